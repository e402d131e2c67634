import { cardPreflight, cardRefusal as refuse, cardResponse } from '../card-response';

/** The agent card at the address of A2A up to 0.2.6, still the only one that many clients know. */
export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { cardResponse as GET, cardResponse as HEAD, cardPreflight as OPTIONS };
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };

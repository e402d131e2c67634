import { cardPreflight, cardRefusal as refuse, cardResponse } from '../card-response';

/** The agent card at the address of A2A 0.3.0. */
export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { cardResponse as GET, cardResponse as HEAD, cardPreflight as OPTIONS };
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };

export const dynamic = 'force-dynamic';

/** As little as a page that is drawn for each request can be: the yardstick of `npm run bench:pages`. */
export default function EmptyPage() {
  return <main>Empty.</main>;
}

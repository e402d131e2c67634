import { imageUrl } from './image-url';

/**
 * An agent's image in a hairline frame. The alternative text stands in its place until it comes, and stays if it never does.
 * It is fetched from the agent's host by the browser, without telling that host which page it stands on.
 */
export function ProfilePlate({ url, alt, credit, square = false }: { url: unknown; alt: string; credit: string; square?: boolean }) {
  const src = imageUrl(url);
  if (!src) return null;
  return (
    <figure className="plate mb-6">
      <picture className={square ? 'im aspect-square! p-0!' : 'im p-0!'}>
        <img src={src} alt={alt} width={240} height={square ? 240 : 320} loading="lazy" decoding="async" referrerPolicy="no-referrer" className="size-full object-contain" />
      </picture>
      <figcaption>{credit}</figcaption>
    </figure>
  );
}

import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import type { Source } from './sources-of';

/** Id of a source's entry; `turn` is the id of the turn's article. */
export const sourceId = (turn: string, number: number) => `${turn}-s${number}`;

/** Id of the first marker of a source, to which its entry leads back. */
export const markerId = (turn: string, number: number) => `${turn}-m${number}`;

/**
 * Raised numbers that lead to the list of sources. A number alone says nothing, so each link is named after its source.
 * Numbers run from left to right in every script.
 * @param first numbers that the text names here for the first time
 */
export function CitationMarker({ numbers, first, sources, turn }: { numbers: number[]; first: readonly number[]; sources: readonly Source[]; turn: string }) {
  const t = useTranslations('ask');
  return (
    <sup className="cite" dir="ltr">
      {numbers.map((number, index) => {
        const { document_title: title, document_reference: reference } = sources.find((source) => source.number === number)?.citations[0] ?? {};
        const name = title || reference;
        return (
          <Fragment key={number}>
            {index > 0 && ', '}
            <a
              href={`#${sourceId(turn, number)}`} id={first.includes(number) ? markerId(turn, number) : undefined} data-source={number}
              className={besideOthers(index, numbers.length)} aria-label={name ? t('marker', { number, title: name }) : t('markerAlone', { number })}
            >
              {number}
            </a>
          </Fragment>
        );
      })}
    </sup>
  );
}

/** Room for a finger ends where the next number begins. */
function besideOthers(index: number, count: number): string | undefined {
  return [index > 0 && '[&::after]:left-[-.2em]!', index < count - 1 && '[&::after]:right-[-.2em]!'].filter(Boolean).join(' ') || undefined;
}

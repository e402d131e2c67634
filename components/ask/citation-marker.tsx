import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import type { Source } from './sources-of';

/** Id of a source's entry; `turn` is the id of the turn's article. */
export const sourceId = (turn: string, number: number) => `${turn}-s${number}`;

/** Raised numbers that lead to the list of sources. A number alone says nothing, so each link is named after its source. */
export function CitationMarker({ numbers, sources, turn }: { numbers: number[]; sources: readonly Source[]; turn: string }) {
  const t = useTranslations('ask');
  return (
    <sup className="cite">
      {numbers.map((number, index) => {
        const title = sources.find((source) => source.number === number)?.citations[0]?.document_title;
        return (
          <Fragment key={number}>
            {index > 0 && ', '}
            <a href={`#${sourceId(turn, number)}`} data-source={number} aria-label={title ? t('marker', { number, title }) : t('markerAlone', { number })}>
              {number}
            </a>
          </Fragment>
        );
      })}
    </sup>
  );
}

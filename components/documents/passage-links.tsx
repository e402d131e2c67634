import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';
import type { DocumentHit } from './document-hit';

/** The passages of one document that were found, by their place in it. */
export function PassageLinks({ passages }: { passages: DocumentHit[] }) {
  const t = useTranslations('documents');
  return (
    <p className="m">
      {t('passages', { count: passages.length })}:{' '}
      {passages.map((passage, index) => (
        <Fragment key={passage.id}>
          {index > 0 && ' · '}
          <Link href={documentPath(passage.id)}>{passage.locator ?? t('passageNumber', { number: index + 1 })}</Link>
        </Fragment>
      ))}
    </p>
  );
}

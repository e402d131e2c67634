import { getLocale, getTranslations } from 'next-intl/server';
import type { Above } from '@/components/documents/breadcrumb';
import { documentPath } from '@/components/documents/document-address';
import { documentData, scriptJson } from '@/components/documents/structured-data';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { env } from '@/lib/env';
import { languageTag, localizedPath } from '@/lib/i18n/language-tag';
import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Outcome } from '@/lib/skills/outcome';
import { describeDocument } from '../describe-document';
import { picturePath } from './document-metadata';

/** What the page of a document says to machines, search engines and the service worker; nothing a reader sees. Such a script is data: no policy of scripts concerns it. */
export async function DocumentHead({ outcome, id, above }: { outcome: Extract<Outcome<FetchedDocument>, { kind: 'found' }>; id: string; above?: Above }) {
  const [t, locale, site] = [await getTranslations('documents'), await getLocale(), env().SITE_URL];
  const { meta, title, description } = describeDocument(outcome, id, { t, locale });
  const absolute = (path: string) => site + localizedPath(path, locale);
  const data = documentData(meta, {
    title, description, address: absolute(documentPath(id)), picture: site + picturePath(id, locale), pageLanguage: languageTag(locale),
    language: outcome.provenance.agent.kind === 'built-in' && meta.kind === 'scripture' ? 'en' : undefined, documents: { name: t('title'), address: absolute('/documents') },
    above: above && { name: above.name, address: absolute(above.href) },
  });
  return (
    <>
      <OfflineCopy readAt={outcome.provenance.readAt} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  );
}

import { useTranslations } from 'next-intl';

/** The addresses behind the links of a text, numbered, for paper only: a printed link cannot be followed. @param addresses absolute, in the order of their numbers */
export function PrintNotes({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations('documents');
  if (addresses.length === 0) return null;
  return (
    <section className="notes onpaper">
      <h2 className="rub">{t('addresses')}</h2>
      <ol>{addresses.map((address) => <li key={address}>{address}</li>)}</ol>
    </section>
  );
}

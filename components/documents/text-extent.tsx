import { useTranslations } from 'next-intl';
import type { Body } from './read-body';

/**
 * How much of a document stands here, as far as it is known: whole or a passage, text or facts only. Nothing is called whole that may be a part.
 * @param kind as the agent names it
 * @param sentAs whether there was a text, and what marks it had
 */
export function TextExtent({ builtIn, kind, reference, sentAs }: { builtIn: boolean; kind?: string; reference?: string; sentAs: Body['sentAs'] }) {
  const t = useTranslations('documents');
  if (sentAs === 'nothing') return <p className="meta mt-3">{t('extent.nothing')}</p>;
  // Our own library says in the text itself where it has facts only.
  if (builtIn && kind !== 'scripture') return null;
  const extent = builtIn ? t('extent.chapter') : reference ? t('extent.passage', { reference }) : t('extent.unknown');
  return <p className="meta mt-3">{extent}{sentAs !== 'text' && <> {t(`extent.${sentAs}`)}</>}</p>;
}

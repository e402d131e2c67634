'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { answerAsText } from '../answer-as-text';
import { useConversationTurns } from './conversation-turns';
import { useExportWords } from './use-export-words';

/** Copies one answer with its numbered sources. @param id of the turn's article */
export function CopyAnswer({ id }: { id: string }) {
  const t = useTranslations('export');
  const words = useExportWords();
  const turn = useConversationTurns().find((one) => one.id === id)?.turn;
  if (!turn) return null;
  return <CopyButton text={() => answerAsText(turn, words)} words={{ copy: t('copy'), copied: t('copied'), refused: t('copyRefused') }} />;
}

'use client';

import { useEffect, useMemo, useState } from 'react';
import { foldText, hasWords } from './fold-text';
import { onHistoryChange } from './history-changes';
import type { Searchable } from './read-history';
import type { ListedConversation } from './versions-together';

/**
 * The conversations that have the words of a search in their title, or in a question, an answer or a source.
 * @returns `where` names, for those found only below their title, a question that has the words with its answer
 */
export function useHistorySearch(conversations: ListedConversation[], words: string): { matches: ListedConversation[]; where: Map<string, string> } {
  const [searchable, setSearchable] = useState<Searchable[]>();
  const isSearching = words.trim() !== '';

  // The texts are read and folded when the first search begins, and again after a change.
  useEffect(() => {
    if (!isSearching) return;
    let isHere = true;
    const read = () => void import('./read-history').then(({ readSearchable }) => readSearchable()).then((texts) => isHere && setSearchable(texts), () => undefined);
    read();
    const end = onHistoryChange(read);
    return () => {
      isHere = false;
      end();
    };
  }, [isSearching]);

  return useMemo(() => {
    if (!isSearching) return { matches: conversations, where: new Map<string, string>() };
    const where = new Map<string, string>();
    for (const { conversation, question, folded } of searchable ?? []) {
      if (!where.has(conversation) && hasWords(folded, words)) where.set(conversation, question);
    }
    const inTitle = new Set(conversations.filter(({ title }) => hasWords(foldText(title), words)).map(({ id }) => id));
    const matches = conversations.filter(({ id }) => inTitle.has(id) || where.has(id));
    for (const id of inTitle) where.delete(id);
    return { matches, where };
  }, [conversations, words, isSearching, searchable]);
}

import type { Metadata } from 'next';
import { Conversation, conversationMetadata } from './conversation';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/ask'>): Promise<Metadata> {
  return conversationMetadata(await searchParams);
}

/** `/ask`, `/ask?q=…` (prefills, asks nothing), `/ask?ticket=…&ticket=…` (a conversation), `/ask?private=1` (one that the browser does not keep). */
export default async function AskPage({ searchParams }: PageProps<'/[locale]/ask'>) {
  return <Conversation given={await searchParams} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isConversationId } from '@/components/ask/conversation-address';
import { Conversation, conversationMetadata } from '../conversation';

type Props = PageProps<'/[locale]/ask/[conversation]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return conversationMetadata(await searchParams, (await params).conversation);
}

/** A conversation by the ticket of its first turn: the turns that the address names, and what the reader's browser keeps of it. */
export default async function ConversationPage({ params, searchParams }: Props) {
  const { conversation: id } = await params;
  if (!isConversationId(id)) notFound();
  return <Conversation given={await searchParams} id={id} />;
}

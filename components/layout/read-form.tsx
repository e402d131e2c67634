'use client';

import { useState, useTransition, type ReactNode } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import type { Asked } from '@/lib/skills/outcome';

interface Went {
  kind?: string;
  reason?: string;
}

async function send(form: HTMLFormElement): Promise<Went> {
  try {
    const response = await fetch(form.action, { method: 'POST', body: new FormData(form), headers: { accept: 'application/json' } });
    return (await response.json()) as Went;
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * A button that asks the agent whatever is kept, at the cost of one call however often it is pressed meanwhile; then the page is drawn again.
 * Without scripts it is a form that comes back to its page.
 * @param free only looks what has come of the call that was made already
 * @param left said beside the button: what is left to press it with
 * @param failed said beside the button where the agent did not answer and the page still stands on what was read before
 * @param usedUp the same where no call is left this minute
 * @param onMissing the page is a 404, which the router does not leave before it is loaded anew; that costs nothing more
 */
export function ReadForm(props: { asked: Asked; label: ReactNode; busy: ReactNode; left?: ReactNode; failed?: ReactNode; usedUp?: ReactNode; className?: string; onMissing?: boolean; free?: boolean }) {
  const { asked, label, busy, left, failed, usedUp, className, onMissing = false, free = false } = props;
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [went, setWent] = useState<Went>();
  return (
    <form
      method="post" action="/api/read" encType="multipart/form-data" className="inline-flex flex-wrap items-center gap-x-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (isPending) return;
        start(async () => {
          const now = await send(form);
          setWent(now);
          if (!onMissing) router.refresh();
          else if (now.kind === 'found' || now.kind === 'not-found') window.location.reload();
        });
      }}
    >
      <input type="hidden" name="skill" value={asked.skill} />
      {free && <input type="hidden" name="free" value="1" />}
      <input type="hidden" name="input" value={JSON.stringify(asked.input)} />
      <button type="submit" className={className} aria-disabled={isPending}>{isPending ? busy : label}</button>
      {left && <span className="meta num">{left}</span>}
      {!isPending && (went?.kind === 'failed' || went?.kind === 'refused') && <span role="status">{went.reason === 'queued' ? usedUp : failed}</span>}
    </form>
  );
}

import { describe, expect, it } from 'vitest';
import { forgetTakenOut, noteTakenOut, withoutTakenOut } from './taken-out';

const turns = [{ ticket: 'answered' }, { ticket: 'queued' }];

describe('a question that was taken out of the queue', () => {
  it('is dropped from what is kept, on the page it stands on and on the next, until it is dropped', () => {
    expect(withoutTakenOut(turns, ['failed'])).toEqual({ turns, unanswered: ['failed'] });
    noteTakenOut('queued');
    expect(withoutTakenOut(turns, ['failed'])).toEqual({ turns: [{ ticket: 'answered' }], unanswered: ['failed', 'queued'] });
    expect(withoutTakenOut([], [])).toEqual({ turns: [], unanswered: ['queued'] });
    forgetTakenOut(['failed', 'queued']);
    expect(withoutTakenOut([], [])).toEqual({ turns: [], unanswered: [] });
  });
});

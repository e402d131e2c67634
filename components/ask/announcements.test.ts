import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, endNews, lastNews, onNews } from './announcements';

describe('what is said of questions', () => {
  afterEach(endNews);

  it('is news only after what was there at first', () => {
    announce({ text: 'The answer is here.', of: 'a found' });
    expect(lastNews()).toBeUndefined();
    announce({ text: 'Waiting.', of: 'b' });
    expect(lastNews()?.text).toBe('Waiting.');
  });

  it('is news again in the same words of another question, and not of the same', () => {
    announce({ text: '', of: '' });
    const heard = vi.fn();
    const end = onNews(heard);
    const news = ['a found', 'b found', 'b found', 'c found'].map((of) => {
      announce({ text: 'The answer is here.', of });
      return lastNews();
    });
    end();
    expect(heard).toHaveBeenCalledTimes(3);
    expect(new Set(news).size).toBe(3);
  });
});

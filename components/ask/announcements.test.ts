import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, endNews, fadeNews, lastNews, onNews } from './announcements';

describe('what is said of questions', () => {
  afterEach(endNews);

  it('is news only after what was there at first', () => {
    announce({ text: 'The answer is here.', of: 'a found' });
    expect(lastNews()).toBeUndefined();
    announce({ text: 'Waiting.', of: 'b' });
    expect(lastNews()?.text).toBe('Waiting.');
  });

  it('does not stand in the document for good, and is no news again when the page is drawn once more', () => {
    announce({ text: 'First in the queue', of: 'a 1' });
    announce({ text: 'Waiting.', of: 'a undefined' });
    fadeNews();
    expect(lastNews()).toBeUndefined();
    announce({ text: 'Waiting.', of: 'a undefined' });
    expect(lastNews()).toBeUndefined();
    announce({ text: 'The answer is here.', of: 'a found' });
    expect(lastNews()?.text).toBe('The answer is here.');
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

import { expect, it } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { DIRECTORIES } from './directory-kind';
import { notGiven } from './not-given';

it.each(DIRECTORIES)('what an agent might have said of one of the %s has a label', (kind) => {
  const absent = notGiven(kind, { primary_name: 'X' });
  expect(absent.length).toBeGreaterThan(4);
  expect(absent.filter((label) => !(label in messages.fields))).toEqual([]);
});

it('what was said, under whatever name, is not called absent', () => {
  const saint = { primary_name: 'X', date_of_birth: '1900', died: '1950', feast: '10-01', canonised: '2000', patron_of: ['A'], attributes: ['B'], bio: 'Lived.', image_url: 'https://x.example/y.jpg' };
  expect(notGiven('saints', saint)).toEqual([]);
  expect(notGiven('saints', { ...saint, bio: '', attributes: [] })).toEqual(['iconography', 'biography']);
  expect(notGiven('clergy', { primary_name: 'X', became_bishop: '1990' })).not.toContain('consecrated_bishop');
  expect(notGiven('dioceses', { primary_name: 'X', see_vacant: true, is_metropolitan_see: true, coat_of_arms_url: 'https://x.example/y.jpg' })).not.toEqual(expect.arrayContaining(['current_bishop']));
});

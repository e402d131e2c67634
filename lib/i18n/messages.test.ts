import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routing } from './routing';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const read = (locale: string) => new Map(flatten(JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as Tree));

const english = read('en');
const others = routing.locales.filter((locale) => locale !== 'en');

/** Long texts that are rightly the same everywhere: names. */
const sameEverywhere = new Set(['Magisterium Explorer', 'Magisterium AI', 'World English Bible', 'Roman Martyrology', 'Annuario Pontificio']);

/** The text between a brace and the one that closes it, and where that is. */
function braced(text: string, open: number): { inside: string; end: number } {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { inside: text.slice(open + 1, at), end: at };
  }
  throw new Error(`A brace stays open: ${text}`);
}

interface Placeholders { all: Set<string>; shown: Set<string> }

/**
 * Names of the arguments and tags of an ICU message, those inside the branches of a plural or a choice too.
 * `shown` leaves out what only chooses a branch: a language without plurals does not need it.
 */
function placeholders(message: string, into: Placeholders = { all: new Set(), shown: new Set() }): Placeholders {
  const add = (name: string, isShown: boolean) => {
    into.all.add(name);
    if (isShown) into.shown.add(name);
  };
  for (const [, name] of message.matchAll(/<([a-z]\w*)>/gi)) add(`<${name}>`, true);
  for (let at = message.indexOf('{'); at !== -1; at = message.indexOf('{', at)) {
    const { inside, end } = braced(message, at);
    const chooses = /,\s*(plural|select|selectordinal)\s*,/.test(inside);
    add(inside.split(',')[0]?.trim() ?? '', !chooses || inside.includes('#'));
    for (let branch = inside.indexOf('{'); branch !== -1; branch = inside.indexOf('{', branch)) {
      const { inside: words, end: last } = braced(inside, branch);
      placeholders(words, into);
      branch = last;
    }
    at = end;
  }
  return into;
}

/** What stays when arguments and tags are taken away. */
const wordsOf = (message: string) => message.replace(/<\/?\w+>|\{\w+\}/g, '').trim();

describe.each(others)('%s', (locale) => {
  const messages = read(locale);

  it('has every key of the English messages and no other', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('leaves no message empty', () => {
    expect([...messages].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([]);
  });

  it('leaves no sentence in English', () => {
    const left = [...messages].filter(([key, text]) => wordsOf(text).length > 14 && text === english.get(key) && /[A-Za-z]{3}/.test(wordsOf(text)));
    expect(left.filter(([, text]) => !sameEverywhere.has(text))).toEqual([]);
  });

  it('keeps the placeholders', () => {
    const differing = [...messages].filter(([key, text]) => {
      const [own, model] = [placeholders(text), placeholders(english.get(key) ?? '')];
      return [...model.shown].some((name) => !own.all.has(name)) || [...own.all].some((name) => !model.all.has(name));
    });
    expect(differing).toEqual([]);
  });
});

describe('the messages', () => {
  it('parse as ICU messages in every language', async () => {
    const { createTranslator } = await import('next-intl');
    for (const locale of routing.locales) {
      const tree = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as Tree;
      const broken: string[] = [];
      const t = createTranslator({ locale, messages: tree, onError: (error) => { if (error.code === 'INVALID_MESSAGE') broken.push(error.message); } });
      for (const key of read(locale).keys()) t(key as never);
      expect(broken).toEqual([]);
    }
  });

  it('end no sentence with an exclamation mark', () => {
    for (const locale of routing.locales) expect([...read(locale)].filter(([, text]) => /[!！]/.test(text))).toEqual([]);
  });
});

/** As much of micromark, which reads Markdown for remark, as is used here. */
type Code = number | null;
type State = (code: Code) => State | undefined;
interface Sequence { _open?: boolean; _close?: boolean }
interface Effects { enter(type: string): void; exit(type: string): Sequence; consume(code: Code): void }
type Resolver = (events: unknown[], context: Context) => unknown[];
interface Construct { name?: string; tokenize?: unknown; resolveAll?: Resolver }
interface Context { previous: Code; parser: { constructs: { insideSpan: { null?: Construct[] } } } }

const ASTERISK = 42;

type Kind = 'word' | 'mark' | 'space';

/** Below zero are line ends and tabs; null is the end of the text. A half of a surrogate pair is a letter. */
function kindOf(code: Code): Kind {
  if (code === null || code < 0) return 'space';
  const character = String.fromCharCode(code);
  return /\s/u.test(character) ? 'space' : /[\p{P}\p{S}]/u.test(character) ? 'mark' : 'word';
}

/** Chinese, Japanese and Korean letters and their marks; a surrogate half belongs to the rarer Chinese letters, mostly. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF\uD840-\uD88F]/u;
const isCjk = (code: Code) => code !== null && code > 0 && CJK.test(String.fromCharCode(code));

/**
 * Whether a run of asterisks or underscores may open and may close emphasis. CommonMark's rule asks for a space on the other side of a
 * mark, and Chinese has none: there `**“圣体”**是` stays unread. Beside a Chinese, Japanese or Korean letter a mark counts as a letter.
 */
export function flanks(marker: number, previous: Code, next: Code): Required<Sequence> {
  const [before, after] = [kindOf(previous), kindOf(next)];
  const eased = isCjk(previous) || isCjk(next);
  const left = after === 'word' || (after === 'mark' && (before !== 'word' || eased));
  const right = before === 'word' || (before === 'mark' && (after !== 'word' || eased));
  if (marker === ASTERISK) return { _open: left, _close: right };
  return { _open: left && (before !== 'word' || !right), _close: right && (after !== 'word' || !left) };
}

const attention = {
  name: 'attention-beside-cjk',
  // The runs found here are paired by the parser's own rule, which is not exported.
  resolveAll: (events: unknown[], context: Context): unknown[] => {
    const own = context.parser.constructs.insideSpan.null?.find(({ name }) => name === 'attention');
    return own?.resolveAll?.(events, context) ?? events;
  },
  tokenize(this: Context, effects: Effects, ok: State): State {
    const { previous } = this;
    let marker = ASTERISK;
    const inside: State = (code) => {
      if (code === marker) {
        effects.consume(code);
        return inside;
      }
      Object.assign(effects.exit('attentionSequence'), flanks(marker, previous, code));
      return ok(code);
    };
    return (code) => {
      marker = code ?? ASTERISK;
      effects.enter('attentionSequence');
      return inside(code);
    };
  },
};

/** A remark plugin: emphasis beside Chinese, Japanese and Korean is read as it was meant. */
export function cjkEmphasis(this: { data(): object }): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push({ text: { 42: attention, 95: attention } });
}

import { describe, expect, it } from 'vitest';
import { sourcesOf } from './yearbooks';

const of = (sources: [source: string | undefined, value?: number | null][]) => sourcesOf(sources.map(([source, value = 1], index) => ({ year: 2000 + index, value, doubts: [], source })));

describe('the sources of what is shown', () => {
  it('are those of known figures only', () => expect(of([['AP2001'], ['AP2002', null], [undefined], ['AP2003', 0]])).toEqual({ count: 2, list: ['AP2001', 'AP2003'] }));
  it('are a range of yearbooks, and nothing else is in the range', () => {
    const sent = of([['AP2005'], ['Annuario Pontificio'], ['AP2001'], ['AP2003'], ['ap202'], ['AP2004'], ['AP2002'], ['Zenit']]);
    expect(sent).toEqual({ count: 8, list: ['AP2001 … AP2005', 'Annuario Pontificio', 'Zenit', 'ap202'] });
  });
  it('are named one by one where they are few, each once', () => expect(of([['AP2002'], ['AP2001'], ['AP2002']])).toEqual({ count: 2, list: ['AP2001', 'AP2002'] }));
  it('are none where none is named', () => expect(of([[undefined], ['AP2001', null]])).toEqual({ count: 0, list: [] }));
});

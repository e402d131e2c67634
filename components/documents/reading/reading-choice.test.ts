import { describe, expect, it } from 'vitest';
import { READING, readReading, writeReading } from './reading-choice';

describe('how texts are set', () => {
  it('is read as it was written, whatever was chosen', () => {
    for (const size of READING.size) for (const measure of READING.measure) for (const face of READING.face) {
      const choice = { size, measure, face };
      expect(readReading(writeReading(choice))).toEqual(choice);
      expect(writeReading(choice)).toMatch(/^[a-z -]{0,60}$/);
    }
  });

  it.each([null, undefined, '', 'nonsense', 'size-huge face-', 'SIZE-LARGE'])('is the usual for %j', (kept) => {
    expect(readReading(kept)).toEqual({ size: 'usual', measure: 'usual', face: 'serif' });
  });
});

import type { Drawing, DrawnText } from '@/lib/trends/picture/drawing';
import { FILE_COLOURS, svgOf } from '@/lib/trends/picture/svg';

/** Where a box of text begins so that it ends or is centred at its anchor: the renderer measures, we do not. */
function boxOf({ x, anchor }: DrawnText, width: number): { left: number; width: number; justifyContent: 'flex-start' | 'center' | 'flex-end' } {
  if (anchor === 'start') return { left: x, width: width - x, justifyContent: 'flex-start' };
  if (anchor === 'end') return { left: 0, width: x, justifyContent: 'flex-end' };
  const half = Math.min(x, width - x);
  return { left: x - half, width: half * 2, justifyContent: 'center' };
}

/** Part of a letter's height that stands above the baseline, in a line as high as the type. */
const ASCENT = 0.86;

/** A drawing for the renderer of preview pictures, which writes no text in SVG: lines as one image, each text in a box over it. @param drawable the part of a text our fonts have */
export function DrawnPicture({ drawing, drawable }: { drawing: Drawing; drawable: (text: string) => string | undefined }) {
  const { width, height, texts } = drawing;
  const lines = `data:image/svg+xml;base64,${Buffer.from(svgOf(drawing, { kind: 'file', label: '', bare: true })).toString('base64')}`;
  return (
    <div style={{ display: 'flex', position: 'relative', width, height, background: FILE_COLOURS.paper }}>
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- for the renderer, no page */}
      <img src={lines} width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }} />
      {texts.map((text, index) => (
        <div key={index} style={{ ...boxOf(text, width), display: 'flex', position: 'absolute', top: text.y - text.size * ASCENT, height: text.size, fontSize: text.size, lineHeight: 1, whiteSpace: 'nowrap', color: FILE_COLOURS[text.colour] }}>
          {drawable(text.text) ?? ''}
          {text.tail && <span style={{ marginLeft: text.size / 3, color: FILE_COLOURS['ink-2'] }}>{drawable(text.tail) ?? ''}</span>}
        </div>
      ))}
    </div>
  );
}

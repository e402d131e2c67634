import { escapeMarkup } from '@/lib/escape-markup';
import type { Drawing, DrawnText, Role, Shape } from './drawing';

/** The light theme's colours (app/styles/tokens.css): a file is shown on whatever ground, so it brings its own. */
export const FILE_COLOURS: Record<Role, string> = {
  c1: '#2089C2', c2: '#7A3B0C', c3: '#1F5F56', c4: '#5C3088', c5: '#708A1E', c6: '#94877B',
  ink: '#231F1A', 'ink-2': '#51493E', 'ink-3': '#685F52', rule: '#DED5C4', 'rule-strong': '#8A7F6E', paper: '#FAF6EE', rubric: '#AB2515',
};

const FONTS = "'Source Sans 3','Source Sans 3 Variable',system-ui,'Segoe UI','PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";

interface SvgOptions {
  /** `file`: with its own colours, ground and fonts. `page`: the page's. */
  kind: 'file' | 'page';
  /** What the picture shows, in words: its name for those who do not see it. */
  label: string;
  className?: string;
  /** Without its texts, for a renderer that has no fonts here. */
  bare?: boolean;
}

/** A drawing as SVG, on one line. */
export function svgOf(drawing: Drawing, { kind, label, className, bare = false }: SvgOptions): string {
  const { width, height, shapes, texts } = drawing;
  const colour = (role: Role) => (kind === 'file' ? FILE_COLOURS[role] : `var(--${role})`);
  const drawShape = ({ d, stroke, width: thick, dash, fill }: Shape) =>
    `<path d="${d}" fill="${fill ? colour(fill) : 'none'}"${stroke ? ` stroke="${colour(stroke)}" stroke-width="${thick ?? 1}" stroke-linejoin="round" stroke-linecap="round"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const drawText = ({ x, y, text, size, colour: role, anchor, bold, tail }: DrawnText) =>
    // A style, for a page's own rules on text would win over attributes.
    `<text x="${x}" y="${y}" text-anchor="${anchor}" style="font-size:${size}px;fill:${colour(role)}${bold ? ';font-weight:600' : ''}">${escapeMarkup(text)}${tail ? `<tspan dx="${size / 3}" style="font-weight:400;fill:${colour('ink-2')}">${escapeMarkup(tail)}</tspan>` : ''}</text>`;
  const ground = kind === 'file' && !bare ? `<rect width="${width}" height="${height}" fill="${FILE_COLOURS.paper}"/>` : '';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${kind === 'file' ? ` width="${width}" height="${height}" font-family="${FONTS}"` : ''}${className ? ` class="${className}"` : ''} role="img" aria-label="${escapeMarkup(label)}">`;
  return `${open}${kind === 'file' ? `<title>${escapeMarkup(label)}</title>` : ''}${ground}${shapes.map(drawShape).join('')}${bare ? '' : texts.map(drawText).join('')}</svg>`;
}

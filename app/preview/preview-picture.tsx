/** 1200 by 630 pixels, which is what messengers and networks show. */
export const PICTURE = { width: 1200, height: 630 };

/** Longer titles are cut; the page has them whole. */
const LONGEST = 160;

export interface PreviewTexts {
  label?: string;
  title?: string;
  byline?: string;
  site: string;
}

const cut = (text: string) => ([...text].length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('').trimEnd()}…` : text);

/** The picture of a page: kind, title and one line more (a document’s author and year, a profile’s introduction) on paper, as our page has them. Colours are those of the light theme (app/styles/tokens.css). */
export function PreviewPicture({ label, title, byline, site }: PreviewTexts) {
  const size = title && [...title].length > 90 ? 52 : title && [...title].length > 40 ? 64 : 84;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: '100%', padding: '72px 80px 64px', background: '#FAF6EE', color: '#231F1A' }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {label && <div style={{ fontSize: 34, color: '#AB2515' }}>{label}</div>}
        {title && <div style={{ fontSize: size, lineHeight: 1.15, marginTop: 18 }}>{cut(title)}</div>}
        {byline && <div style={{ fontSize: 36, color: '#51493E', marginTop: 26 }}>{cut(byline)}</div>}
      </div>
      <div style={{ display: 'flex', fontSize: 32, color: '#51493E', borderTop: '2px solid #DED5C4', paddingTop: 22 }}>
        <span style={{ color: '#AB2515', marginRight: 14 }}>¶</span>{site}
      </div>
    </div>
  );
}

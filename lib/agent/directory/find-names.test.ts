// Longer than 110 lines: a table of names and whom they mean.
import { describe, expect, it } from 'vitest';
import { findPerson } from './clergy';
import { findDiocese } from './dioceses';
import { findPope } from './popes';
import { findSaint } from './saints';

const SAINTS: Record<string, string[]> = {
  'catherine-of-siena': ['Catherine of Siena', 'St. Catherine of Siena', 'Catherine of Sienna', 'Cathreine of Siena', 'catherine-of-siena'],
  'therese-of-lisieux': [
    'Therese of Lisieux', 'Thérèse of Lisieux', 'The\u0301re\u0300se of Lisieux', 'THÉRÈSE', 'Therese', 'Sainte Thérèse',
    'Little Flower', '小德兰',
    'Santa Tereżina', 'Kis Szent Teréz', 'Terese of Liseux',
  ],
  jerome: ['jerome', 'Jerome', 'Jerome of Stridon', 'Hl. Hieronymus', 'Who was Saint Jerome?', 'San Ġirolmu'],
  'francis-of-assisi': [
    'Francis of Assisi', 'Saint Francis', 'Hl. Franz von Assisi', 'Saint François d’Assise', "Saint François d'Assise", '圣方济各',
    'Assisi Szent Ferenc',
  ],
  'pius-of-pietrelcina': ['Padre Pio', 'Pater Pio', 'Pius of Pietrelcina'],
  'augustine-of-hippo': ['Augustine', 'Saint Augustine', 'St. Augustine of Hippo', 'Augustin', 'Szent Ágoston', '圣奥斯定'],
  'teresa-of-avila': ['Teresa of Avila', 'Teresa of Ávila', 'Saint Teresa', 'Teresa von Jesus', 'Teresa of Jesus', '大德兰'],
  'teresa-of-calcutta': ['Mother Teresa', 'Mutter Teresa', 'Teréz anya'],
  'stephen-of-hungary': ['Szent István', 'Szent István király', 'Stephen of Hungary'],
  'teresa-benedicta-of-the-cross-stein': ['Edith Stein'],
  'joan-of-arc': ['Joan of Arc', "Jeanne d'Arc", 'Jeanne d’Arc'],
  'john-henry-newman': ['Newman', 'Cardinal Newman', 'John Henry Newman'],
  'pope-john-paul-ii': ['Saint John Paul the Second', 'Pope John Paul II', 'John Paul', 'Pope John Paul'],
  'john-and-paul': ['John and Paul', 'Saints John & Paul'],
  'perpetua-and-felicity': ['Perpetua Felicity'],
  'anthony-of-egypt': ['Anthony, Abbot', 'Anthony the Great', 'Anthony of Egypt'],
  'teresa-of-the-andes': ['Teresa of the Andes', 'Teresa of Los Andes', 'Teresa of Jesus of Los Andes'],
  'francis-borgia': ['Francis Borgia', 'francis-borgia-4th-duke-of-gandia'],
  michael: ['Michael', 'Michael the Archangel', 'Saint Michael'],
  'pope-leo-i': ['Leo the Great', 'Leo der Große'],
  'blessed-virgin-mary': ['Mary', 'Virgin Mary', 'Our Lady', '圣母'],
  'martin-of-tours': ['Martin', 'Saint Martin of Tours'],
  'john-the-evangelist': ['Saint John', 'John'],
  'joseph-spouse-of-mary': ['Saint Joseph', 'Joseph'],
  'john-vianney': ['John Vianney', 'Curé of Ars', 'Jean-Marie Vianney', 'jean-marie-vianney'],
  'sharbel-makhluf': ['Charbel', 'Saint Sharbel', 'Charbel Makhlouf'],
  'josemaria-escriva-de-balaguer': ['Josemaria Escriva', 'Escrivá'],
  'charles-lwanga': ['Charles Lwanga'],
  'callistus-i': ['Pope Callixtus I', 'Callistus I', 'pope-callixtus-i'],
  'pope-agatho': ['Agatho', 'Pope Agatho'],
  'joan-of-portugal': ['Joan of Portugal'],
  'bernadette-soubirous': ['Bernadette Soubirous', 'Bernardetta Subirous'],
  'maximilian-mary-kolbe': ['Maximillian Kolbe', 'Maximilan Kolbe'],
  'carlo-acutis': ['Blessed Carlo Acutis'],
  henry: ['Henry II', 'henry-ii-holy-roman-emperor'],
};

const POPES: Record<string, string[]> = {
  'john-paul-ii': [
    'John Paul II', 'John Paul 2', 'john paul ii', 'john paul 2', 'Pope John Paul the Second', 'JPII', 'Karol Wojtyla', 'Karol Wojtyła',
    'Johannes Paul II.',
    'II. János Pál', 'Jean-Paul deux', '若望保禄二世', 'Cardinal Wojtyla', 'john-paul-ii', 'saint john paul II',
  ],
  francis: [
    'Pope Francis', 'Francis', 'Papst Franziskus', 'pape François', 'Ferenc pápa', 'Papa Franġisku', '教宗方济各', 'Jorge Bergoglio',
    'Bergolio',
  ],
  'leo-xiv': ['Leo 14', 'Leo XIV', 'Pope Leo', 'Robert Prevost', 'Pope Robert Prevost'],
  'leo-i': ['Leo I', 'Leo the Great', 'Leo 1st', 'Léon Ier', 'Leo der Große'],
  'benedict-xvi': ['benedict-xvi', 'Benedict 16th', 'Benedict XVI', 'Benoît XVI', 'Ratzinger', 'Cardinal Ratzinger', 'Pope Benedict'],
  'pius-ix': ['Pius IX', 'Pius 9', 'Pope Pius the Ninth', 'Pio Nono', 'Pie IX'],
  'pius-xi': ['Pius XI', 'Pius 11'],
  peter: ['Peter', 'Saint Peter', 'Simon Peter', 'Pope Peter'],
  'john-xxiii': ['John XXIII', 'John the Twenty-third', 'Good Pope John', 'Pope John'],
  'benedict-ix': ['Benedict IX'],
  'stephen-iii': ['Stephen III'],
  anacletus: ['Cletus', 'Anacletus'],
  'paul-vi': ['Archbishop Montini', 'Paul VI'],
};

const CLERGY: Record<string, string[]> = {
  'luis-antonio-tagle': ['Cardinal Tagle', 'Tagle', 'Luis Antonio Tagle', 'Kardinal Tagle', 'tagle, luis antonio'],
  'pietro-parolin': ['Parolin', 'Cardinal Pietro Parolin', 'Secretary of State', 'Pietro Parolim'],
  'sean-patrick-o-malley': ["O'Malley", 'O’Malley', 'O Malley', 'OMalley', "Cardinal Sean O'Malley"],
  'christoph-schonborn': ['Schönborn', 'Schonborn', 'Schoenborn'],
  'jose-advincula': ['Archbishop of Manila'],
  'francis-arinze': ['Cardinal Francis'],
};

const DIOCESES: Record<string, string[]> = {
  dmaml: ['Archdiocese of Manila', 'dmaml', 'Manila', 'Manille', '马尼拉总教区'],
  saopau_br: ['Sao Paulo', 'São Paulo', 'Archdiocese of São Paulo', '圣保罗'],
  dworc: ['Worcester', 'Diocese of Worcester', 'Worcester Massachusetts', 'Worchester'],
  sailou_us: ['St. Louis', 'St Louis', 'Saint Louis', 'Saint-Louis', 'Saint Louis Missouri'],
  salods_sn: ['Saint-Louis Senegal', 'Saint-Louis du Sénégal'],
  laquil_it: ["L'Aquila", 'L’Aquila', 'L Aquila', 'LAquila', 'Aquila', 'L&#39;Aquila'],
  triere_de: ['Bistum Trier', 'Trier', 'Diözese Trier', 'Trèves'],
  kolnlo_de: ['Köln', 'Cologne', 'Koeln', 'Erzbistum Köln', 'Kolonja'],
  sajosn_ca: ["St. John's", 'St. John’s'],
  sanpol_at: ['Sankt Pölten', 'St. Pölten', 'St. Poelten'],
  dlyon: ['Archidiocèse de Lyon', 'Lyon', 'Lyons', 'Archdiocese of Lyons'],
  dpecs: ['Pécsi Egyházmegye', 'Pécs'],
  romamo_it: ['Rome', 'Rom', 'Roma', 'Diocese of Rome'],
  muunfr_de: ['Munich', 'München', 'Muenchen'],
  venezi_it: ['Venice', 'Venedig'],
  venice_us: ['Diocese of Venice'],
  santos_br: ['Santos'],
  birmin_gb: ['Birmingham England'],
  sanasa_ml: ['San'],
  toledo_es: ['Toledo'],
  toledo_us: ['Toledo Ohio'],
  dsnfr: ['San Francisco', 'Archdiocese of San Francisco'],
};

const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([id, queries]) => queries.map((query) => [query, id] as const));

describe('a name finds whom it means', () => {
  it('is asked often enough', () => {
    const asked = [SAINTS, POPES, CLERGY, DIOCESES].flatMap(cases);
    expect(new Set(asked.map(([query]) => query)).size).toBeGreaterThanOrEqual(150);
  });
  it.each(cases(SAINTS))('saint %s', (query, id) => expect(findSaint(query)?.record.saint_id).toBe(id));
  it.each(cases(POPES))('pope %s', (query, id) => expect(findPope(query)?.record.pope_id).toBe(id));
  it.each(cases(CLERGY))('cleric %s', (query, id) => expect(findPerson(query)?.record.person_id).toBe(id));
  it.each(cases(DIOCESES))('see %s', (query, id) => expect(findDiocese(query)?.record.source_code).toBe(id));
});

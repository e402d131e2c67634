/**
 * Papal names as Italians, Spaniards and Portuguese, Poles and the Latin write them, and as Chinese outside the Church do, by the English name without its number:
 * the data have German, French, Hungarian, Maltese and the Church's Chinese. Only names that popes since the Middle Ages bore, and those written otherwise than in English.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Adrian': 'Adriano Adriaan Hadrianus Hadrian',
  'Agapetus': 'Agapito',
  'Alexander': 'Alessandro Alejandro Alexandre Aleksander',
  'Anastasius': 'Anastasio Anastácio',
  'Benedict': 'Benedetto Benedicto Bento Benedykt Benedictus',
  'Boniface': 'Bonifacio Bonifácio Bonifacy Bonifatius',
  'Callixtus': 'Callisto Calixto Calisto Kalikst',
  'Celestine': 'Celestino Celestyn Coelestinus',
  'Clement': 'Clemente Klemens Clemens',
  'Constantine': 'Costantino Constantino',
  'Cornelius': 'Cornelio Cornélio',
  'Damasus': 'Damaso Dámaso',
  'Eugene': 'Eugenio Eugênio Eugeniusz Eugenius',
  'Eusebius': 'Eusebio',
  'Fabian': 'Fabiano Fabián',
  'Felix': 'Felice Félix',
  'Formosus': 'Formoso',
  'Francis': 'Francesco Francisco Franciszek Franciscus',
  'Gelasius': 'Gelasio',
  'Gregory': 'Gregorio Gregório Grzegorz Gregorius 格列高利',
  'Hilarius': 'Ilario Hilario',
  'Honorius': 'Onorio Honorio Honório Honoriusz',
  'Innocent': 'Innocenzo Inocencio Inocêncio Innocenty Innocentius',
  'John': 'Giovanni Juan João Ioannes 约翰',
  'John Paul': 'Giovanni\u00a0Paolo Juan\u00a0Pablo João\u00a0Paulo Jan\u00a0Paweł Ivan\u00a0Pavao Ioannes\u00a0Paulus 约翰保罗',
  'Julius': 'Giulio Julio Júlio Juliusz',
  'Leo': 'Leone León Leão Leon 利奥',
  'Linus': 'Lino',
  'Lucius': 'Lucio Lúcio',
  'Marcellus': 'Marcello Marcelo Marceli',
  'Mark': 'Marco Marcos',
  'Martin': 'Martino Martín Martinho Marcin Martinus',
  'Nicholas': 'Niccolò Nicola Nicolás Nicolau Mikołaj Nicolaus',
  'Paschal': 'Pasquale Pascual Paschalis',
  'Paul': 'Paolo Pablo Paulo Paweł Paulus 保罗',
  'Pelagius': 'Pelagio',
  'Peter': 'Pietro Pedro Piotr',
  'Pius': 'Pio Pío',
  'Sergius': 'Sergio Sérgio',
  'Sixtus': 'Sisto Sixto Sykstus Xystus',
  'Stephen': 'Stefano Esteban Estêvão Stefan Stephanus 斯蒂芬',
  'Sylvester': 'Silvestro Silvestre Sylwester Silvester',
  'Theodore': 'Teodoro',
  'Urban': 'Urbano Urbanus',
  'Victor': 'Vittore Víctor Wiktor',
  'Zachary': 'Zaccaria Zacarías',
};

const NUMBER = / [IVX]+$/;

/** A papal name ("John Paul II") in those languages, its number behind it; empty for a name that they write alike or that the list has not. */
export function popeNamesAbroad(papalName: string): string[] {
  const number = NUMBER.exec(papalName)?.[0] ?? '';
  const names = NAMES[papalName.replace(NUMBER, '')]?.split(' ') ?? [];
  return names.map((name) => `${name.replace('\u00a0', ' ')}${number}`);
}

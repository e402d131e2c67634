import { fold } from './fold-words';
import { kept } from './kept';

/**
 * Names and abbreviations of the books of the Bible in German (Einheitsübersetzung), French (AELF), Hungarian (Szent István Társulat), Chinese
 * (Studium Biblicum and the Union Version) and Maltese (Għaqda Biblika), beside the English ones of lib/liturgy. Facts; parted by commas. Where an
 * abbreviation is also an English one of another book (Sg), a colon or a chapter alone is read as English and a comma as theirs; where Chinese Catholics and Protestants differ, the Catholic one.
 */
export const BOOK_NAMES: Readonly<Record<string, string>> = {
  'genesis': '1 Mose, 1 Buch Mose, Genèse, Teremtés, Teremtés könyve, Ter, 1 Mózes, 创世纪, 创世记, 创, Ġenesi, Ġen',
  'exodus': '2 Mose, Exode, Kivonulás, Kiv, 2 Mózes, 出谷纪, 出埃及记, 出, Eżodu, Eżo',
  'leviticus': '3 Mose, Levitikus, Lévitique, Leviták, 3 Mózes, 肋未纪, 利未记, 肋, 利, Levitiku',
  'numbers': '4 Mose, Numeri, Nombres, Számok, Szám, 4 Mózes, 户籍纪, 民数记, 户, Numri',
  'deuteronomy': '5 Mose, Deuteronomium, Dtn, Deutéronome, Második törvénykönyv, MTörv, 5 Mózes, 申命纪, 申命记, 申, Dewteronomju',
  'joshua': 'Josua, Josué, Józsue, Józs, 若苏厄书, 约书亚记, 苏, 书, Ġożwè, Ġoż',
  'judges': 'Richter, Ri, Juges, Jg, Bírák, Bír, 民长纪, 士师记, 士, 民, Imħallfin',
  'ruth': 'Rut, 卢德传, 路得记, 卢, 得',
  '1-samuel': '1 Samuël, 1 S, 1 Sámuel, 1 Sám, 撒慕尔纪上, 撒母耳记上, 撒上, 1 Samwel',
  '2-samuel': '2 Samuël, 2 S, 2 Sámuel, 2 Sám, 撒慕尔纪下, 撒母耳记下, 撒下, 2 Samwel',
  '1-kings': '1 Könige, 1 Kön, 1 Rois, 1 R, 1 Királyok, 1 Kir, 列王纪上, 列王记上, 列上, 王上, 1 Slaten, 1 Slat',
  '2-kings': '2 Könige, 2 Kön, 2 Rois, 2 R, 2 Királyok, 2 Kir, 列王纪下, 列王记下, 列下, 王下, 2 Slaten, 2 Slat',
  '1-chronicles': '1 Chronik, 1 Chroniques, 1 Krónikák, 1 Krón, 编年纪上, 历代志上, 编上, 代上, 1 Kronaki, 1 Kron',
  '2-chronicles': '2 Chronik, 2 Chroniques, 2 Krónikák, 2 Krón, 编年纪下, 历代志下, 编下, 代下, 2 Kronaki, 2 Kron',
  'ezra': 'Esra, Esr, Esdras, Esd, Ezdrás, Ezd, 厄斯德拉上, 以斯拉记, 厄上, Esdra',
  'nehemiah': 'Nehemia, Néhémie, Ne, Nehemiás, 厄斯德拉下, 乃赫米雅, 尼希米记, 厄下, 尼, Neħemija',
  'tobit': 'Tobias, Tobie, Tóbiás, Tób, 多俾亚传, 多',
  'judith': 'Judit, 友弟德传, 友, Ġuditta, Ġudit',
  'esther': 'Ester, Eszter, Eszt, Esz, 艾斯德尔传, 以斯帖记, 艾, 斯',
  '1-maccabees': '1 Makkabäer, 1 Makk, 1 Maccabées, 1 M, 1 Makkabeusok, 1 Mak, 玛加伯上, 加上, 1 Makkabin',
  '2-maccabees': '2 Makkabäer, 2 Makk, 2 Maccabées, 2 M, 2 Makkabeusok, 2 Mak, 玛加伯下, 加下, 2 Makkabin',
  'job': 'Hiob, Ijob, Ijjob, Jób, 约伯传, 约伯记, 约, 伯, Ġob',
  'psalms': 'Psalmen, Psaume, Psaumes, Zsoltár, Zsoltárok, Zsolt, 圣咏集, 圣咏, 诗篇, 咏, 诗, Salm, Salmi',
  'proverbs': 'Sprichwörter, Sprüche, Spr, Proverbes, Példabeszédek, Péld, 箴言, 箴, Proverbji',
  'ecclesiastes': 'Kohelet, Koh, Prediger, Ecclésiaste, Qohélet, Qo, Prédikátor, Préd, 训道篇, 传道书, 训, 传, Koħelet',
  'song-of-songs': 'Hoheslied, Hohelied, Hld, Cantique, Cantique des cantiques, Ct, Énekek éneke, Én, 雅歌, 歌, Għanja tal-Għanjiet, Għanja',
  'wisdom': 'Weisheit, Weish, Sagesse, Sg, Bölcsesség, Bölcs, 智慧篇, 智, Għerf',
  'sirach': 'Jesus Sirach, Siracide, Si, Sirák fia, Sirák, Sír, 德训篇, 德, Bin Sirak, Sirak',
  'isaiah': 'Jesaja, Jes, Isaïe, Izajás, Iz, 依撒意亚, 依撒意亚先知书, 以赛亚书, 依, 赛, Isaija',
  'jeremiah': 'Jeremia, Jérémie, Jr, Jeremiás, 耶肋米亚, 耶肋米亚先知书, 耶利米书, 耶, Ġeremija, Ġer',
  'lamentations': 'Klagelieder, Klgl, Lm, Siralmak, Siral, 哀歌, 耶利米哀歌, 哀, Lamentazzjonijiet',
  'baruch': 'Ba, Báruk, Bár, 巴路克, 巴, Baruk',
  'ezekiel': 'Ezechiel, Hesekiel, Hes, Ézéchiel, Ezekiel, Ezékiel, 厄则克耳, 厄则克耳先知书, 以西结书, 则, 结, Eżekjel, Eżek',
  'daniel': 'Dániel, Dán, 达尼尔, 达尼尔先知书, 但以理书, 达, 但, Danjel',
  'hosea': 'Osée, Os, Ozeás, Oz, 欧瑟亚, 何西阿书, 欧, 何, Ħosegħa',
  'joel': 'Joël, 岳厄尔, 约珥书, 岳, 珥, Ġoel',
  'amos': 'Ámosz, Ám, 亚毛斯, 阿摩司书, 亚, 摩, Għamos',
  'obadiah': 'Obadja, Obd, Abdias, Ab, Abdiás, Abd, 亚北底亚, 俄巴底亚书, 北, 俄, Għabdija',
  'jonah': 'Jona, Jonas, Jónás, Jón, 约纳, 约拿书, 纳, 拿, Ġona',
  'micah': 'Micha, Michée, Mikeás, Mik, 米该亚, 弥迦书, 米, 弥, Mikea',
  'nahum': 'Náhum, Náh, 纳鸿, 那鸿书, 鸿, Naħum',
  'habakkuk': 'Habakuk, Habacuc, Ha, 哈巴谷, 哈巴谷书, 哈, Ħabakkuk',
  'zephaniah': 'Zefanja, Zef, Sophonie, So, Szofoniás, Szof, 索福尼亚, 西番雅书, 索, 番, Sofonija',
  'haggai': 'Aggée, Ag, Aggeus, Agg, 哈盖, 哈该书, 盖, 该, Ħaggaj',
  'zechariah': 'Sacharja, Sach, Zacharie, Za, Zakariás, Zak, 匝加利亚, 撒迦利亚书, 匝, Żakkarija, Żak',
  'malachi': 'Maleachi, Malachie, Ml, Malakiás, 玛拉基亚, 玛拉基书, 拉, Malakija',
  'matthew': 'Matthäus, Matthieu, Máté, 玛窦福音, 玛窦, 马太福音, 玛, 太, Mattew',
  'mark': 'Markus, Marc, Mc, Márk, 马尔谷福音, 马尔谷, 马可福音, 谷, 可',
  'luke': 'Lukas, Luc, Lc, Lukács, 路加福音, 路加, 路, Luqa, Lq',
  'john': 'Johannes, Jo, Jean, János, Ján, 若望福音, 若望, 约翰福音, 若, Ġwanni, Ġw',
  'acts': 'Apostelgeschichte, Apg, Actes, Actes des apôtres, Ac, Apostolok cselekedetei, ApCsel, 宗徒大事录, 使徒行传, 宗, 徒, Atti, Atti tal-Appostli',
  'romans': 'Römer, Röm, Romains, Rómaiak, Róm, Rómaiaknak, 罗马书, 罗, Rumani, Rum',
  '1-corinthians': '1 Korinther, 1 Kor, 1 Corinthiens, 1 Korintusiak, 1 Korintusiaknak, 格林多前书, 哥林多前书, 格前, 林前, 1 Korintin',
  '2-corinthians': '2 Korinther, 2 Kor, 2 Corinthiens, 2 Korintusiak, 2 Korintusiaknak, 格林多后书, 哥林多后书, 格后, 林后, 2 Korintin',
  'galatians': 'Galater, Galates, Ga, Galaták, Galatáknak, 迦拉达书, 加拉太书, 迦, Galatin',
  'ephesians': 'Epheser, Éphésiens, Ep, Efezusiak, Efezusiaknak, Ef, 厄弗所书, 以弗所书, 弗, Efesin',
  'philippians': 'Philipper, Philippiens, Ph, Filippiek, Filippieknek, Fil, 斐理伯书, 腓立比书, 斐, 腓, Filippin',
  'colossians': 'Kolosser, Kol, Colossiens, Kolosszeiek, Kolosszeieknek, 哥罗森书, 歌罗西书, 哥, 西, Kolossin',
  '1-thessalonians': '1 Thessalonicher, 1 Thessaloniciens, 1 Tesszalonikaiak, 1 Tessz, 1 Tesz, 得撒洛尼前书, 帖撒罗尼迦前书, 得前, 帖前, 1 Tessalonikin, 1 Tess',
  '2-thessalonians': '2 Thessalonicher, 2 Thessaloniciens, 2 Tesszalonikaiak, 2 Tessz, 2 Tesz, 得撒洛尼后书, 帖撒罗尼迦后书, 得后, 帖后, 2 Tessalonikin, 2 Tess',
  '1-timothy': '1 Timotheus, 1 Timothée, 1 Timóteus, 弟茂德前书, 提摩太前书, 弟前, 提前, 1 Timotju',
  '2-timothy': '2 Timotheus, 2 Timothée, 2 Timóteus, 弟茂德后书, 提摩太后书, 弟后, 提后, 2 Timotju',
  'titus': 'Tite, Tt, Titusz, Titusnak, 弟铎书, 提多书, 铎, Titu',
  'philemon': 'Philémon, Filemon, Filem, Flm, 费肋孟书, 腓利门书, 费, 门',
  'hebrews': 'Hebräer, Hebr, Hébreux, He, Zsidók, Zsidóknak, Zsid, 希伯来书, 希, 来, Lhud',
  'james': 'Jakobus, Jak, Jacques, Jc, Jakab, 雅各伯书, 雅各书, 雅, Ġakbu, Ġak',
  '1-peter': '1 Petrus, 1 Petr, 1 Pierre, 1 P, 1 Péter, 1 Pét, 伯多禄前书, 彼得前书, 伯前, 彼前, 1 Pietru',
  '2-peter': '2 Petrus, 2 Petr, 2 Pierre, 2 P, 2 Péter, 2 Pét, 伯多禄后书, 彼得后书, 伯后, 彼后, 2 Pietru',
  '1-john': '1 Johannes, 1 Joh, 1 Jo, 1 Jean, 1 János, 1 Ján, 若望一书, 若一, 约翰一书, 约一, 约壹, 1 Ġwanni, 1 Ġw',
  '2-john': '2 Johannes, 2 Joh, 2 Jo, 2 Jean, 2 János, 2 Ján, 若望二书, 若二, 约翰二书, 约二, 约贰, 2 Ġwanni, 2 Ġw',
  '3-john': '3 Johannes, 3 Joh, 3 Jo, 3 Jean, 3 János, 3 Ján, 若望三书, 若三, 约翰三书, 约三, 约叁, 3 Ġwanni, 3 Ġw',
  'jude': 'Judas, Júdás, Júd, 犹达书, 犹大书, 犹, Ġuda',
  'revelation': 'Offenbarung, Offb, Apocalypse, Ap, Jelenések, Jelenések könyve, Jel, 若望默示录, 默示录, 启示录, 默, 启, Apokalissi, Apok',
};

function keyOf(name: string): string {
  return fold(name).replaceAll(' ', '');
}

/** The slug of the book that a German, French, Hungarian, Chinese or Maltese name or abbreviation means; an ordinal's point does not matter: "1. Kor". */
export function bookInTongue(name: string): string | undefined {
  const table = kept('book-names-in-tongues', () => {
    const books = new Map<string, string>();
    for (const [book, names] of Object.entries(BOOK_NAMES)) {
      for (const key of names.split(', ').map(keyOf)) books.set(key, books.get(key) ?? book);
    }
    return books;
  });
  return table.get(keyOf(name));
}

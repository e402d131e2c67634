import type { TongueName } from './tongue';

/** Questions of the commonest topics, for the tests; alternatives parted by a stroke. The first line of each language was missed at first and then tuned for; the others were right when the tables were first tried. */
export const ASKED_IN: Readonly<Record<TongueName, readonly (readonly [question: string, topics: string])[]>> = {
  de: [
    ['Kann man nach einer Scheidung wieder heiraten?', 'Divorce'], ['Was passiert nach dem Tod?', 'Death'], ['Warum fasten wir vor Ostern?', 'Fasting'],
    ['Warum taufen Katholiken kleine Kinder?', 'Infant baptism'], ['Was ist die Taufe?', 'Baptism'], ['Was lehrt die Kirche über das Fegefeuer?', 'Purgatory'],
    ['Muss ich meine Sünden einem Priester beichten?', 'Confession'], ['Ist Abtreibung eine Todsünde?', 'Abortion'], ['Warum dürfen Frauen nicht Priester werden?', "Women's ordination"],
    ['Warum dürfen Priester nicht heiraten?', 'Priestly celibacy'], ['Kann sich der Papst irren?', 'Papal infallibility'], ['Dürfen Geschiedene zur Kommunion gehen?', 'Divorce/Eucharist'],
    ['Was ist die Dreifaltigkeit?', 'Trinity'], ['Warum beten Katholiken zu Maria?', 'Mary'], ['Gibt es die Hölle?', 'Hell'], ['Darf man sich einäschern lassen?', 'Burial and cremation'],
    ['Was sagt die Bibel über Schutzengel?', 'Angels'], ['Wie betet man den Rosenkranz?', 'Rosary'], ['Was sagt der Katechismus zur Todesstrafe?', 'Death penalty'],
    ['Muss man jeden Sonntag in die Messe gehen?', 'Sunday Mass obligation'], ['Warum lässt Gott das Leid zu?', 'Problem of evil'],
  ],
  fr: [
    ['Les animaux ont-ils une âme ?', 'Soul'], ['Que se passe-t-il après la mort ?', 'Death'], ['Pourquoi prier les saints ?', 'Saints'],
    ['Pourquoi baptiser les bébés ?', 'Infant baptism'], ['Qu’est-ce que le purgatoire ?', 'Purgatory'], ['Pourquoi les prêtres ne peuvent-ils pas se marier ?', 'Priestly celibacy'],
    ['Que dit l’Église sur l’avortement ?', 'Abortion'], ['Qu’est-ce que la présence réelle ?', 'Real Presence'], ['Le pape est-il infaillible ?', 'Papal infallibility'],
    ['Les divorcés remariés peuvent-ils communier ?', 'Divorce/Eucharist'], ['Pourquoi faut-il se confesser à un prêtre ?', 'Confession'], ['Qu’est-ce que la Trinité ?', 'Trinity'],
    ['Marie est-elle la mère de Dieu ?', 'Mary'], ['Que signifie l’Immaculée Conception ?', 'Immaculate Conception'], ['Qui peut recevoir l’onction des malades ?', 'Anointing of the sick'],
    ['L’enfer existe-t-il ?', 'Hell'], ['Que dit la Bible sur le jeûne ?', 'Fasting'], ['Une femme peut-elle devenir prêtre ?', "Women's ordination"],
    ['Quels sont les dix commandements ?', 'Ten Commandments'], ['L’euthanasie est-elle un péché ?', 'Euthanasia'],
  ],
  hu: [
    ['Miért imádkozunk a szentekhez?', 'Saints'], ['Mi történik a halál után?', 'Death'], ['Mit tanít az Egyház a homoszexualitásról?', 'Homosexuality'],
    ['Miért keresztelik meg a katolikusok a csecsemőket?', 'Infant baptism'], ['Mi a tisztítótűz?', 'Purgatory'], ['Miért kell gyónni egy papnak?', 'Confession'],
    ['Miért nem nősülhetnek a papok?', 'Priestly celibacy'], ['Mit tanít az Egyház az abortuszról?', 'Abortion'], ['Mi az Oltáriszentség?', 'Eucharist'],
    ['Lehetnek a nők papok?', "Women's ordination"], ['Tévedhetetlen a pápa?', 'Papal infallibility'], ['Mi a Szentháromság?', 'Trinity'],
    ['Van pokol?', 'Hell'], ['Mit mond a Biblia az angyalokról?', 'Angels'], ['Mi a bérmálás?', 'Confirmation'], ['Halálos bűn az öngyilkosság?', 'Suicide'],
    ['Hogyan kell imádkozni a rózsafüzért?', 'Rosary'], ['Mit jelent a szeplőtelen fogantatás?', 'Immaculate Conception'], ['Elhamvaszthatják a katolikusokat?', 'Burial and cremation'],
    ['Feltámadt Jézus a halálból?', 'Resurrection of Jesus'],
  ],
  zh: [
    ['人死后会怎样？', 'Death'], ['天主教徒可以避孕吗？', 'Contraception'], ['主日必须参加弥撒吗？', 'Sunday Mass obligation'],
    ['为什么天主教徒给婴儿付洗？', 'Infant baptism'], ['什么是炼狱？', 'Purgatory'], ['神父为什么不能结婚？', 'Priestly celibacy'], ['教会怎么看堕胎？', 'Abortion'],
    ['什么是圣体圣事？', 'Eucharist'], ['女性可以当神父吗？', "Women's ordination"], ['教宗会犯错吗？', 'Papal infallibility'], ['为什么要向神父告解？', 'Confession'],
    ['什么是三位一体？', 'Trinity'], ['天主教徒可以离婚吗？', 'Divorce'], ['地狱真的存在吗？', 'Hell'], ['如何念玫瑰经？', 'Rosary'], ['圣经怎么说天使？', 'Angels'],
    ['自杀是大罪吗？', 'Suicide'], ['天主教徒可以火葬吗？', 'Burial and cremation'], ['天主为什么允许苦难？', 'Problem of evil'], ['什么是原罪？', 'Original sin'],
  ],
  mt: [
    ['Jista’ Kattoliku jiddivorzja?', 'Divorce'], ['X’jiġri wara l-mewt?', 'Death'], ['Irridu mmorru l-quddies kull Ħadd?', 'Sunday Mass obligation'],
    ['Għaliex il-Kattoliċi jgħammdu t-trabi?', 'Infant baptism'], ['X’inhu l-Purgatorju?', 'Purgatory'], ['X’tgħid il-Knisja dwar l-abort?', 'Abortion'],
    ['Għaliex irridu nqerru għand saċerdot?', 'Confession'], ['X’inhi l-Magħmudija?', 'Baptism'], ['Il-Papa huwa infallibbli?', 'Papal infallibility'],
    ['In-nisa jistgħu jsiru saċerdoti?', "Women's ordination"], ['X’inhi t-Trinità?', 'Trinity'], ['Jeżisti l-infern?', 'Hell'], ['Kif ngħidu r-Rużarju?', 'Rosary'],
    ['Min jista’ jirċievi d-Dilka tal-Morda?', 'Anointing of the sick'], ['X’inhuma l-Għaxar Kmandamenti?', 'Ten Commandments'], ['X’tgħallem il-Bibbja dwar id-divorzju?', 'Divorce'],
    ['X’inhi l-Ewkaristija?', 'Eucharist'], ['L-ewtanasja hija dnub?', 'Euthanasia'], ['Għaliex nitolbu lil Marija?', 'Mary'], ['X’inhi l-Immakulata Kunċizzjoni?', 'Immaculate Conception'],
  ],
};

/** What people type in these languages that this library has nothing on. */
export const OFF_TOPIC_IN: Readonly<Record<TongueName, readonly string[]>> = {
  de: ['Teufelsmoor wandern', 'Kirche Köln Öffnungszeiten', 'Wie wird das Wetter morgen in Berlin?', 'beste Pizza in Rom', 'Wann öffnet die Messe in Hannover?', 'Taufkleid günstig kaufen', 'Wer gewann die Weltmeisterschaft 2014?'],
  fr: ['salut ça va', 'Marie Curie biographie', 'Quel temps fera-t-il demain à Paris ?', 'meilleure recette de crêpes', 'Comment réparer une roue de vélo ?', 'avocat divorce pas cher Lyon', 'robe de mariage rouge taille 40'],
  hu: ['melegem van', 'mennyibe kerül egy esküvő?', 'Milyen idő lesz holnap Budapesten?', 'gulyásleves recept', 'Hogyan kell kereket cserélni?', 'olcsó repülőjegy Rómába', 'ki nyerte a foci vb-t'],
  zh: ['天使投资是什么', '教宗方济各多少岁', '明天北京天气怎么样？', '怎么做红烧肉', '世界杯冠军是谁', '天堂电影院主演是谁', '如何学习吉他'],
  mt: ['papa għandi 50 ewro', 'ruħi dejqa', 'Kif se jkun it-temp għada?', 'l-aħjar restorant f’Malta', 'Kif insajjar il-fenek?', 'prezz tal-petrol illum', 'min rebaħ it-Tazza tad-Dinja'],
};

/** Everyday questions of which this library knows no word, for the tests: only their letters and commonest words tell the language. */
export const EVERYDAY_IN: Readonly<Record<TongueName, readonly string[]>> = {
  de: ['Wann fährt der nächste Zug?', 'Wie wechsle ich einen Reifen?', 'Wieviel kostet ein Brot?', 'Straßenbahn Fahrplan', 'Wer hat gestern das Spiel gewonnen?'],
  fr: ['Où acheter une voiture ?', 'Combien coûte un kilo de tomates ?', 'Quel téléphone choisir dans ce magasin ?', 'Quand ouvre le supermarché demain ?'],
  hu: ['Hogyan cseréljek kereket az autón?', 'Ki nyerte a meccset tegnap?', 'Mennyibe kerül egy kenyér?', 'Mikor indul a vonat?', 'legjobb étterem Szegeden', 'cipőbolt'],
  zh: ['如何学习编程？', '苹果手机多少钱', '编程语言有哪些', '电影推荐', '附近超市', 'Python 教程'],
  mt: ['X’ħin jiftaħ is-supermarket?', 'Il-karozza tiegħi', 'Fejn hemm garaxx?', 'Kemm tiswa l-karozza?', 'bejgħ ta’ djar'],
};

import type { Tongue } from './tongue';

/** The commonest topics in Maltese; names stand with their article. */
export const MALTESE: Tongue = {
  longestEnding: 5,
  topics: {
    'Eucharist': ['l-Ewkaristija', 'ewkaristij*, tqarbin*, titqarben*, nitqarben*, jitqarben*, sagrament imqaddes'],
    'Real Presence': ['il-preżenza reali', 'preżenza reali, preżenza vera, preżenti ewkaristija, preżenti ostja'],
    'Transubstantiation': ['it-transustanzjazzjoni', 'transustanzjazzjoni*, transubstanzjazzjoni*, transsustanzjazzjoni*'],
    'Mass': ['il-Quddiesa', 'quddies*, quddiesa'],
    'Sunday Mass obligation': ['il-Quddiesa tal-Ħadd', 'quddies* ħadd, ħadd quddies*'],
    'Sacraments': ['is-Sagramenti', 'sagrament*, sagramenti, seba sagramenti'],
    'Baptism': ['il-Magħmudija', 'magħmudij*, magħmudiet, jitgħammed*, nitgħammed*, titgħammed*, ngħammed*, jgħammed*, mgħammed*'],
    'Infant baptism': ['il-Magħmudija tat-trabi', 'magħmudij* trabi, magħmudij* tfal, ngħammdu trabi, jgħammdu trabi, jgħammdu tfal, jitgħammdu trabi, ngħammdu tfal, titgħammed tarbija'],
    'Confirmation': ['il-Griżma tal-Isqof', 'griżma isqof, griżma, konfermazzjoni, jitgriżma*'],
    'Confession': ['il-Qrar', 'qrar*, inqerr*, nqerr*, iqerr*, tqerr*, konfessjoni, sagrament penitenza'],
    'Indulgences': ['l-indulġenzi', 'indulġenz*'],
    'Anointing of the sick': ['id-Dilka tal-Morda', 'dilka morda, griżma morda, żejt imqaddes, dilka'],
    'Holy Orders': ['l-Ordni Sagri', 'ordni sagri, ordinazzjoni*, ordni sagru, saċerdoz*, saċerdoti, saċerdot, qassis, qassisin'],
    'Priestly celibacy': ['iċ-ċelibat tas-saċerdoti', 'ċelibat*, saċerdot* jiżżewġ*, qassis* jiżżewġ*'],
    "Women's ordination": ['l-ordinazzjoni tan-nisa', 'nisa saċerdot*, nisa qassis*, mara saċerdot*, mara qassis, ordinazzjoni* nisa, nisa ordnat*'],
    'Marriage': ['iż-żwieġ', 'żwieġ*, jiżżewġ*, niżżewġ*, tiżżewġ*, żwiġijiet, miżżewġ*'],
    'Divorce': ['id-divorzju', 'divorzj*, divorzjat*, jiddivorzj*, niddivorzj*, tiddivorzj*, iddivorzj*'],
    'Annulment': ['in-nullità taż-żwieġ', 'nullità*, annullament*, żwieġ null, żwieġ annullat*'],
    'Contraception': ['il-kontraċezzjoni', 'kontraċezzjoni*, kontraċettiv*, kondom*, pillola*'],
    'Homosexuality': ['l-omosesswalità', 'omosesswal*, omosesswalità, gay*, lesbjan*'],
    'Abortion': ['l-abort', 'abort*'],
    'Euthanasia': ['l-ewtanasja', 'ewtanasj*, ewtanażj*'],
    'Suicide': ['is-suwiċidju', 'suwiċidj*, joqtol ruħu, joqtol lilu nnifsu'],
    'Death penalty': ['il-piena tal-mewt', 'piena mewt, piena kapitali'],
    'Burial and cremation': ['id-difna u l-kremazzjoni', 'difna, kremazzjoni*, funeral*, krematorj*, jindifn*'],
    'Soul': ['ir-ruħ', 'ruħ, erwieħ, annimali ruħ, ruħ immortali'],
    'God': ['Alla', 'alla'],
    'Trinity': ['it-Trinità', 'trinità*, trinita, tliet persuni alla'],
    'Problem of evil': ['Alla u l-ħażen', 'alla ħażen, alla jippermetti ħażen, alla jħalli ħażen, alla tbatija, alla jħalli tbatija, għaliex ħażen, għaliex tbatija, għaliex deni'],
    'Creation': ['il-ħolqien', 'ħolqien*, ħoloq*, maħluq*, ħallieq'],
    'Environment': ['l-ambjent', 'ambjent*, ekoloġ*, tibdil klima'],
    'Angels': ['l-anġli', 'anġlu, anġli, anġlu kustodju, arkanġl*'],
    'Devil': ['ix-xitan', 'xitan, xjaten, demonju*, satana*'],
    'Original sin': ['id-dnub oriġinali', 'dnub oriġinali, dnub nisel, dnub tan-nisel'],
    'Sin': ['id-dnub', 'dnub, dnubiet*, midneb*'],
    'Mortal sin': ['id-dnub il-mejjet', 'dnub mejjet, dnub mejtu, dnubiet mejta, dnub gravi, dnub mortali'],
    'Conscience': ['il-kuxjenza', 'kuxjenz*'],
    'Ten Commandments': ['l-Għaxar Kmandamenti', 'għaxar kmandament*, 10 kmandament*, kmandament*'],
    'Holy Spirit': ['l-Ispirtu s-Santu', 'ispirtu santu, spirtu santu'],
    'Grace': ['il-grazzja', 'grazzja, grazzji, grazzja santifikanti'],
    'Salvation': ['is-salvazzjoni', 'salvazzjoni*, fidwa, jsalva*, nsalva*, salvat*'],
    'Jesus Christ': ['Ġesù Kristu', 'ġesù, kristu, ġesù kristu'],
    'Resurrection of Jesus': ['il-qawmien ta’ Ġesù', 'qawmien*, ġesù qam, kristu qam, qam mewt, qabar vojt'],
    'Forgiveness': ['il-maħfra', 'maħfra*, naħfru*, jaħfer*, naħfer*, jaħfru*, taħfer*'],
    'Mary': ['Marija', 'marija, madonna, verġni marija, omm alla'],
    'Immaculate Conception': ['l-Immakulata Kunċizzjoni', 'immakulata kunċizzjoni, immakulata, kunċizzjoni'],
    'Assumption': ['it-Tlugħ ta’ Marija fis-sema', 'tlugħ marija, marija telgħet sema, santa marija sema, assunzjoni*, assunta'],
    'Rosary': ['ir-Rużarju', 'rużarju*'],
    'Saints': ['il-qaddisin', 'qaddisin, qaddis, qaddisa, nitolbu* qaddisin, nitlob* qaddisin, jitolbu* qaddisin, kanonizz*'],
    'Church': ['il-Knisja', 'knisja, knejjes'],
    'Pope': ['il-Papa', 'papa, papiet, papat'],
    'Papal infallibility': ['l-infallibbiltà tal-Papa', 'infallibb*, infallibbiltà, papa jiżbalja'],
    'Scripture': ['l-Iskrittura Mqaddsa', 'iskrittura*, bibbja, iskrittura mqaddsa, kelma alla'],
    'Creed': ['il-Kredu', 'kredu*, stqarrija fidi'],
    'Prayer': ['it-talb', 'talb, talba, nitolbu*, nitlob*, titlob*, jitolbu*, jitlob*'],
    'Our Father': ['il-Missierna', 'missierna*'],
    'Death': ['il-mewt', 'mewt, wara mewt, ħajja wara mewt, mmutu, imutu'],
    'Purgatory': ['il-Purgatorju', 'purgatorju*'],
    'Prayers for the dead': ['it-talb għall-mejtin', 'talb mejtin, talba mejtin, nitolbu* mejtin, nitlob* mejtin, titlob* mejtin, jitolbu* mejtin, jitlob* mejtin, quddies* mejtin, talb erwieħ, nitolbu* erwieħ, jitolbu* erwieħ'],
    'Heaven': ['il-Ġenna', 'ġenna, ġenna tas-sema'],
    'Hell': ['l-Infern', 'infern*, dannazzjoni*'],
    'Becoming Catholic': ['id-dħul fil-Knisja Kattolika', 'dħul knisja, insir kattoliku, nsir kattoliku, issir kattoliku, jsir kattoliku, insir kattolika, isir kattoliku, nidħol knisja, jidħol knisja, katekumen*, magħmudija adult*'],
    'Paschal Mystery': ['il-Misteru tal-Għid', 'misteru għid, misteru paskwali*'],
    'Date of Easter': ['id-data tal-Għid', 'data għid, għid jaħbat, għid kalkul*'],
    'Conclave': ['il-konklavi', 'konklavi, konklave, elezzjoni papa, jintgħażel papa, jiġi elett papa'],
    'Synodality': ['is-sinodalità', 'sinodalità*, sinodal*, sinodu*'],
    'Simony': ['is-simonija', 'simonija*'],
    'Freemasonry': ['il-Mażunerija', 'mażunerij*, mażun, mażuni, frammażun*'],
    'Fasting': ['is-sawm', 'sawm, insum*, nsum*, jsum*, tsum*, astinenza*, ġimgħa laħam, nieklu laħam ġimgħa, niekol laħam ġimgħa, jieklu laħam ġimgħa, jiekol laħam ġimgħa, tiekol laħam ġimgħa, randan*'],
  },
  stopWords: `
    x xi xinhi xinhu xinhuma inhi inhu inhuma hi hu huma hija huwa min meta għaliex għax kif fejn liema kemm il l id is it in ir iż iċ ix ż
    s t d n r ċ m b f ta tal tas tat tad tan tar taż taċ tax t ma mal mas mat mad man mar bil bis bit bid bin bir fil fis fit fid fin fir
    fuq dwar għal għall għas għat għad għan għar li u jew imma iżda jekk biex bħal bħala minn mill mit mis mid min għand għandu għandha
    għandhom għandna għandek hemm hawn dan din dawn dak dik dawk aħna jien int inti tagħna tagħhom tiegħu tagħha lil lill kull kollha
    kulħadd xejn wieħed waħda ebda aktar iktar wisq ħafna tista jista nistgħu jistgħu nista tistgħu irid trid iridu rridu jgħid tgħid jgħidu
    ngħidu tgħallem jgħallem jgħallmu tifsir tfisser ifisser jfisser fisser spjega verament tassew hux mhux mhuwiex mhijiex nafu naf jaf
    jirċievi jirċievu tirċievi nirċievu jeżisti teżisti jeżistu permess projbit meħtieġ meħtieġa bżonn għadu jkun tkun ikun kien kienet
    jiġri differenza dokument dokumenti jitkellmu jitkellem jsir issir isiru jagħmel tagħmel tajjeb wara qabel bejn mingħajr kontra suġġett tallum illum nmorru tmur mmorru immorru għandux jiem
  `,
  contextWords: `
    knisja kattoliċ* kattolika kattoliku nisrani* nsara kristjan* bibbja bibliku* alla fidi nemmnu jemmnu dnub dnubiet maġisteru* katekiżmu*
    evanġelju* ġesù kristu papa saċerdot* qaddis* reliġj* duttrina* tagħlim għid milied
  `,
};

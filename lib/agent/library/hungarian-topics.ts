import type { Tongue } from './tongue';

/** The commonest topics in Hungarian. */
export const HUNGARIAN: Tongue = {
  longestEnding: 9,
  topics: {
    'Eucharist': ['Eucharisztia', 'eucharisz*, oltáriszentség*, szentáldozás*, áldoz*, úrvacsora*'],
    'Real Presence': ['Krisztus valóságos jelenléte', 'valóságos* jelen*, valóban jelen* eucharisz*, jelen* eucharisz*, jelen* oltáriszentség*, jelen* ostyá*'],
    'Transubstantiation': ['átlényegülés', 'átlényegül*, átlényegítés*, transzszubsztanciáció*, transzszubsztanciácio*, kenyér* átváltoz*'],
    'Mass': ['szentmise', 'szentmis*, mise, misét, misén, misére, misék, miseáldozat*'],
    'Sunday Mass obligation': ['vasárnapi miselátogatás', 'vasárnap* mis*, vasárnap* szentmis*, vasárnap* templom*, miselátogatás*'],
    'Sacraments': ['szentségek', 'szentség, szentségek*, szentséget, hét szentség*'],
    'Baptism': ['keresztség', 'keresztség*, keresztel*, megkeresztel*, kereszteletlen*'],
    'Infant baptism': ['gyermekkeresztség', 'gyermekkeresztség*, gyermekkeresztel*, csecsemőkeresztel*, keresztel* csecsemő*, keresztel* gyermek*, keresztel* gyerek*, keresztel* kisbab*, keresztel* bab*'],
    'Confirmation': ['bérmálás', 'bérmál*, megbérmál*'],
    'Confession': ['gyónás', 'gyón*, meggyón*, bűnbánat* szentség*'],
    'Indulgences': ['búcsúk', 'búcsú, búcsúk*, búcsút, teljes búcsú*'],
    'Anointing of the sick': ['betegek kenete', 'beteg* kenet*, utolsó kenet*'],
    'Holy Orders': ['egyházi rend', 'egyházi rend*, papság*, pappá szentel*, papszentel*, pap, papok*, papi'],
    'Priestly celibacy': ['papi cölibátus', 'cölibátus*, pap* nősül*, pap* házas*, pap* nőtlen*'],
    "Women's ordination": ['a nők pappá szentelése', 'nő pap*, nők pap*, nőket pap*, női pap*, nők* szentel*'],
    'Marriage': ['házasság', 'házasság*, házas*, esküvő*, megházasod*'],
    'Divorce': ['válás', 'válás*, elvál*, elvált*, újraházasod*'],
    'Annulment': ['a házasság érvénytelensége', 'házasság* érvénytelen*, házasság* semmis*, érvénytelenít* házasság*'],
    'Contraception': ['fogamzásgátlás', 'fogamzásgátl*, óvszer*, születésszabályoz*'],
    'Homosexuality': ['homoszexualitás', 'homoszex*, homoszexualit*, melegek*, melegházasság*, leszbikus*, azonos neműek*'],
    'Abortion': ['abortusz', 'abortusz*, magzatelhajt*, terhességmegszakít*, magzat* megöl*'],
    'Euthanasia': ['eutanázia', 'eutanázi*, kegyes halál*'],
    'Suicide': ['öngyilkosság', 'öngyilkos*'],
    'Death penalty': ['halálbüntetés', 'halálbüntet*, halálos ítélet*, kivégz*'],
    'Burial and cremation': ['temetés és hamvasztás', 'temetés*, hamvaszt*, elhamvaszt*, temet*, eltemet*'],
    'Soul': ['lélek', 'lélek, lelkünk*, állat* lelk*, lelke, lelkek*, lélek* halhatatlan*, halhatatlan* lélek*, emberi lélek'],
    'God': ['Isten', 'isten*'],
    'Trinity': ['Szentháromság', 'szentháromság*, három isteni személy*, háromság*'],
    'Problem of evil': ['Isten és a rossz', 'isten* rossz*, isten* szenved*, isten* enged* rossz*, isten* enged* szenved*, isten* gonosz*, miért szenvedés*, miért gonosz*, miért rossz világ*, miért létezik rossz*, honnan rossz*'],
    'Creation': ['teremtés', 'teremtés*, teremt*, világ* teremt*'],
    'Environment': ['környezetvédelem', 'környezet*, környezetvéd*, klímaváltozás*, teremtésvéd*, ökológ*'],
    'Angels': ['angyalok', 'angyal*, őrangyal*, őrzőangyal*, arkangyal*'],
    'Devil': ['ördög', 'ördög*, sátán*, démon*, gonosz lélek*'],
    'Original sin': ['áteredő bűn', 'áteredő bűn*, eredendő bűn*, ősbűn*, eredeti bűn*'],
    'Sin': ['bűn', 'bűn, bűnt, bűnök*, bűnös*, vétek'],
    'Mortal sin': ['halálos bűn', 'halálos bűn*, súlyos bűn*, főbűn*'],
    'Conscience': ['lelkiismeret', 'lelkiismeret*'],
    'Ten Commandments': ['tízparancsolat', 'tízparancsolat*, tíz parancsolat*, 10 parancsolat*, parancsolat*'],
    'Holy Spirit': ['Szentlélek', 'szentlélek*, szentlelk*, szent lélek, szent lelke'],
    'Grace': ['kegyelem', 'kegyelem*, kegyelm*'],
    'Salvation': ['üdvösség', 'üdvösség*, üdvözül*, megvált*, megváltás*'],
    'Jesus Christ': ['Jézus Krisztus', 'jézus*, krisztus*, jézus* krisztus*'],
    'Resurrection of Jesus': ['Jézus feltámadása', 'feltámad*, jézus* feltámad*, krisztus* feltámad*, üres sír*'],
    'Forgiveness': ['megbocsátás', 'megbocsát*, megbocsáj*, bocsánat*, bocsát*'],
    'Mary': ['Szűz Mária', 'mária, máriát, máriához, máriának, máriáról, máriára, szűz mária*, szűzanya*, istenanya*, isten anyja'],
    'Immaculate Conception': ['szeplőtelen fogantatás', 'szeplőtelen* fogantat*, szeplőtelen*'],
    'Assumption': ['Mária mennybevétele', 'mennybevétel*, nagyboldogasszony*, mária* menny*, mária* mennybe'],
    'Rosary': ['rózsafüzér', 'rózsafüzér*, szentolvasó*'],
    'Saints': ['szentek', 'szentek*, szentté avat*, szentekhez, imádkoz* szentek*, szentek tisztelet*'],
    'Church': ['Egyház', 'egyház*'],
    'Pope': ['pápa', 'pápa, pápák*, pápát, pápának, pápaság*, péter utód*'],
    'Papal infallibility': ['a pápa tévedhetetlensége', 'tévedhetetlen*, pápa téved*, csalatkozhatatlan*'],
    'Scripture': ['Szentírás', 'szentírás*, biblia, bibliát, bibliának, bibliáról, bibliai, isten igéje'],
    'Creed': ['hitvallás', 'hitvallás*, hiszekegy*, credo*'],
    'Prayer': ['imádság', 'imádság*, imádkoz*, ima, imák*, imát, imádkozz*'],
    'Our Father': ['Miatyánk', 'miatyánk*, mi atyánk, úr imádság*'],
    'Death': ['halál', 'halál, halála, halált, halálról, halál után, meghal*, élet halál után'],
    'Purgatory': ['tisztítótűz', 'tisztítótűz*, tisztítótüz*, purgatórium*, tisztítóhely*'],
    'Prayers for the dead': ['a halottakért mondott imádság', 'imádkoz* halott*, imádság* halott*, ima halott*, imádkoz* elhunyt*, imádság* elhunyt*, ima elhunyt*, mise halott*, szentmis* elhunyt*, halottak napja'],
    'Heaven': ['mennyország', 'mennyország*, menny, mennybe, mennyben, paradicsom*'],
    'Hell': ['pokol', 'pokol*, pokl*, kárhozat*, elkárhoz*'],
    'Becoming Catholic': ['katolikussá válás', 'katolikussá vál*, katolikus* leszek, leszek katolikus*, katolikus* lenni, katolikus* lehet*, katolizál*, áttér* katolikus*, belép* egyház*, felnőttkeresztség*, katekumen*'],
    'Paschal Mystery': ['húsvéti misztérium', 'húsvét* misztérium*, húsvét* titok*'],
    'Date of Easter': ['húsvét időpontja', 'húsvét* időpont*, húsvét* dátum*, húsvét* kiszámít*'],
    'Conclave': ['konklávé', 'konklávé*, pápaválaszt*, pápa* választ*'],
    'Synodality': ['szinodalitás', 'szinodalitás*, szinodális*, szinódus*'],
    'Simony': ['szimónia', 'szimónia*, szimóniá*'],
    'Fasting': ['böjt', 'böjt*, böjtöl*, nagyböjt*, péntek* hús*'],
  },
  stopWords: `
    a az egy és vagy de ha hogy hogyan miért mi mit mik mire miről mivel ki kik kit kinek kihez mikor hol hová milyen melyik mennyi hány
    mennyire van vannak volt lesz lehet lehetnek lett nem ne sem is csak már még meg ez azt ezt erről arról ezek azok ő ők én te mi ti nekem
    neki nekünk minket kell kellene szabad szabade tilos tud tudna tudja tudjuk tudom jelent jelenti jelentése mond mondja mondanak szól
    tanít tanítja tanítása tanítanak tanításáról való valóban tényleg vajon bűne amikor aki akik ami amit minden mindenki valaki valami
    több nagyon mert szerint ról ről között nélkül után előtt által ellen felől vele kérem magyarázd kaphat kapni kapja kaphatja részesülhet
    veheti fel vehető létezik léteznek állítja ír áll olvasható jó helyes megengedett engedélyezett következőről követően most ma mai
    történik különbség mely melyek dokumentum dokumentumok dokumentumokban szólnak beszél beszélnek kötelező szükséges járni elfogadja elfogadható gondol hiszünk hisznek hisz nekem magam magát valakit engem részt venni lenni
  `,
  contextWords: `
    egyház* katolikus* kereszt keresztény* kereszténység* biblia bibliai bibliában szentírás* isten* hit hite hitünk* hívő* bűn bűnt bűnök*
    tanítóhivatal* katekizmus* evangélium* jézus* krisztus* pápa pap papok szent szentek vallás* teológi* húsvét* karácsony* advent*
  `,
};

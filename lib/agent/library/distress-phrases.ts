import type { Locale } from '@/lib/i18n/routing';

/** What speaks of a life in danger, and what of violence or abuse that is suffered. */
export type Distress = 'danger' | 'abuse';

/*
 * Patterns for texts made plain by `plainClauses`: lower case, no accents, no apostrophes, sentences parted by " / ".
 * They ask for a person who speaks of himself or of somebody near: "Is suicide a sin?" is a question, "Would it be a sin to kill myself?" is not
 * only one. To be wrong on the safe side costs a reader one more question; the other way may cost more.
 */

/** After "die": to oneself, to sin, in grace, as a martyr … is a holy wish and no danger. */
const NO_HOLY_DEATH =
  '(?! (?:(?:daily |every day )?to (?:self|my ?self|my (?:old|own|will|sins?|pride|ego)|sins?|the (?:world|flesh|old)|pride|ego)|' +
  'in (?:a |the )?(?:state|grace|gods|communion|christ)|(?:as )?an? (?:catholic|christian|martyr|saint|holy|good|happy|natural)|at home|' +
  '(?:for|with) (?:christ|jesus|god|my faith|the faith|my country|my friends|others)|well|holy|like (?:jesus|christ|a saint)))';

const NEAR =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc ?ee?|ex|father|dad|daddy|mother|mom|mum|parents?|step ?father|step ?dad|step ?mother|grandfather|uncle|aunt|cousin|' +
  'brother|sister|son|daughter|child|kid|friend|teacher|coach|boss|neighbou?r|priest|pastor|deacon|bishop|nun|monk|brother in law|caretaker|roommate)';

const ENGLISH: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    // The wish.
    `i (?:(?:really|just|only|honestly|sometimes|often|always|so|do|still|now|truly|actually|kinda) ){0,3}(?:want|wanted|wanna|wish|would like|long|need|plan|planned|intend|have decided|decided|am ready|would rather|prefer)(?: (?:so much|badly|really|just))?(?: to)? (?:die|be dead|disappear forever|not exist|stop existing|cease to exist|never wake up|not wake up|end it all|end it|end everything|end my life)${NO_HOLY_DEATH}`,
    `(?:im|ive|id|i am) (?:(?:really|just|only|so|now) ){0,2}(?:ready|decided|rather|like|planning|going|gonna|about|wanting)(?: to)? (?:die|be dead|end it all|end it|end everything|overdose)(?<!going to die|going die|gonna die|about to die)${NO_HOLY_DEATH}`,
    'i (?:\\w+ ){0,2}(?:want|wish|need) (?:it|it all|everything|this|the pain|all this) to (?:end|stop|be over)',
    'i wish i (?:was|were|could be) dead|i wish i (?:was|were|had|d) never (?:been )?born|i wish i could (?:just )?die|i wish i had died',
    '(?:please|someone|somebody|god|lord|jesus|just) (?:please )?kill me|(?:god|lord|please|just|you) let me die|why (?:doesnt|wont|does not|will not|cant|didnt) (?:god|the lord|you) (?:just )?(?:let me die|kill me|take me)',
    'i (?:\\w+ ){0,5}(?:think|thinking|thought|dream|dreaming|fantasi[sz]e) (?:about|of) (?:\\w+ )?(?:dying (?:every|all|a lot|constantly|daily|often)|ending (?:it|it all|everything|my life)|killing my ?self)',
    'i (?:hate|loathe) (?:my life|my ?self|everything) and (?:i )?(?:just )?(?:want|wanna|wish)(?: to)? (?:die|be dead|end it|disappear)|i (?:\\w+ ){0,3}(?:want|wish|wanna|could)(?: to| i could)? (?:just )?(?:disappear|vanish|(?:go to |fall a)?sleep and (?:never|not) wake up)(?= /|$| and| forever| because| please)',
    '(?:nobody|no one|noone) would (?:even )?(?:miss me|care|notice|cry) if i (?:die|died|was dead|were dead|was gone|killed|disappeared)|suicide (?:hot ?line|help ?line|prevention (?:number|line))',
    // The deed.
    '(?:kill|killing|hang|hanging|stab|stabbing|poison|poisoning|drown|drowning|shoot|shooting) my ?self(?! (?:laughing|working|with work|in))',
    '(?:end|ending|ended|take|taking) my (?:own )?life(?! (?:seriously|in|for granted|back|to|well|as|with|more|day|one))',
    '(?:i|im|ive|me|should i|can i|may i) (?:(?!who|people|someone|he|she|they|why)\\w+ ){0,4}(?:commit|committing|attempt|attempting|attempted|tried|consider|considering|contemplating|planning|(?:think|thinking|thought|thoughts) (?:of|about)) (?:to )?(?:commit |committing |attempting )?s(?:ui|iu|u|ue)[cs]ide?',
    '(?:how (?:to|do i|can i|could i|should i)|(?:best|easiest|easy|painless|quickest|fastest|good|least painful) ways? to) (?:\\w+ ){0,2}(?:commit s(?:ui|iu|u|ue)[cs]ide?|kill my ?self)',
    `(?:how (?:do|can|could|should) i|(?:easiest|easy|painless|quickest|fastest|least painful) ways? to) (?:\\w+ ){0,2}die${NO_HOLY_DEATH}`,
    'how (?:many|much) (?:\\w+ ){0,2}(?:pills|tablets|paracetamol|tylenol|ibuprofen|aspirin|insulin|morphine|drugs) (?:\\w+ ){0,6}(?:die|kill me|kill my ?self|overdose)',
    'i (?:took|have taken) an overdose|ive (?:taken|swallowed) (?:an overdose|too many)|i (?:took|have taken|have swallowed|swallowed) (?:too many|all (?:my|the)|a lot of|an overdose|a bottle of) ?(?:\\w+ )?(?:pills|tablets|overdose|medication|medicine|of)',
    'i (?:\\w+ ){1,4}jump (?:off|from|out of|in front of) (?:a|the|my)',
    'i (?:\\w+ ){0,4}(?:cut|cutting|harm|harming|hurt|hurting|burn|burning) my ?self(?= /|$| because| when| again| and| to feel| on purpose| every| at night| i | so )|(?:is|are) (?:cutting|harming|hurting) my ?self|(?:i|my|me|ive|im) (?:\\w+ ){0,3}self ?harm(?:ing|ed)?',
    // The state.
    '(?:i am|im|i feel|i felt|feel|feeling|ive been|i have been|i get|i was|being) (?:\\w+ ){0,2}s(?:ui|iu|u|ue)[cs]idi?al|s(?:ui|iu|u|ue)[cs]idi?al (?:thoughts?|ideation|feelings?|urges?)',
    'i (?:(?:really|just|do|simply|honestly) ){0,2}(?:do not|dont|no longer|didnt|never) want(?:ed)? to (?:live|be alive|exist|be here|wake up|go on)(?: any ?more| any longer| at all| like this)?(?= /|$| and | because| but | if | without| what| is | can | how| please| i | am )',
    '(?:no|any|a) reason (?:left )?(?:to (?:live|go on living|keep living)|for (?:me to live|living))|nothing (?:left )?(?:for me )?to live for',
    '(?:tired|sick|weary) of (?:living|life|being alive|my life)|(?:my )?life (?:is not|isnt|is no longer|feels not|is hardly) worth (?:living|it)|not worth living any ?more',
    'better off (?:dead|without me)|better if i (?:was|were) (?:dead|gone|not here|never born)',
    '(?:i|i think i|feel like i|i just) (?:cannot|cant|can not|can no longer) (?:go on|take it|take this|do this|bear it|bear this|bear life|keep going|live)(?: living| like this)?(?: any ?more| any longer)|i (?:cannot|cant|can not) go on(?: living| like this)?(?= /|$)',
    // Somebody near.
    `(?:my|a|our|his|her) (?:\\w+ ){0,2}${NEAR} (?:\\w+ ){0,2}(?:wants|wanted|want|going|threatens|threatened|threatening|tried|trying|says (?:he|she|they) wants?|said (?:he|she) wants|plans|planning) to (?:die|kill (?:him|her|them) ?sel(?:f|ves)|commit s(?:ui|iu|u)cide?|end (?:his|her|their) life|end it all|take (?:his|her|their) (?:own )?life)${NO_HOLY_DEATH}`,
    `(?:my|our) (?:\\w+ ){0,2}${NEAR} is (?:\\w+ ){0,2}s(?:ui|iu|u)cidi?al|(?:he|she) (?:wants|threatens|is threatening|is going|says (?:he|she) wants) to (?:kill (?:him|her)sel(?:f)|commit suicide|end (?:his|her) life)`,
    `i (?:\\w+ ){0,2}(?:want|wanna|am going|feel like|am about|would like|plan)(?: to)? (?:kill|killing|murder|murdering|stab|shoot) (?:my ${NEAR}|him|her|them|someone|somebody|people|everyone|everybody)`,
  ],
  abuse: [
    `(?:my|a|the|our|this|his) (?:\\w+ ){0,2}${NEAR} (?:(?:is|was|has|had|keeps|kept|used|to|often|always|sometimes|never|regularly|still|once|been|started|physically|sexually|emotionally|verbally|tried|who|repeatedly|gets|drunk|and|when|he|she) ){0,4}(?:hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|choke|chokes|choked|strangles?|strangled|rape|rapes|raped|raping|molests?|molested|molesting|abuses?|abused|abusing|assaults?|assaulted|hurts?|hurting|threatens?|threatened|threatening|gropes?|groped|touched|touches|locks|stalks|stalking) me(?! (?:at |in (?:chess|tennis|a game|every)|to it|with (?:his|her) (?:words|homily|kindness)|deeply|very much|when (?:he|she) (?:lies|forgets|does not|doesnt)))`,
    '(?:he|she|they) (?:(?:is|has|keeps|always|often|sometimes|still|physically|sexually) ){0,2}(?:hit|hits|hitting|beats|beating|slaps?|punched|punches|kicks|chokes|rapes|raped|molests|molested|abuses|abused|abusing|assaulted) me(?! (?:at|in|to it|by))',
    `(?:i|ive|im|i have|i am) (?:(?:was|am|were|being|been|got|get|getting|have|has|once|also|had|often|constantly|repeatedly|sexually|physically|emotionally|verbally|spiritually|regularly|as a child|still) ){1,5}(?:abused|raped|molested|groped|beaten|battered|assaulted|gang raped|trafficked|sexually harassed|harassed|stalked)(?! (?:by (?:doubts?|temptations?|thoughts|demons)|at (?:chess|tennis|football|cards)))`,
    'i (?:am|was|have been) an? (?:\\w+ ){0,2}(?:victim|survivor) of (?:\\w+ ){0,3}(?:abuse|rape|violence|assault|trafficking)|(?:i am|im|i was) (?:an? )?(?:\\w+ )?abuse (?:victim|survivor)',
    '(?:abused|raped|molested|beat|hit|groped|assaulted) me (?:when i was|as a child|as a kid|for years|last|again|every)|touched me (?:inappropriately|sexually|down there|in a sexual|in a bad|where)|forced (?:himself|herself) on me|forces? me to have sex|forced me (?:to have sex|sexually|into sex)',
    `(?:someone|somebody|a man|a woman|a guy|men|people) (?:\\w+ ){0,4}(?:assaulted|raped|molested|groped|abused|beat|attacked|beats|threatens|threatened) me|(?:my (?:\\w+ )?${NEAR}|he|she|someone|somebody) (?:wants|threatens|threatened|is threatening|is going|tried|is trying) to (?:kill|hurt|beat|rape|hit) me|(?:my (?:\\w+ )?${NEAR}|he) is (?:\\w+ )?(?:abusive|violent)(?: with me| to me| towards? me)?(?= /|$| and| what| but| should| can| i )|i am (?:afraid|scared) of my (?:husband|father|stepfather|partner|boyfriend|wife)|in an abusive (?:marriage|relationship)`,
    `(?:my|a|our) (?:\\w+ ){0,2}(?:child|son|daughter|kid|niece|nephew|sister|brother|friend) (?:(?:is|was|has|being|been|got|sexually) ){1,3}(?:abused|raped|molested|groped|beaten|assaulted)`,
  ],
};

const GERMAN: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    'ich (?:(?:einfach|nur|doch|so gern|gern|gerne|wirklich|jetzt|am liebsten|lieber|endlich|auch|manchmal) )*(?:will|mochte|wollte|wurde|muss endlich)(?: (?:einfach|nur|doch|gern|gerne|wirklich|jetzt|am liebsten|lieber|endlich|auch))* (?:sterben|tot sein|nicht mehr (?:da sein|leben|existieren|aufwachen))',
    'ich (?:(?:einfach|nur|jetzt|endlich|wirklich) )*(?:sterben|tot sein|nicht mehr leben) (?:will|mochte|wollte|wurde)',
    'mochte (?:ich )?(?:einfach |nur |am liebsten )*(?:nicht mehr leben|sterben)(?= /|$)|will (?:einfach |nur )*(?:nicht mehr leben|sterben)(?= /|$)|(?:mag|kann|wollen) (?:ich )?nicht mehr (?:weiter ?)?leben|nicht (?:langer|mehr) leben wollen',
    '(?:mich|mir) (?:\\w+ ){0,3}(?:umbringen|umzubringen|umbringe|toten|zu toten|erhangen|aufhangen|erschiessen|das leben nehmen|das leben zu nehmen|etwas antun|was antun|die pulsadern)',
    '(?:bringe?|tote|erhange|erschiesse) mich (?:jetzt |selbst |noch )?(?:um|auf)?(?= /|$)|(?:mein|meinem) leben (?:\\w+ ){0,2}(?:beenden|zu beenden|ein ende setzen|ein ende machen)|meinem leben ein ende|schluss machen mit (?:dem|meinem) leben',
    '(?:ich|mich|mir) (?:\\w+ ){0,5}(?:selbstmord|suizid|selbsttotung) (?:begehen|begehe|zu begehen|machen|denke|denken|nachdenken)|(?:denke|dachte|nachdenken) (?:\\w+ ){0,3}an (?:selbstmord|suizid)|selbstmordgedanken|suizidgedanken|ich bin (?:\\w+ ){0,2}(?:suizidal|lebensmude|selbstmordgefahrdet)|selbstmord begehen wenn ich',
    'ich (?:wunschte|wollte|wunsche) (?:mir )?ich ware (?:\\w+ )?(?:tot|nie geboren|nicht mehr da)|(?:ich ware|ware ich) (?:\\w+ )?(?:lieber|besser|am liebsten) tot|ohne mich (?:\\w+ ){0,2}besser',
    'ich (?:ritze|verletze|schneide) mich(?: selbst)?(?= /|$| und| weil| oft| immer| wenn)|ich will mich (?:ritzen|verletzen|selbst verletzen)|keinen (?:grund|sinn) mehr (?:zu|zum|im) leben|(?:leben|es) (?:hat|macht) (?:fur mich )?keinen sinn mehr|nichts mehr wofur (?:ich|es sich zu)|(?:ich )?kann (?:ich )?(?:einfach )?nicht mehr(?: weiter)?(?= /|$)|(?:ich )?halte (?:ich )?(?:es|das|das leben) (?:einfach )?nicht (?:mehr|langer) aus|keinen? (?:lebenswillen|lebensmut|lebenswillens?|lust mehr zu leben|lust mehr am leben)|lass mich (?:bitte |doch |endlich )*sterben|lebensmude',
    '(?:mein|meine|er|sie|ein|eine) (?:\\w+ )?(?:\\w+ )?(?:will|mochte|droht|hat versucht|versucht|wollte) (?:\\w+ ){0,2}(?:sich (?:\\w+ )?(?:umbringen|umzubringen|das leben (?:zu )?nehmen|toten)|selbstmord (?:begehen|zu begehen)|nicht mehr leben)',
  ],
  abuse: [
    '(?:mein|meine|ein|eine|der|die|unser|er|sie|man) (?:\\w+ ){0,4}?(?:schlagt|schlug|verprugelt|prugelt|missbraucht|missbrauchte|vergewaltigt|vergewaltigte|misshandelt|bedroht|bedrangt|wurgt|begrapscht|belastigt|belastigte) mich',
    '(?:hat|haben|hatte) mich (?:\\w+ ){0,6}(?:geschlagen|verprugelt|missbraucht|vergewaltigt|misshandelt|bedroht|begrapscht|unsittlich beruhrt|angefasst|belastigt|gewurgt|beruhrt)',
    '(?:ich|mich) (?:(?!kinder|andere|jemand)\\w+ ){0,8}(?:missbraucht|vergewaltigt|verprugelt|misshandelt|sexuell belastigt|geschlagen) (?:worden|wurde|werde)|ich (?:wurde|werde|bin) (?:(?!nie)\\w+ ){0,8}(?:missbraucht|vergewaltigt|verprugelt|misshandelt|geschlagen|sexuell belastigt)',
    'wurde ich (?:\\w+ ){0,8}(?:missbraucht|vergewaltigt|misshandelt|geschlagen)|ich bin (?:\\w+ )?(?:opfer|uberlebende|uberlebender) (?:\\w+ ){0,3}(?:missbrauchs?|gewalt|vergewaltigung)|missbrauchsopfer bin|(?:mann|vater|partner|freund) ist (?:\\w+ )?gewalttatig|droht mir(?: mich)? (?:\\w+ )?(?:umzubringen|mit dem tod)|ich habe angst vor meinem (?:mann|vater|freund|partner)',
    '(?:mein|meine|unser|unsere) (?:sohn|tochter|kind|schwester|bruder|freundin) (?:wurde|wird|ist) (?:\\w+ ){0,6}(?:missbraucht|vergewaltigt|misshandelt)',
  ],
};

const FRENCH: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    'je (?:ne )?(?:(?:veux|voudrais|souhaite|desire|prefere|prefererais|voulais)(?: (?:juste|vraiment|seulement|simplement|plutot))?|(?:nai|n ai) qu ?une envie (?:cest )?(?:de )?) ?(?:mourir|etre mort|etre morte|disparaitre|en finir|crever)(?! (?:a (?:moi|soi|mes|mon|ma|ce)|au (?:peche|monde)|au moi|en etat|en (?:bon )?chretien|en grace|pour (?:le christ|jesus|dieu|la foi)|avec (?:le christ|jesus)|chretien|saintement|martyre?))',
    '(?:jai|j ai|javais) (?:\\w+ )?(?:envie|besoin|hate) (?:de (?:mourir|mettre fin|me tuer|me suicider|disparaitre|crever)|den finir|d en finir)|(?:jaimerais|j aimerais|jaurais prefere) (?:\\w+ )?(?:mourir|etre morte?|ne (?:jamais|pas) (?:etre|etre nee?))(?! (?:a soi|a moi|en))',
    '(?:me|moi) (?:suicider|tuer|pendre|tirer une balle|jeter (?:du|par|sous)|faire du mal|mutiler|scarifier)|je me (?:suicide|tue|mutile|scarifie|coupe les veines)|moter la vie|m oter la vie|menlever la vie|me donner la mort|mettre fin a (?:mes jours|ma vie)|en finir avec (?:la|ma) vie',
    'je (?:ne )?(?:veux|peux|supporte) plus (?:vivre|continuer a vivre|exister|la vie|etre (?:la|en vie))|plus envie de vivre|(?:plus|pas|aucune) (?:de )?raison (?:de vivre|pour vivre)|(?:ras le bol|marre|fatigue|fatiguee|lasse?|degoutee?) (?:de (?:vivre|la vie|ma vie))',
    '(?:je suis|je me sens) (?:\\w+ )?suicidaire|(?:idees|pensees|envies) (?:suicidaires|de suicide)|(?:je|j) (?:\\w+ ){0,4}(?:pense|penser|songe|reflechis) (?:souvent |parfois |beaucoup )?au suicide|je (?:nen|n en) peux plus(?: de vivre)?(?= /|$)|jen peux plus(?: de vivre)?(?= /|$)|(?:ma|la) vie (?:ne )?vaut (?:plus|pas) (?:rien|la peine|le coup)|(?:mieux|meilleur) sans moi|(?:je )?serais mieux morte?',
    '(?:mon|ma|un|une|il|elle) (?:\\w+ )?(?:veut|menace de|parle de|va|voudrait|a essaye de|a tente de) (?:se (?:suicider|tuer|donner la mort|faire du mal|pendre)|mettre fin a (?:ses jours|sa vie)|mourir(?! (?:a soi|en|pour|chretien)))',
  ],
  abuse: [
    '(?:mon|ma|mes|un|une|le|notre|il|elle|on|ils) (?:\\w+ ){0,3}?me (?:frappe|frappent|bat|battent|tape|viole|maltraite|menace|gifle|etrangle|agresse|harcele|touche|brutalise)(?! (?:par sa|par son|beaucoup|profondement|droit))',
    '(?:ma|m a|mont|m ont|mavait|mavaient) (?:\\w+ ){0,2}?(?:battue?|frappee?|violee?|agressee?|abusee?|maltraitee?|giflee?|menacee?|touchee? (?:sexuellement|quand|les parties)|etranglee?)|(?:a|ont|avait) (?:\\w+ )?abuse de moi|abuse de moi',
    '(?:jai|j ai|javais) (?:\\w+ ){0,3}?ete (?:\\w+ ){0,2}(?:abusee?|violee?|agressee?|battue?|frappee?|maltraitee?|molestee?|harcelee?|victime)|je suis (?:\\w+ ){0,2}(?:battue?|violee?|abusee?|maltraitee?|victime (?:d ?(?:abus|agression|inceste|un viol)|de (?:viol|violence|violences|abus)|dabus|dinceste|dun viol|dune agression))|je me fais (?:battre|frapper|violer|harceler)|je me suis fait (?:violer|battre|agresser|abuser)',
    '(?:mon mari|mon pere|mon conjoint|mon compagnon|mon copain) (?:est (?:\\w+ )?violent|a (?:essaye|menace) de me tuer)|jai peur de mon (?:mari|pere|conjoint|copain)|(?:veut|menace de) me (?:tuer|frapper|violer)|(?:mon fils|ma fille|mon enfant|ma soeur|mon frere|mon amie?) a ete (?:\\w+ )?(?:abusee?|violee?|agressee?)',
  ],
};

const HUNGARIAN: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    '(?:meg )?(?:akarok|szeretnek|szeretnem|kivanok|fogok) (?:mar |inkabb |csak )?(?:meg)?halni(?! (?:onmagam|magam|a bun|a vilag|krisztus|keresztenykent|katolikuskent|kegyelem))|(?:meg)?halni (?:akarok|szeretnek|vagyom)|(?:bar|barcsak|legszivesebben|inkabb) (?:mar )?(?:meg)?halnek|barcsak (?:meghaltam|meg sem szulettem|halott lennek|ne elnek)|halott akarok lenni',
    '(?:meg)?(?:olom|oljem|olni|olhetem) magam|meg (?:akarom|fogom|szeretnem|kellene) olni magam|meg(?:ol|oles) magamat|vegez(?:ni|zek|ek) magammal|(?:veget (?:vetek|vetni|vessek)|veget akarok vetni) (?:\\w+ )?(?:az )?(?:eletemnek|eletem)|eldob(?:ni|om) (?:\\w+ )?(?:az )?eletem(?:et)?|felakaszt(?:om|ani) magam|(?:vagdosom|vagdalom|bantom) magam',
    'ongyilkos (?:akarok|leszek|szeretnek|lennek|legyek|gondolat\\w*)|ongyilkossagi gondolat\\w*|ongyilkossag(?:ot|ra) (?:\\w+ ){0,2}(?:akarok|gondolok|keszulok|elkovetek|kovetek)|(?:akarok|szeretnek) (?:\\w+ )?ongyilkos(?:sagot)? (?:lenni|elkovetni)|az ongyilkossagra gondol(?:ok|tam)|ongyilkos (?:\\w+ )?hajlam(?:aim|om)|hogyan legyek ongyilkos',
    'nem akarok (?:mar |tovabb |tobbe )*(?:elni|letezni|felebredni)|(?:nincs|semmi) (?:mar )?(?:ertelme|ertelmet|okom) (?:\\w+ )?(?:elni|az? eletemnek|az eletnek|tovabb elni|elnem)|nincs miert (?:elnem|elni)|nem birom (?:ezt )?(?:mar )?tovabb|nem birom (?:mar )?(?:az eletet|elni)|(?:elegem van|belefaradtam) az elet(?:bol|be|embol)|jobb lenne (?:\\w+ )?(?:meghalni|nelkulem|ha (?:meghalnek|nem elnek|nem lennek))',
    '(?:ferjem|felesegem|fiam|lanyom|gyerekem|baratom|baratnom|testverem|anyam|apam) (?:\\w+ ){0,3}(?:meg akarja olni magat|meg akar halni|ongyilkos akar|ongyilkossaggal fenyeget\\w*|nem akar (?:tovabb )?elni)',
  ],
  abuse: [
    '(?:ferjem|felesegem|apam|anyam|parom|baratom|elettarsam|nevelonapam|neveloapam|mostohaapam|nagybatyam|testverem|batyam|pap|atya|tanarom?|edzom?|fonokom|szuleim) (?:\\w+ ){0,3}?(?:ut|vert?|megut|megutott|megvert?|bantalmaz|bantalmazott|bant|moles(?:z)?talt?|zaklat|zaklatott|megeroszakolt?|abuzalt?|fojtogat|fenyeget|ver engem|utnek|vernek|bantalmaznak|megvertek|vert meg|eroszakolt meg|eroszakoskodott? velem)(?= /|$| engem| es | ha | mit| amikor| de | rendszeresen| gyerek\\w*| regen| kisgyerek\\w*| egy | most)',
    '(?:ver|vert|megvert|ut|megut|bantalmaz|bantalmazott|zaklat|zaklatott|fojtogat|fenyeget|moles(?:z)?talt?|megeroszakolt) (?:a |az )?(?:ferjem|felesegem|apam|anyam|parom|baratom|elettarsam|neveloapam|mostohaapam|papunk|plebanosunk|fonokom|nagybatyam)',
    '(?:^|/ |engem |gyerek\\w* (?:\\w+ )?|egyszer |regen |szexualisan )(?:meg ?eroszakoltak|moles(?:z)?taltak|bantalmaztak|bantalmaznak|zaklattak|zaklatnak|abuzaltak|megvertek|vernek)|(?:meg ?eroszakolt|moles(?:z)?talt|bantalmazott|zaklatott|abuzalt|bantalmaztak|moles(?:z)?taltak|megeroszakoltak)(?: \\w+)? (?:engem|egy (?:pap|atya|ferfi|tanar)|a (?:pap|papunk|plebanos|ferjem|apam))',
    '(?:bantalmazas|eroszak|szexualis visszaeles|zaklatas|abuzus) aldozata (?:vagyok|voltam|lettem)|felek a (?:ferjemtol|apamtol|paromtol)|meg akar(?:ja)? (?:\\w+ )?olni engem|(?:ferjem|apam|parom) (?:eroszakos|bantalmazo)(?= /|$| velem)|(?:fiamat|lanyomat|gyerekemet|gyermekemet) (?:\\w+ ){0,3}(?:bantalmaztak|moles(?:z)?taltak|megeroszakoltak|moles(?:z)?talta|bantalmazta|zaklatta)',
  ],
};

const MALTESE: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    '(?:irrid|rrid|nixtieq|nixtieq li|jien irrid|xtaqt|nippreferi) (?:biss |sempliciment )?m?mm?ut(?! (?:ghalija|ghal dnub|ghad dnub|fil grazzja|fi grazzja|bhala|martri|kristjan|kattoliku|ma kristu|ghal kristu))|(?:irrid|rrid|nixtieq) (?:biss )?immut(?! (?:ghalija|ghal dnub|ghad dnub|fil grazzja|fi grazzja|bhala|martri|kristjan|kattoliku|ma kristu|ghal kristu))|nixtieq (?:li )?(?:kieku )?(?:mitt|ma twelidtx|kont mejjet|kont mejta)',
    'ma rridx (?:nibqa )?nghix|ma nixtieqx nghix|(?:xbajt|ghajjejt) (?:nghix|mill hajja|minn hajti)|ma niflahx (?:nghix|aktar|izjed|iktar)|m ?ghandix (?:ghalxiex|ghal xiex|ghalfejn|raguni biex) (?:nibqa )?nghix',
    'noqtol (?:lili nnifsi|ruhi)|(?:intemm|nintemm|ntemm|nehles minn|niehu) hajti|nagh?mel suwicidju|nik?kommetti suwicidju|(?:hsibijiet|hsieb) (?:ta |suwicid\\w+)(?:suwicidju)?|(?:nahseb|qed nahseb) (?:\\w+ )?(?:fis|dwar is) suwicidju|nikkommetti suwicidju|(?:inhossni|jien) suwicidali?|nwegga lili nnifsi|nitghallaq',
    '(?:ibni|binti|ir ragel|il mara|ommi|missieri|habib\\w* tieghi|huwa|hija|hi|hu) (?:\\w+ )?(?:irid|trid|jrid) (?:joqtol|toqtol) (?:lilu nnifsu|lilha nnifisha|ruhu|ruhha)',
  ],
  abuse: [
    '[jt]?i?sawwat(?:ni|uni|ini|tni)|s(?:awwatni|awtuni|awtitni)|(?:jabbuza|tabbuza|abbuza|abbuzaw|abbuzat) (?:minni|lili)|abbuzani|[ij]?istupra(?:ni|wni|tni)|stupra(?:ni|wni)|jheddidni|heddidni|jaghtini (?:xebgha|bis swat|daqqiet)|tani xebgha',
    '(?:gejt|kont|jien) (?:\\w+ ){0,2}(?:abbuzata?|stuprata?|msawwta?|molestata?|vittma ta (?:abbuz|stupru|vjolenza))|(?:jien|kont) vittma (?:\\w+ )?(?:abbuz|stupru|vjolenza)|nibza minn (?:ir ragel|zewgi|missieri)',
  ],
};

/** Chinese has no spaces and no word forms; simplified and traditional characters. */
const CHINESE: Readonly<Record<Distress, readonly string[]>> = {
  danger: [
    '我.{0,6}(?:想|要|好想|希望|宁愿|寧願|愿意|願意)(?:去)?死(?!后|後|者|于|於|亡|而|在主|在基督|你|他|她|得|的时候|的時候)|(?<!不)想死(?:了|掉|吗|嗎)?(?:$|[ /，,。怎])|(?:不想|不愿|不願|不要|不想再)(?:再)?活|不想(?:再)?活(?:了|下去)|活不下去|活着(?:没|沒|没有|沒有)(?:意思|意义|意義)|活著沒?(?:有)?(?:意思|意義)|(?:没有|沒有)(?:活下去|活着|活著)的(?:理由|意义|意義)|生无可恋|生無可戀|(?:死了|我死)(?:算了|更好)|不如死|一死了之',
    '(?:我|自己).{0,8}(?:自杀|自殺|轻生|輕生|寻死|尋死|自尽|自盡)(?!的人|者|是|罪|有|为|為什)|(?<!有人|人们|人們|有些人|的人)(?:想|要|打算|准备|準備|企图|企圖|试图|試圖)(?:要)?(?:自杀|自殺|轻生|輕生|自尽|自盡|跳楼|跳樓)(?!的人|者)|(?:怎么|怎麼|如何|怎样|怎樣)(?:才能)?(?:自杀|自殺|死得)|(?:结束|結束|了结|了結)(?:掉)?(?:我|自己)?(?:的)?(?:生命|性命|一生)|杀(?:了|死)?(?:我)?自己|殺(?:了|死)?(?:我)?自己|(?:我|自己).{0,4}(?:割腕|自残|自殘|上吊)|(?:伤害|傷害)(?:我)?自己|我.{0,3}(?:撑不下去|撐不下去|受不了了)',
  ],
  abuse: [
    '(?:丈夫|老公|先生|妻子|老婆|爸爸|父亲|父親|妈妈|媽媽|母亲|母親|爸妈|父母|男友|男朋友|女朋友|神父|神甫|修女|老师|老師|教练|教練|继父|繼父|叔叔|舅舅|哥哥|伯父|老板|他|她|有人).{0,8}(?:打|殴打|毆打|家暴|虐待|性侵|强奸|強姦|强暴|強暴|侵犯|猥亵|猥褻|性骚扰|性騷擾|威胁|威脅|摸)(?:了|过|過|着|著)?我(?!电话|電話|的电话|气|的心)',
    '我.{0,8}(?:被|遭|遭受|遭到|受到|受).{0,10}(?:性侵|强奸|強姦|强暴|強暴|虐待|猥亵|猥褻|侵犯|殴打|毆打|性骚扰|性騷擾|家暴|家庭暴力|打了|打过|打過)|(?:我|被).{0,4}家暴|我是.{0,6}(?:性侵|虐待|暴力|家暴).{0,4}(?:受害者|受害人|幸存者)',
  ],
};

/** Patterns by language; the plain text stands between spaces, but for Chinese. */
export const DISTRESS_PHRASES: Readonly<Record<Locale, Readonly<Record<Distress, readonly string[]>>>> = {
  en: ENGLISH, de: GERMAN, fr: FRENCH, hu: HUNGARIAN, mt: MALTESE, zh: CHINESE,
};

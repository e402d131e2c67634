import type { Tongue } from './tongue';

/** The commonest topics in French. */
export const FRENCH: Tongue = {
  longestEnding: 5,
  topics: {
    'Eucharist': ['l’eucharistie', 'eucharisti*, communion, communier, hostie*, saint sacrement, sainte cène'],
    'Real Presence': ['la présence réelle', 'présence réelle, réellement présent*, présent* hostie*, présent* eucharistie, corps christ pain'],
    'Transubstantiation': ['la transsubstantiation', 'transsubstantiation*, transubstantiation*, conversion* pain, changement* pain vin'],
    'Mass': ['la messe', 'messe*, sacrifice messe'],
    'Sunday Mass obligation': ['la messe dominicale', 'messe* dimanche*, messe* dominical*, obligation dominicale'],
    'Sacraments': ['les sacrements', 'sacrement*, sept sacrements'],
    'Baptism': ['le baptême', 'baptême*, baptis*, rebaptis*'],
    'Infant baptism': ['le baptême des enfants', 'baptême* enfant*, baptême* bébé*, baptis* enfant*, baptis* bébé*, baptis* nourrisson*, pédobaptisme'],
    'Confirmation': ['la confirmation', 'confirmation*, confirmand*, sacrement* confirmation'],
    'Confession': ['la confession', 'confess*, pénitence, sacrement* réconciliation, sacrement* pénitence, avouer péché*'],
    'Indulgences': ['les indulgences', 'indulgence*'],
    'Anointing of the sick': ['l’onction des malades', 'onction malade*, extrême onction, derniers sacrements'],
    'Holy Orders': ['le sacrement de l’ordre', 'sacrement ordre, ordination*, prêtre*, sacerdoce*, devenir prêtre*'],
    'Priestly celibacy': ['le célibat des prêtres', 'célibat*, prêtre* mari*, prêtre* épous*'],
    "Women's ordination": ['l’ordination des femmes', 'ordination* femme*, femme* prêtre*, ordonn* femme*'],
    'Marriage': ['le mariage', 'mariage*, marier, épouser, noces, mariés, mariée'],
    'Divorce': ['le divorce', 'divorc*, remarié*, remarier, remarie*, divorcés remariés'],
    'Annulment': ['la nullité du mariage', 'nullité*, annul* mariage*, mariage* nul, annulation mariage*'],
    'Contraception': ['la contraception', 'contracept*, préservatif*, pilule*, régulation naissance*'],
    'Homosexuality': ['l’homosexualité', 'homosexu*, homosexualité*, gay*, lesbien*, mariage* gay*, mariage* homosex*'],
    'Abortion': ['l’avortement', 'avort*, ivg, interruption grossesse'],
    'Euthanasia': ['l’euthanasie', 'euthanasi*, suicide* assisté, aide mourir'],
    'Suicide': ['le suicide', 'suicid*'],
    'Death penalty': ['la peine de mort', 'peine mort, peine capitale, exécution* capitale*'],
    'Burial and cremation': ['les funérailles et la crémation', 'crémation*, incinér*, incinér* mort*, incinér* défunt*, incinér* corps, brûler mort*, funérailles, enterrement*, sépulture*, obsèques, cendre* défunt*'],
    'Soul': ['l’âme', 'âme, âmes, animaux âme*, immortalité âme'],
    'God': ['Dieu', 'dieu'],
    'Trinity': ['la Trinité', 'trinit*, trinitaire*, trois personnes dieu, dieu trine'],
    'Problem of evil': ['le problème du mal', 'problème mal, dieu permet* mal, dieu mal, dieu permet* souffrance*, théodicée*, pourquoi mal existe*, pourquoi mal monde, pourquoi souffrance*, mal existe*, origine mal'],
    'Creation': ['la création', 'création monde, créé* monde, création, créateur, dieu créé*'],
    'Environment': ['l’environnement', 'environnement*, écolog*, changement climatique, sauvegarde création, climat'],
    'Angels': ['les anges', 'ange, anges, archange*, ange* gardien*'],
    'Devil': ['le diable', 'diable*, satan*, démon*, lucifer'],
    'Original sin': ['le péché originel', 'péché* originel*'],
    'Sin': ['le péché', 'péché*, pécher, pécheur*'],
    'Mortal sin': ['le péché mortel', 'péché* mortel*, péché* grave*'],
    'Conscience': ['la conscience', 'conscience*, conscience morale'],
    'Ten Commandments': ['les dix commandements', 'dix commandement*, 10 commandement*, commandement*, décalogue*'],
    'Holy Spirit': ['l’Esprit Saint', 'saint esprit, esprit saint, pentecôte'],
    'Grace': ['la grâce', 'grâce, grâces, grâce sanctifiante'],
    'Salvation': ['le salut', 'le salut, du salut, salut éternel*, salut âme*, sauvé*, rédemption*, hors église salut'],
    'Jesus Christ': ['Jésus-Christ', 'jésus, christ, jésus christ'],
    'Resurrection of Jesus': ['la résurrection de Jésus', 'résurrection*, ressuscit*, jésus ressuscit*, christ ressuscit*, tombeau vide'],
    'Forgiveness': ['le pardon', 'pardon*, pardonner, pardonner ennemi*'],
    'Mary': ['Marie', 'marie, vierge marie, sainte vierge, mère dieu, mariale*'],
    'Immaculate Conception': ['l’Immaculée Conception', 'immaculée conception'],
    'Assumption': ['l’Assomption', 'assomption*, marie montée ciel, marie élevée ciel'],
    'Rosary': ['le rosaire', 'rosaire*, chapelet*'],
    'Saints': ['les saints', 'saints, saintes, canonis*, prier saints, culte saints, invoquer saints'],
    'Church': ['l’Église', 'église'],
    'Pope': ['le pape', 'pape*, papauté*, souverain pontife, successeur pierre'],
    'Papal infallibility': ['l’infaillibilité pontificale', 'infaillib*, infaillibilité*, pape* tromper, pape* infaillib*'],
    'Scripture': ['l’Écriture sainte', 'bible*, écriture* sainte*, saintes écritures, parole dieu'],
    'Creed': ['le Credo', 'credo*, profession foi, symbole apôtres, symbole nicée'],
    'Prayer': ['la prière', 'prière*, prier, oraison*'],
    'Our Father': ['le Notre Père', 'notre père, pater noster'],
    'Death': ['la mort', 'mort, mourir, après mort, vie après mort, décès'],
    'Purgatory': ['le purgatoire', 'purgatoire*'],
    'Prayers for the dead': ['la prière pour les morts', 'prie* morts, prions morts, prie* défunt*, prions défunt*, messe* morts, messe* défunt*, commémoration défunts'],
    'Heaven': ['le ciel', 'ciel, paradis, béatitude céleste'],
    'Hell': ['l’enfer', 'enfer*, damnation*, damné*'],
    'Becoming Catholic': ['l’entrée dans l’Église catholique', 'entrée église catholi*, entrer église*, devenir catholi*, deviens catholi*, devient catholi*, convertir catholi*, catéchumén*, baptême adulte*'],
    'Paschal Mystery': ['le mystère pascal', 'mystère* pascal*'],
    'Date of Easter': ['la date de Pâques', 'date* pâques, pâques calcul*'],
    'Conclave': ['le conclave', 'conclave*, élection* pape*, élu* pape*, élit* pape*, élire pape*'],
    'Synodality': ['la synodalité', 'synodalité*, synodal*, synode*'],
    'Simony': ['la simonie', 'simonie*, simoniaque*'],
    'Fasting': ['le jeûne', 'jeûn*, abstinence*, viande vendredi*, manger viande vendredi*, carême'],
  },
  stopWords: `
    qu que quoi qui quel quelle quels quelles quand comment pourquoi où est ce c s n l d j m t y a ai as ont avons avez avait été être es
    sont était étaient sera le la les un une des du de au aux à en dans sur sous par pour avec sans contre entre vers chez et ou mais donc
    ni si ne pas plus moins très il elle ils elles on nous vous je tu me te se lui leur leurs son sa ses mon ma mes notre votre nos vos
    cet cette ces cela ça peut peuvent peux pouvons doit doivent dois faut fait font faire dit dire disent propos signifie veut sens
    expliquez explique expliquer moi enseigne enseignent enseignement pense croit recevoir reçoit existe existent pendant aussi encore toujours tout tous
    toute toutes permis interdit obligatoire nécessaire vraiment quelqu aller va allons selon sujet y t il avoir aujourd hui jour
    document documents parle parlent parler passe arrive différence même autre autres après
  `,
  contextWords: `
    église églises catholi* catholique* catholicisme* chrétien* christian* bible* biblique* dieu divin* foi croyant* croire péché péchés
    magistère* catéchisme* évangile* jésus christ pape prêtre* saint sainte saints religieu* théolog* pâques noël avent
  `,
};

import type { Tongue } from './tongue';

/** The commonest topics in German. */
export const GERMAN: Tongue = {
  longestEnding: 4,
  topics: {
    'Eucharist': ['Eucharistie', 'eucharist*, kommunion, abendmahl*, hostie*, altarsakrament*'],
    'Real Presence': ['Realpräsenz', 'realpräsenz, wirklich* gegenw*, jesus gegenw* hostie*, leib* christ* brot, gegenw* eucharist*, gegenwärtig* eucharist*'],
    'Transubstantiation': ['Transsubstantiation', 'transsubstantiation*, transubstantiation*, wesensverwandlung*, wandlung* brot*, verwandlung* brot*, verwandel* brot*'],
    'Mass': ['heilige Messe', 'messe, messen, messopfer*, messfeier*, heilig* messe'],
    'Sunday Mass obligation': ['Sonntagspflicht', 'sonntagspflicht, sonntagsgebot, sonntag* messe, sonntag* kirche'],
    'Sacraments': ['Sakramente', 'sakrament*, sieben sakrament*'],
    'Baptism': ['Taufe', 'tauf*, getauft*, taufsakrament*'],
    'Infant baptism': ['Kindertaufe', 'kindertaufe*, säuglingstaufe, tauf* säugling*, tauf* kinder*, tauf* baby*, getauft* kinder*, getauft* säugling*, getauft* baby*'],
    'Confirmation': ['Firmung', 'firmung*, gefirmt*, firmen, firmsakrament*'],
    'Confession': ['Beichte', 'beicht*, gebeichtet, bußsakrament*, beichten priester*, sünde* bekennen'],
    'Indulgences': ['Ablass', 'ablass*, ablässe*'],
    'Anointing of the sick': ['Krankensalbung', 'krankensalbung*, letzte* ölung, sterbesakrament*'],
    'Holy Orders': ['Weihesakrament', 'weihesakrament*, priesterweihe*, priester werden, priester, priestertum*'],
    'Priestly celibacy': ['Zölibat', 'zölibat*, priester* heirat*, ehelos* priester*, priester* verheiratet*'],
    "Women's ordination": ['Frauenordination', 'frauenordination*, frauenpriestertum*, frau* priester*, frau* priesterweihe, frau* geweiht*, priesterinnen'],
    'Marriage': ['Ehe', 'ehe, ehen, ehesakrament*, heirat*, verheiratet*, trauung*, hochzeit*'],
    'Divorce': ['Ehescheidung', 'scheidung*, ehescheidung*, geschieden*, wiederverheiratet*, wieder heirat*, erneut heirat*, scheiden lassen'],
    'Annulment': ['Ehenichtigkeit', 'ehenichtigkeit*, annullier*, eheannullierung*, ehe* nichtig*, ehe* ungültig*'],
    'Contraception': ['Empfängnisverhütung', 'verhütung*, empfängnisverhütung*, verhüten, kondom*, antibabypille, pille, künstlich* verhütung*'],
    'Homosexuality': ['Homosexualität', 'homosexu*, schwul*, lesbisch*, homosexualität*, gleichgeschlechtlich*, homoehe'],
    'Abortion': ['Abtreibung', 'abtreib*, abgetrieben*, schwangerschaftsabbr*, schwangerschaftsabbruch*'],
    'Euthanasia': ['Sterbehilfe', 'sterbehilfe*, euthanasie*, tötung verlangen'],
    'Suicide': ['Selbsttötung', 'selbstmord*, suizid*, selbsttötung*, selbstmörder*, leben nehmen'],
    'Death penalty': ['Todesstrafe', 'todesstraf*, hinrichtung*, hingerichtet*'],
    'Burial and cremation': ['Begräbnis und Feuerbestattung', 'feuerbestattung*, einäscherung*, begräbnis*, beerdig*, bestattung*, urne*, verbrenn* tote*, verbrenn* leich*, verbrannt*'],
    'Soul': ['Seele', 'seele*, tiere* seele*, unsterblich* seele*'],
    'God': ['Gott', 'gott*'],
    'Trinity': ['Dreifaltigkeit', 'dreifaltig*, dreieinig*, trinität*, drei personen gott*'],
    'Problem of evil': ['Gott und das Böse', 'theodizee*, gott* böse*, gott* zuläss*, gott* lässt leid*, gott* leid* zu, warum böse*, warum leid, warum leiden, wieso leid, wieso böse*, warum übel, woher böse*'],
    'Creation': ['Schöpfung', 'schöpfung*, erschaff*, welt erschaff*, schöpfer*'],
    'Environment': ['Umwelt', 'umwelt*, umweltschutz*, klimawandel*, klimaschutz*, bewahrung schöpfung'],
    'Angels': ['Engel', 'engel*, schutzengel*, erzengel*'],
    'Devil': ['Teufel', 'teufel*, satan*, dämon*'],
    'Original sin': ['Erbsünde', 'erbsünde*, ursünde*'],
    'Sin': ['Sünde', 'sünde*'],
    'Mortal sin': ['Todsünde', 'todsünde*, schwere sünde*'],
    'Conscience': ['Gewissen', 'gewissen*, gewissensfreiheit*'],
    'Ten Commandments': ['Zehn Gebote', 'zehn gebot*, 10 gebot*, gebote, dekalog*'],
    'Holy Spirit': ['Heiliger Geist', 'heilig* geist*'],
    'Grace': ['Gnade', 'gnade*, gnadenlehre'],
    'Salvation': ['Heil und Erlösung', 'erlösung*, erlös*, heil, gerettet*, seelenheil*, rettung'],
    'Jesus Christ': ['Jesus Christus', 'jesus*, christus, jesus christ*, jesu'],
    'Resurrection of Jesus': ['Auferstehung Jesu', 'auferstehung*, auferstanden*, jesus auferst*, leere* grab'],
    'Forgiveness': ['Vergebung', 'vergebung*, vergeben, vergibt, verzeih*, feinde* vergeben'],
    'Mary': ['Maria', 'maria*, marias, mariä, muttergottes*, gottesmutter*, mutter gottes, jungfrau maria*'],
    'Immaculate Conception': ['Unbefleckte Empfängnis', 'unbefleckt* empfängnis*, maria* ohne erbsünde*'],
    'Assumption': ['Aufnahme Mariens in den Himmel', 'mariä himmelfahrt, aufnahme mari* himmel, maria* himmel aufgenommen*, mariä aufnahme'],
    'Rosary': ['Rosenkranz', 'rosenkranz*, rosenkranzgebet*'],
    'Saints': ['Heilige', 'heilige, heiligen, selige, seligen, seligsprechung*, heiligsprechung*, heiligenverehrung*, heilig* anrufen, heilig* beten, heilig* verehr*'],
    'Church': ['Kirche', 'kirche, kirchen'],
    'Pope': ['Papst', 'papst*, päpste*, papsttum*, nachfolger petr*'],
    'Papal infallibility': ['Unfehlbarkeit des Papstes', 'unfehlbar*, unfehlbarkeit*, papst* irr*, papst* unfehlbar*'],
    'Scripture': ['Heilige Schrift', 'bibel*, heilig* schrift*, wort gottes'],
    'Creed': ['Glaubensbekenntnis', 'glaubensbekenntnis*, credo*, bekenntnis'],
    'Prayer': ['Gebet', 'gebet*, beten, bete, betet'],
    'Our Father': ['Vaterunser', 'vaterunser*, vater unser'],
    'Death': ['Tod', 'tod, tode, todes, sterben, gestorben*, nach tod, leben nach tod, sterblich*'],
    'Purgatory': ['Fegefeuer', 'fegefeuer*, fegfeuer*, purgatorium*, läuterung*'],
    'Prayers for the dead': ['Gebet für die Verstorbenen', 'gebet* tote*, gebet* verstorben*, beten tote*, betet tote*, beten verstorben*, betet verstorben*, bete verstorben*, totengebet*, messe* verstorben*, arme* seelen, seelenmesse*, allerseelen'],
    'Heaven': ['Himmel', 'himmel*, himmelreich*'],
    'Hell': ['Hölle', 'hölle*, verdammnis*, ewig* verdammnis*'],
    'Becoming Catholic': ['Katholischwerden', 'katholischwerden, katholisch* werd*, katholik* werd*, kirche* eintreten, eintritt* kirche*, kircheneintritt*, konvertier*, katechumen*, erwachsenentaufe*'],
    'Paschal Mystery': ['Paschamysterium', 'paschamysteri*, ostergeheimnis*, pascha-mysterium*'],
    'Date of Easter': ['Osterdatum', 'osterdatum*, ostertermin*, datum* ostern, termin* ostern, ostern anderen tag*, ostern andere* datum*, ostern berechnet*'],
    'Conclave': ['Konklave', 'konklave*, papstwahl*, papst* gewählt*, papst* wahl*, sedisvakanz*'],
    'Synodality': ['Synodalität', 'synodalität*, synodal*, synode*, bischofssynode*'],
    'Simony': ['Simonie', 'simonie*, ämterkauf*'],
    'Freemasonry': ['Freimaurerei', 'freimaurer*, freimaurerei*, freimaurerloge*'],
    'Fasting': ['Fasten', 'fasten, gefastet, fastenzeit*, fastet, freitag* fleisch, abstinenz*'],
  },
  stopWords: `
    existiert existieren was wer wie wo wann warum wieso weshalb wozu welche welcher welches welchen welchem ist sind war waren sein wird werden wurde wurden
    hat haben hatte kann können könnte darf dürfen muss müssen soll sollen sollte sollten will wollen man ich du er sie es wir ihr mich mir
    sich uns euch mein meine meinen dein seine ihre ihren der die das den dem des ein eine einen einem einer eines kein keine keinen nicht
    und oder aber in im an am auf aus bei beim mit nach von vom vor zu zum zur ins über wieder unterschied für gegen ohne um durch als auch noch schon so nur
    denn dann da dort hier wirklich eigentlich genau bedeutet bedeuten heißt meint sagt sagen steht stehen lehrt lehren lehre thema
    erklären erkläre erklär bitte gibt geben tun tut macht machen geht gehen kommt kommen wissen jemand jeder alle etwas viel viele mehr
    immer richtig richtige richtigen möchte möchten würde würden gern gerne erlaubt erlauben verboten nötig notwendig empfangen bekommen unter zwischen dass wenn ob diese dieser dieses wegen eure unsere
    dokument dokumente sprechen spricht reden redet passiert geschieht verstehen versteht bin bist seid jeden jede tag
  `,
  contextWords: `
    kirche kirchen kirchlich* katholi* katholisch* katholik* christ* christlich* christentum* bibel* biblisch* gott gottes göttlich* glaub*
    gläubig* sünde sünden sündhaft* lehramt* katechismus* evangelium* jesus christus papst priester heilig* religiös* theolog* ostern weihnachten advent
  `,
};

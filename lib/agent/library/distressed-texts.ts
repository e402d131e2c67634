import type { Locale } from '@/lib/i18n/routing';

/**
 * What people in danger write, for the tests. The last line of each list was written after the patterns and tried once: 73 of 88 were recognised, and
 * 53 of 56 below; then the patterns were mended for them.
 */
export const IN_DANGER: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'I want to die', 'i wanna die', 'I just want to die.', 'I really, really want to die', 'Hello. I want to die. What does the Church say?', 'How can I kill myself?',
    'I feel suicidal', "I'm suicidal", 'I am feeling very suicidal tonight', 'Is it a sin if I kill myself?', 'If I commit suicide will I go to hell?', 'I am thinking about suicide',
    'I want to end my life', 'Would God forgive me for taking my own life?', "I don't want to live anymore", 'I dont want to be alive', 'I have no reason to live', 'there is nothing to live for',
    'I wish I was dead', 'I wish I had never been born', "I can't go on", 'I cant take it anymore', "I'm tired of living", 'Everyone would be better off without me', 'what is the easiest way to die',
    'how many pills does it take to die', 'I took too many pills', 'My daughter wants to kill herself', 'My best friend says she wants to die', 'my husband is suicidal', 'I want to kill my wife',
    'I keep cutting myself', 'Is cutting myself a sin?', 'I have suicidal thoughts', 'I want it all to end', 'Why does God not let me die? Please let me die', 'I WANT TO DIE!!!', 'I\u200b want to d\u200bie',
    'I feel sucidal', 'I tried to commit suicide last week', 'I want to jump off a bridge', 'My life is not worth living',
    'I do not want to be here anymore','im thinking of killing myself','I have been thinking about ending it all','I think about dying every day','I want to be with my dead husband, I want to die','should I just kill myself','life isnt worth living','nobody would miss me if I died','I have a plan to end my life','i just cant do this anymore','God, please let me die','I dont see any reason to live','I’m going to kill myself tonight','I have decided to end my life','Please help, I want to commit suicide','is god angry that i want to kill myself','I took an overdose','my son tried to kill himself','I wish I could just disappear','I am at the end, I cannot bear life any longer','I want to sleep and never wake up','I hate my life and want to die','my friend is going to kill herself','I am suicidal','can i be forgiven if i kill myself','I want to hurt myself',"I don't want to live",'i no longer want to live','suicide hotline', 'I want to take my own life',
  ],
  de: [
    'Ich will sterben', 'ich möchte einfach nur sterben', 'Ich will nicht mehr leben', 'Wie kann ich mich umbringen?', 'Ich denke an Selbstmord', 'Ich habe Suizidgedanken', 'Ich kann nicht mehr.',
    'Ich möchte mir das Leben nehmen', 'Ich wünschte, ich wäre tot', 'Ist es Sünde, wenn ich mich umbringe?', 'Komme ich in die Hölle, weil ich sterben will?', 'Meine Tochter will sich umbringen', 'Ich bin lebensmüde',
    'Ich mag nicht mehr leben','Ich will tot sein','ich bringe mich um','Ich will mich töten','Ich habe keinen Lebenswillen mehr','Ich möchte am liebsten tot sein','Ich will Selbstmord begehen','Soll ich mich umbringen?','ich halte das nicht mehr aus','Ich will meinem Leben ein Ende setzen','Mein Sohn hat versucht, sich umzubringen','Ich denke oft daran, mich umzubringen','Ich möchte nicht mehr leben','Lieber Gott, lass mich sterben',
  ],
  fr: [
    'je veux mourir', 'Je veux juste mourir', 'J’ai envie de mourir', "j'ai envie d'en finir", 'Comment me suicider ?', 'Je pense au suicide', 'je ne veux plus vivre', 'j’ai des pensées suicidaires', 'je n’en peux plus',
    'Est-ce un péché de me tuer ?', 'Je veux mettre fin à mes jours', 'Je n’ai aucune raison de vivre', 'Ma fille veut se suicider',
    'je voudrais mourir','Je souhaite mourir','je vais me suicider','je vais me tuer','J’ai envie de me suicider','je suis suicidaire','je pense à me suicider','la vie ne vaut pas la peine','je veux en finir','Mon fils a tenté de se suicider','j’en ai marre de vivre','je ne supporte plus la vie',
  ],
  hu: [
    'meg akarok halni', 'Meg szeretnék halni', 'Meg akarom ölni magam', 'Nem akarok tovább élni', 'nem akarok élni', 'Öngyilkos akarok lenni', 'Öngyilkos gondolataim vannak', 'Bár meghalnék', 'Véget akarok vetni az életemnek',
    'Nincs értelme az életemnek', 'A lányom meg akarja ölni magát',
    'meg akarok halni ma','Szeretnék meghalni','Megölöm magam','Meg fogom ölni magam','nem bírom tovább','Az öngyilkosságra gondolok','Elegem van az életből','Véget vetek az életemnek','Jobb lenne meghalni','Nem akarok többé élni','Öngyilkos leszek','A fiam öngyilkos akar lenni',
  ],
  zh: [
    '我想死', '我不想活了', '我想自杀', '我想自殺', '怎么自杀', '活不下去了', '我想结束自己的生命', '我要杀了自己', '我自杀会下地狱吗？', '生无可恋', '我的朋友想自杀', '我真的很想死',
    '我想要死','我好想死','我不想活','我想去死','我打算自杀','我想跳楼','我活着没有意义','我想自殘','不想活下去了','我儿子想自杀','活着没意思','死了算了','我有自杀的念头',
  ],
  mt: [
    'irrid immut', 'Nixtieq immut', 'Ma rridx ngħix aktar', 'Irrid noqtol lili nnifsi', 'Xbajt ngħix', 'Għandi ħsibijiet ta’ suwiċidju', 'Nixtieq intemm ħajti',
    'Irrid immut illum','ma nixtieqx ngħix','irrid nagħmel suwiċidju','noqtol lili nnifsi','ma niflaħx aktar','Binti trid toqtol lilha nnifisha','Nixtieq li mmut',
  ],
};

/** What victims write. */
export const ABUSED: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'my husband hits me', 'My husband beats me, may I leave him?', 'I was abused by a priest, what do I do?', 'A priest touched me when I was ten', 'I was raped', 'I have been molested by my uncle', 'my father abuses me',
    'I am being beaten by my boyfriend', 'He hits me every day', 'I am a victim of domestic violence', 'My stepfather raped me', 'my wife hits me when she is drunk', 'My son was abused by a priest', 'He forced me to have sex',
    'My husband threatens to kill me', 'I was sexually assaulted. Is abortion allowed?', 'my dad keeps hitting me', 'Father John abused me when I was a child', 'I am scared of my husband',
    'My boyfriend beats me up','my mother hits me','I was sexually abused as a child','my priest raped me','I am being abused at home','I got raped last night','my husband is abusive','My husband keeps threatening me','I was molested when I was 8','A priest molested me','My teacher touched me inappropriately','my partner chokes me','My husband raped me','he beats me','I’m being abused by my wife','Someone in my parish assaulted me','I am a survivor of clergy abuse','My uncle sexually abused me',
  ],
  de: [
    'Mein Mann schlägt mich', 'Ich wurde von einem Priester missbraucht', 'Ein Priester hat mich missbraucht', 'Mein Vater hat mich vergewaltigt', 'Ich bin vergewaltigt worden', 'Mein Freund bedroht mich', 'Ich werde zu Hause geschlagen', 'Meine Tochter wurde missbraucht',
    'Mein Vater schlägt mich','mein Partner misshandelt mich','Ich wurde als Kind missbraucht','Ein Pfarrer hat mich als Kind angefasst','Ich bin Opfer von Missbrauch','Mein Ehemann hat mich verprügelt','Meine Frau schlägt mich','Ich wurde vergewaltigt','Er schlägt mich',
  ],
  fr: [
    'mon mari me frappe', 'Mon mari me bat', 'J’ai été abusée par un prêtre', 'Un prêtre m’a violé', 'j ai été violée', 'Je suis victime d’abus', 'Mon père a abusé de moi', 'Ma fille a été violée',
    'mon père me bat','un prêtre a abusé de moi','Mon mari me viole','on m’a violée','je suis battue par mon mari','mon copain me frappe','J’ai été agressé sexuellement','il me frappe','j’ai été violée, puis-je avorter ?',
  ],
  hu: [
    'A férjem ver', 'a férjem megüt', 'A férjem bántalmaz engem', 'Egy pap molesztált', 'Megerőszakoltak', 'Gyerekkoromban molesztáltak', 'Bántalmazás áldozata vagyok', 'A férjem rendszeresen ver és nem tudom, mit tegyek',
    'a férjem megvert','Az apám ver','Egy pap zaklatott','A párom bántalmaz','megerőszakolt egy férfi','Zaklatott a papunk','ver a férjem','bántalmaz a férjem',
  ],
  zh: [
    '我丈夫打我', '我老公家暴我', '我被神父性侵了', '神父性侵了我', '我被强奸了', '我小时候被虐待', '他打我',
    '我爸爸打我','老公打我','我被性侵','神父猥亵我','我被丈夫殴打','我遭受家庭暴力','我男朋友强奸了我',
  ],
  mt: [
    'Ir-raġel isawwatni', 'żewġi jsawwatni', 'Qassis abbuża minni', 'Ġejt abbużata', 'Kont vittma ta’ abbuż', 'Ġejt stuprata',
    'Ir-raġel jagħtini xebgħa','Missieri jsawwatni','Ġejt abbużat minn qassis','Qassis abbuża minni meta kont żgħir','sawwatni r-raġel',
  ],
};

/** Questions and talk that share the words and are no distress: they are answered, or not, as any other. */
export const NO_DISTRESS: readonly string[] = [
  'Is suicide a sin?', 'What does dying to self mean?', 'I want to die to self', 'I want to die to myself and live for Christ', 'How can I die to sin?', 'What does the Church teach about suicide?', 'Do people who commit suicide go to hell?',
  'My uncle killed himself last year. Is he in hell?', 'Did Judas kill himself?', 'I want to die in a state of grace', 'I want to die a Catholic', 'How can I die a holy death?', 'What happens when I die?', 'Is assisted suicide allowed?',
  'May I kill in self-defense?', 'What happens after we die?', 'Am I going to die?', 'Do I have to forgive my abuser?', 'How has the Church responded to abuse?', 'What does the Church say about domestic violence?', 'Is abortion allowed in case of rape?',
  'My brother beats me at chess', 'The homily touched me deeply', 'I do not want to live in sin', 'I don’t want to live with my parents', 'I take my life seriously', 'how to kill a process in linux', 'Why did Jesus have to die?', 'I hit my head',
  'How do I forgive someone who hurt me?', 'I want to go to heaven when I die', 'Who wants to live forever', 'I cannot go on pilgrimage', 'I cannot take communion', 'Tell me about the saints who were beaten', 'Is it a sin to kill oneself?', 'suicide', 'death',
  'What is the sin of self-harm?', 'My grandmother just died. Is there a way I can pray for her soul?', 'He was raised from the dead for me', 'Can I live without sin?', 'kill myself laughing', 'I want to live', 'how many people die every day',
  'Ist Selbstmord eine Todsünde?', 'Was heißt sich selbst sterben?', 'Ich möchte mir selbst sterben', 'Muss ich sterben?', 'Was passiert, wenn ich sterbe?', 'Ich will als Christ sterben', 'Was sagt die Kirche zum Missbrauch?', 'Ich kann nicht mehr glauben', 'Kommen Selbstmörder in die Hölle?',
  'Ich wurde in Berlin getauft', 'Wurde Jesus geschlagen?',
  'Le suicide est-il un péché ?', 'Je veux mourir à moi-même', 'Que signifie mourir à soi-même ?', 'Ma mère est morte', 'Que dit l’Église sur les abus ?', 'Jésus a-t-il été frappé ?', 'je veux vivre', 'Je ne peux plus communier',
  'Bűn az öngyilkosság?', 'Halálos bűn az öngyilkosság?', 'Mit jelent meghalni önmagunknak?', 'Meg akarok halni önmagamnak', 'Mi történik a halál után?', 'Mit tesz az Egyház a visszaélések ellen?', 'Miért halt meg Jézus?', 'Szeretnék megkeresztelkedni',
  '自杀是大罪吗？', '自杀的人会下地狱吗？', '人死后会怎样？', '我想死后升天堂', '教会怎么看性侵？', '为什么有人想自杀？', '耶稣为什么死在十字架上？', '我想领洗', '死于自己是什么意思？', '他打我电话',
  'Is-suwiċidju huwa dnub?', 'X’jiġri wara l-mewt?', 'Irrid immut għalija nnifsi', 'X’tgħid il-Knisja dwar l-abbuż?', 'Irrid immur il-quddies', 'Għaliex miet Ġesù?',
  // Written after the patterns and tried once: none of these was taken for distress.
  'Can a person who died by suicide have a Catholic funeral?','Why does the Church condemn suicide?','How should Christians think about death?','I want to die with Christ','Does baptism mean dying with Christ?','I want to live a holy life','My dog died','When did Jesus die?','Can I take communion?','What is the Church doing about sexual abuse?','Was Jesus beaten?','Is rape a mortal sin?','My mother died last week','my grandmother is dying, can she be anointed?','How do I stop hurting others?','I hurt my friend, how do I apologise?','I hurt myself at work','I want to end my marriage','I want to end my engagement','Who killed Jesus?','I want to kill time','My husband does not go to Mass','My husband left me','He loves me','my father taught me to pray','Can I be a godparent?','I was confirmed by a bishop','I was baptised by a priest','I have been thinking about becoming a nun','I have been thinking about the death penalty','the priest gave me a penance','My friend wants to convert','My wife wants to leave me','I feel lonely','I am sad','I am afraid of death','I am afraid of God','The devil tempts me','Satan attacks me','I was harassed by doubts','I don’t want to go to hell','I don’t want to live apart from God',
  'Was sagt die Bibel über Selbstmord?','Mein Vater ist gestorben','Ich habe Angst vor dem Tod','Der Priester hat mich getauft','Mein Mann liebt mich nicht','Ich will getauft werden','Wie stirbt man gut?','Er hat mich gefirmt','Ich kann nicht mehr zur Messe gehen','J’ai peur de la mort','Mon mari me quitte','Le prêtre me bénit','Je veux être baptisé','Mon père me manque','Que penser du suicide ?','Je ne veux plus pécher','Félek a haláltól','A férjem nem hisz','A pap megáldott','Meg akarok térni','Az apám meghalt','Mit mond a Biblia az öngyilkosságról?','A halál után mi lesz?','我怕死','我父亲去世了','我想忏悔','神父给我付洗','我爱我的丈夫','死刑可以吗','耶稣为我死了','我想知道死后的事','Missieri miet','Irrid nitgħammed','Nibża’ mill-mewt','Ir-raġel ma jiġix il-quddies','Il-qassis għammidni',
];

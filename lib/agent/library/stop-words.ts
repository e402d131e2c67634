/** Words that only make the question and never name its subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
    a an the this that these those it its he she him her his they them their theirs we us our you your i me my mine some any each
    every both all such of in on at to for from by with about into onto as than then so but and or nor if whether because while during
    between through per via is are was were be been being am do does did done doing have has had having can could may might shall
    should will would ought cannot cant dont doesnt isnt arent wont didnt not no yes there here where when why how what which who whom
    whose whats please tell explain describe define give show help know want like mean means meaning meant called call understand say
    says said speak talk really actually truly just only also even still ever never always often too very much many more most allowed
    permitted ok okay need needs get gets go goes make makes use used thing things something someone anyone people person way ways
    hi hello hey regarding concerning position stance wonder wondering curious explained list
  `.trim().split(/\s+/),
);

/**
 * Words that show that a question is meant for this library, but hardly say what it asks.
 * They weigh little beside other words; alone ("What is the Church?") they are the subject.
 */
export const CONTEXT_WORDS: ReadonlySet<string> = new Set(
  `
    catholic catholics catholicism church churches christian christians christianity bible biblical scripture scriptures gospel teach
    teaches teaching teachings taught doctrine believe believes belief faith god jesus christ lord sin sinful sins wrong moral immoral
    vatican magisterium catechism
  `.trim().split(/\s+/),
);

/** Words that outside the faith hardly occur: a question with one of them is meant for this library as well. */
export const FAITH_WORDS: ReadonlySet<string> = new Set(
  `
    baptism communion eucharist mass confession absolution penance sacrament sacraments purgatory indulgence pope priest priests
    bishop bishops deacon deacons nun nuns monk mary saint saints rosary prayer soul souls salvation temptation commandment
    commandments holy grace resurrection hell heaven trinity messiah apostle apostles prophet angels devil satan liturgy lent advent
    easter creed dogma heresy martyr virtue virtues tithe laity encyclical parish rectory excommunicated blasphemy worship theology
    annulment adultery fornication chastity abortion euthanasia contraception merit rites piety celibacy ordination exorcism conclave synod simony paschal catechism immaculate transubstantiation
  `.trim().split(/\s+/),
);

/** Words that belong to some topics' names and to any question at all: they weigh little. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `
    one ones other first second always right back difference different between real exist allow let read commit friend world big long
    good bad new old come become happen happens time today modern important true start begin end fully own theory necessary forever
    role compatible follow deal choose age treat directly decide decided together taken take great greatest stay perform according
    view fit grounds forbidden adult preparation prepare before earn
  `.trim().split(/\s+/),
);

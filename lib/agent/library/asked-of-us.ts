import { fold } from './fold-words';

const BETWEEN_SENTENCES = /(?<=[.!?;\n。！？；]|: )/u;

/** Orders to a machine: who it shall be, what it shall forget, how it shall reply. They are not part of what is asked. */
const ORDERS: readonly RegExp[] = [
  /^(?:system|assistant|developer|admin|user|prompt)(?: message| prompt)? you\b|^(?:system|assistant|developer) (?:override|instruction|message)/,
  /\byou are (?:now|no longer) (?:a |an )?\w+|\b(?:ignore|forget|disregard|override) (?:all |any |the |your |my |these |those )*(?:previous|prior|above|earlier|other|system)? ?(?:instructions?|rules|prompts?|guidelines)\b|\bpretend (?:to be|you are|that you)\b|^(?:please |now |you (?:must |will |shall )?)*act as (?:a|an|if)\b|\broleplay\b/,
  /^(?:please |just |only )*(?:answer|reply|respond|output|print|return|say)(?: me)? (?:only |just |simply )?(?:yes|no|true|false|with|in (?:one|two|english|german|french|a)|briefly|shortly|honestly)\b/,
];

/** What is to be made and not asked: a joke, a poem, a program. */
const ERRANDS =
  /\b(?:tell|write|make|give|sing|compose|draw|create|generate|invent)(?: me| us)? (?:a|an|some|the|another|your best)? ?(?:\w+ ){0,2}(?:jokes?|poems?|songs?|limericks?|essays?|raps?|riddles?|haikus?|code|scripts?|programs?|functions?|tweets?|memes?|pictures?|drawings?)\b|\b(?:witze?|blagues?|viccet|viccek|cajta|cajt)\b|笑话|笑話/;

/** Words of the faith in another sense: physics, banking, politics, lending, films. */
const OTHER_SENSES =
  /\bmass(?:es)? of (?:an?|the|one) (?:atom|electron|proton|neutron|particle|planet|earth|moon|sun|star|galaxy|object|body|photon|car|mole|molecule|black hole|neutrino|quark|ball|rock|\w+ (?:atom|molecule|nucleus|particle|hole))\b|\b(?:atomic|molar|molecular|relativistic|body|muscle|land|dry|rest|critical) mass\b|\bmass (?:number|spectrometer|spectrometry|media|production|shooting|gainer|transit|effect|index|energy)\b|\bgrace (?:periods?|notes?)\b|\bcomm(?:union|unity|onwealth) of (?:\w+ )?(?:states|nations|countries)\b|\blent (?:me|him|her|us|them|you|out|my|it|money|a|some)\b|^(?:(?:who|what) is |the )?harry potter(?: (?:books?|films?|movies?|series|cast|spells?|characters?|actors?|\d+))*$|\bconfession of a (?:shopaholic|murderer)\b/;

/** What is lent is no season of fasting. */
const LENDING = /\blent(?= (?:me|him|her|us|them|you|out|my|it|money|a|some)\b)/gi;

/** A sentence with one of these words is meant for us all the same: "He lent me money; is it a sin to keep it?" */
const OF_FAITH = /\b(?:sins?|sinful|god|jesus|christ|church|catholics?|catholicism|christians?|bible|pope|saints?|holy|pray|prayer|sacraments?|moral|immoral|commandments?)\b/;

function isOfNoConcern(sentence: string): boolean {
  const folded = fold(sentence);
  return ORDERS.some((order) => order.test(folded)) || ERRANDS.test(folded) || (OTHER_SENSES.test(folded) && !OF_FAITH.test(folded));
}

/** A text without the sentences that ask this library nothing: orders to a machine, errands, and words of the faith in another sense. */
export function askedOfUs(text: string): string {
  const sentences = text.split(BETWEEN_SENTENCES);
  const ours = sentences.filter((sentence) => !isOfNoConcern(sentence));
  return (ours.length === sentences.length ? text : ours.join('').trim()).replace(LENDING, 'gave');
}

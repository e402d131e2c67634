import { fold } from './fold-words';

/** "Documents of", in the six languages, folded: a year is all that is asked. */
const AROUND =
  /(?:^| )(?:a|an|az|church|catholic|magisterial|vatican|documents?|texts?|writings?|published|issued|written|promulgated|from|of|in|the|year|all|kirchliche|lehramtliche|dokumente?|texte?|schriften|von|aus|dem|im|jahre?|textes?|ecrits?|de|du|des|l|annee|en|evi|ev|dokumentumok|dokumentumai|egyhazi|dokumenti|dokument|tal|ta|tas|is|sena|maghmula)(?= |$)/g;

/**
 * The year, where a query asks for documents of a year and nothing else: "documents of 1965", "Dokumente von 1965", "1965年的文献". Undefined for all other queries.
 */
export function askedYear(query: string): string | undefined {
  const folded = fold(query);
  if (folded.length > 60) return undefined;
  const rest = folded.replace(/教会|文献|文件|年|的/g, ' ').replace(AROUND, '').trim();
  return rest !== folded && /^\d{3,4}$/.test(rest) ? rest : undefined;
}

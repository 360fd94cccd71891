import type { Language } from '@process-ai/library/use-case';
import { nounsBefore, nounsIn } from './fact-phrases.ts';
import type { Reader } from './fact-reader.ts';

/** How a language says that somebody wants something to become so much. Each text is the inside of a pattern. */
interface AimWords {
  /** "wants", "the goal is": what is wanted stands behind it. */
  wants: string;
  /** "to reduce": between that and what is reduced. */
  changes: string;
  /** "a delay of 30 days" */
  of: string;
  /** "needs 12 minutes", "to key an invoice" */
  needs: string;
  purpose: string;
}

const AIM_WORDS: Record<Language, AimWords> = {
  en: {
    wants: 'wants?|aims?|plans?|intends?|hopes?|(?:goal|target|aim|plan) is|decided|expects?',
    changes: 'to \\p{L}+|for|at',
    of: 'of|earning|costing|lasting|worth',
    needs: 'needs?|spends?',
    purpose: 'to \\p{L}+|for',
  },
  de: {
    wants: 'will|wollen|soll|sollen|möchte|plant|planen|(?:ziel|zielwert|plan) ist(?: es)?|strebt',
    changes: 'mit|an',
    of: 'von|in höhe von',
    needs: 'braucht|brauchen|benötigt|benötigen',
    purpose: 'um|für',
  },
  es: {
    wants: 'quieren?|busca[n]?|pretenden?|prevén?|(?:objetivo|meta) es',
    changes: '\\p{L}+(?:ar|er|ir)',
    of: 'de|del|de unos|de unas',
    needs: 'necesitan?|dedican?|emplean?',
    purpose: 'para \\p{L}+(?:ar|er|ir)|en \\p{L}+(?:ar|er|ir)',
  },
  fr: {
    wants: "vise(?:nt)?|veut|veulent|souhaite(?:nt)?|prévoit|(?:objectif|but) est(?: de|d[’'])?",
    changes: '(?:à|de )?\\p{L}+(?:er|ir|re)',
    of: "de|d[’']|du",
    needs: 'met|mettent|faut|passe(?:nt)?',
    purpose: '(?:pour|à) \\p{L}+(?:er|ir|re)',
  },
  it: {
    wants: 'vuole|vogliono|intende|intendono|prevede|punta a|(?:obiettivo|scopo) è',
    changes: '(?:di |a )?\\p{L}+(?:are|ere|ire|urre)',
    of: 'di|del|della',
    needs: 'impiegano?|serv(?:e|ono)|occorr(?:e|ono)|dedicano?',
    purpose: 'per \\p{L}+(?:are|ere|ire|urre)',
  },
  nl: {
    wants: 'wil|willen|beoogt|streeft naar|(?:doel|streven) is(?: om)?|moet',
    changes: 'om',
    of: 'van',
    needs: 'nodig|besteedt|besteden',
    purpose: 'om|voor',
  },
  pt: {
    wants: 'quer|querem|pretende[m]?|prevê|(?:meta|objetivo) é',
    changes: '\\p{L}+(?:ar|er|ir)',
    of: 'de|do|da',
    needs: 'precisa[m]?|gasta[m]?',
    purpose: 'para \\p{L}+(?:ar|er|ir)',
  },
};

interface Patterns {
  wants: RegExp;
  changes: RegExp;
  of: RegExp;
  needs: RegExp;
  purpose: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const words = AIM_WORDS[language];
  const begun = (inside: string) => new RegExp(`^\\s*(?:${inside})(?![\\p{L}])`, 'iu');
  const known = patterns.get(language) ?? {
    wants: new RegExp(`(?<![\\p{L}])(?:${words.wants})(?![\\p{L}])`, 'iu'),
    changes: begun(words.changes),
    of: new RegExp(`(?<=\\p{L})\\s(?:${words.of})\\s?(?:${ABOUT})?$`, 'iu'),
    needs: new RegExp(`(?<![\\p{L}])(?:${words.needs})\\s(?:\\S+\\s){0,2}$`, 'iu'),
    purpose: begun(words.purpose),
  };
  patterns.set(language, known);
  return known;
}

/** How exact a figure is, right before it. */
const ABOUT =
  'about |around |some |nearly |almost |over |rund |etwa |circa |ca\\. |fast |über |unos |unas |casi |cerca de |environ |près de |presque |quasi |circa |ongeveer |bijna |ruim |quase |mais de |más de |plus de |più di ';

/**
 * What somebody wants to be so much: the waste of "wants to bring the waste down to 4 %", and not who wants it. Null of a
 * text in which nobody wants anything; `before` stands before the figure.
 */
export function aimedAt(before: string, reader: Reader): string | null {
  const clause = before.split(/[;:.]\s/).at(-1) ?? '';
  const { wants, changes } = patternsOf(reader.language);
  const said = wants.exec(clause);
  if (!said) return null;
  const rest = clause.slice(said.index + said[0].length).replace(changes, '');
  const what = nounsIn(rest, reader, true);
  // "De leegstand terugbrengen": the verb stands last.
  return (reader.language === 'nl' ? what.replace(/(?<=\S)\s\p{Ll}+en$/u, '') : what) || null;
}

/** What is so long or so much by its own name: "a delay of 30 days", "un budget de 2 millions". */
export function namedBefore(before: string, reader: Reader): string {
  const of = patternsOf(reader.language).of.exec(before);
  if (!of) return '';
  const named = nounsBefore(before.slice(0, of.index), reader);
  return NO_NAME.test(named) ? '' : named;
}

/** "An average of", "más de", "consists of": what stands before says nothing of what is measured. */
const NO_NAME =
  /(?:^|\s)(?:bout|cours|terme|fin|suite|course|verlauf|folge|cabo|base|fine|seguito|average|mean|median|total|maximum|minimum|excess|rate|sum|mittel|schnitt|durchschnitt|summe|höhe|media|máximo|mínimo|promedio|torno|alrededor|moyenne|hauteur|autour|environ|massimo|minimo|intorno|gemiddelde|maximum|média|redor|partir|part|más|menos|plus|moins|près|mais|più|meno|lors|cerca|cada|ogni|each|every|outre|antes|después|avant|après|dopo|prima|depois|within|innerhalb|binnen|ein|eine|one|un|une|una|uno|um|uma|\d+)$/iu;

/** Whether somebody needs what follows. */
export const isNeeded = (before: string, { language }: Reader): boolean => patternsOf(language).needs.test(before);

/** What it is needed for: "12 minutes to key an invoice". */
export function purposeOf(after: string, reader: Reader): string {
  const purpose = patternsOf(reader.language).purpose.exec(after);
  return purpose ? nounsIn(after.slice(purpose[0].length), reader, true) : '';
}

/** Who allows or sets aside a sum: what it is for stands behind it. */
const ALLOWED =
  /(?:approved?|approves|allocated?|earmarked|budgeted|invest(?:s|ed)?|set aside|bewillig\p{L}*|freigegeben|genehmigt|investiert|voté|allou\p{L}+|investi\p{L}*|aprob\p{L}+|destin\p{L}+|inv[ei]rti\p{L}+|stanzia\p{L}+|approva\p{L}+|begroot|vrijgemaakt|uitgetrokken|goedgekeurd|aprov\p{L}+|reserv\p{L}+)(?!\p{L})/iu;
const FOR = /^\s(?:for|für|pour|para|per|voor)\s/iu;
const IN: Record<Language, RegExp> = {
  en: /^\s(?:in|on)\s(?=\p{Ll})/u,
  de: /^\san\s(?=\p{Lu})/u,
  es: /^\sen\s(?=\p{Ll})/u,
  fr: /^\s(?:en|de|d['’])\s?(?=\p{Ll})/u,
  it: /^\s(?:in|di)\s(?=\p{Ll})/u,
  nl: /^\saan\s(?=\p{Ll})/u,
  pt: /^\sem\s(?=\p{Ll})/u,
};
const NOT_SPENT =
  /^(?:total|all|cash|advance|average|value|sum|media|medio|moyenne|année|période|ausgaben|totaal|general)(?!\p{L})/iu;

/** What money goes for: "190,000 euros in fines", "approved $3.6 million for a new system". */
export function spentOn(before: string, after: string, reader: Reader): string {
  const allowed = ALLOWED.test(before) ? FOR.exec(after) : null;
  if (allowed) return nounsIn(after.slice(allowed[0].length), reader, true);
  const goods = IN[reader.language].exec(after);
  const what = goods ? nounsIn(after.slice(goods[0].length), reader) : '';
  return NOT_SPENT.test(what) || reader.date.test(` ${what}`) ? '' : what;
}

import type { Language } from '@process-ai/library/use-case';
import type { Amount } from './amount.ts';
import { valueOfWords } from './spoken-numbers.ts';

/** How a language says figures in words that are no numbers of its own. Each text is the inside of a pattern. */
interface SpokenWords {
  /** One and a half hours; the unit is named by its group. */
  oneAndHalf: string;
  /** "One in five invoices", "jede zehnte Rechnung": `n` is the number word or ordinal, `noun` what stands between. */
  share: string;
  /** "Une trentaine de dossiers". */
  about: Record<string, number>;
  /** By number word or ordinal of `share`. */
  ordinals: Record<string, number>;
  /** "Half of", "two thirds of". */
  parts: Record<keyof typeof PARTS, string>;
}

const SPOKEN: Record<Language, SpokenWords> = {
  en: {
    oneAndHalf: '(?:an|one) (?:(?<hours>hour)|(?<days>day)|(?<weeks>week)) and a half',
    share: '(?:one|1) (?:(?<noun>\\p{L}+) )?in (?<n>\\p{L}+|\\d+)|every (?<ordinal>\\p{L}+)',
    about: { dozen: 12 },
    ordinals: { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10, twentieth: 20 },
    parts: {
      half: '(?<!(?:first|second|other|latter|better) )half(?: of|(?= (?:the|our|my|their|all) ))',
      third: '(?:a|one)[ -]third of',
      thirds: 'two[ -]thirds of',
      quarter: '(?:a|one) quarter of',
      quarters: 'three[ -]quarters of',
    },
  },
  de: {
    oneAndHalf:
      '(?:anderthalb|eineinhalb) (?:(?<hours>stunden?)|(?<days>tagen?|tage)|(?<weeks>wochen?)|(?<months>monate?n?))',
    share: '(?:eine?r?|1) von (?<n>\\p{L}+|\\d+)|jede[rsnm]? (?<ordinal>\\p{L}+)',
    about: { dutzend: 12 },
    ordinals: {
      zweite: 2,
      dritte: 3,
      vierte: 4,
      fünfte: 5,
      sechste: 6,
      siebte: 7,
      achte: 8,
      zehnte: 10,
      zwanzigste: 20,
    },
    parts: {
      half: '(?:die|der|gut die|fast die) hälfte (?:der|des|aller|unserer|von)',
      third: 'ein(?:em)? drittel (?:der|des|aller|unserer|von)',
      thirds: 'zwei drittel(?:n)? (?:der|des|aller|unserer|von)',
      quarter: 'ein(?:em)? viertel (?:der|des|aller|unserer|von)',
      quarters: 'drei ?viertel(?:n)? (?:der|des|aller|unserer|von)',
    },
  },
  es: {
    oneAndHalf:
      '(?:una? )?(?:(?<hours>hora) y media|(?<days>día) y medio|(?<weeks>semana) y media|(?<months>mes) y medio)',
    share: '(?:una?o?|1) de cada (?<n>\\p{L}+|\\d+)|(?:una?) (?<noun>\\p{L}+) de cada (?<nn>\\p{L}+|\\d+)',
    about: { decena: 10, docena: 12, quincena: 15, veintena: 20, treintena: 30, cincuentena: 50, centenar: 100 },
    ordinals: {},
    parts: {
      half: 'la mitad del?',
      third: 'un tercio del?',
      thirds: 'dos tercios del?',
      quarter: '(?:un cuarto|la cuarta parte) del?',
      quarters: 'tres cuart(?:os|as partes) del?',
    },
  },
  fr: {
    oneAndHalf:
      'une (?<hours>heure) et demie|un (?:(?<days>jour)|(?<months>mois)) et demi|une (?<weeks>semaine) et demie',
    share: 'une? (?:(?<noun>\\p{L}+) )?sur (?<n>\\p{L}+|\\d+)',
    about: {
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      soixantaine: 60,
      centaine: 100,
    },
    ordinals: {},
    parts: {
      half: 'la moitié (?:des?|du)',
      third: '(?:un|le) tiers (?:des?|du)',
      thirds: 'deux tiers (?:des?|du)',
      quarter: '(?:un|le) quart (?:des?|du)',
      quarters: 'trois quarts (?:des?|du)',
    },
  },
  it: {
    oneAndHalf:
      "un['’ ]?(?<hours>ora) e mezz[ao]|un (?:(?<days>giorno)|(?<months>mese)) e mezzo|una (?<weeks>settimana) e mezz[ao]",
    share: 'un[ao]? (?:(?<noun>\\p{L}+) )?(?:su|ogni) (?<n>\\p{L}+|\\d+)',
    about: {
      decina: 10,
      dozzina: 12,
      quindicina: 15,
      ventina: 20,
      trentina: 30,
      quarantina: 40,
      cinquantina: 50,
      centinaio: 100,
    },
    ordinals: {},
    parts: {
      half: '(?:la )?metà d(?:i|el|ei|egli|elle|ella)',
      third: 'un terzo d(?:i|el|ei|egli|elle|ella)',
      thirds: 'due terzi d(?:i|el|ei|egli|elle|ella)',
      quarter: 'un quarto d(?:i|el|ei|egli|elle|ella)',
      quarters: 'tre quarti d(?:i|el|ei|egli|elle|ella)',
    },
  },
  nl: {
    oneAndHalf: 'anderhalf (?<hours>uur)|anderhalve (?:(?<days>dag)|(?<weeks>week)|(?<months>maand))',
    share: '(?:één|eén|een|1) op (?:de )?(?<n>\\p{L}+|\\d+)|(?:elke|ieder[e]?) (?<ordinal>\\p{L}+)',
    about: { dozijn: 12, tiental: 10, twintigtal: 20, dertigtal: 30, vijftigtal: 50, honderdtal: 100 },
    ordinals: { tweede: 2, derde: 3, vierde: 4, vijfde: 5, zesde: 6, achtste: 8, tiende: 10, twintigste: 20 },
    parts: {
      half: 'de helft van',
      third: '(?:een|één|eén) derde van',
      thirds: 'twee ?derde van',
      quarter: '(?:een|één|eén) kwart van',
      quarters: 'drie ?kwart van',
    },
  },
  pt: {
    oneAndHalf: 'uma (?<hours>hora) e meia|um (?:(?<days>dia)|(?<months>mês)) e meio|uma (?<weeks>semana) e meia',
    share: 'uma? (?:(?<noun>\\p{L}+) )?em cada (?<n>\\p{L}+|\\d+)',
    about: { dezena: 10, dúzia: 12, quinzena: 15, vintena: 20, trintena: 30, centena: 100 },
    ordinals: {},
    parts: {
      half: '(?:a )?metade d[aeo]s?',
      third: 'um terço d[aeo]s?',
      thirds: 'dois terços d[aeo]s?',
      quarter: 'um quarto d[aeo]s?',
      quarters: 'três quartos d[aeo]s?',
    },
  },
};

const UNITS = ['hours', 'days', 'weeks', 'months'] as const;
/** "One in five": nobody says "one in a thousand" of a figure that was counted. */
const SHARE = { least: 2, most: 100 };
/** Percent. */
const PARTS = { half: 50, third: 33.33, thirds: 66.67, quarter: 25, quarters: 75 };
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
/** Time is no share: "every second week", "half of the year"; nor is what somebody says of himself. */
const OF_TIME =
  /^\s+(?:(?:the|an?|my|our|las?|los?|el|le|les|de|het|il|meine[rs]?) )?(?:hours?|days?|weeks?|months?|years?|time|way|stunden?|tage?n?|tages|wochen?|monate?s?|jahre?s?|zeit|uur|dagen?|week|weken|maand(?:en)?|jaar|tijd|horas?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|tiempo|heures?|jours?|journée|semaines?|mois|ans?|année|temps|or[ae]|giorn[oi]|giornata|settiman[ae]|mes[ei]|ann[oi]|tempo|vezes|me|us|moi|mich|mir|mí|mim)(?!\p{L})/iu;

const patterns = new Map<Language, Record<'oneAndHalf' | 'share' | 'about', RegExp>>();

/** "Two dozen" to "nine dozen". */
const FEW = 8;

function patternsOf(language: Language, numbers: readonly string[]) {
  const { oneAndHalf, share, about, parts } = SPOKEN[language];
  const whole = (inside: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`, 'giu');
  const known = patterns.get(language) ?? {
    oneAndHalf: whole(oneAndHalf),
    share: whole(`${share}|${PART_NAMES.map((name) => `(?<${name}>${parts[name]})`).join('|')}`),
    about: whole(
      `(?:une|una?|um[a]?|een|a|ein|(?<times>${numbers.slice(0, FEW).join('|')}|duas)) (?<n>${Object.keys(about).join('|')})(?:s?(?: d[ei]| d['’]))?`,
    ),
  };
  patterns.set(language, known);
  return known;
}

/** All matches of a global pattern. Most texts have none, which a search finds without the copy that matchAll makes. */
export const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** "Hora y media", "jede zehnte Rechnung" (10 %) and "une trentaine de dossiers"; `numbers` are 2 to 20, then the tens. */
export function spokenAmountsIn(text: string, language: Language, numbers: readonly string[]): Amount[] {
  const { oneAndHalf, share, about } = patternsOf(language, numbers);
  const { ordinals, about: abouts } = SPOKEN[language];
  const amount = (match: RegExpExecArray, value: number, unit: Amount['unit'], isShare = false): Amount => {
    const end = match.index + match[0].length;
    return {
      start: match.index,
      end,
      value,
      range: [value, value],
      unit,
      currency: null,
      isWord: true,
      isShare,
      noun: match.groups?.noun,
    };
  };
  const numberOf = (word: string): number => valueOfWords(word, numbers, language) ?? Number(word);
  const halves = matchesOf(oneAndHalf, text).flatMap((match) => {
    const unit = UNITS.find((one) => match.groups?.[one]);
    return unit ? [amount(match, 1.5, unit)] : [];
  });
  const shares = matchesOf(share, text).flatMap((match) => {
    const isOfTime = OF_TIME.test(text.slice(match.index + match[0].length));
    const part = PART_NAMES.find((one) => match.groups?.[one]);
    if (part) return isOfTime ? [] : [amount(match, PARTS[part], 'percent', true)];
    const { n, nn, ordinal } = match.groups ?? {};
    const word = (n ?? nn ?? '').toLowerCase();
    const of = ordinal ? ordinalOf(ordinal.toLowerCase(), ordinals) : numberOf(word);
    const isShare = of >= SHARE.least && of <= SHARE.most && !isOfTime;
    return isShare ? [amount(match, Math.round(10_000 / of) / 100, 'percent', true)] : [];
  });
  const rounds = matchesOf(about, text).flatMap((match) => {
    const value = abouts[match.groups?.n?.toLowerCase() ?? ''];
    const times = match.groups?.times ? valueOfWords(match.groups.times, numbers, language) : 1;
    return value && times ? [amount(match, times * value, 'count')] : [];
  });
  return [...halves, ...shares, ...rounds];
}

/** German bends its ordinals: "bei jeder dritten Rechnung". */
const ordinalOf = (word: string, ordinals: Record<string, number>) =>
  ordinals[word] ?? ordinals[word.replace(/[nrsm]$/, '')] ?? 0;

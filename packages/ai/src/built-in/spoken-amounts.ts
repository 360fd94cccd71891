import type { Language } from '@process-ai/library/use-case';
import type { Amount } from './amount.ts';

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
}

const SPOKEN: Record<Language, SpokenWords> = {
  en: {
    oneAndHalf: '(?:an|one) (?:(?<hours>hour)|(?<days>day)|(?<weeks>week)) and a half',
    share: '(?:one|1) (?:(?<noun>\\p{L}+) )?in (?<n>\\p{L}+|\\d+)|every (?<ordinal>\\p{L}+)',
    about: { dozen: 12 },
    ordinals: { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10, twentieth: 20 },
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
  },
  es: {
    oneAndHalf:
      '(?:una? )?(?:(?<hours>hora) y media|(?<days>día) y medio|(?<weeks>semana) y media|(?<months>mes) y medio)',
    share: '(?:una?o?|1) de cada (?<n>\\p{L}+|\\d+)|(?:una?) (?<noun>\\p{L}+) de cada (?<nn>\\p{L}+|\\d+)',
    about: { decena: 10, docena: 12, quincena: 15, veintena: 20, treintena: 30, cincuentena: 50, centenar: 100 },
    ordinals: {},
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
  },
  it: {
    oneAndHalf:
      "un['’ ]?(?<hours>ora) e mezz[ao]|un (?:(?<days>giorno)|(?<months>mese)) e mezzo|una (?<weeks>settimana) e mezz[ao]",
    share: 'una? (?:(?<noun>\\p{L}+) )?su (?<n>\\p{L}+|\\d+)|uno su (?<nn>\\p{L}+|\\d+)',
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
  },
  nl: {
    oneAndHalf: 'anderhalf (?<hours>uur)|anderhalve (?:(?<days>dag)|(?<weeks>week)|(?<months>maand))',
    share: '(?:één|een|1) op (?:de )?(?<n>\\p{L}+|\\d+)|(?:elke|ieder[e]?) (?<ordinal>\\p{L}+)',
    about: { dozijn: 12, tiental: 10, twintigtal: 20, dertigtal: 30, vijftigtal: 50, honderdtal: 100 },
    ordinals: { tweede: 2, derde: 3, vierde: 4, vijfde: 5, zesde: 6, achtste: 8, tiende: 10, twintigste: 20 },
  },
  pt: {
    oneAndHalf: 'uma (?<hours>hora) e meia|um (?:(?<days>dia)|(?<months>mês)) e meio|uma (?<weeks>semana) e meia',
    share: 'uma? (?:(?<noun>\\p{L}+) )?em cada (?<n>\\p{L}+|\\d+)',
    about: { dezena: 10, dúzia: 12, quinzena: 15, vintena: 20, trintena: 30, centena: 100 },
    ordinals: {},
  },
};

const UNITS = ['hours', 'days', 'weeks', 'months'] as const;
/** "One in five": nobody says "one in a thousand" of a figure that was counted. */
const SHARE = { least: 2, most: 100 };
/** Time is no share: "every second week". */
const OF_TIME =
  /^\s+(?:hours?|days?|weeks?|months?|years?|stunden?|tage?n?|wochen?|monate?|jahre?|uur|dag|week|maand|jaar)(?!\p{L})/iu;

const patterns = new Map<Language, { oneAndHalf: RegExp; share: RegExp; about: RegExp }>();

function patternsOf(language: Language) {
  const { oneAndHalf, share, about } = SPOKEN[language];
  const whole = (inside: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`, 'giu');
  const known = patterns.get(language) ?? {
    oneAndHalf: whole(oneAndHalf),
    share: whole(share),
    about: whole(`(?:une|una?|um[a]?|een|a|ein) (?<n>${Object.keys(about).join('|')})(?: d[ei]| d['’])?`),
  };
  patterns.set(language, known);
  return known;
}

/** "Hora y media", "jede zehnte Rechnung" (10 %) and "une trentaine de dossiers"; `numbers` are 2 to 20, then the tens. */
export function spokenAmountsIn(text: string, language: Language, numbers: readonly string[]): Amount[] {
  const { oneAndHalf, share, about } = patternsOf(language);
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
  const numberOf = (word: string): number => {
    const at = numbers.indexOf(word);
    return at < 0 ? Number(word) : at <= 18 ? at + 2 : (at - 16) * 10;
  };
  const halves = [...text.matchAll(oneAndHalf)].flatMap((match) => {
    const unit = UNITS.find((one) => match.groups?.[one]);
    return unit ? [amount(match, 1.5, unit)] : [];
  });
  const shares = [...text.matchAll(share)].flatMap((match) => {
    const { n, nn, ordinal } = match.groups ?? {};
    const word = (n ?? nn ?? '').toLowerCase();
    const of = ordinal ? ordinalOf(ordinal.toLowerCase(), ordinals) : numberOf(word);
    const isShare = of >= SHARE.least && of <= SHARE.most && !OF_TIME.test(text.slice(match.index + match[0].length));
    return isShare ? [amount(match, Math.round(10_000 / of) / 100, 'percent', true)] : [];
  });
  const rounds = [...text.matchAll(about)].flatMap((match) => {
    const value = abouts[match.groups?.n?.toLowerCase() ?? ''];
    return value ? [amount(match, value, 'count')] : [];
  });
  return [...halves, ...shares, ...rounds];
}

/** German bends its ordinals: "bei jeder dritten Rechnung". */
const ordinalOf = (word: string, ordinals: Record<string, number>) =>
  ordinals[word] ?? ordinals[word.replace(/[nrsm]$/, '')] ?? 0;

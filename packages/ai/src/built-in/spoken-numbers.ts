import type { Language } from '@process-ai/library/use-case';

/** What may stand behind a number word as part of one number ("two hundred", "vijfentwintig"); the inside of a pattern. */
export const NUMBER_TAILS: Record<Language, string> = {
  en: '(?<=ty)[- ](?:one|two|three|four|five|six|seven|eight|nine)|(?<!ty|een|red) hundred',
  de: 'und(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?<!zig|zehn)hundert',
  es: '(?<=nta) y (?:una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|(?<=dos|tres|tro|eis|cho)cient[oa]s',
  fr: '(?<=ingt|nte)-(?:deux|trois|quatre|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf)|(?<!dix|nte) cents?',
  it: '(?<=nti|nta)(?:due|tré|tre|quattro|cinque|sei|sette|otto|nove)|(?<!nti|nta|eci)cento',
  nl: '[eë]n(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|(?<!tig|tien)honderd',
  pt: '(?<=nte|nta) e (?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove)',
};

/** Number words that no other word begins. */
export const MORE_NUMBERS: Record<Language, Readonly<Record<string, number>>> = {
  en: {},
  de: {},
  es: {
    veintidós: 22,
    veintitrés: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiséis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    quinientos: 500,
    quinientas: 500,
    setecientos: 700,
    setecientas: 700,
    novecientos: 900,
    novecientas: 900,
  },
  fr: { 'quatre-vingt': 80 },
  it: {},
  nl: {},
  pt: {
    duas: 2,
    dezesseis: 16,
    dezessete: 17,
    dezenove: 19,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quatrocentas: 400,
    quinhentos: 500,
    quinhentas: 500,
    seiscentos: 600,
    seiscentas: 600,
    setecentos: 700,
    setecentas: 700,
    oitocentos: 800,
    oitocentas: 800,
    novecentos: 900,
    novecentas: 900,
  },
};

const HUNDREDS = /^\s?(?:hundred|hundert|cient[oa]s|cents?|cento|honderd)$/u;
const ONE = /^(?:one|una?|uno|um|uma)$/u;
const JOINT = /^(?:[- ]|und|[eë]n(?=[tdvzn])| [ye] )/u;

/** The value of a number in words, 2 to 999 as far as they are one or two words; null of any other word. */
export function valueOfWords(text: string, numbers: readonly string[], language: Language): number | null {
  const said = text.toLowerCase();
  const simple = valueOfOne(said, numbers, language);
  if (simple !== null) return simple;
  const base = [...numbers, ...Object.keys(MORE_NUMBERS[language])]
    .filter((word) => said.startsWith(word))
    .toSorted((a, b) => b.length - a.length)[0];
  if (base === undefined) return null;
  const value = valueOfOne(base, numbers, language) ?? 0;
  const rest = said.slice(base.length);
  if (HUNDREDS.test(rest)) return value * 100;
  const more = rest.replace(JOINT, '').replace('tré', 'tre');
  const added = ONE.test(more) ? 1 : valueOfOne(more, numbers, language);
  return added === null ? null : value + added;
}

/** `numbers` are 2 to 20, then the tens. */
function valueOfOne(word: string, numbers: readonly string[], language: Language): number | null {
  const at = numbers.indexOf(word);
  if (at >= 0) return at <= 18 ? at + 2 : (at - 16) * 10;
  return MORE_NUMBERS[language][word] ?? null;
}

/** Words whose ending misleads, and those that belong together although their endings differ. */
const EXCEPTIONS = new Map(
  Object.entries({
    analys:
      'analyse analyze analyses analysis analytic analytics analytical analysing analyzing analyst analysed analyzed',
    maintain: 'maintenance maintain maintaining maintained maintains',
    comply: 'compliance compliant comply complies complying',
    autom: 'automatic automatically',
    marketing: 'marketing',
    accounting: 'accounting accountant',
    training: 'training trainings',
    engineering: 'engineering',
    coaching: 'coaching coach',
    building: 'building buildings',
    learning: 'learning',
    lending: 'lending lender',
    rating: 'rating ratings',
    trading: 'trading',
    clearing: 'clearing',
    operating: 'operating',
    meeting: 'meeting meetings',
    setting: 'setting settings',
    party: 'party parties',
    underwrit: 'underwrite underwrites underwriting underwriter underwriters underwritten',
    enquir: 'enquiry enquiries inquiry inquiries',
    customis: 'customise customised customising customize customized customizing',
    customs: 'customs',
    catalog: 'catalog catalogs catalogue catalogues',
    center: 'center centers centre centres',
    behavior: 'behavior behaviour behaviors behaviours',
    labor: 'labor labour',
    license: 'license licence licenses licences licensing',
    program: 'program programs programme programmes',
    securities: 'securities securitisation securitization',
    security: 'security',
    production: 'production',
    sourcing: 'sourcing',
    personalis: 'personalisation personalise personalised personalization personalize personalized',
    government: 'government governments',
    fiber: 'fiber fibre fibers fibres',
    supplier: 'supplier suppliers',
    optimis: 'optimal optimum optimiser optimizer optimisers optimizers',
    diagnos: 'diagnosis diagnose diagnostic diagnostics diagnoses diagnosing',
    detect: 'detector detectors',
    extract: 'extractor',
    medication: 'medication medications',
    mediation: 'mediation',
    donor: 'donor donors donation donations donate donates donated',
    statement: 'statement statements',
    station: 'station stations',
    substation: 'substation substations',
    sentiment: 'sentiment',
    treaty: 'treaty treaties',
    citation: 'citation citations',
    tracy: 'tracy',
    care: 'care',
    police: 'police',
    location: 'location locations',
    duration: 'duration durations',
    income: 'income incomes',
    radiolog: 'radiology radiologist radiologists radiological',
    finance: 'finance finances financing',
  }).flatMap(([stem, words]) => words.split(' ').map((word): [string, string] => [word, stem])),
);

/** Longest first: of each family of endings the whole. What is left must have three letters and a vowel. */
const ENDINGS =
  `isation ization ication iation iating ising izing ating ation ised ized ated iate atic ment ance ence ise
  ize ate ion ing ive ial ied ed`.split(/\s+/);

const CACHE_MAX = 20_000;
const stems = new Map<string, string>();

const isStem = (stem: string) => stem.length >= 3 && /[aeiouy]/.test(stem);

/**
 * The part of an English word that its forms share: "reconciliation", "reconciling" → "reconcil". It is made to compare
 * words, not to be shown.
 */
export function stemOf(word: string): string {
  const known = EXCEPTIONS.get(word) ?? stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= CACHE_MAX) stems.clear();
  const stem = stripped(word);
  stems.set(word, stem);
  return stem;
}

function stripped(word: string): string {
  const one = singular(word);
  const ending = ENDINGS.find((end) => one.endsWith(end) && isStem(one.slice(0, -end.length)));
  let stem = ending ? one.slice(0, -ending.length) : one;
  if (stem.length > 3 && /[eyi]$/.test(stem)) stem = stem.slice(0, -1);
  if (/(?:val|wal|rral)$/.test(stem)) stem = stem.slice(0, -2);
  return /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** A noun without its plural ending. Good enough to compare two words, not to show one. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ics|news)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Lower-case words; what a hyphen or an apostrophe joins counts as two. "IT" is not "it", and "e-mail" is one word. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\bIT\b/g, 'infotech')
    .replace(/\be-mail/gi, 'email')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { SectorProfile, SectorSummary } from '@process-ai/contract/sectors';
import { folded } from './folded.ts';
import { INDUSTRY_WORDS, OTHER, type Other } from './industry-words.ts';
import { once } from './once.ts';
import { INDUSTRY_OF_MODEL, referenceModelIn } from './reference-models.ts';
import { industryFromParts, patternsOf } from './trade-in-words.ts';
import type { Trade } from './trade-index/trade-index.ts';
import { tradeNamed } from './trade-index/trade-named.ts';

/** A phrase that means an industry. */
export interface Phrase {
  industry: Industry | Other;
  pattern: RegExp;
  length: number;
  /** The first letters of its first word: the phrases are thousands, and few begin as a text's words do. Null for "*end". */
  beginning: string | null;
}

const BEGINNING = 3;

const ofAll = once(() => phrasesOf(INDUSTRY_WORDS));

const NAME_WEIGHT = 3;
/** What is made or lent says more: antibodies, loans to farmers. */
const SAYS_LITTLE: ReadonlySet<Industry | Other> = new Set(['manufacturing', 'agriculture']);
/** Whom a description says it works for is another trade: portfolios for doctors are no hospital. */
const FOR_WHOM = /(?<!\p{L})(?:for|für|para|pour|voor)\s[^,.;:()]*/giu;

/**
 * The industry that a sector is in: that of the trade which it says, the one its name and description speak of most, or
 * that the parts of its name make, else the one its reference model was made for; null where they leave it open, or two are level.
 */
export function industryInWords(name: string, description: string | null, referenceModel: string): Industry | null {
  const named = tradeInWords(name, description);
  const inParts = industryFromParts(name);
  if (named?.industry === 'logistics') return refined('logistics', name, carried(description) ?? inParts);
  if (named) return refined(named.industry, name, inParts);
  if (inParts && industriesIn(name, ofAll()).length === 0) return inParts;
  const [first, ...level] = spokenOfMost(name, description, ofAll());
  if (first && level.length === 0) {
    if (first === OTHER) return inParts === 'higher-education' ? inParts : null;
    const isOfMaker = MAKER.test(folded(name)) && inParts && isMaking(inParts) && !isMaking(first);
    return ((SAYS_LITTLE.has(first) || isOfMaker) && inParts) || givesWay(first, inParts) || first;
  }
  const inDescription = first ? null : industryFromParts(firstSentence(ofItself(description)));
  if (inDescription) return inDescription;
  const model = referenceModelIn(referenceModel);
  return model && INDUSTRY_OF_MODEL[model];
}

/** "Wholesale florist", "transporteur scolaire", "Zweckverband Wasserversorgung": whom it is for, and of what, says more than the head. */
function refined(industry: Industry | null, name: string, inParts: Industry | null): Industry | null {
  if (industry === 'retail' && WHOLESALE.test(folded(name))) return 'wholesale';
  return (industry && givesWay(industry, inParts)) ?? industry;
}

/** "Azienda trasporti": whether people or goods are carried, the description may say. */
function carried(description: string | null): Industry | null {
  const [only, ...others] = industriesIn(ofItself(description), ofAll());
  return only && only !== OTHER && others.length === 0 ? only : null;
}

/** What the parts of a name say, where that is more than its head does; else null. */
const givesWay = (industry: Industry | Other, inParts: Industry | null) =>
  industry !== OTHER && inParts && SAYS_HOW[industry]?.includes(inParts) ? inParts : null;

/** Heads that say how something is done or owned, and with what matter they are something else. */
const SAYS_HOW: Partial<Record<Industry, readonly Industry[]>> = {
  logistics: ['public-transport'],
  wholesale: ['utilities'],
  nonprofit: ['utilities'],
  construction: ['telecommunications'],
};

const WHOLESALE =
  / (?:wholesale|trade only|grosshandel|al por mayor|en gros|all ingrosso|ingrosso|por atacado|atacado|groothandel) /;
const isMaking = (industry: Industry) => withWiderIndustry(industry).includes('manufacturing');
/** Who makes dental chairs is no dentist. */
const MAKER =
  / (?:makers?|manufacturers?|producers?|[^ ]*hersteller|fabricants?|fabricantes?|produttor[ei]|[^ ]*fabrikant|fabbricante) /;

/** The class of economic activity that the name says; where it says nothing at all, the beginning of the description. */
export function tradeInWords(name: string, description: string | null): Trade | null {
  const named = tradeNamed(name);
  if (named || industriesIn(name, ofAll()).length > 0 || industryFromParts(name)) return named;
  return tradeNamed(/^[^.,;:!?]*/.exec(description ?? '')?.[0] ?? '');
}

/** The industry that a sector's profile says, else the one that its words and its model say; null where they leave it open. */
export function industryOf({ name, description, referenceModel, profile }: DescribedSector): Industry | null {
  if (profile.industry || profile.otherIndustry) return profile.industry;
  return spoken(name, description, referenceModel);
}

type DescribedSector = Pick<SectorSummary, 'name' | 'description' | 'referenceModel'> & {
  profile: Pick<SectorProfile, 'industry' | 'otherIndustry'>;
};

const REMEMBERED = 1000;
const known = new Map<string, Industry | null>();

/** Each read of a sector asks, and the words are many. */
function spoken(...said: [name: string, description: string | null, referenceModel: string]): Industry | null {
  const key = said.join('\n');
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= REMEMBERED) known.clear();
  const industry = industryInWords(...said);
  known.set(key, industry);
  return industry;
}

/** Others are at home in these too: a grocery wholesaler, a streaming service with broadband, software for hospitals. */
const GOES_WITH_ANOTHER: ReadonlySet<Industry | Other> = new Set<Industry>([
  'media',
  'software',
  'wholesale',
  'oil-and-gas',
  'mining',
  'agriculture',
  'nonprofit',
]);

/**
 * The industries that a library of a few must look for, the first mentioned first: those spoken of most, without the
 * ones that go with any other; and a kind of a wider industry gives way to another one, as in "electronics retailer".
 */
export function industriesToServe(name: string, description: string | null, phrases = ofAll()): readonly Industry[] {
  const most = spokenOfMost(name, description, phrases, (industry) => !GOES_WITH_ANOTHER.has(industry));
  const known = most.filter((industry) => industry !== OTHER);
  const wide = known.filter((industry) => withWiderIndustry(industry).length === 1);
  return wide.length > 0 ? wide : known;
}

/** Several where they are level, the first mentioned first; a longer phrase hides those inside it ("health insurance"). */
function spokenOfMost(
  name: string,
  description: string | null,
  phrases: readonly Phrase[],
  isHeard: (industry: Industry | Other) => boolean = () => true,
): (Industry | Other)[] {
  const votes = new Map<Industry | Other, number>();
  for (const [text, weight] of [
    [name, NAME_WEIGHT],
    [ofItself(description), 1],
  ] as const) {
    for (const industry of industriesIn(text, phrases).filter(isHeard)) {
      votes.set(industry, (votes.get(industry) ?? 0) + weight);
    }
  }
  const most = Math.max(...votes.values());
  return [...votes].flatMap(([industry, count]) => (count === most ? industry : []));
}

/** The table's phrases and further ones, which say more to whoever asks than to all. */
export const withFurtherWords = (words: Partial<Record<Industry, string>>): readonly Phrase[] =>
  byLength([...ofAll(), ...phrasesOf(words)]);

function industriesIn(text: string, phrases: readonly Phrase[]): (Industry | Other)[] {
  let rest = folded(text.slice(0, 2000));
  const beginnings = new Set(rest.split(' ').flatMap((word) => [1, 2, BEGINNING].map((end) => word.slice(0, end))));
  const places = new Map<Industry | Other, number>();
  for (const { industry, pattern, beginning } of phrases) {
    if (beginning !== null && !beginnings.has(beginning)) continue;
    rest = rest.replace(pattern, (said, place: number) => {
      places.set(industry, Math.min(place, places.get(industry) ?? place));
      return ` ${','.repeat(said.length - 2)} `;
    });
  }
  return [...places].toSorted(([, a], [, b]) => a - b).map(([industry]) => industry);
}

const ofItself = (description: string | null) => (description ?? '').replace(FOR_WHOM, ' ');
const firstSentence = (text: string) => /^[^.;:!?]*/.exec(text)?.[0] ?? '';

function phrasesOf(table: Partial<Record<Industry | Other, string>>): readonly Phrase[] {
  const found = Object.entries(table).flatMap(([industry, words]) =>
    patternsOf(words).map(
      ({ pattern, length }): Phrase => ({
        industry: industry as Industry | Other,
        pattern: new RegExp(` ${pattern} `, 'g'),
        length,
        beginning: new RegExp(`^[\\p{L}\\p{N}]{1,${BEGINNING}}`, 'u').exec(pattern)?.[0] ?? null,
      }),
    ),
  );
  return byLength(found);
}

function byLength(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.toSorted((a, b) => b.length - a.length);
}

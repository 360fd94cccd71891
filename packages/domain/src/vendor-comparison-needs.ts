import type { Industry } from '@process-ai/contract/industries';
import type { Opportunity } from '@process-ai/contract/opportunities';
import { stemOf, wordsOf } from './capability-tags/stems.ts';
import { CAPABILITY_TAGS, reachOf, type TagId } from './capability-tags/taxonomy.ts';
import { isAtHome } from './capability-tags/trade-homes.ts';
import { familyOf, type TextTags, tagsOf } from './capability-tags.ts';

export type WeighedOpportunity = Pick<Opportunity, 'type' | 'estimatedSavings' | 'savingsBasis'>;
/** What vendors are matched by, of the use case that an opportunity comes from. */
export interface UseCaseNeed {
  capabilities: readonly TagId[];
  /** How the activity is called, separated by commas. */
  called: string;
  /** Where the work is done. */
  industries: 'any' | readonly Industry[];
}

/** Its texts are read where it comes from no use case. */
export type MatchableOpportunity = WeighedOpportunity &
  Pick<Opportunity, 'title' | 'description'> &
  Partial<UseCaseNeed>;
/** So many tags, families and words of an opportunity are read. */
export const COUNT_MAX = 31;

/** What everybody in a trade speaks of: unless a title names it, it says nothing of the work. */
const SAID_BY_ALL = new Set(
  wordsOf(`crew aircraft flight airline passenger patient hospital clinical physician health member claim insurance insurer
  premium policy bank meter energy water electricity heat utility network freight cargo shipment customs legal law firm
  matter portfolio investment fund audit student university hotel guest room restaurant care resident transit bus ticket
  property building construction site plant store retail media content donor grant public city order delivery charge
  notice appointment load position risk account contract price quote last mile transformer supplier answer question annual
  figure program project owner spend line exchange document paper hedge tax file dock fare revenue payment date due
  cash carrier settlement`).map(stemOf),
);

/** What companies of any trade speak of, and verbs and times of any work: a title that shares it alone is not about it. */
const SAYS_LITTLE = new Set(
  wordsOf(`status invoice order list sales sell effect equipment machine term design engineering screen book staff
  opportunity training test turn hold held keep kept make made find found prove give given good same right together hour
  week month year`).map(stemOf),
);

/**
 * By tag: the words that name it alone, as “invoice” does, and say no more than the tag. Those of single trades tell by
 * themselves, as “royalty” does.
 */
const NAMED_BY = new Map<TagId, readonly string[]>(
  CAPABILITY_TAGS.filter(({ id }) => reachOf(id) === 'generic' || reachOf(id) === 'object').map(({ id, phrases }) => [
    id,
    phrases.split(',').flatMap((phrase) => {
      const words = wordsOf(phrase);
      return words.length === 1 ? words.map(stemOf) : [];
    }),
  ]),
);

export interface Need extends TextTags {
  /** Stems of what the activity is called, beside those of its title. */
  called: ReadonlySet<string>;
  /** Generic tags beside the chief one: a vendor that has nothing else in common only has a technique. */
  sides: ReadonlySet<TagId>;
}

/** Whoever checks the bills of a supplier of energy does not bill, and reads no meters for it. */
const isNotSupplied = (tag: TagId) => familyOf(tag) !== 'energy-supply';
const BILL = stemOf('bill');

/** A use case names its chief capability first. */
export function needOf({ title, description, capabilities = [], called = '', industries }: MatchableOpportunity): Need {
  const inTitle = tagsOf(title);
  if (capabilities.length > 0) {
    const { trades: named, stems } = tagsOf(`${title}. ${called}`);
    const spoken = industries ? [...named].filter((tag) => isAtHome(tag, familyOf(tag), industries)) : [...named];
    const isSupplied = capabilities[0] === 'process-invoices';
    const trades = new Set(isSupplied ? spoken.filter(isNotSupplied) : spoken);
    const titled = isSupplied ? new Set([...inTitle.stems].filter((stem) => stem !== BILL)) : inTitle.stems;
    const sides = new Set(capabilities.slice(1).filter((tag) => reachOf(tag) === 'generic'));
    const families = new Set([...capabilities.filter((tag) => !sides.has(tag)), ...trades].map(familyOf));
    return {
      tags: new Set(capabilities),
      trades,
      families,
      stems: titled,
      called: new Set([...stems].filter((stem) => !inTitle.stems.has(stem) && !SAID_BY_ALL.has(stem))),
      sides,
    };
  }
  const said = inTitle.tags.size + inTitle.trades.size > 0 ? inTitle : tagsOf(`${title}. ${description}`);
  return { ...said, called: new Set(), sides: new Set() };
}

/**
 * What it is about: the objects of a trade, else all that is not generic; of a use case the work that only some
 * industries know, else what it names first. Who answers is not asked, but about what.
 */
export function subjectOf({ tags, trades }: TextTags, isOfCatalogue: boolean): ReadonlySet<TagId> {
  if (trades.size > 0) return trades;
  const objects = new Set([...tags].filter((tag) => reachOf(tag) !== 'generic'));
  if (objects.size > 1) objects.delete('answer-enquiries');
  if (!isOfCatalogue) return objects;
  const chief = [...objects].find((tag) => reachOf(tag) === 'industry') ?? [...objects][0];
  return new Set(chief ? [chief] : []);
}

/** What is needed, and by which opportunities, by their index. */
export interface Needing {
  subjects: Map<string, number[]>;
  tags: Map<string, number[]>;
  families: Map<string, number[]>;
  /** Of titles that come from no use case. */
  stems: Map<string, number[]>;
  /** Of these, what everybody in a trade speaks of. */
  common: Map<string, number[]>;
  /** Of titles of use cases. */
  titled: Map<string, number[]>;
  called: Map<string, number[]>;
  /** Of use cases: what everybody in a trade speaks of, and what says no more than a tag. */
  worn: Map<string, number[]>;
}

export function neededBy(
  needs: readonly Need[],
  subjects: readonly ReadonlySet<TagId>[],
  areOfCatalogue: readonly boolean[],
): Needing {
  const needing: Needing = {
    subjects: new Map(),
    tags: new Map(),
    families: new Map(),
    stems: new Map(),
    common: new Map(),
    titled: new Map(),
    called: new Map(),
    worn: new Map(),
  };
  for (const [index, { tags, trades, families, stems, called, sides }] of needs.entries()) {
    const need = (by: Map<string, number[]>, what: string) => {
      const known = by.get(what);
      if (known) known.push(index);
      else by.set(what, [index]);
    };
    const subject = subjects[index];
    for (const tag of first(COUNT_MAX, new Set([...tags, ...trades]))) {
      if (!sides.has(tag)) need(subject?.has(tag) ? needing.subjects : needing.tags, tag);
    }
    if (areOfCatalogue[index]) {
      const named = new Set([...(subject ?? [])].flatMap((tag) => NAMED_BY.get(tag) ?? []));
      const isWorn = (stem: string) => named.has(stem) || SAYS_LITTLE.has(stem);
      for (const stem of first(COUNT_MAX, stems)) {
        need(isWorn(stem) || SAID_BY_ALL.has(stem) ? needing.worn : needing.titled, stem);
      }
      for (const stem of first(2 * COUNT_MAX, called)) need(isWorn(stem) ? needing.worn : needing.called, stem);
    } else {
      for (const family of first(COUNT_MAX, families)) need(needing.families, family);
      for (const stem of first(COUNT_MAX, stems)) need(SAID_BY_ALL.has(stem) ? needing.common : needing.stems, stem);
    }
  }
  return needing;
}

const first = <Value>(count: number, values: ReadonlySet<Value>) =>
  values.size > count ? [...values].slice(0, count) : values;

import type { Opportunity } from '@process-ai/contract/opportunities';
import { stemOf, wordsOf } from './capability-tags/stems.ts';
import { reachOf, type TagId } from './capability-tags/taxonomy.ts';
import { familyOf, type TextTags, tagsOf } from './capability-tags.ts';

export type WeighedOpportunity = Pick<Opportunity, 'type' | 'estimatedSavings' | 'savingsBasis'>;
/** What vendors are matched by, of the use case that an opportunity comes from. */
export interface UseCaseNeed {
  capabilities: readonly TagId[];
  /** How the activity is called, separated by commas. */
  called: string;
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
  cash carrier`).map(stemOf),
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
export function needOf({ title, description, capabilities = [], called = '' }: MatchableOpportunity): Need {
  const named = tagsOf(title);
  if (capabilities.length > 0) {
    const { trades: spoken, stems } = tagsOf(`${title}. ${called}`);
    const isSupplied = capabilities[0] === 'process-invoices';
    const trades = isSupplied ? new Set([...spoken].filter(isNotSupplied)) : spoken;
    const titled = isSupplied ? new Set([...named.stems].filter((stem) => stem !== BILL)) : named.stems;
    const sides = new Set(capabilities.slice(1).filter((tag) => reachOf(tag) === 'generic'));
    const families = new Set([...capabilities.filter((tag) => !sides.has(tag)), ...trades].map(familyOf));
    return {
      tags: new Set(capabilities),
      trades,
      families,
      stems: titled,
      called: new Set([...stems].filter((stem) => !named.stems.has(stem) && !SAID_BY_ALL.has(stem))),
      sides,
    };
  }
  const said = named.tags.size + named.trades.size > 0 ? named : tagsOf(`${title}. ${description}`);
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
  /** Of titles. */
  stems: Map<string, number[]>;
  /** Of titles, but what everybody in a trade speaks of. */
  common: Map<string, number[]>;
  called: Map<string, number[]>;
}

export function neededBy(needs: readonly Need[], subjects: readonly ReadonlySet<TagId>[]): Needing {
  const needing: Needing = {
    subjects: new Map(),
    tags: new Map(),
    families: new Map(),
    stems: new Map(),
    common: new Map(),
    called: new Map(),
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
    for (const family of first(COUNT_MAX, families)) need(needing.families, family);
    for (const stem of first(COUNT_MAX, stems)) need(SAID_BY_ALL.has(stem) ? needing.common : needing.stems, stem);
    for (const stem of first(2 * COUNT_MAX, called)) need(needing.called, stem);
  }
  return needing;
}

const first = <Value>(count: number, values: ReadonlySet<Value>) =>
  values.size > count ? [...values].slice(0, count) : values;

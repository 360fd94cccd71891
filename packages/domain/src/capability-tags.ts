import type { TagLevel } from './capability-tags/capability-tag.ts';
import { stemOf, wordsOf } from './capability-tags/stems.ts';
import { CAPABILITY_TAGS, type FamilyId, type TagId, type TaxonomyEntry } from './capability-tags/taxonomy.ts';

export interface TextTags {
  /** What the text is about, most telling level only: see `TagLevel`. */
  tags: ReadonlySet<TagId>;
  /** The objects of single trades that it names, whatever else it is about. */
  trades: ReadonlySet<TagId>;
  /** The families of all that was found, also of what is too general to be a tag here. */
  families: ReadonlySet<FamilyId>;
  /** Stems of the words that say something, without those that any text about business uses. */
  stems: ReadonlySet<string>;
}

interface Phrase {
  stems: readonly string[];
  tag: TaxonomyEntry;
}

const LEVELS: readonly TagLevel[] = ['solution', 'specific', 'general'];

/** Words that join others. They count neither in a phrase nor as a stem. */
const JOINING = new Set(
  `a against an and as at be by can do for from in into is it its of on or our out over own than that the their them then these
  they this to up what where which who with without within your across after all any are before both each every has have
  if more most no not one only other so such there through under until via when while was were will would`.split(/\s+/),
);

/** Stems that say nothing of a capability, since nearly every one is said to have them. */
const EMPTY_STEMS = new Set(
  wordsOf(`process manage system data business service solution platform software tool application automate model ai
  intelligence digital information enterprise company product work case step run keep make use help support build
  provide offer team people time new real end open clear early signal trouble moving agent coordinate pick doubtful
  handle follow set find take first one per based smart advanced full suite management automation cloud modern record
  request develop perform identify determine define establish operate task activity need live level user client customer
  report connect hand over rules sample cannot see change draft source guided score straight form wrong stale standard
  suggest contact read brief page pattern behind learned evidence log write each day organisation corporate workflow
  mining department global group plan predict forecast propose track check control review prepare compare measure
  detect`).map(stemOf),
);

/** So many other words may stand between those of a phrase. */
const WORDS_BETWEEN = 2;

const PHRASES = phrasesByStem();

/**
 * The capabilities that an English text names, be it an opportunity's title or what a vendor says it can do. Texts in
 * other languages have no tags, only stems. Clauses are read one by one; of two phrases that a clause contains, the one
 * within the other does not count ("invoice" in "customer invoice").
 */
export function tagsOf(text: string): TextTags {
  const known = readTexts.get(text);
  if (known) return known;
  const tags = readTags(text);
  if (readTexts.size >= READ_TEXTS_MAX) readTexts.clear();
  readTexts.set(text, tags);
  return tags;
}

/** The same vendors are compared again and again, and they say the same things: some ten megabytes at most. */
const READ_TEXTS_MAX = 8000;
const readTexts = new Map<string, TextTags>();

function readTags(text: string): TextTags {
  const found = new Set<TaxonomyEntry>();
  const stems = new Set<string>();
  for (const clause of text.split(/[.,;:!?|•\n]+/)) {
    const said = positionsOf(stemsOf(clause));
    for (const tag of tagsIn(said)) found.add(tag);
    for (const stem of said.keys()) if (stem.length > 2 && !EMPTY_STEMS.has(stem)) stems.add(stem);
  }
  const level = LEVELS.find((candidate) => [...found].some((tag) => tag.level === candidate));
  return {
    tags: new Set([...found].filter((tag) => tag.level === level).map(({ id }) => id)),
    trades: new Set([...found].filter((tag) => tag.level === 'trade').map(({ id }) => id)),
    families: new Set([...found].map(({ family }) => family)),
    stems,
  };
}

function tagsIn(said: ReadonlyMap<string, number>): TaxonomyEntry[] {
  const found: Phrase[] = [];
  for (const stem of said.keys()) {
    for (const phrase of PHRASES.get(stem) ?? []) if (isSaid(phrase, said)) found.push(phrase);
  }
  const isWithin = (a: Phrase, b: Phrase) =>
    a.stems.length < b.stems.length && a.stems.every((stem) => b.stems.includes(stem));
  return found.filter((phrase) => !found.some((other) => isWithin(phrase, other))).map(({ tag }) => tag);
}

/** Whether the words stand together, in any order: "capture of supplier invoices" is invoice capture. */
function isSaid({ stems }: Phrase, said: ReadonlyMap<string, number>): boolean {
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  for (const stem of stems) {
    const at = said.get(stem);
    if (at === undefined) return false;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return last - first < stems.length + WORDS_BETWEEN;
}

/** Where each stem stands first. */
function positionsOf(stems: readonly string[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [at, stem] of stems.entries()) if (!positions.has(stem)) positions.set(stem, at);
  return positions;
}

/** Each phrase under the rarest of its stems, so that few are looked at in vain. */
function phrasesByStem(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = CAPABILITY_TAGS.flatMap((tag) =>
    tag.phrases.split(',').map((words): Phrase => ({ stems: [...new Set(stemsOf(words))], tag })),
  );
  const times = new Map<string, number>();
  for (const stem of phrases.flatMap(({ stems }) => stems)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const rarest = ({ stems }: Phrase) =>
    stems.reduce((rare, stem) => ((times.get(stem) ?? 0) < (times.get(rare) ?? 0) ? stem : rare));
  return Map.groupBy(phrases, rarest);
}

function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (JOINING.has(word) ? [] : [stemOf(word)]));
}

const FAMILIES = new Map(CAPABILITY_TAGS.map(({ id, family }) => [id, family]));

/** The family of neighbouring work that a tag belongs to. */
export function familyOf(tag: TagId): FamilyId {
  const family = FAMILIES.get(tag);
  if (!family) throw new Error(`${tag} is no capability tag`);
  return family;
}

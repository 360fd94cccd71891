import { singular } from '@process-ai/domain/capability-tags/stems';
import type { Action } from './action.ts';
import { saysLittle } from './forms.ts';
import type { ObjectClass } from './object-class.ts';
import { GOVERNANCE } from './objects/governance.ts';
import { PRODUCTION, SUPPLY } from './objects/operations.ts';
import { FINANCE, PEOPLE, TECHNOLOGY } from './objects/support.ts';
import { CUSTOMERS, INDUSTRY } from './objects/trade.ts';
import { wordsOf } from './words.ts';

const OBJECTS: readonly ObjectClass[] = [
  ...FINANCE,
  ...PEOPLE,
  ...CUSTOMERS,
  ...SUPPLY,
  ...PRODUCTION,
  ...TECHNOLOGY,
  ...GOVERNANCE,
  ...INDUSTRY,
];

interface Key {
  words: string[];
  object: ObjectClass;
}

const KEYS = keysByFirstWord();

interface Mention {
  object: ObjectClass;
  /** The words that named it, as the text has them. */
  words: string;
  weight: number;
  /** Index of its first word. */
  at: number;
}

interface FoundObject {
  object: ObjectClass;
  /** The words that led there; empty when nothing did. */
  words: string[];
}

/** How much each text says about what a process works on. */
const WEIGHT = { object: 6, name: 3, description: 0.6, parent: 1.6, above: 0.8 };

/** "HR strategy" is about HR: what only tells the form of a thing gives way to what it is about. */
const FORM_OBJECTS = new Set(['strategy', 'policies', 'performance', 'projects']);
const FORM_FACTOR = 0.35;
const EMPTY_FACTOR = 0.08;

/** The kind of object that a process works on, by its own words first and its place in the tree second. */
export function findObject(
  action: Action,
  name: string,
  description: string,
  ancestors: readonly string[],
): FoundObject {
  const scores = new Map<ObjectClass, { weight: number; words: Map<string, string> }>();
  const add = (mentions: readonly Mention[], factor: number) => {
    const best = new Map<ObjectClass, Mention>();
    for (const mention of mentions) {
      if (mention.weight > (best.get(mention.object)?.weight ?? 0)) best.set(mention.object, mention);
    }
    for (const mention of best.values()) {
      const entry = scores.get(mention.object) ?? { weight: 0, words: new Map<string, string>() };
      entry.weight += factor * mention.weight;
      if (!entry.words.has(singular(mention.words))) entry.words.set(singular(mention.words), mention.words);
      scores.set(mention.object, entry);
    }
  };
  // The "Order" of "Order materials" is what is done, and not on what.
  const isVerb = ({ at, words }: Mention) => action.verb !== null && at === 0 && !words.includes(' ');
  add(mentionsIn(action.object), WEIGHT.object);
  add(
    mentionsIn(name).filter((mention) => !isVerb(mention)),
    WEIGHT.name,
  );
  add(mentionsIn(firstSentence(description)), WEIGHT.description);
  ancestors.forEach((ancestor, index) =>
    add(mentionsIn(ancestor), index === ancestors.length - 1 ? WEIGHT.parent : WEIGHT.above),
  );

  let found: FoundObject = { object: GENERAL, words: [] };
  let highest = 0;
  for (const [candidate, { weight, words }] of scores) {
    if (weight <= highest) continue;
    highest = weight;
    found = { object: candidate, words: [...words.values()] };
  }
  return found;
}

/** Every object that a text names. A longer name counts more, and hides the shorter ones inside it. */
function mentionsIn(text: string): Mention[] {
  const words = wordsOf(text);
  const stems = words.map(singular);
  const found: Mention[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    const length = longestAt(stems, at);
    if (length === 0) continue;
    for (const { words: key, object } of KEYS.get(stems[at] ?? '') ?? []) {
      if (key.length !== length || !startsAt(key, stems, at)) continue;
      // The last noun of an English noun phrase is the one that is meant.
      const isLast = at + length === stems.length;
      const factor = saysLittle(key) ? EMPTY_FACTOR : FORM_OBJECTS.has(object.id) ? FORM_FACTOR : 1;
      const weight = factor * (0.5 + 0.7 * length + (isLast ? 0.35 : 0));
      found.push({ object, words: words.slice(at, at + length).join(' '), weight, at });
    }
    at += length - 1;
  }
  return found;
}

function longestAt(stems: readonly string[], at: number): number {
  let longest = 0;
  for (const { words } of KEYS.get(stems[at] ?? '') ?? []) {
    if (words.length > longest && startsAt(words, stems, at)) longest = words.length;
  }
  return longest;
}

const startsAt = (key: readonly string[], stems: readonly string[], at: number) =>
  key.every((word, index) => stems[at + index] === word);

const firstSentence = (text: string) => text.slice(0, 400).split(/(?<=[.!?])\s/)[0] ?? '';

function keysByFirstWord(): Map<string, Key[]> {
  const keys = new Map<string, Key[]>();
  for (const object of OBJECTS) {
    for (const phrase of object.words.split(',')) {
      const words = wordsOf(phrase).map(singular);
      const first = words[0];
      if (first === undefined) continue;
      keys.set(first, [...(keys.get(first) ?? []), { words, object }]);
    }
  }
  return keys;
}

/** Stands in where neither the name nor the place in the tree tells what a process works on. */
const GENERAL: ObjectClass = { id: 'general', group: 'any', words: '', traits: {} };

import { singular } from '@process-ai/domain/capability-tags/stems';
import { wordsOf } from '../words.ts';
import type { Branch } from './branches.ts';
import type { Topic } from './topics.ts';

/** A word in the name of a branch says more about it than one in a name below it. */
const OWN_NAME = 3;
const TOLD_BY_NAME = 2;
/** Of the highest score: what stays below it is a chance mention. */
const TELLING = 0.2;

/**
 * The branches that the topics speak of first, those they speak of most at the top; the others stay in their order.
 * What any company has (`isGeneral`) comes first only where the sector is named after it.
 */
export function inOrderOfTopics(
  branches: readonly Branch[],
  topics: readonly Topic[],
  isGeneral: (branch: Branch) => boolean,
): Branch[] {
  const scores = scoresOf(branches, topics, isGeneral);
  const scoreOf = (branch: Branch) => scores.get(branch) ?? 0;
  if (branches.every((branch) => scoreOf(branch) === 0)) return [...branches];
  // The sort is stable: what scores the same stays in its order.
  return branches.toSorted((a, b) => scoreOf(b) - scoreOf(a) || Number(isGeneral(a)) - Number(isGeneral(b)));
}

/**
 * How much the topics speak of each level-1 branch: of its name, of the best of its groups, and of the names below
 * those. A word that few branches have counts more.
 */
function scoresOf(
  roots: readonly Branch[],
  topics: readonly Topic[],
  isGeneral: (branch: Branch) => boolean,
): Map<Branch, number> {
  const units = roots.flatMap((root) => [root, ...root.below]);
  const texts = new Map(units.map((unit) => [unit, textOf(unit)]));
  const weighed = topics.map((topic) => {
    const known = [...texts.values()].filter(({ own, below }) => has(own, topic) || has(below, topic)).length;
    return { topic, weight: known === 0 ? 0 : Math.log(1 + units.length / known) * (topic.inName ? TOLD_BY_NAME : 1) };
  });
  const score = (unit: Branch, onlyOwn: boolean) => {
    const { own, below } = texts.get(unit) ?? textOf(unit);
    const parts = weighed.map(({ topic, weight }) => {
      if (onlyOwn && !topic.inName) return 0;
      return has(own, topic) ? OWN_NAME * weight : !onlyOwn && has(below, topic) ? weight : 0;
    });
    return parts.reduce((sum, part) => sum + part, 0);
  };
  const scores = roots.map((root) =>
    isGeneral(root)
      ? score(root, true)
      : score(root, false) + Math.max(0, ...root.below.map((unit) => score(unit, false))),
  );
  const least = TELLING * Math.max(...scores);
  return new Map(roots.map((root, index) => [root, (scores[index] ?? 0) >= least ? (scores[index] ?? 0) : 0]));
}

/** The words of a group's name, and of the names below it; those of a level-1 branch are in its groups. */
function textOf({ process, below }: Branch) {
  const words = (names: readonly string[]) => new Set(names.flatMap(wordsOf).map(singular));
  return {
    own: words([process.name]),
    below: words(process.level > 1 ? below.map((child) => child.process.name) : []),
  };
}

const has = (words: ReadonlySet<string>, { stems }: Topic) => [...stems].some((stem) => words.has(stem));

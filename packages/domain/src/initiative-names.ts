import type { OpportunityGroup, TechniqueFamily } from './initiative-groups.ts';

/** What each kind of work is called on a slide: alone, and beside another one. */
const FAMILY_WORDS: Record<TechniqueFamily, [alone: string, beside: string]> = {
  documents: ['document intake and triage', 'document intake'],
  language: ['drafting and answers from what is known', 'drafting'],
  insight: ['early warning and better decisions', 'early warning'],
  planning: ['forecasting and planning', 'planning'],
  integration: ['connected systems and clean data', 'connected data'],
  workflow: ['straight-through work', 'straight-through work'],
  'process-insight': ['process mining', 'process mining'],
  agents: ['agents for whole cases', 'agents'],
};

const NAME_MAX = 300;
const AREA_MAX = 120;

/** Names for a slide, as "Claims: document intake and triage": no two the same, and none that is taken. */
export function nameGroups(groups: readonly OpportunityGroup[], taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  return groups.map((group) => {
    const area = areaWords(group.areas);
    const words = [1, 2, 3].map((count) => `${area}: ${familyWords(group.families.slice(0, count))}`);
    // What is half of several kinds is called by two of them at once.
    const [one = area, two = one, three = two] = words;
    const wanted = group.families.length > 1 ? [two, three, one] : [one];
    const name = wanted.find((candidate) => !known.has(candidate.toLowerCase())) ?? numbered(two, known);
    known.add(name.toLowerCase());
    return name.slice(0, NAME_MAX);
  });
}

function areaWords(areas: readonly string[]): string {
  const [first = 'All areas', second, ...others] = areas.map((area) => area.slice(0, AREA_MAX));
  if (second === undefined) return first;
  return others.length === 0 ? `${first} & ${second}` : `${first}, ${second} & others`;
}

function familyWords(families: readonly TechniqueFamily[]): string {
  const [first, ...others] = families;
  if (first === undefined) return 'improvements';
  if (others.length === 0) return FAMILY_WORDS[first][0];
  const words = families.map((family) => FAMILY_WORDS[family][1]);
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function numbered(name: string, known: ReadonlySet<string>): string {
  let number = 2;
  while (known.has(`${name} (${number})`.toLowerCase())) number += 1;
  return `${name} (${number})`;
}

import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { z } from 'zod';
import type { SectorContext } from '../analyst.ts';
import { nonEmptyList } from './list.ts';
import { optionalPlainText, plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const DESCRIPTION_SENT = 4000;
/** 12 × (1 + 5 + 5 × 5) = 372: a proposal never exceeds 400 processes. */
const AREAS_MAX = 12;
const GROUPS_MAX = 5;
const STEPS_MAX = 5;

const named = { name: plainText(120), description: optionalPlainText(500) };
const Outline = z.object({ areas: nonEmptyList(AREAS_MAX, z.object(named)) });
const Groups = z.object({
  groups: nonEmptyList(GROUPS_MAX, z.object({ ...named, processes: nonEmptyList(STEPS_MAX, z.object(named)) })),
});
type Named = z.infer<typeof Outline>['areas'][number];
type Groups = z.infer<typeof Groups>;

const CRAFT = `You build process libraries for companies, and know the published reference models. The material is a business sector, and the reference model its analysis follows.

Work in the manner and the vocabulary of that reference model, and fit it to what the sector does: a company of the sector must find its own work in it, and no work that it does not have. Names begin with a verb and say what is worked on; no two are alike. A description is one sentence of at most 300 characters that says what is done and what comes out. Invent no codes: they are given later. Write plain text without markup, in the language of the sector's name.`;

/** The level-1 areas of a sector. What lies below them is asked for area by area: one answer would be too long. */
export const researchOutline: Prompt<z.infer<typeof Outline>> = {
  name: 'process_areas',
  schema: Outline,
  instructions: `${CRAFT}

Answer with one JSON object, {"areas": [{"name", "description"}]}: the six to ${AREAS_MAX} areas that together hold all work of the sector, in the order in which value arises, and the supporting ones last.`,
};

/** What lies below one area: groups at level 2, processes at level 3. */
export const researchArea: Prompt<Groups> = {
  name: 'process_groups',
  schema: Groups,
  instructions: `${CRAFT}

Detail only the area that the material names. The other areas are named too: their work belongs there, not here.
Answer with one JSON object, {"groups": [{"name", "description", "processes": [{"name", "description"}]}]}: three to ${GROUPS_MAX} groups in the order of the work, each with three to ${STEPS_MAX} processes that a team could draw as one flow.`,
};

/** What the model gets to know of a sector. */
export function outlineMaterial({ name, description, referenceModel }: SectorContext) {
  return { sector: { name, description: description?.slice(0, DESCRIPTION_SENT) ?? null, referenceModel } };
}

/** The same, and which of the areas is to be detailed. */
export function areaMaterial(sector: SectorContext, area: Named, areas: readonly Named[]) {
  const otherAreas = areas.filter((other) => other !== area).map(({ name }) => name);
  return { ...outlineMaterial(sector), area, otherAreas };
}

/** The answers as processes, parents before their children; codes are the places in the tree, as in "2.1.3". */
export function toProcesses(areas: readonly (Named & Groups)[]): DiscoveredProcess[] {
  return numbered(areas, null).flatMap(({ process: area, item: { groups } }) => [
    area,
    ...numbered(groups, area.code).flatMap(({ process: group, item: { processes } }) => [
      group,
      ...numbered(processes, group.code).map(({ process }) => process),
    ]),
  ]);
}

/** Siblings with their codes. A name that a model repeats counts once. */
function numbered<Item extends Named>(items: readonly Item[], parentCode: string | null) {
  const distinct = new Map(items.map((item) => [item.name.toLowerCase(), item]));
  return [...distinct.values()].map((item, index) => {
    const code = parentCode === null ? `${index + 1}` : `${parentCode}.${index + 1}`;
    const { name, description } = item;
    return { item, process: { code, name, level: code.split('.').length, description, parentCode } };
  });
}

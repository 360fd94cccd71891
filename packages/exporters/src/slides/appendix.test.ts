import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides, tablesOf } from './read-slides.fixture.ts';

const { say } = figureWords('USD');
const { deck: says, assumptions } = say.method;

const tablesIn = async (source: Parameters<typeof buildBlueprint>[0]) => {
  const slides = readSlides(await exportSlides(buildBlueprint(source)));
  return new Map(slides.flatMap(({ xml }) => tablesOf(xml)).map(({ name, rows }) => [name, rows]));
};

test('a value that was set for the client has no source of the default, and a default has its own', async () => {
  const client = exampleClient();
  const table = (await tablesIn(client)).get(says.assumptionsTable) ?? [];
  const sourceOf = (name: keyof typeof assumptions) => table.find(([label]) => label === assumptions[name].label)?.[2];
  const { by = '' } = client.assumptionChanges.ramp ?? {};
  expect(sourceOf('ramp')).toMatch(new RegExp(`^Set for this client by ${by}, .*\\.$`));
  expect(sourceOf('discountRate')).toBe(assumptions.discountRate.source);
  const unrecorded = (await tablesIn({ ...client, assumptionChanges: {} })).get(says.assumptionsTable) ?? [];
  expect(unrecorded.find(([label]) => label === assumptions.ramp.label)?.[2]).toBe(say.method.setHere);
});

describe('the rules of the method', () => {
  const figures = async (source: Parameters<typeof buildBlueprint>[0]) =>
    (await tablesIn(source)).get(says.table)?.map(([figure]) => figure);
  const caseRules = says.caseRules.map(({ figure }) => figure);

  test('explain a business case and a roadmap only where the deck has them', async () => {
    const planned = await figures(exampleClient());
    expect(planned).toEqual(expect.arrayContaining(caseRules));
    expect(planned).not.toContain(says.roadmap.figure);
    const bare = await figures(FIVE_SECTORS['none with inputs']());
    expect(bare).toContain(says.roadmap.figure);
    expect(bare?.filter((figure) => caseRules.includes(figure ?? ''))).toEqual([]);
  });
});

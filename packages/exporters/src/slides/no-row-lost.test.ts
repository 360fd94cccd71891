import { buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { repriced } from '../generated-plan.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides, tablesOf } from './read-slides.fixture.ts';

const LONG =
  'Settlement, recovery and reinsurance of commercial property losses with several insurers, experts and courts involved';

/** The example client with 15 initiatives that lose, 12 long titles, and a long paper for the board. */
function crowded() {
  const source = exampleClient();
  const { plan } = source;
  if (!plan) throw new Error('The example client has a plan');
  const [first] = plan.initiatives;
  const carried = plan.initiatives.flatMap(({ opportunityIds }) => opportunityIds).slice(0, 15);
  const longTitles = new Set(carried.slice(0, 12));
  const initiatives = carried.map((id, index) => ({
    ...(first as NonNullable<typeof first>),
    id: `losing-${index}`,
    name: `${index + 1} ${LONG}`,
    owner: `Head of department number ${index + 1}`,
    status: 'proposed' as const,
    annualRunCost: 2_000_000,
    dependsOn: [],
    gate: `Gate ${index + 1}: ${LONG}`,
    risks: [{ risk: `Risk ${index + 1}: ${LONG}`, control: `Control: ${LONG}` }],
    measures: [{ id: 'm', name: `Measure ${index + 1}`, unit: '%', better: 'lower' as const, baseline: 9, target: 2 }],
    opportunityIds: [id],
  }));
  const quoted = (index: number) => ({ quote: `Quote ${index}: ${LONG}.`, fileName: 'board-paper.docx', page: index });
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  return repriced({
    ...source,
    tree: source.tree.map((process) => ({
      ...process,
      opportunities: process.opportunities.map((one) =>
        longTitles.has(one.id) ? { ...one, title: `${one.title}: ${LONG}` } : one,
      ),
    })),
    plan: { ...plan, initiatives },
    situation: {
      said: numbers.map(quoted),
      competitors: [],
      constraints: numbers.map((one) => ({ ...quoted(one), kind: 'other' as const, about: '', amount: null })),
    },
  });
}

describe('where there is more than a slide has room for', async () => {
  const blueprint = buildBlueprint(crowded());
  const story = blueprintStory(blueprint);
  const slides = readSlides(await exportSlides(blueprint));
  const tables = slides.flatMap(({ xml, paragraphs }) =>
    tablesOf(xml).map(({ name, rows: [header, ...rows] }) => ({ name, header, rows, paragraphs })),
  );
  const table = (name: string) => {
    const found = tables.filter((one) => one.name === name);
    if (found.length === 0) throw new Error(`No table called ${name}`);
    return found;
  };

  test.each([
    ['Risk register', story.risks.length],
    ['In the client’s own words', story.situation?.said.length ?? 0],
    ['Conditions, checked against the plan', story.situation?.constraints.length ?? 0],
  ])('“%s” counts the rows that it leaves out', (name, all) => {
    const [{ rows, paragraphs } = { rows: [], paragraphs: [] }] = table(name);
    const shown = rows.length;
    expect(shown).toBeGreaterThan(0);
    const left = paragraphs.filter((text) => text === `${shown} of ${all}; all of them are in the document.`);
    expect(left.length).toBe(shown < all ? 1 : 0);
  });

  test('every owner and every measure is named, on as many slides as it takes', () => {
    const first = (name: string) => table(name).flatMap(({ rows }) => rows.map(([what]) => what));
    expect(first('Who answers for what').slice(0, -1)).toEqual(story.responsibilities.map(({ owner }) => owner));
    expect(first('Who steers, and when')).toEqual(story.steering.map(({ name }) => name));
    expect(first('Measures of the plan')).toEqual(story.measures.map(({ name }) => name));
  });

  test('all decisions are asked, on as many slides as it takes, and no word of them is cut', () => {
    const asked = table('Decisions asked').flatMap(({ rows }) => rows.map(([what]) => what));
    expect(asked).toEqual(story.decisions.map(({ what }) => what));
    const sizes = table('Decisions asked').map(({ rows }) => rows.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
    expect(
      table('Decisions asked')
        .flatMap(({ rows }) => rows.flat())
        .filter((text) => text.endsWith('…')),
    ).toEqual([]);
    expect(story.decisions.filter(({ unlocks }) => unlocks.loses)).toHaveLength(1);
  });

  test('the title of the vendor matrix counts the rows that are shown', () => {
    const [{ rows } = { rows: [] }] = table('Vendors by the largest opportunities');
    const title = slides.find(({ title: one }) => one.startsWith('Of what saves most'))?.title;
    expect(title).toContain(` of ${rows.length} `);
  });

  test('those of which the title of the largest opportunities speaks are shown', () => {
    const [{ rows } = { rows: [] }] = table('The opportunities that save most');
    const [largest, more] = slides.flatMap(
      ({ title }) => /^“(.+)” and (\d+) more of \d+ opportunities hold /.exec(title)?.slice(1) ?? [],
    );
    expect(largest).toBe(rows[0]?.[1]);
    expect(Number(more)).toBeLessThan(rows.length);
  });

  test('lists go on where the slide before them ends', () => {
    const numbers = tables
      .filter(({ name }) => /^Opportunities \d/.test(name))
      .flatMap(({ rows }) => rows.map(([number]) => Number(number)));
    const told = table('The opportunities that save most').flatMap(({ rows }) => rows).length;
    expect(numbers.length, 'a list that goes on').toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => told + index + 1));
  });
});

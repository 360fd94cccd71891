import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { planDocs } from '../docs/docs-plan.ts';
import { planChapter } from '../docs/sections/plan.ts';
import { exampleClient } from '../example-client.fixture.ts';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides } from './read-slides.fixture.ts';

describe('the plan', () => {
  test('is a Gantt of native shapes: a bar with its months for each initiative, and its gates', async () => {
    const slides = readSlides(await exportSlides(buildBlueprint(exampleClient())));
    const gantt = slides.find(({ title }) => title.includes('begins the work on 8 initiatives'));
    expect(gantt?.xml).toContain('name="Service agent for policyholders: Jan to Aug 2027"');
    expect(gantt?.xml.match(/name="Gate: /g)).toHaveLength(5);
    expect(gantt?.paragraphs).toEqual(
      expect.arrayContaining(['Head of claims', '$466K measured', '$15K by benchmark', 'to be named']),
    );
    expect(gantt?.notes).toContain('waits for Notify a claim without waiting');
  });

  test('shows twelve initiatives at most, a few less where whole names need two lines, and says how many more', async () => {
    const client = exampleClient();
    const [one] = client.plan?.initiatives ?? [];
    if (!client.plan || !one) throw new Error('The example client has a plan');
    const ganttOf = async (nameOf: (at: number) => string) => {
      const initiatives = Array.from({ length: 17 }, (_, at) => ({
        ...one,
        id: `${at}`,
        name: nameOf(at),
        opportunityIds: at === 0 ? one.opportunityIds : [],
        dependsOn: [],
      }));
      const plan = { ...(client.plan as NonNullable<typeof client.plan>), initiatives };
      const slides = readSlides(await exportSlides(buildBlueprint({ ...client, plan })));
      return slides.find(({ title }) => title.includes('17 initiatives'))?.paragraphs ?? [];
    };
    const short = await ganttOf((at) => `Initiative ${at}`);
    expect(short.filter((text) => text.startsWith('Initiative '))).toHaveLength(12);
    expect(short.join('\n')).toContain('5 more in the document.');
    const name = (at: number) => `Policy changes and renewals without a single question asked twice ${at}`;
    const long = await ganttOf(name);
    const shown = long.filter((text) => text.startsWith('Policy changes'));
    expect(shown).toEqual(shown.map((_, at) => name(at)));
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(long.join('\n')).toContain(`${17 - shown.length} more in the document.`);
  });

  test('is said to be missing where there is none', async () => {
    const slides = readSlides(await exportSlides(buildBlueprint({ ...exampleClient(), plan: null })));
    expect(slides.flatMap(({ paragraphs }) => paragraphs).join('\n')).toContain(
      'owners and costs are still to be named',
    );
    expect(slides.some(({ title }) => title.startsWith('Quick wins bring'))).toBe(true);
  });
});

test('explains a diamond only where it draws one', { timeout: 60_000 }, async () => {
  const shown = async (source: BlueprintSource) => {
    const slides = readSlides(await exportSlides(buildBlueprint(source)));
    const gantt = slides.find(({ xml }) => xml.includes('descr="Gantt chart.'));
    return [gantt?.xml.includes('name="Gate: '), gantt?.paragraphs.some((text) => text.includes('Diamond: gate.'))];
  };
  const client = exampleClient();
  const plan = client.plan && {
    ...client.plan,
    initiatives: client.plan.initiatives.map((one) => ({ ...one, gate: null })),
  };
  expect(await shown(client)).toEqual([true, true]);
  expect(await shown({ ...client, plan })).toEqual([false, false]);
});

test('says what begins before something ends that it depends on, on the slide and in the document', async () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['three processes with a long German name']());
  const gantt = readSlides(await exportSlides(blueprint)).find(({ xml }) => xml.includes('descr="Gantt'));
  expect(gantt?.paragraphs.join('\n')).toContain(
    'Linie: Abhängigkeit; „Zählerwechsel beim ersten Termin“ wartet nicht.',
  );
  const told = JSON.stringify(planChapter(planDocs(blueprint)));
  expect(told).toContain(
    '„Zählerwechsel beim ersten Termin“ beginnt, bevor „Entstörtrupps nach Regeln eingeteilt“ endet',
  );
});

test('the name of a narrow quadrant stays on its side, and the title of the scenarios tells how many runs gain', async () => {
  const slides = readSlides(
    await exportSlides(buildBlueprint(FIVE_SECTORS['three processes with a long German name']())),
  );
  const map = slides.find(({ paragraphs }) => paragraphs.includes('Als Programm planen'))?.xml ?? '';
  const shapes = map.match(/<p:(sp|cxnSp)>.*?<\/p:\1>/gs) ?? [];
  const placed = shapes.flatMap((xml) => {
    const [, x, w, h] = /<a:off x="(\d+)" y="\d+"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/.exec(xml)?.map(Number) ?? [];
    return x === undefined || w === undefined || h === undefined ? [] : [{ xml, x, w, h }];
  });
  const name = placed.find(({ xml }) => xml.includes('Als Programm planen'));
  // The axis on the left stands before it as well.
  const upright = placed.filter(({ w, h }) => w === 0 && h > 914_400).map(({ x }) => x);
  expect(upright.length).toBeGreaterThan(1);
  expect(name?.x).toBeGreaterThanOrEqual(Math.max(...upright));
  const title = slides
    .map((slide) => slide.title.replaceAll('\u00a0', ' '))
    .find((text) => text.startsWith('Im Szenario'));
  expect(title).toMatch(/, und nur \d+ % der Läufe enden über null$/);
});

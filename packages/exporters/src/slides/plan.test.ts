import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
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
    expect(slides.flatMap(({ paragraphs }) => paragraphs).join('\n')).toContain('No plan of initiatives has been made');
    expect(slides.some(({ title }) => title.startsWith('Quick wins bring'))).toBe(true);
  });
});

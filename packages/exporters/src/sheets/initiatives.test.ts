import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { describe, expect, it } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { withPlan } from '../generated-plan.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, INITIATIVE } from './layout.ts';
import { read, SHEET, sheetOf } from './read-workbook.fixture.ts';

describe('the initiatives of the workbook', () => {
  it.each<[name: string, source: () => BlueprintSource]>([
    ['of a plan', exampleClient],
    ['of the waves, without a plan', () => ({ ...exampleClient(), plan: null })],
    ['of a plan whose processes lie below others with inputs', () => withPlan(exampleSource(7), 3)],
    [
      'of a part of the sector',
      () => {
        const source = withPlan(generatedSector({ seed: 311, processes: 40, inputs: 50 }), 7);
        return { ...source, processes: source.processes.filter(({ level }) => level >= 3).slice(0, 30) };
      },
    ],
  ])('free together the FTE that the other files name: %s', async (_, source) => {
    const blueprint = buildBlueprint(source());
    const sheet = sheetOf(await read(await exportSheets(blueprint)), SHEET.initiatives);
    let freed = 0;
    sheet.eachRow((row, at) => {
      if (at >= FIRST_ROW) freed += Number(row.getCell(INITIATIVE.freed).result);
    });
    const named = blueprintStory(blueprint).work?.freed ?? 0;
    expect(named).toBeGreaterThan(1);
    expect(freed).toBeCloseTo(named, 6);
  });

  it('says of each initiative the months that were committed, where it has been moved since', async () => {
    const source = exampleClient();
    const [first, ...others] = source.plan?.initiatives ?? [];
    if (!first || !source.plan) throw new Error('No plan');
    const baseline = {
      ...first,
      startMonth: '2025-12',
      endMonth: '2026-02',
      monthlyVolume: null,
      targets: {},
      frozenAt: '2025-11-03T08:00:00.000Z',
      frozenBy: 'Ada Tester',
    };
    const plan = {
      ...source.plan,
      initiatives: [
        { ...first, baseline },
        ...others.map((one) => ({
          ...one,
          baseline: { ...baseline, startMonth: one.startMonth, endMonth: one.endMonth },
        })),
      ],
    };
    const sheet = sheetOf(await read(await exportSheets(buildBlueprint({ ...source, plan }))), SHEET.initiatives);
    const committed = plan.initiatives.map((_, at) => sheet.getCell(`${INITIATIVE.committed}${FIRST_ROW + at}`).text);
    expect(committed).toEqual(['Dec 2025 to Feb 2026', ...others.map(() => '–')]);
  });
});

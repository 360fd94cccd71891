import { PlaybookInput } from '@process-ai/contract/playbooks';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { expect, it } from 'vitest';
import type { OutlinedProcess, SectorOutline } from '../analyst.ts';
import { sectorBrief } from '../process-context.fixture.ts';
import { createBuiltInAnalyst } from './built-in-analyst.ts';
import { outlined, outlineOf } from './sector-outline.fixture.ts';

const { draftPlaybook } = createBuiltInAnalyst();
const sectorOf = (processes: OutlinedProcess[]): SectorOutline => ({
  ...sectorBrief({ name: 'Claims', referenceModel: 'ACORD', industry: 'insurance' }),
  processes,
});
const saving = (type: 'automation' | 'ai' | 'agentic', estimatedSavings: number) => ({
  type,
  title: `Help by ${type} worth ${estimatedSavings}`,
  description: 'What is done.',
  estimatedSavings,
});
const roi = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 0.5 };

it.each(REFERENCE_MODELS)(
  'of the unanalysed library of %s is valid, says so, and holds whole branches',
  async (model) => {
    const sector = await outlineOf(model, 'Our company');
    const draft = await draftPlaybook(sector);
    expect(PlaybookInput.parse(draft)).toEqual(draft);
    expect(draft.description).toContain('had not been analysed');
    expect(draft.source).toBe('Built-in analyst');

    const helped = draft.processes.filter(({ opportunities }) => opportunities.length > 0);
    expect(helped.length).toBeGreaterThanOrEqual(5);
    expect(helped.length).toBeLessThanOrEqual(15);
    const codes = new Set(draft.processes.map(({ code }) => code));
    for (const { code, parentCode, name } of draft.processes) {
      expect(sector.processes.find((process) => process.code === code)?.name).toBe(name);
      if (parentCode !== null) expect(codes).toContain(parentCode);
    }
    for (const { processStep } of draft.journeys.flatMap(({ touchPoints }) => touchPoints))
      expect(codes).toContain(processStep);
    expect(draft.roiAssumptions).toEqual([]);
    expect(await draftPlaybook(structuredClone(sector))).toEqual(draft);
  },
);

it('holds the processes that save most, and what the sector knows of their cost', async () => {
  const processes = [
    outlined('1', 'Claims', { level: 1, opportunities: [saving('ai', 1)] }),
    ...Array.from({ length: 20 }, (_, index) =>
      outlined(`1.${index + 1}`, `Settle claims of kind ${index + 1}`, {
        level: 2,
        parentCode: '1',
        opportunities: [saving('automation', 100 - index)],
        roi: index === 0 ? roi : null,
      }),
    ),
  ];
  const draft = await draftPlaybook(sectorOf(processes));
  expect(draft.processes.map(({ code }) => code)).toEqual([
    '1',
    ...Array.from({ length: 15 }, (_, index) => `1.${index + 1}`),
  ]);
  expect(draft.processes[0]?.opportunities).toEqual([]);
  expect(draft.complexity).toBe('beginner');
  expect(draft.description).not.toContain('not been analysed');
  // 100 + 99 + … + 86.
  expect(draft.expectedOutcomes[0]).toContain('About 1.4 million a year saved across 15 processes (benchmark)');
  expect(draft.roiAssumptions).toEqual([
    { processCode: '1.1', ...roi, source: 'Taken from the ROI inputs of “Claims”.' },
  ]);
});

it('is for the advanced where many of the opportunities are agents', async () => {
  const processes = Array.from({ length: 6 }, (_, index) =>
    outlined(`${index}`, `Settle claims ${index}`, { opportunities: [saving(index < 2 ? 'agentic' : 'ai', 10)] }),
  );
  expect((await draftPlaybook(sectorOf(processes))).complexity).toBe('advanced');
  expect((await draftPlaybook(sectorOf(processes.slice(1)))).complexity).toBe('intermediate');
});

it('of processes with ROI inputs promises what these save, and says that it is measured', async () => {
  const processes = ['Process accounts payable (AP)', 'Process payroll'].map((name, index) =>
    outlined(`${index}`, name, {
      roi: { ...roi, processFrequency: 1200 },
      value: { basis: 'measured', cost: 18_750, savings: 11_250 },
    }),
  );
  const draft = await draftPlaybook(sectorOf(processes));
  expect(draft.expectedOutcomes[0]).toContain('across 2 processes (measured)');
  for (const { opportunities } of draft.processes) {
    const shares = opportunities.flatMap(({ estimatedSavings }) => estimatedSavings ?? []);
    // Where no opportunity moves handling time, none carries money.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(shares.length > 0 ? 11.25 : 0, 9);
  }
});

it('of processes that nothing is known of holds them without opportunities, and says so', async () => {
  const processes = ['Count puffins', 'Order'].map((name, index) => outlined(`${index}`, name));
  const draft = await draftPlaybook(sectorOf(processes));
  expect(draft.processes.map(({ name, opportunities }) => [name, opportunities.length])).toEqual([
    ['Count puffins', 0],
    ['Order', 0],
  ]);
  expect(draft.description).toContain('No known use case fits them');
  expect(draft.expectedOutcomes).toEqual(['No savings are estimated yet']);
});

it('of a sector without processes is refused', async () => {
  await expect(draftPlaybook(sectorOf([]))).rejects.toThrow('No Processes Available');
});

import { PlaybookInput } from '@process-ai/contract/playbooks';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { expect, it } from 'vitest';
import type { DatedOutline, OutlinedProcess } from '../analyst.ts';
import { sectorBrief } from '../process-context.fixture.ts';
import { createBuiltInAnalyst } from './built-in-analyst.ts';
import { outlined, outlineOf } from './sector-outline.fixture.ts';

const { draftPlaybook } = createBuiltInAnalyst();
const sectorOf = (processes: OutlinedProcess[]): DatedOutline => ({
  ...sectorBrief({ name: 'Claims', referenceModel: 'ACORD', industry: 'insurance' }),
  asOf: '2026-11-22T23:59:00Z',
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
    expect(draft.description).toContain('had not been analyzed');
    expect(draft.source).toBe('Built-in analyst');

    const helped = draft.processes.filter(({ opportunities }) => opportunities.length > 0);
    expect(helped.length).toBeGreaterThanOrEqual(5);
    expect(helped.length).toBeLessThanOrEqual(15);
    const codes = new Set(draft.processes.map(({ code }) => code));
    const above = new Set(sector.processes.map(({ parentCode }) => parentCode));
    for (const { code } of helped) expect(above).not.toContain(code);
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

it.each([
  ['ACORD', /^Claims at /],
  ['eTOM', /^Customer Domain at /],
  ['ISA-95', /^Production operations management at /],
] as const)('begins where an industry has its volume: %s', async (model, name) => {
  expect((await draftPlaybook(await outlineOf(model, 'Our company'))).name).toMatch(name);
});

it('leaves support functions out, though use cases for makers hold there', async () => {
  const sector = { ...sectorBrief({ name: 'A maker of medicines', referenceModel: '', industry: 'pharma' }) };
  const { processes } = await createBuiltInAnalyst().researchProcesses(sector);
  const draft = await draftPlaybook({
    ...sectorOf(processes.map((one) => outlined(one.code, one.name, one))),
    ...sector,
  });
  expect(draft.name).toMatch(/^Quality assurance at /);
});

const heading = (code: string, name: string, parentCode: string | null = null) =>
  outlined(code, name, { level: parentCode === null ? 1 : 2, parentCode, opportunities: [saving('ai', 9_000)] });
const below = (parentCode: string, kind: string, savings: readonly number[]) =>
  savings.map((worth, index) =>
    outlined(`${parentCode}.${index + 1}`, `${kind} of kind ${index + 1}`, {
      parentCode,
      opportunities: [saving('automation', worth)],
      roi: index === 0 ? roi : null,
    }),
  );

it('is one piece of work: the best leaves of up to three areas of one heading, with what their cost is known to be', async () => {
  const processes = [
    heading('1', 'Claims'),
    heading('1.1', 'Notification', '1'),
    ...below('1.1', 'Register claims', [100, 99, 98, 97, 96, 95, 9]),
    heading('1.2', 'Assessment', '1'),
    ...below('1.2', 'Assess claims', [50, 49, 4]),
    heading('1.3', 'Settlement', '1'),
    ...below('1.3', 'Settle claims', [30, 29]),
    heading('1.4', 'Recovery', '1'),
    ...below('1.4', 'Recover claims', [1, 1]),
    heading('2', 'Underwriting'),
    ...below('2', 'Underwrite risks', [300, 100]),
    heading('3', 'Manage the workforce'),
    ...below('3', 'Hire employees', [900, 900, 900]),
  ];
  const draft = await draftPlaybook(sectorOf(processes));
  expect(draft.name).toBe('Claims at Claims: Notification, Assessment and Settlement');
  const helped = draft.processes.filter(({ opportunities }) => opportunities.length > 0);
  expect(helped.map(({ code }) => code)).toEqual([
    ...['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5'],
    ...['1.2.1', '1.2.2', '1.3.1', '1.3.2'],
  ]);
  expect(draft.processes.filter(({ opportunities }) => opportunities.length === 0).map(({ code }) => code)).toEqual([
    ...['1', '1.1', '1.2', '1.3'],
  ]);
  expect(draft.complexity).toBe('beginner');
  expect(draft.description).not.toContain('not been analyzed');
  expect(draft.description).toContain('Begin with “Register claims of kind 1”');
  expect(draft.tags).toEqual(['Insurance', 'Notification', 'Assessment', 'Settlement', 'Automation']);
  expect(draft.expectedOutcomes).toEqual([
    // 100 + … + 96, 50 + 49, 30 + 29.
    'About 648 thousand a year saved across 9 processes (benchmark, as of 22 Nov 2026)',
    'Notification: about 490 thousand a year (benchmark), most of it by: Help by automation worth 100; Help by automation worth 99',
    'Assessment: about 99 thousand a year (benchmark), most of it by: Help by automation worth 50; Help by automation worth 49',
    'Settlement: about 59 thousand a year (benchmark), most of it by: Help by automation worth 30; Help by automation worth 29',
  ]);
  const source = 'Taken from the ROI inputs of “Claims”, as of 22 Nov 2026.';
  expect(draft.roiAssumptions).toEqual(
    ['1.1.1', '1.2.1', '1.3.1'].map((processCode) => ({ processCode, ...roi, source })),
  );
});

it('takes support functions only where the core business has too few', async () => {
  const processes = [
    heading('3', 'Manage the workforce'),
    ...below('3', 'Hire employees', [900, 900, 900, 900, 900]),
    heading('1', 'Claims'),
    ...below('1', 'Settle claims', [3, 2]),
  ];
  const names = (await draftPlaybook(sectorOf(processes))).processes.map(({ name }) => name);
  expect(names).toContain('Hire employees of kind 1');
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
  expect(draft.expectedOutcomes[0]).toContain('across 1 process (measured, as of 22 Nov 2026)');
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

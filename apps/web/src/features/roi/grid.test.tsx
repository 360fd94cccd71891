// @vitest-environment jsdom
import type { Roi } from '@process-ai/contract/roi';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderScreen } from '../../components/screen.fixture.tsx';
import { RoiScreen } from './screen.tsx';

const PROCESSES = ['Order goods', 'Pay supplier invoices', 'Sell'].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  code: String(index + 1),
  name,
  level: 1,
  parentId: null,
  savings: { measured: 0, benchmark: 0 },
  opportunityCount: 1,
  suitability: null,
  analysed: true,
  finding: null,
}));

const ROI: Roi = {
  roiInputs: [],
  roiResults: [],
  summary: {
    totalSavings: 0,
    totalCurrentCost: 0,
    savingsPercentage: 0,
    averagePaybackMonths: null,
    portfolioPaybackMonths: null,
    totalImplementationCost: 0,
    totalNetAnnual: 0,
    efficiencyGain: 0,
    processCount: 0,
  },
  assumptions: DEFAULT_ASSUMPTIONS,
  assumptionChanges: {},
  assumptionsVersion: 1,
  inputChanges: {},
};

async function open(answers: Answers = {}) {
  const shown = renderScreen(
    <RoiScreen sectorId="one" businessCase={null} plan={null} exports={() => null} />,
    { 'roi.get': () => ROI, 'suitability.landscape': () => PROCESSES, ...answers },
    '/sectors/one/roi',
  );
  await screen.findByRole('treegrid');
  return shown;
}

const FIELDS = ['FTE', 'Frequency', 'Salary', 'Runtime'] as const;
/** The input of a process, by its place among the rows shown. */
const cell = (row: number, field: (typeof FIELDS)[number]) =>
  document.querySelector<HTMLInputElement>(`[data-cell="${row}:${1 + FIELDS.indexOf(field)}"]`) as HTMLInputElement;
const values = (row: number) => FIELDS.map((field) => cell(row, field).value);
const focused = () => document.activeElement?.getAttribute('data-cell');

test('typing replaces, Enter goes down, arrows move, F2 edits the text, Escape leaves it as it was', async () => {
  const { user } = await open();
  await user.click(cell(0, 'FTE'));
  await user.keyboard('2{Enter}3.5{ArrowUp}');
  expect([values(0)[0], values(1)[0]]).toEqual(['2', '3.5']);
  expect(focused()).toBe('0:1');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('1:2');
  await user.keyboard('12000{Tab}');
  expect(focused()).toBe('1:3');
  expect(values(1)).toEqual(['3.5', '12,000', '0', '0']);

  await user.keyboard('{Home}{ArrowRight}{F2}5{Enter}');
  expect(values(1)[0]).toBe('3.55');
  await user.keyboard('{ArrowUp}7{Escape}');
  expect(values(1)[0]).toBe('3.55');
  await user.keyboard('{Delete}');
  expect(values(1)[0]).toBe('0');
});

test('a block from a spreadsheet is pasted from the active cell on, and one undo takes all of it back', async () => {
  const { user } = await open();
  await user.click(cell(1, 'FTE'));
  await user.paste('2\t1,200\t65000\t15\n4\tmany\t70000\t20\n9\t9\t9\t9');
  await waitFor(() => expect(values(1)).toEqual(['2', '1,200', '65,000', '15']));
  expect(values(2)).toEqual(['4', '0', '70,000', '20']);
  expect(screen.getByText(/8 cells pasted\. 1 not a number: set to 0\. 4 beyond the grid: left out\./)).toBeTruthy();
  expect(screen.getByText('8 unsaved changes')).toBeTruthy();

  await user.keyboard('{Control>}z{/Control}');
  expect(values(1)).toEqual(['', '', '', '']);
  expect(screen.getByText('Last change undone.')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Nothing to undo.')).toBeTruthy();
});

test('what is typed is sent with the calculation, and nothing else', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    'roi.saveInputs': (input) => {
      sent.push(input);
      return { roiInputs: [] };
    },
    'roi.calculate': () => ({ roiResults: [], summary: ROI.summary }),
  });
  await user.click(cell(0, 'Salary'));
  await user.keyboard('65000{Enter}');
  await user.click(screen.getByRole('button', { name: /Calculate/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      { sectorId: 'one', inputs: [{ processId: PROCESSES[0]?.id, averageSalary: 65_000, version: 0 }] },
    ]),
  );
});

const TREE = [
  ['1', 'Buy', null],
  ['1.1', 'Order goods', '1'],
  ['1.1.1', 'Send orders', '1.1'],
  ['1.1.2', 'Chase orders', '1.1'],
  ['1.2', 'Receive goods', '1'],
  ['2', 'Sell', null],
  ['2.1', 'Quote', '2'],
  ['2.1.1', 'Answer tenders', '2.1'],
].map(([code, name, parent]) => ({
  ...(PROCESSES[0] as (typeof PROCESSES)[number]),
  id: `process-${code}`,
  code: code ?? '',
  name: name ?? '',
  level: code?.split('.').length ?? 1,
  parentId: parent ? `process-${parent}` : null,
}));
const SAVED = {
  processId: 'process-1.1.2',
  fteCount: 2,
  processFrequency: 0,
  averageSalary: 50_000,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  version: 1,
};
const openTree = () => open({ 'roi.get': () => ({ ...ROI, roiInputs: [SAVED] }), 'suitability.landscape': () => TREE });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(' ')[0]);

test('the tree opens on the rows with figures, and the first column unfolds and folds', async () => {
  const { user } = await openTree();
  expect(names()).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.2', '2']);
  expect(screen.getByRole('row', { name: /Sell/ }).getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Unfold 2 Sell' }));
  expect(names().slice(-2)).toEqual(['2', '2.1']);

  await user.click(cell(4, 'FTE'));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe('0:0');
  await user.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['1', '2', '2.1']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(names()).toHaveLength(7);
  expect(focused()).toBe('0:1');
});

test('figures lock what is above and below them until they are taken away', async () => {
  const { user } = await openTree();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^.*1 Buy/).textContent).toContain('One process below has figures');
  await user.click(cell(3, 'FTE'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('1:1');
  await user.keyboard('7{Enter}');
  expect(screen.queryByText(/unsaved change/)).toBeNull();

  await user.click(cell(5, 'FTE'));
  await user.keyboard('4{Tab}');
  expect(focused()).toBe('5:2');
  await user.click(screen.getByRole('button', { name: 'Unfold 2 Sell' }));
  expect(row(/2\.1 Quote/).textContent).toContain('Counted in 2 Sell, which has figures.');
  await user.click(cell(5, 'FTE'));
  await user.keyboard('{Delete}');
  expect(row(/2\.1 Quote/).textContent).not.toContain('Counted in');
});

test('a block over locked rows leaves them out and says so', async () => {
  const { user } = await openTree();
  await user.click(cell(2, 'FTE'));
  await user.paste('1\n2\n3\n4');
  await waitFor(() => expect(values(2)[0]).toBe('1'));
  expect([cell(3, 'FTE').value, cell(4, 'FTE').value, cell(5, 'FTE').value]).toEqual(['2', '3', '4']);
  await user.keyboard('{Control>}z{/Control}');
  await user.click(cell(4, 'FTE'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await user.paste('1\n2');
  expect(screen.getByText(/1 cell pasted\. 1 cell left out/)).toBeTruthy();
});

test('a search shows what it finds where it stands, unfolded', async () => {
  const { user } = await openTree();
  await user.type(screen.getByRole('searchbox'), 'tenders');
  await waitFor(() => expect(names()).toEqual(['2', '2.1', '2.1.1']));
  await user.click(screen.getByRole('button', { name: 'Fold 2.1 Quote' }));
  expect(names()).toEqual(['2', '2.1']);
});

const benchmark = (code: string, fteCount: number) => ({
  processId: `process-${code}`,
  workFunction: 'supply-chain' as const,
  fteCount,
  processFrequency: 1200,
  averageSalary: 48_000,
  averageRuntime: 20,
  automationRate: 0.35,
});
const BENCHMARKS = {
  employees: 640,
  employeeCost: 50_000,
  organisationAssumed: false,
  basis: { shares: 'Judgment', salaries: 'Judgment', minutes: 'Judgment' },
  benchmarks: [benchmark('1.1.1', 0.2), benchmark('1.2', 0.3), benchmark('2.1.1', 0.4)],
};

test('benchmarks stand in the cells until they are accepted, one by one or all at once', async () => {
  const { user } = await open({
    'roi.get': () => ({ ...ROI, roiInputs: [SAVED] }),
    'suitability.landscape': () => TREE,
    'benchmarks.get': () => BENCHMARKS,
  });
  await user.click(screen.getByRole('button', { name: 'Fill with benchmarks' }));
  const bar = await screen.findByRole('region', { name: 'Benchmarks' });
  expect(bar.textContent).toContain('3 processes show benchmarks in italics');
  expect(names()).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1', '2.1.1']);
  expect(cell(2, 'FTE').placeholder).toBe('0.2');
  expect(values(2)).toEqual(['', '', '', '']);
  expect(screen.queryByText(/unsaved change/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Accept the benchmark of 1.2 Receive goods' }));
  expect(values(4)).toEqual(['0.3', '1,200', '48,000', '20']);
  await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
  expect(values(7)).toEqual(['0.4', '1,200', '48,000', '20']);
  expect(bar.textContent).toContain('There is no process left');
  expect(screen.getByText('12 unsaved changes')).toBeTruthy();
  expect(screen.getByRole('row', { name: /2 Sell/ }).textContent).toContain('One process below has figures');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('4 unsaved changes')).toBeTruthy();
  expect(bar.textContent).toContain('2 processes show benchmarks');
});

test('what was accepted is sent as a benchmark', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    'suitability.landscape': () => TREE,
    'benchmarks.get': () => ({ ...BENCHMARKS, benchmarks: [benchmark('1.2', 0.3)] }),
    'roi.saveInputs': (input) => {
      sent.push(...input.inputs);
      return { roiInputs: [] };
    },
    'roi.calculate': () => ({ roiResults: [], summary: ROI.summary }),
  });
  await user.click(screen.getByRole('button', { name: 'Fill with benchmarks' }));
  await user.click(await screen.findByRole('button', { name: 'Accept the benchmark of 1.2 Receive goods' }));
  await user.click(screen.getByRole('button', { name: /Calculate/ }));
  const { workFunction: _, ...figures } = benchmark('1.2', 0.3);
  const accepted = ['fteCount', 'processFrequency', 'averageSalary', 'averageRuntime', 'automationRate'];
  await waitFor(() => expect(sent).toEqual([{ ...figures, benchmarks: accepted, version: 0 }]));
});

test('the rates of the use cases are adopted once it is said what they change', async () => {
  const adopted: unknown[] = [];
  const rates = [
    { processId: SAVED.processId, automationRate: 0.6, useCaseRate: 0.35, savings: 60_000, savingsThen: 35_000 },
  ];
  const { user } = await open({
    'roi.get': () => ({ ...ROI, roiInputs: [SAVED] }),
    'suitability.landscape': () => TREE,
    'benchmarks.rates': () => ({ rates, withoutUseCases: 2 }),
    'benchmarks.adoptRates': (input) => {
      adopted.push(input);
      return { rates, withoutUseCases: 2, roiInputs: [{ ...SAVED, automationRate: 0.35, version: 2 }] };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Adopt use-case rates' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('save $60,000 a year now, and $35,000 then'));
  expect(dialog.textContent).toContain('2 further processes keep the 60%');
  expect(dialog.textContent).toContain('60% → 35%');
  expect(adopted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Adopt one rate' }));
  await screen.findByText('1 rate adopted');
  expect(adopted).toEqual([{ sectorId: 'one' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a search finds a process by words in any order', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'invoices pay');
  await waitFor(() => expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toHaveLength(1));
  expect(screen.getByRole('rowheader').textContent).toContain('Pay supplier invoices');
});

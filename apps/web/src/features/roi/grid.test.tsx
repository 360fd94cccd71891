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
    <RoiScreen sectorId="one" businessCase={null} roadmap={null} exports={() => null} />,
    { 'roi.get': () => ROI, 'suitability.landscape': () => PROCESSES, ...answers },
    '/sectors/one/roi',
  );
  await screen.findByRole('grid');
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

test('a search finds a process by words in any order', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'invoices pay');
  await waitFor(() => expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toHaveLength(1));
  expect(screen.getByRole('rowheader').textContent).toContain('Pay supplier invoices');
});

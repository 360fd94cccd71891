// @vitest-environment jsdom
import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refusal, renderScreen } from '../../components/screen.fixture.tsx';
import { InitiativeScreen } from './detail-screen.tsx';

const id = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
const SECTOR = id(0);

const opportunity = (end: number, title: string): SectorOpportunity => ({
  id: id(end),
  type: 'ai',
  title,
  description: '',
  estimatedSavings: 60,
  countedSavings: 60,
  enteredSavings: null,
  savingsBasis: 'measured',
  sizeClass: null,
  benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  effort: 3,
  rationale: '',
  basis: null,
  confidence: null,
  useCaseId: null,
  source: 'Built-in analyst',
  status: 'accepted',
  owner: null,
  decided: null,
  dueDate: null,
  edited: false,
  version: 1,
  processId: id(9),
  processCode: '1.1',
  processName: 'Settle claims',
  processLevel: 2,
  areaCode: '1',
  areaName: 'Finance',
  suitability: 70,
});

const INTAKE: Initiative = {
  id: id(1),
  name: 'Intake',
  description: null,
  owner: null,
  startMonth: '2030-01',
  endMonth: '2030-03',
  status: 'committed',
  costLines: [{ kind: 'licence', name: 'Tool', amount: 40_000 }],
  annualRunCost: 5000,
  effortDays: 60,
  dependsOn: [],
  gate: null,
  risks: [],
  measures: [],
  opportunityIds: [id(3), id(4)],
  processIds: [id(9)],
  area: 'Claims',
  annualSavings: { measured: 120_000, benchmark: 0 },
  oneOffCost: 40_000,
  baseline: null,
  source: 'Ada Tester',
  version: 3,
};
const PLAN: Plan = {
  settings: { startMonth: '2030-01', capacityDays: 100, capacityAssumed: false, version: 1 },
  initiatives: [INTAKE, { ...INTAKE, id: id(2), name: 'Payout', opportunityIds: [] }],
  capacity: [],
  warnings: [
    {
      kind: 'noOwner',
      message: '“Intake” is committed, and nobody owns it.',
      initiativeIds: [INTAKE.id],
      months: [],
    },
  ],
  unplanned: { opportunityIds: [id(5)], measured: 60_000, benchmark: 0 },
};

async function open(answers: Answers = {}) {
  const shown = renderScreen(
    <InitiativeScreen sectorId={SECTOR} initiativeId={INTAKE.id} actuals={() => 'Actual figures'} comments={null} />,
    {
      'initiatives.plan': () => PLAN,
      'opportunities.list': () => [opportunity(3, 'Read'), opportunity(4, 'Route'), opportunity(5, 'Draft')],
      'roi.get': () => ({ assumptions: DEFAULT_ASSUMPTIONS }) as never,
      'sectors.getSummary': () => ({ profile: { employees: 640, employeeCost: 50_000 } }) as never,
      ...answers,
    },
    `/sectors/${SECTOR}/roi/initiatives/${INTAKE.id}`,
  );
  await screen.findByRole('heading', { name: 'Intake' });
  await screen.findByText('Read');
  const sent = (path: string) =>
    shown.calls.filter((call) => call.path === path).map(({ input }) => input as Record<string, unknown>);
  return { ...shown, sent };
}

const changed = (initiative: Initiative) => ({
  changeId: id(8),
  initiativeIds: [initiative.id],
  plan: { ...PLAN, initiatives: [initiative, ...PLAN.initiatives.slice(1)] },
});

test('what people enter is saved as a whole, with its version; opportunities only where they changed', async () => {
  const { user, sent } = await open({
    'initiatives.update': ({ name }) => changed({ ...INTAKE, name: name ?? '', version: 4 }),
  });
  expect(screen.getByText('“Intake” is committed, and nobody owns it.')).toBeTruthy();
  expect(screen.queryByText('Actual figures')).toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'First notice');
  await user.click(screen.getByRole('button', { name: 'Add a cost line' }));
  await user.type(screen.getByLabelText('What cost line 2 is for'), 'Interfaces');
  await user.type(screen.getByLabelText('Amount of cost line 2'), '12,500');
  expect(screen.getByText('$52,500')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a measure' }));
  await user.type(screen.getByRole('textbox', { name: 'Measure' }), 'Days to decision');
  await user.type(screen.getByLabelText('Target'), '1');
  await user.click(screen.getByRole('checkbox', { name: /^Payout/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(1));
  const [input] = sent('initiatives.update');
  expect(input).toMatchObject({
    initiativeId: INTAKE.id,
    version: 3,
    name: 'First notice',
    owner: null,
    dependsOn: [id(2)],
    costLines: [
      { kind: 'licence', name: 'Tool', amount: 40_000 },
      { kind: 'integration', name: 'Interfaces', amount: 12_500 },
    ],
    measures: [{ name: 'Days to decision', unit: null, better: 'lower', baseline: null, target: 1 }],
  });
  expect(input).not.toHaveProperty('opportunityIds');
  expect(await screen.findByRole('heading', { name: 'First notice' })).toBeTruthy();
  // What is saved is the new base: nothing is unsaved, and the next edit is of version 4.
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Owner' }), 'Head of claims');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('initiatives.update')[1]).toMatchObject({ version: 4, owner: 'Head of claims' }));
});

test('who saves after somebody else is told, and keeps what was typed', async () => {
  let version = 3;
  const { user, sent } = await open({
    'initiatives.plan': () => ({ ...PLAN, initiatives: [{ ...INTAKE, version }] }),
    'initiatives.update': (input) => {
      if (input.version === 3) {
        version = 4;
        throw refusal('editedMeanwhile');
      }
      return changed({ ...INTAKE, version: 5 });
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Owner' }), 'Me');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has saved changes since you opened this/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Owner' }).value).toBe('Me');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('initiatives.update')[1]).toMatchObject({ version: 4, owner: 'Me' }));
});

test('a figure that cannot be meant is named at its field, and nothing is sent', async () => {
  const { user, sent } = await open();
  await user.clear(screen.getByLabelText('Run cost a year'));
  await user.type(screen.getByLabelText('Run cost a year'), 'much');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Must be a number')).toBeTruthy();
  expect(sent('initiatives.update')).toEqual([]);
});

test('some of its opportunities become an initiative of their own, once nothing is unsaved', async () => {
  const { user, sent, address } = await open({
    'initiatives.split': () => ({ ...changed(INTAKE), initiativeIds: [INTAKE.id, id(7)] }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Route' }));
  await user.type(screen.getByRole('textbox', { name: 'Owner' }), 'x');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Split 1 off' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: 'Split 1 off' }));
  await user.type(screen.getByLabelText(/^Name of the new initiative/), 'Pilot');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Split off' }));
  await waitFor(() => expect(address()).toContain(id(7)));
  expect(sent('initiatives.split')[0]).toEqual({
    sectorId: SECTOR,
    initiativeId: INTAKE.id,
    opportunityIds: [id(4)],
    name: 'Pilot',
  });
  // The form of the page around the dialog is not sent with it.
  expect(sent('initiatives.update')).toEqual([]);
});

test('free opportunities are added and carried ones taken out, saved with the rest', async () => {
  const { user, sent } = await open({ 'initiatives.update': () => changed({ ...INTAKE, version: 4 }) });
  await user.click(screen.getByRole('checkbox', { name: 'Select Read' }));
  await user.click(screen.getByRole('button', { name: 'Take 1 out' }));
  await user.click(screen.getByRole('button', { name: 'Add opportunities (1 free)' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Draft/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('initiatives.update')[0]).toMatchObject({ opportunityIds: [id(4), id(5)] }));
});

test('one that is gone says so, with the way back', async () => {
  renderScreen(<InitiativeScreen sectorId={SECTOR} initiativeId={id(6)} actuals={() => null} comments={null} />, {
    'initiatives.plan': () => PLAN,
  });
  expect(await screen.findByRole('heading', { name: 'Initiative not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan' }).getAttribute('href')).toBe(`/sectors/${SECTOR}/roi?view=plan`);
});

test('a plan that was moved since it was committed stands beside the one of then, which can be set anew', async () => {
  const baseline = {
    startMonth: '2029-11',
    endMonth: '2029-12',
    annualSavings: { measured: 150_000, benchmark: 0 },
    oneOffCost: 40_000,
    annualRunCost: 5000,
    monthlyVolume: null,
    targets: {},
    frozenAt: '2029-06-01T08:00:00.000Z',
    frozenBy: 'Ada Tester',
  };
  const now = { ...baseline, startMonth: INTAKE.startMonth, endMonth: INTAKE.endMonth };
  const { user, sent } = await open({
    'initiatives.plan': () => ({ ...PLAN, initiatives: [{ ...INTAKE, baseline }] }),
    'initiatives.setBaseline': () => changed({ ...INTAKE, baseline: now, version: 4 }),
  });
  expect(screen.getByText('3 months later than committed')).toBeTruthy();
  expect(screen.getByText(/^Frozen on Jun 1, 2029 by Ada Tester/)).toBeTruthy();
  const table = screen.getByRole('region', { name: 'Committed and now' });
  const cells = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('End')).toEqual(['Dec 2029', 'Mar 2030']);
  expect(cells('Savings a year, measured')).toEqual(['$150,000', '$120,000']);
  expect(within(table).queryByRole('rowheader', { name: 'Benchmark, no ROI inputs yet' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Set a new baseline' }));
  await waitFor(() => expect(screen.queryByText('3 months later than committed')).toBeNull());
  expect(sent('initiatives.setBaseline')).toEqual([{ sectorId: SECTOR, initiativeId: INTAKE.id }]);
  expect(await screen.findByText('“Intake” is compared with its plan of today from now on')).toBeTruthy();
});

test('what is only proposed has no baseline', async () => {
  await open({ 'initiatives.plan': () => ({ ...PLAN, initiatives: [{ ...INTAKE, status: 'proposed' }] }) });
  expect(screen.queryByRole('region', { name: 'As it was committed' })).toBeNull();
});

// @vitest-environment jsdom
import type { Initiative, Plan, PlanChange } from '@process-ai/contract/initiatives';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderScreen } from '../../components/screen.fixture.tsx';
import { PlanScreen } from './screen.tsx';

const SECTOR = '00000000-0000-4000-8000-000000000000';
const ids = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);

const initiative = (index: number, name: string, startMonth: string, endMonth: string): Initiative => ({
  id: ids[index] ?? '',
  name,
  description: null,
  owner: 'Head of claims',
  startMonth,
  endMonth,
  status: 'proposed',
  costLines: [{ kind: 'licence', name: 'Tool', amount: 40_000 }],
  annualRunCost: 5000,
  effortDays: 60,
  dependsOn: [],
  gate: null,
  risks: [],
  measures: [],
  opportunityIds: [],
  processIds: [],
  area: null,
  annualSavings: { measured: 120_000, benchmark: 0 },
  oneOffCost: 40_000,
  baseline: null,
  source: 'Ada',
  version: 1,
});

const PLAN: Plan = {
  settings: { startMonth: '2027-01', capacityDays: 20, capacityAssumed: true, version: 1 },
  initiatives: [
    initiative(0, 'Intake', '2027-01', '2027-03'),
    initiative(1, 'Assessment', '2027-02', '2027-04'),
    { ...initiative(2, 'Payout', '2027-06', '2027-08'), dependsOn: [ids[1] ?? ''] },
  ],
  capacity: [
    { month: '2027-01', plannedDays: 20, capacityDays: 20 },
    { month: '2027-02', plannedDays: 40, capacityDays: 20 },
    { month: '2027-03', plannedDays: 40, capacityDays: 20 },
    { month: '2027-04', plannedDays: 20, capacityDays: 20 },
  ],
  warnings: [],
  unplanned: { opportunityIds: [], measured: 0, benchmark: 0 },
};

/** A plan that changes as the API would change it. */
async function open(given: Plan = PLAN, answers: Answers = {}) {
  let plan = given;
  const undone: string[] = [];
  const changed = (initiatives: Initiative[]): PlanChange => {
    plan = { ...plan, initiatives };
    return { changeId: `change-${plan.initiatives.map(({ version }) => version).join('-')}`, initiativeIds: [], plan };
  };
  const shown = renderScreen(
    <PlanScreen sectorId={SECTOR} />,
    {
      'initiatives.plan': () => plan,
      'initiatives.update': ({ initiativeId, startMonth, endMonth }) =>
        changed(
          plan.initiatives.map((one) =>
            one.id === initiativeId
              ? {
                  ...one,
                  startMonth: startMonth ?? one.startMonth,
                  endMonth: endMonth ?? one.endMonth,
                  version: one.version + 1,
                }
              : one,
          ),
        ),
      'initiatives.reorder': ({ initiativeIds }) =>
        changed(initiativeIds.flatMap((id) => plan.initiatives.find((one) => one.id === id) ?? [])),
      'initiatives.undo': ({ changeId }) => {
        undone.push(changeId);
        return changed([...given.initiatives]);
      },
      'roi.get': () => ({ assumptions: DEFAULT_ASSUMPTIONS }) as never,
      'sectors.getSummary': () => ({ profile: { employees: 640, employeeCost: 50_000 } }) as never,
      ...answers,
    },
    `/sectors/${SECTOR}/roi?view=plan`,
  );
  await screen.findByRole('region', { name: 'Plan by month' });
  return {
    ...shown,
    undone,
    sent: (path: string) =>
      shown.calls.filter((call) => call.path === path).map(({ input }) => input as Record<string, unknown>),
  };
}

const bar = (name: string) => screen.getByRole('slider', { name: new RegExp(`^${name},`) });
const months = (name: string) => bar(name).getAttribute('aria-valuetext');
const names = () => screen.getAllByRole('slider').map((one) => one.getAttribute('aria-label')?.split(',')[0]);
/** In jsdom nothing has a width, so a month has its least one. */
const MONTH = 28;

const drag = (target: Element, by: { x?: number; y?: number }) => {
  fireEvent.pointerDown(target, { button: 0, clientX: 100, clientY: 100, pointerId: 1 });
  fireEvent.pointerMove(target, { clientX: 100 + (by.x ?? 0), clientY: 100 + (by.y ?? 0), pointerId: 1 });
  fireEvent.pointerUp(target, { pointerId: 1 });
};

test('a bar is dragged by months, as a whole and at its ends, and one press takes the change back', async () => {
  const { sent, undone, user } = await open();
  drag(bar('Intake'), { x: 2 * MONTH + 3 });
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(1));
  expect(sent('initiatives.update')[0]).toMatchObject({
    initiativeId: ids[0],
    startMonth: '2027-03',
    endMonth: '2027-05',
    version: 1,
  });
  await screen.findByText('“Intake” moved: Mar 2027 to May 2027');

  drag(bar('Assessment').querySelector('[data-part="end"]') as Element, { x: -MONTH });
  await waitFor(() => expect(months('Assessment')).toBe('Feb 2027 to Mar 2027, 2 months'));
  drag(bar('Assessment').querySelector('[data-part="start"]') as Element, { x: -MONTH });
  await waitFor(() => expect(months('Assessment')).toBe('Jan 2027 to Mar 2027, 3 months'));
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(3));
  // Each is based on what the one before has made of it.
  expect(sent('initiatives.update').map(({ version }) => version)).toEqual([1, 1, 2]);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toHaveLength(1));
  await screen.findByText('Change undone');
});

test('a drag that comes back, or that Escape ends, changes nothing', async () => {
  const { sent } = await open();
  drag(bar('Intake'), { x: 5 });
  fireEvent.pointerDown(bar('Intake'), { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(bar('Intake'), { clientX: 200, pointerId: 1 });
  expect(months('Intake')).toBe('May 2027 to Jul 2027, 3 months');
  fireEvent.keyDown(bar('Intake'), { key: 'Escape' });
  fireEvent.pointerUp(bar('Intake'), { pointerId: 1 });
  expect(months('Intake')).toBe('Jan 2027 to Mar 2027, 3 months');
  expect(sent('initiatives.update')).toEqual([]);
});

test('presses of keys in a row are one change', async () => {
  const { user, sent } = await open();
  bar('Intake').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt}');
  expect(months('Intake')).toBe('Feb 2027 to Jun 2027, 5 months');
  expect(sent('initiatives.update')).toEqual([]);
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(1));
  expect(sent('initiatives.update')[0]).toMatchObject({ startMonth: '2027-02', endMonth: '2027-06' });
});

test('up and down lead to the other bars, which sends what was moved; with Alt they change the order', async () => {
  const { user, sent } = await open();
  bar('Intake').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(bar('Assessment'));
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(1));

  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Intake', 'Payout', 'Assessment']));
  expect(document.activeElement).toBe(bar('Assessment'));
  await waitFor(() => expect(sent('initiatives.reorder')).toHaveLength(1));
  expect(sent('initiatives.reorder')[0]).toMatchObject({ initiativeIds: [ids[0], ids[2], ids[1]] });
});

test('Control Z takes the last change back', async () => {
  const { user, undone, sent } = await open();
  drag(bar('Intake'), { x: MONTH });
  await waitFor(() => expect(sent('initiatives.update')).toHaveLength(1));
  await screen.findByText(/Intake” moved/);
  bar('Intake').focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undone).toHaveLength(1));
  await waitFor(() => expect(months('Intake')).toBe('Jan 2027 to Mar 2027, 3 months'));
});

test('rows are dragged to another place', async () => {
  const { sent } = await open();
  const grip = document.querySelectorAll('[data-grip]')[0] as Element;
  drag(grip, { y: 2 * 48 });
  await waitFor(() => expect(sent('initiatives.reorder')).toHaveLength(1));
  expect(names()).toEqual(['Assessment', 'Payout', 'Intake']);
});

test('the table changes the same: months, status and order', async () => {
  const { user, sent } = await open();
  const end = screen.getByRole('textbox', { name: 'End of Payout' });
  await user.clear(end);
  await user.type(end, '12/2027{Enter}');
  await waitFor(() => expect(months('Payout')).toBe('Jun 2027 to Dec 2027, 7 months, after Assessment'));
  // A start behind the end takes the end along.
  const start = screen.getByRole('textbox', { name: 'Start of Intake' });
  await user.clear(start);
  await user.type(start, 'Jun 27{Enter}');
  await waitFor(() => expect(months('Intake')).toBe('Jun 2027 to Aug 2027, 3 months'));
  // Steps in a row are one change.
  await user.click(screen.getByRole('textbox', { name: 'End of Assessment' }));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(months('Assessment')).toBe('Feb 2027 to Jun 2027, 5 months'));
  await user.click(screen.getByRole('button', { name: 'Move Payout up' }));
  await waitFor(() => expect(names()).toEqual(['Intake', 'Payout', 'Assessment']));
  expect(sent('initiatives.update')).toHaveLength(3);
});

test('months with more work than can be done are named', async () => {
  await open();
  expect(screen.getByText(/2 months are over the capacity: Feb 2027 by 20 days, Mar 2027 by 20 days\./)).toBeTruthy();
});

test('two that are selected become one', async () => {
  const { user, sent } = await open(PLAN, {
    'initiatives.merge': () => ({ changeId: 'merged', initiativeIds: [], plan: PLAN }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Intake' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Payout' }));
  await user.click(screen.getByRole('button', { name: 'Merge 2 initiatives' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Name/));
  await user.type(dialog.getByLabelText(/^Name/), 'Intake and payout');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent('initiatives.merge')).toHaveLength(1));
  expect(sent('initiatives.merge')[0]).toMatchObject({ initiativeIds: [ids[0], ids[2]], name: 'Intake and payout' });
});

test('without an initiative, accepted opportunities can be grouped', async () => {
  const empty = { ...PLAN, initiatives: [], capacity: [] };
  const answers: Answers = {
    'initiatives.plan': () => ({ ...empty, unplanned: { opportunityIds: ids, measured: 100, benchmark: 0 } }),
    'initiatives.propose': () => ({ changeId: 'proposed', initiativeIds: ids, plan: PLAN }),
  };
  const { user } = renderScreen(<PlanScreen sectorId={SECTOR} />, answers);
  await user.click(await screen.findByRole('button', { name: 'Propose initiatives from 3 accepted opportunities' }));
  expect(await screen.findByText('3 initiatives proposed')).toBeTruthy();
});

test('while nothing is accepted, the way leads to the opportunities', async () => {
  renderScreen(<PlanScreen sectorId={SECTOR} />, {
    'initiatives.plan': () => ({ ...PLAN, initiatives: [], capacity: [] }),
  });
  const link = await screen.findByRole('link', { name: 'Go to the opportunities' });
  expect(link.getAttribute('href')).toBe(`/sectors/${SECTOR}?view=opportunities`);
});

test('a bar that was moved since it was committed says by how much, in the chart and in the table', async () => {
  const baseline = {
    startMonth: '2027-01',
    endMonth: '2027-03',
    annualSavings: { measured: 120_000, benchmark: 0 },
    oneOffCost: 40_000,
    annualRunCost: 5000,
    monthlyVolume: null,
    targets: {},
    frozenAt: '2026-06-01T08:00:00.000Z',
    frozenBy: 'Ada',
  };
  const [intake, ...others] = PLAN.initiatives;
  if (!intake) throw new Error('No initiative');
  await open({ ...PLAN, initiatives: [{ ...intake, status: 'committed', baseline }, ...others] });
  expect(screen.queryByText('As committed')).toBeNull();
  drag(bar('Intake'), { x: 3 * MONTH });
  await waitFor(() => expect(months('Intake')).toBe('Apr 2027 to Jun 2027, 3 months, 3 months later than committed'));
  expect(await screen.findByText('As committed')).toBeTruthy();
  const table = screen.getByRole('region', { name: 'Initiatives' });
  expect(within(table).getByText('3 months later')).toBeTruthy();
  drag(bar('Intake'), { x: -4 * MONTH });
  await waitFor(() => expect(months('Intake')).toContain('1 month earlier than committed'));
  drag(bar('Intake').querySelector('[data-part="end"]') as Element, { x: MONTH });
  await waitFor(() => expect(months('Intake')).toContain('starts 1 month earlier than committed'));
});

test('two ticks at once select both', async () => {
  await open();
  const [first, second] = ['Intake', 'Assessment'].map((name) => screen.getByLabelText(`Select ${name}`));
  act(() => {
    first?.click();
    second?.click();
  });
  expect(await screen.findByRole('button', { name: 'Merge 2 initiatives' })).toBeTruthy();
});

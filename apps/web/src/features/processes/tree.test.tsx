// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../components/screen.fixture.tsx';
import { ProcessesScreen } from './screen.tsx';

/** 1 Purchase holds 1.1 and 1.2, and 1.2 holds 1.2.1, which the tree does not show at first. */
const NODES = [
  ['1', 'Purchase', null],
  ['1.1', 'Order goods', '1'],
  ['1.2', 'Settle', '1'],
  ['1.2.1', 'Pay supplier invoices', '1.2'],
  ['2', 'Sell', null],
].map(([code = '', name = '', parentId = null]) => ({
  id: code ?? '',
  code: code ?? '',
  name: name ?? '',
  level: (code ?? '').split('.').length,
  parentId,
  version: 1,
  finding: null,
  opportunityCount: 0,
}));

const NONE = { automation: 0, ai: 0, agentic: 0 };
const nothing = { savings: { measured: 0, benchmark: 0 }, size: null };
/** 1.2.1 is measured and 1.1 is not costed yet; 2 was analyzed without a find. */
const ROLL_UPS = [
  {
    processId: '1',
    processes: 4,
    analyzed: 2,
    opportunities: { automation: 2, ai: 1, agentic: 0 },
    savings: { measured: 120, benchmark: 40 },
    size: 'M' as const,
  },
  {
    processId: '1.1',
    processes: 1,
    analyzed: 1,
    opportunities: { ...NONE, ai: 1 },
    savings: { measured: 0, benchmark: 40 },
    size: 'S' as const,
  },
  {
    processId: '1.2',
    processes: 2,
    analyzed: 1,
    opportunities: { ...NONE, automation: 2 },
    savings: { measured: 120, benchmark: 0 },
    size: null,
  },
  {
    processId: '1.2.1',
    processes: 1,
    analyzed: 1,
    opportunities: { ...NONE, automation: 2 },
    savings: { measured: 120, benchmark: 0 },
    size: null,
  },
  { processId: '2', processes: 1, analyzed: 1, opportunities: NONE, ...nothing },
];

const USER = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  profileImageUrl: null,
};

async function open() {
  const shown = renderScreen(
    <ProcessesScreen sectorId="one" findingsOf={() => null} />,
    {
      'processes.tree': () => NODES,
      'processes.get': ({ processId }) => ({
        ...(NODES.find(({ id }) => id === processId) ?? (NODES[0] as (typeof NODES)[number])),
        description: null,
        opportunities: [],
      }),
      'values.rollUps': () => ({ currency: 'USD', processes: ROLL_UPS }),
      'users.me': () => ({ authenticated: true, user: USER }),
      'jobs.running': () => [],
    },
    '/sectors/one',
  );
  await screen.findByRole('tree');
  return shown;
}

const rows = () => screen.getAllByRole('treeitem');
const codes = () => rows().map((row) => row.getAttribute('aria-label')?.split(' ')[0]);
const row = (code: string) => rows()[codes().indexOf(code)] as HTMLElement;
const ticks = () =>
  Object.fromEntries(rows().map((each, index) => [codes()[index], each.getAttribute('aria-checked')]));

test('keys move, open and close, find by typing, and open the details', async () => {
  const { user, address } = await open();
  expect(codes()).toEqual(['1', '1.1', '1.2', '2']);
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);

  row('1').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('1.2')).toBe(document.activeElement);
  await user.keyboard('{ArrowRight}');
  expect(codes()).toEqual(['1', '1.1', '1.2', '1.2.1', '2']);
  expect(row('1.2.1').getAttribute('aria-level')).toBe('3');
  await user.keyboard('{ArrowRight}');
  expect(row('1.2.1')).toBe(document.activeElement);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(row('1.2').getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(codes()).toEqual(['1', '2']);
  await user.keyboard('*sel');
  expect(codes()).toEqual(['1', '1.1', '1.2', '2']);
  expect(row('2')).toBe(document.activeElement);

  await user.keyboard('{Home}{Enter}');
  expect(await screen.findByRole('heading', { name: /Purchase/ })).toBeTruthy();
  expect(address()).toContain('process=1');
});

test('a tick covers the branch, and the ones above show all, some or none of it', async () => {
  const { user, address } = await open();
  row('1.2').focus();
  await user.keyboard(' ');
  expect(ticks()).toEqual({ 1: 'mixed', '1.1': 'false', '1.2': 'true', 2: 'false' });
  await waitFor(() => expect(address()).toContain('selected=1.2'));
  await user.keyboard('{ArrowUp} ');
  expect(ticks()).toEqual({ 1: 'true', '1.1': 'true', '1.2': 'true', 2: 'false' });
  await user.keyboard('{Home} ');
  expect(new Set(Object.values(ticks()))).toEqual(new Set(['false']));

  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await user.click(all);
  expect(all.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('5 processes selected')).toBeTruthy();
});

test('a search opens the way to each match, and its tick covers no more than what is shown', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'INVOICES pay');
  await waitFor(() => expect(codes()).toEqual(['1', '1.2', '1.2.1']));
  expect(screen.getByText('1 match')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select all matches' }));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(ticks()).toEqual({ 1: 'mixed', '1.1': 'false', '1.2': 'true', 2: 'false' }));

  await user.type(screen.getByRole('searchbox'), 'nowhere');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
});

test('each row says what it and all below it have', async () => {
  await open();
  await waitFor(() => expect(row('1').getAttribute('aria-label')).toContain('3 opportunities'));
  expect(rows().map((each) => each.getAttribute('aria-label'))).toEqual([
    '1 Purchase, level 1, 3 opportunities, $120K/yr measured · medium estimate, no ROI inputs yet, 50% analyzed',
    '1.1 Order goods, level 2, 1 opportunity, small estimate, no ROI inputs yet',
    '1.2 Settle, level 2, 2 opportunities, $120K/yr measured, 50% analyzed',
    '2 Sell, level 1',
  ]);
  const figures = [...row('1').querySelectorAll('[data-text]')].map((each) => each.getAttribute('data-text'));
  expect(figures).toEqual(['2', '1', '0', '$120K/yr', 'Size M', '50%', 'L1']);
});

test('siblings are sorted as the address says, and hits of a search are marked', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(row('1').getAttribute('aria-label')).toContain('3 opportunities'));
  await user.click(screen.getByRole('button', { name: 'Value' }));
  await waitFor(() => expect(codes()).toEqual(['1', '1.2', '1.1', '2']));
  expect(address()).toContain('sort=value');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(codes()).toEqual(['1', '1.1', '1.2', '2']));

  await user.type(screen.getByRole('searchbox'), 'pay inv');
  await waitFor(() => expect(codes()).toEqual(['1', '1.2', '1.2.1']));
  const marked = rows().map((each) => [...each.querySelectorAll('mark')].map(({ textContent }) => textContent));
  expect(marked).toEqual([[], [], ['Pay', 'inv']]);
});

test('a column that a person hides stays hidden for that person', async () => {
  const { user } = await open();
  await waitFor(() => expect(row('1').querySelector('[data-text="Size M"]')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Columns and order' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Value' }));
  await user.keyboard('{Escape}');
  expect(row('1').querySelector('[data-text="Size M"]')).toBeNull();
  expect(localStorage.getItem('tree-columns:ada')).toBe('value');
  cleanup();
  await open();
  await waitFor(() => expect(row('1').querySelector('[data-text="50%"]')).toBeTruthy());
  expect(row('1').querySelector('[data-text="Size M"]')).toBeNull();
  localStorage.clear();
});

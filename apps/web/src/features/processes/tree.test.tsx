// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
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

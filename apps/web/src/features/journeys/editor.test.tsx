// @vitest-environment jsdom
import type { Journey, TouchPoint } from '@process-ai/contract/journeys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Answers, refusal, renderScreen } from '../../components/screen.fixture.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { JourneysScreen } from './screen.tsx';

const ID = '00000000-0000-4000-8000-00000000000';
const point = (number: number, name: string): TouchPoint => ({
  id: ID + number,
  name,
  type: 'human',
  description: `${name} it`,
  processStep: '1.1',
  momentThatMatters: false,
  phase: null,
  channel: null,
  emotion: null,
  painPoint: null,
  processMissing: false,
});
const BUY: Journey = {
  id: `${ID}9`,
  name: 'Buy',
  description: null,
  persona: null,
  source: null,
  version: 3,
  touchPoints: [point(1, 'Ask'), point(2, 'Choose'), point(3, 'Pay')],
};
const process = (code: string, name: string) => ({
  id: code,
  code,
  name,
  level: 2,
  parentId: null,
  version: 1,
  finding: null,
  opportunityCount: 0,
});

const open = (mode: string, answers: Answers = {}) =>
  renderScreen(
    <Routes>
      <Route path="/:sectorId" element={<JourneysScreen sectorId="one" commentsOf={() => null} />} />
    </Routes>,
    {
      'journeys.list': () => [BUY],
      'journeys.savings': () => [],
      'processes.tree': () => [process('1.1', 'Quote'), process('1.2', 'Invoice')],
      'roi.get': () => new Promise(() => {}),
      ...answers,
    },
    mode === 'edit' ? `/one?journey=${BUY.id}&mode=edit` : '/one?mode=create',
  );

// By element and label, not by role: roles of a whole form take jsdom a second each.
const headings = () => [...document.querySelectorAll('h4')];
const titles = () => headings().map(({ textContent }) => textContent);
const icon = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
/** The card of a touchpoint. */
const card = (title: string) =>
  within(
    headings()
      .find(({ textContent }) => textContent === title)
      ?.closest('li') as HTMLElement,
  );

test('touchpoints are moved, duplicated, deleted and brought back; the order on screen is the order sent', async () => {
  const sent: unknown[] = [];
  const { user, address } = open('edit', {
    'journeys.update': (input) => {
      sent.push(input);
      return BUY;
    },
  });
  await screen.findByRole('heading', { name: 'Edit Journey' });
  expect(titles()).toEqual(['1. Ask', '2. Choose', '3. Pay']);

  await user.click(icon('Move 1. Ask down'));
  expect(titles()).toEqual(['1. Choose', '2. Ask', '3. Pay']);
  expect(screen.getByText('Ask is now 2 of 3')).toBeDefined();
  await user.click(icon('Move 3. Pay down'));
  expect(titles()).toEqual(['1. Choose', '2. Ask', '3. Pay']);

  await user.click(icon('Delete 3. Pay'));
  expect(titles()).toEqual(['1. Choose', '2. Ask']);
  await user.click(button('Undo'));
  expect(titles()).toEqual(['1. Choose', '2. Ask', '3. Pay']);

  await user.click(icon('Duplicate 2. Ask'));
  expect(titles()).toEqual(['1. Choose', '2. Ask', '3. Ask', '4. Pay']);
  await user.clear(card('3. Ask').getByLabelText(/^Name/));
  await user.type(card('Touchpoint 3').getByLabelText(/^Name/), 'Ask again');
  await user.click(button('Save Journey'));

  await waitFor(() => expect(address()).toBe(`/one?journey=${BUY.id}`));
  expect(sent).toMatchObject([{ sectorId: 'one', journeyId: BUY.id, version: 3, name: 'Buy' }]);
  expect((sent[0] as Journey).touchPoints.map(({ id, name }) => [id, name])).toEqual([
    [`${ID}2`, 'Choose'],
    [`${ID}1`, 'Ask'],
    [null, 'Ask again'],
    [`${ID}3`, 'Pay'],
  ]);
});

test('a new journey says what is missing, takes a process by keyboard, and opens once it is saved', async () => {
  const sent: unknown[] = [];
  const { user, address } = open('create', {
    'journeys.create': (input) => {
      sent.push(input);
      return BUY;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create Journey' }));
  expect(
    await screen.findByText('Please provide a journey name and at least one touchpoint', { selector: '[role=alert]' }),
  ).toBeDefined();

  await user.type(screen.getByLabelText(/^Journey name/), 'Renew');
  await user.click(button('Add Touchpoint'));
  await user.type(card('Touchpoint 1').getByLabelText(/^Name/), 'Call');
  await user.type(card('1. Call').getByLabelText(/^Description/), 'By phone');
  await user.click(button('Create Journey'));
  expect(await screen.findByText('Some touchpoints are not complete')).toBeDefined();
  expect(sent).toEqual([]);

  await user.click(card('1. Call').getByLabelText(/^Process step/));
  await user.type(await screen.findByRole('combobox', { name: 'Search by code or name' }), 'invo{Enter}');
  await user.click(button('Create Journey'));
  await waitFor(() => expect(address()).toBe(`/one?journey=${BUY.id}`));
  expect(sent).toMatchObject([{ name: 'Renew', touchPoints: [{ name: 'Call', type: 'human', processStep: '1.2' }] }]);
});

test('what was typed outlives a reload, until it is cancelled', async () => {
  const { user } = open('create');
  await user.type(await screen.findByLabelText(/^Journey name/), 'Renew');
  cleanup();
  queryClient.clear();
  const again = open('create');
  expect(await screen.findByDisplayValue('Renew')).toBeDefined();
  await again.user.click(button('Cancel'));
  await waitFor(() => expect(again.address()).toBe('/one'));
  expect(sessionStorage).toHaveLength(0);
});

test("an edit that clashes says so: theirs can be taken, or one's own saved over it", async () => {
  const theirs = { ...BUY, name: 'Buy online', version: 4 };
  let stored = BUY;
  const versions: unknown[] = [];
  const { user, address } = open('edit', {
    'journeys.list': () => [stored],
    'journeys.update': ({ version }) => {
      versions.push(version);
      if (version === 4) return theirs;
      stored = theirs;
      throw refusal('editedMeanwhile');
    },
  });
  const name = await screen.findByLabelText(/^Journey name/);
  await user.type(name, ' now');
  await user.click(button('Save Journey'));
  await user.click(await screen.findByRole('button', { name: 'take theirs' }));
  expect(name).toHaveProperty('value', 'Buy online');

  await user.type(name, ' now');
  await user.click(button('Save Journey'));
  await waitFor(() => expect(address()).toBe(`/one?journey=${BUY.id}`));
  expect(versions).toEqual([3, 4]);
});

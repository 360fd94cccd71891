import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  dialog,
  each,
  hasButton,
  hasHeading,
  loading,
  look,
  onTab,
  returning,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, PLAYBOOK, type World } from './world.ts';

const tab = ({ sectorId }: World) => `/sectors/${sectorId}/playbooks`;
const custom = (page: Page) => page.getByRole('listitem').filter({ hasText: PLAYBOOK.name });
const library = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Preview Details' }) });
const press = (page: Page, name: string) => custom(page).getByRole('button', { name, exact: true }).click();
const has = (text: string | RegExp) => (page: Page) => visible(custom(page).getByText(text));
const inDialog = (text: string | RegExp) => (page: Page) => visible(dialog(page).getByText(text));
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Playbook' });
const part = (name: string) => async (page: Page) => {
  await press(page, 'Preview');
  await dialog(page).getByRole('tab', { name }).click();
};
const openEdit = async (page: Page) => {
  await press(page, 'Edit');
  await visible(dialog(page).getByLabel(/^Name/));
};
const COMPLEXITIES = ['Beginner', 'Intermediate', 'Advanced'];

const CARDS = join<Screen>(
  look(tab, {
    "2: the tab is headed 'Agentification Playbooks'": hasHeading('Agentification Playbooks'),
    "2: an 'Available' badge counts the playbooks": async (page, { admin, sector }) =>
      shows(`${created(await admin.get(`${sector}/playbooks`)).length} Available`)(page),
    "2: there is a 'Generate Playbook' button": hasButton('Generate Playbook'),
    '2: one section is Custom Playbooks': hasHeading('Custom Playbooks'),
    '2: one section is Library Playbooks': hasHeading('Library Playbooks'),
    ...each(
      ['Edit', 'Delete', 'Preview', 'Apply'],
      (name) => `2: a custom playbook has ${name}`,
      (name) => (page) => visible(custom(page).getByRole('button', { name, exact: true })),
    ),
    ...each(
      ['Preview Details', 'Apply Playbook'],
      (name) => `2: a library playbook has ${name}`,
      (name) => (page) => visible(library(page).getByRole('button', { name, exact: true })),
    ),
    ...each(
      ['Edit', 'Delete'],
      (name) => `2: a library playbook has no ${name}`,
      (name) => (page) => expect(library(page).first().getByRole('button', { name, exact: true })).toHaveCount(0),
    ),
    "2: a playbook's card shows its name": has(PLAYBOOK.name),
    "2: a playbook's card shows its description": has(PLAYBOOK.description),
    "2: a playbook's card shows its complexity": has('Beginner'),
    "2: a playbook's card shows its estimated time to value": has('2-3 weeks'),
    "2: a playbook's card counts its processes": has('1 process'),
    "2: a playbook's card counts its journeys": has('1 journey'),
    "2: a playbook's card counts its ROI inputs": has('1 ROI input'),
    "2: a playbook's card shows expected outcomes": has('Answers the same day'),
    "2: a playbook's card shows its tags": has('lending'),
    "9: a playbook's card shows 3 expected outcomes": async (page) => {
      await has('Less paper')(page);
      await expect(custom(page).getByText('Happier clerks')).toHaveCount(0);
    },
    '4: a playbook with isCustom stands under Custom Playbooks': (page) =>
      visible(page.getByRole('heading', { name: 'Custom Playbooks' }).locator('..').getByText(PLAYBOOK.name)),
  }),
  look(
    tab,
    {
      ...each(
        ['Outcomes', 'Processes', 'Journeys', 'ROI'],
        (name) => `2: the preview has the tab ${name}`,
        (name) => (page) => visible(dialog(page).getByRole('tab', { name })),
      ),
      '2: the preview shows all outcomes': inDialog('Happier clerks'),
    },
    part('Outcomes'),
  ),
  look(
    tab,
    {
      "2: the preview shows a process's code": inDialog(/^7$/),
      "2: the preview shows a process's name": inDialog('Decide on loans'),
      "2: the preview shows a process's description": inDialog('Scoring and approval'),
      "2: the preview shows a process's level": inDialog('Level 1'),
      "2: the preview shows an opportunity's title": inDialog('Score applications'),
      "2: the preview shows an opportunity's description": inDialog('By a model'),
    },
    part('Processes'),
  ),
  look(
    tab,
    {
      '2: the preview numbers the touchpoints': async (page) => {
        for (const number of ['1.', '2.', '3.']) await visible(dialog(page).getByText(number, { exact: true }));
      },
      ...each(
        ['AI Agent', 'Hybrid', 'Human'],
        (type) => `2: the preview has the type badge ${type}`,
        (type) => (page) => visible(dialog(page).getByText(type, { exact: true })),
      ),
      "2: the preview flags a 'Moment That Matters'": (page) =>
        expect(dialog(page).getByText('Moment That Matters')).toHaveCount(1),
    },
    part('Journeys'),
  ),
  look(
    tab,
    {
      '2: the preview shows the process code of ROI inputs': (page) =>
        visible(dialog(page).getByRole('cell', { name: '7', exact: true })),
      '2: the preview shows FTE Count': inDialog('FTE Count'),
      '2: the preview shows Frequency per year': inDialog(/Frequency \(?per year/),
      '2: the preview shows Avg Salary': inDialog('Avg Salary'),
      '2: the preview shows the salary in dollars': inDialog('$45,000'),
      '2: the preview shows Runtime in hours': inDialog(/Runtime \(hours\)/),
      '2: the preview shows the runtime as it is, in hours': (page) =>
        visible(dialog(page).getByRole('cell', { name: '0.5', exact: true })),
    },
    part('ROI'),
  ),
  look(
    tab,
    {
      '2: the edit dialog of a playbook has its name': (page) =>
        expect(dialog(page).getByLabel(/^Name/)).toHaveValue(PLAYBOOK.name),
      '2: the edit dialog of a playbook has its description': (page) =>
        expect(dialog(page).getByLabel(/^Description/)).toHaveValue(PLAYBOOK.description),
      '2: the edit dialog of a playbook has its estimated time to value': (page) =>
        expect(dialog(page).getByLabel('Estimated time to value')).toHaveValue('2-3 weeks'),
      "2: the placeholder of the time to value is 'e.g. 2-3 weeks'": (page) =>
        expect(dialog(page).getByLabel('Estimated time to value')).toHaveAttribute('placeholder', 'e.g. 2-3 weeks'),
      ...each(
        COMPLEXITIES,
        (name) => `2: a complexity button is ${name}`,
        (name) => (page) => visible(dialog(page).getByRole('button', { name, exact: true })),
      ),
      '9: there are three complexity levels': (page) =>
        expect(dialog(page).getByRole('group', { name: 'Complexity' }).getByRole('button')).toHaveCount(3),
    },
    openEdit,
  ),
);

/** Sections 2, 4, 5 and 9: the Playbooks tab. */
export const PLAYBOOKS_TAB: Statements<Screen> = join(CARDS, {
  "2: while playbooks load: 'Loading playbooks...'": loading(tab, 'playbooks.', 'Loading playbooks...'),
  "2: without playbooks: 'No Playbooks Available'": ({ page, world }) =>
    returning(page, 'playbooks.', [], async () => {
      await page.goto(tab(world));
      await shows('No Playbooks Available')(page);
    }),
  ...each(
    ['Name', 'Description'],
    (label) => `5: a playbook is not saved without a ${label.toLowerCase()}`,
    (label) =>
      onTab('/playbooks', async (page) => {
        await openEdit(page);
        await dialog(page)
          .getByLabel(new RegExp(`^${label}`))
          .fill(' ');
        await expect(save(page)).toBeDisabled();
      }),
  ),
  "5: generating without processes: 'No Processes Available'": at(
    ({ bareId }) => `/sectors/${bareId}/playbooks`,
    async (page) => {
      await button(page, 'Generate Playbook').click();
      await toasts(page, 'No Processes Available', 'Add processes to this sector before generating a playbook.');
    },
  ),
  '4: a generated playbook opens in the save dialog': onTab('/playbooks', async (page) => {
    await button(page, 'Generate Playbook').click();
    await visible(page.getByRole('dialog', { name: 'Save Playbook' }));
  }),
  '4: a generated playbook is not saved before one says so': onTab('/playbooks', async (page, { admin, sector }) => {
    const before = created(await admin.get(`${sector}/playbooks`)).length;
    await button(page, 'Generate Playbook').click();
    await visible(page.getByRole('dialog', { name: 'Save Playbook' }));
    expect(created(await admin.get(`${sector}/playbooks`))).toHaveLength(before);
  }),
  '4: saving a generated playbook creates a custom one': onTab('/playbooks', async (page, { admin, sector }) => {
    await button(page, 'Generate Playbook').click();
    await dialog(page).getByLabel(/^Name/).fill('Drafted');
    await save(page).click();
    await toasts(page, 'Playbook Saved');
    const playbooks: { id: string; name: string; isCustom: boolean }[] = created(
      await admin.get(`${sector}/playbooks`),
    );
    const saved = playbooks.find(({ name }) => name === 'Drafted');
    expect(saved).toMatchObject({ isCustom: true });
    await admin.delete(`/api/playbooks/${saved?.id}`);
  }),
  '4: editing a custom playbook updates it': onTab('/playbooks', async (page, { admin, playbookId }) => {
    await openEdit(page);
    await dialog(page).getByLabel('Estimated time to value').fill('4 weeks');
    await save(page).click();
    await has('4 weeks')(page);
    expect(created(await admin.get(`/api/playbooks/${playbookId}`))).toMatchObject({ estimatedTimeToValue: '4 weeks' });
    await admin.put(`/api/playbooks/${playbookId}`, PLAYBOOK);
  }),
  '2: a complexity button chooses its level': onTab('/playbooks', async (page) => {
    await openEdit(page);
    const advanced = dialog(page).getByRole('button', { name: 'Advanced', exact: true });
    await advanced.click();
    await expect(advanced).toHaveAttribute('aria-pressed', 'true');
  }),
});

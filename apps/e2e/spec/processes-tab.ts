import { expect, type Page } from '@playwright/test';
import {
  button,
  confirm,
  dialog,
  each,
  hasButton,
  loading,
  look,
  onTab,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, type World } from './world.ts';

const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
/** A view of the tab that the address names. */
const TREE = '?view=tree';
const sector = ({ sectorId }: World) => `/sectors/${sectorId}${TREE}`;
const openAdd = async (page: Page) => {
  await button(page, 'Add Process').first().click();
  await visible(dialog(page));
};
const rowAction = async (page: Page, code: RegExp, action: string) => {
  await row(page, code).hover();
  await row(page, code)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const openEdit = async (page: Page) => {
  await rowAction(page, /^1\.1 /, 'Edit');
  await visible(dialog(page));
};
const level = (page: Page) => dialog(page).getByLabel('Level', { exact: true });
const parent = (page: Page) => dialog(page).getByLabel('Parent', { exact: true });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add Process' });
const field = (page: Page, label: string) => dialog(page).getByLabel(new RegExp(`^${label}`));

/** What is done in a sector of its own, gone afterwards: 1 Claims with 1.1 Register claims below. */
const inOwnSector =
  (check: (page: Page, world: World, id: string) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const { admin } = world;
    const { id } = created(await admin.post('/api/sectors', { name: 'To change', referenceModel: 'ACORD' }));
    const rows = [
      { code: '1', name: 'Claims', level: 1 },
      { code: '1.1', name: 'Register claims', level: 2, parentCode: '1' },
    ];
    created(await admin.post(`/api/sectors/${id}/processes`, rows));
    await page.goto(`/sectors/${id}${TREE}`);
    await visible(row(page, /^1 Claims/));
    await check(page, world, id);
    await admin.delete(`/api/sectors/${id}`);
  };
const stored = async ({ admin }: World, id: string, code: string) =>
  created(await admin.get(`/api/sectors/${id}`)).processes.find((process: { code: string }) => process.code === code);

const LOOKS = join<Screen>(
  look(sector, {
    '2: processes are a hierarchy tree': (page) => visible(page.getByRole('tree')),
    '2: a node of the tree stands below its parent': (page) =>
      expect(row(page, /^1\.1 /)).toHaveAttribute('aria-level', '2'),
    '2: a process has a checkbox for analysis': (page) =>
      expect(row(page, /^1 Lend/)).toHaveAttribute('aria-checked', 'false'),
    '2: a process can be added': hasButton('Add Process'),
    '2: processes can be analyzed': hasButton('Analyze'),
    '5: nothing is analyzed while nothing is selected': (page) => expect(button(page, 'Analyze')).toBeDisabled(),
  }),
  look(
    sector,
    {
      ...each(
        ['Code', 'Name', 'Level', 'Parent', 'Description'],
        (label) => `2: the process dialog has ${label.toLowerCase()}`,
        (label) => (page) => visible(field(page, label)),
      ),
      ...each(
        ['Code', 'Name'],
        (label) => `5: the ${label.toLowerCase()} of a process is marked required`,
        (label) => (page) => expect(field(page, label)).toHaveAttribute('aria-required', 'true'),
      ),
      '2: the parent is optional': (page) => expect(parent(page)).not.toHaveAttribute('aria-required', 'true'),
      '9: the level of a new process is 3': (page) => expect(level(page)).toContainText('Level 3'),
      '5: the parent of a new process is none, which means root': (page) =>
        expect(parent(page)).toContainText('None (root)'),
    },
    openAdd,
  ),
  look(
    sector,
    {
      '2: the edit dialog of a process has its code': (page) => expect(field(page, 'Code')).toHaveValue('1.1'),
      '2: the edit dialog of a process has its name': (page) =>
        expect(field(page, 'Name')).toHaveValue('Check credit applications'),
      '2: the edit dialog of a process has its level': (page) => expect(level(page)).toContainText('Level 2'),
      '2: the edit dialog of a process has its parent': (page) => expect(parent(page)).toContainText('1 Lend'),
    },
    openEdit,
  ),
);

/** Sections 2, 4, 5 and 9: the Processes tab. */
export const PROCESSES_TAB: Statements<Screen> = join(LOOKS, {
  "2: while processes load: 'Loading processes...'": loading(sector, 'processes.tree', 'Loading processes...'),
  '2: a node collapses': onTab(TREE, async (page) => {
    await visible(row(page, /^1\.1 /));
    await row(page, /^1 Lend/)
      .locator('[data-part=chevron]')
      .click();
    await expect(row(page, /^1\.1 /)).toBeHidden();
  }),
  '2: a node expands': onTab(TREE, async (page) => {
    const chevron = row(page, /^1 Lend/).locator('[data-part=chevron]');
    await chevron.click();
    await expect(row(page, /^1\.1 /)).toBeHidden();
    await chevron.click();
    await visible(row(page, /^1\.1 /));
  }),
  '2: the checkbox of a process selects it': onTab(TREE, async (page) => {
    await row(page, /^1\.1 /)
      .locator('[data-part=tick]')
      .click();
    await shows('1 process selected')(page);
  }),
  '4: the selection is cleared after a successful analysis': onTab(TREE, async (page) => {
    await row(page, /^1\.2 /)
      .locator('[data-part=tick]')
      .click();
    await button(page, 'Analyze').first().click();
    await toasts(page, 'Analysis complete');
    await expect(page.getByText('1 process selected')).toBeHidden();
  }),
  '4: after an analysis the sector shows its new opportunities': inOwnSector(async (page) => {
    await expect(page.getByRole('tab', { name: 'Business Value & ROI' })).toBeDisabled();
    await row(page, /^1\.1 /)
      .locator('[data-part=tick]')
      .click();
    await button(page, 'Analyze').first().click();
    await expect(page.getByRole('tab', { name: 'Business Value & ROI' })).toBeEnabled();
  }),
  '5: a level of 1 to 5 can be chosen': onTab(TREE, async (page) => {
    await openAdd(page);
    await level(page).click();
    await expect(page.getByRole('option')).toHaveText(['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5']);
  }),
  ...each(
    ['Code', 'Name'],
    (label) => `5: without a ${label.toLowerCase()} a process is not added`,
    (label) =>
      onTab(TREE, async (page, world) => {
        await openAdd(page);
        for (const other of ['Code', 'Name']) if (other !== label) await field(page, other).fill('X');
        await submit(page).click();
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        expect(await stored(world, world.sectorId, 'X')).toBeUndefined();
      }),
  ),
  '5: a process added without a parent is a root of level 3': inOwnSector(async (page, world, id) => {
    await openAdd(page);
    await field(page, 'Code').fill('R');
    await field(page, 'Name').fill('Root');
    await submit(page).click();
    await visible(row(page, /^R Root/));
    expect(await stored(world, id, 'R')).toMatchObject({ level: 3, parentId: null });
  }),
  '5: on edit the process itself is not among the parents': onTab(TREE, async (page) => {
    await openEdit(page);
    await parent(page).click();
    await visible(page.getByRole('option', { name: '1.2 Process invoices' }));
    await expect(page.getByRole('option', { name: /^1\.1 / })).toHaveCount(0);
  }),
  '2: a process is edited': inOwnSector(async (page) => {
    await rowAction(page, /^1\.1 /, 'Edit');
    await field(page, 'Name').fill('Register every claim');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await visible(row(page, /^1\.1 Register every claim/));
  }),
  '2: a process is deleted': inOwnSector(async (page) => {
    await rowAction(page, /^1\.1 /, 'Delete');
    await confirm(page);
    await expect(row(page, /^1\.1 /)).toBeHidden();
  }),
  '2: a single process is analyzed': inOwnSector(async (page) => {
    await rowAction(page, /^1\.1 /, 'Analyze');
    await toasts(page, 'Analysis complete');
  }),
  '4: after a process is added the header counts it': inOwnSector(async (page) => {
    await shows('2 processes')(page);
    await openAdd(page);
    await field(page, 'Code').fill('2');
    await field(page, 'Name').fill('Underwrite');
    await submit(page).click();
    await shows('3 processes')(page);
  }),
});

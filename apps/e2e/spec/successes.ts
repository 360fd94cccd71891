import { expect, type Page } from '@playwright/test';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { at, button, type Screen, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, PLAYBOOK, type World } from './world.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

/** A statement about a tab of a sector of its own, gone afterwards. */
const inNewSector =
  (tab: string, check: (page: Page, world: World) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const { admin } = world;
    const { id } = created(await admin.post('/api/sectors', { name: 'Success', referenceModel: 'ACORD' }));
    const rows = [{ code: '1', name: 'Settle claims', level: 1 }];
    created(await admin.post(`/api/sectors/${id}/processes`, rows));
    await page.goto(`/sectors/${id}${tab}`);
    await check(page, world);
    await admin.delete(`/api/sectors/${id}`);
  };

/** Section 8: what every success says. */
export const SUCCESSES: Statements<Screen> = {
  'uploading and deleting an insight': inNewSector('/insights', async (page) => {
    const buffer = Buffer.from(oneLinePdf('Each claim takes two hours.'));
    await page.getByLabel('Document to upload').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await button(page, 'Upload & Analyze').click();
    await toasts(page, 'Insight uploaded and summarized successfully');
    page.once('dialog', (asked) => asked.accept());
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await toasts(page, 'Insight deleted successfully');
  }),
  'applying a playbook': inNewSector('/playbooks', async (page) => {
    const card = page.getByRole('listitem').filter({ hasText: PLAYBOOK.name });
    await card.getByRole('button', { name: /^Apply/ }).click();
    await dialog(page).getByRole('button', { name: 'Apply Playbook' }).click();
    await toasts(
      page,
      'Playbook Applied Successfully',
      'Processes, journeys, and ROI inputs have been populated from the playbook.',
    );
  }),
  'generating a playbook opens the save dialog, and saving creates a custom one, which can be deleted': inNewSector(
    '/playbooks',
    async (page) => {
      await button(page, 'Generate Playbook').click();
      await toasts(page, 'Playbook Generated', 'Review and customize the AI-generated playbook before saving.');
      await dialog(page).getByLabel(/^Name/).fill('Generated here');
      await dialog(page).getByRole('button', { name: 'Save Playbook' }).click();
      await toasts(page, 'Playbook Saved');
      const card = page.getByRole('listitem').filter({ hasText: 'Generated here' });
      await card.getByRole('button', { name: /^Delete/ }).click();
      await confirm(page);
      await toasts(page, 'Playbook Deleted');
    },
  ),
  'refreshing a vendor of the directory': at('/vendors', async (page, { admin }) => {
    const vendors: { id: string; factsAsOf: string | null }[] = created(await admin.get('/api/vendors'));
    const known = vendors.find(({ factsAsOf }) => factsAsOf !== null);
    await page.goto(`/vendors/${known?.id}`);
    await button(page, 'Refresh Data').click();
    await toasts(page, 'Vendor Refreshed');
  }),
};

const toast = (page: Page) => page.getByRole('region', { name: /F8/ }).getByRole('listitem');
/** Something that answers with a toast and changes nothing. */
const makeToast = (page: Page) =>
  page.getByLabel('Document to upload').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('text'),
  });
const sectors = () => '/sectors';
const insights = ({ sectorId }: World) => `/sectors/${sectorId}/insights`;

/** A statement about time: its browser has a clock that the check moves. The clock belongs to the whole context. */
const onClock =
  (address: (world: World) => string, check: (page: Page) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const storageState = await page.context().storageState();
    const context = await page.context().browser()?.newContext({ storageState, baseURL: world.url });
    if (!context) throw new Error('There is no browser');
    const timed = await context.newPage();
    await timed.clock.install();
    await timed.goto(address(world));
    try {
      await check(timed);
    } finally {
      await context.close();
    }
  };

/** Section 9: the constants of the interface. */
export const INTERFACE: Statements<Screen> = {
  'one toast shows at a time': at(insights, async (page) => {
    for (let turn = 0; turn < 3; turn += 1) await makeToast(page);
    await visible(toast(page));
    await expect(toast(page)).toHaveCount(1);
  }),
  'a toast stays for 5 seconds': onClock(insights, async (page) => {
    await makeToast(page);
    await visible(toast(page));
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await visible(toast(page));
    await page.clock.runFor(2000);
    await expect(toast(page)).toHaveCount(0);
  }),
  'a tooltip opens after 700 ms': onClock(sectors, async (page) => {
    await visible(page.getByTestId('button-theme-toggle'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByTestId('button-theme-toggle').hover();
    await page.clock.runFor(600);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(200);
    await visible(page.getByRole('tooltip'));
  }),
  'the letters typed into a select are forgotten after 1 second': onClock(sectors, async (page) => {
    await button(page, 'Edit Retail bank').click();
    await page.getByRole('combobox', { name: 'Reference model' }).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('a');
    await page.clock.runFor(100);
    await page.keyboard.press('r');
    await page.clock.runFor(100);
    expect(await focused()).toBe('ARTS');
    await page.clock.runFor(1100);
    await page.keyboard.press('e');
    await page.clock.runFor(100);
    expect(await focused()).toBe('eTOM');
  }),
  'reads stay fresh for 60 seconds: going back to a page asks nothing anew': async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('sectors.list')) asked += 1;
    });
    await page.goto('/sectors');
    await visible(page.getByRole('link', { name: 'Retail bank', exact: true }));
    await page.getByTestId('nav-vendors').click();
    await visible(page.getByRole('heading', { name: 'Vendor Directory' }));
    await page.getByTestId('nav-sectors').click();
    await visible(page.getByRole('link', { name: 'Retail bank', exact: true }));
    expect(asked).toBe(1);
  },
};

import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { signUp } from '../server/sign-up.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

async function open(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

/** What Enter would do once these letters are typed. */
async function expectFirst(page: Page, text: string, title: string) {
  await palette(page).getByRole('combobox').fill(text);
  await expect(palette(page).getByRole('option').first(), text).toContainText(title);
  await expect(palette(page).getByRole('option', { selected: true }), text).toContainText(title);
}

test('the palette leads to tabs, views and verbs of the open sector first', async ({ page, product, browser }) => {
  test.setTimeout(300_000);
  const sector = await requestOk(product, 'POST', '/api/sectors/sample-client');
  const address = `/sectors/${sector.id}`;

  await test.step('with nothing typed it begins with the open sector, and holds no vendor', async () => {
    await page.goto(`${address}/insights`);
    await expect(page.getByRole('button', { name: 'Export…' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    const options = palette(page).getByRole('option');
    await expect(options.first()).toContainText('Processes');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(palette(page).getByRole('group').first()).toHaveAccessibleName(`In ${sector.name}`);
    await expect(palette(page).getByRole('group', { name: 'Vendors' })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('vendors.list'))).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('the words that people type find what they mean', async () => {
    for (const [text, title] of [
      ['export', 'Export the blueprint'],
      ['import', 'Import a file'],
      ['invite', 'Invite somebody'],
      ['playbook', 'Playbooks'],
      ['roadmap', 'Plan'],
      ['journey', 'Customer Journeys'],
      ['dark', 'Switch to dark theme'],
      ['compare', 'Compare vendors'],
      ['opportunities', 'Opportunities'],
    ] as const) {
      await expectFirst(page, text, title);
    }
    await palette(page).getByRole('combobox').fill('databricks');
    await expect(palette(page).getByRole('option', { name: /Databricks/ })).toBeVisible();
    await palette(page).getByRole('combobox').fill('');
    await expect(palette(page).getByRole('option').first()).toContainText('Processes');
  });

  await test.step('verbs do what they say', async () => {
    await expectFirst(page, 'add a process', 'Add a process');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add Process' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page);
    await expectFirst(page, 'generate', 'Generate a playbook');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Generate Playbook' })).toBeFocused();
    await open(page);
    await expectFirst(page, 'compare', 'Compare vendors');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/vendors-compare[?#]processes=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page);
    await expectFirst(page, 'export', 'Export the blueprint');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}\\?export=new$`));
  });

  await test.step('on the list of sectors a verb is about the sector that was changed last', async () => {
    await page.goto('/sectors');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page);
    await expect(palette(page).getByRole('option').first()).toContainText('Add New Sector');
    await expectFirst(page, 'export', 'Export the blueprint');
    await expect(palette(page).getByRole('group').first()).toHaveAccessibleName(`In ${sector.name}`);
  });

  await test.step('what is blocked is left out', async () => {
    const empty = await requestOk(product, 'POST', '/api/sectors', { name: 'Empty', referenceModel: 'Our own' });
    await page.goto(`/sectors/${empty.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Empty' })).toBeVisible();
    await open(page);
    const group = palette(page).getByRole('group', { name: 'In Empty' });
    await expect(group.getByRole('option')).toHaveText([
      /^Processes/,
      /^Insights/,
      /^Playbooks/,
      /^Import a file/,
      /^Research processes/,
      /^Add a process/,
      /^Apply a playbook/,
      /^Show activity/,
    ]);
  });

  await test.step('a viewer is offered no verb that the server would refuse', async () => {
    const { token } = await requestOk(product, 'POST', '/api/invitations', {});
    const who = { email: 'vera@example.com', firstName: 'Vera' };
    const { cookie, token: own } = await signUp(product.url, token, who);
    const { user } = await requestOk({ ...product, token: own }, 'GET', '/api/user');
    const people = [{ userId: user.id, role: 'viewer' }];
    await requestOk(product, 'PATCH', `/api${address}/access`, { access: 'chosen', people });
    const storageState = sessionState({ url: product.url, cookie });
    const viewer = await (await browser.newContext({ baseURL: product.url, storageState })).newPage();
    await viewer.goto(address);
    await expect(viewer.getByText('You can view and export this sector.')).toBeVisible();
    await open(viewer);
    const group = palette(viewer).getByRole('group', { name: `In ${sector.name}` });
    await expect(group.getByRole('option', { name: 'Export the blueprint' })).toBeVisible();
    await expect(group.getByRole('option', { name: /^(Import|Research|Add|Generate|Apply)/ })).toHaveCount(0);
    await palette(viewer).getByRole('combobox').fill('invite');
    await expect(palette(viewer).getByText('Nothing matches.')).toBeVisible();
  });
});

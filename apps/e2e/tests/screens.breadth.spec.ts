import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import {
  collectConsoleErrors,
  expectAccessible,
  expectFocusSeen,
  expectNoSidewaysScroll,
  reload,
} from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A sector with a little of everything, made through the API. */
async function fill(product: { url: string; token: string }) {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Screens', referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const rows = await requestOk(product, 'POST', `${path}/processes`, [
    { code: '1', name: 'Lend', level: 1 },
    { code: '1.1', name: 'Check credit applications', level: 2, parentCode: '1' },
  ]);
  const processIds = rows.map(({ id }: { id: string }) => id);
  await requestOk(product, 'POST', `${path}/analyze`, { processIds });
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await requestOk(product, 'POST', `${path}/roi/inputs`, [{ processId: processIds[1], ...figures }]);
  await requestOk(product, 'POST', `${path}/roi/calculate`, {});
  const touchPoint = {
    name: 'Apply',
    type: 'hybrid',
    description: 'Online',
    processStep: '1.1',
    momentThatMatters: true,
  };
  await requestOk(product, 'POST', `${path}/journeys`, { name: 'A first loan', touchPoints: [touchPoint] });
  const empty = await requestOk(product, 'POST', '/api/sectors', { name: 'Empty', referenceModel: 'ARTS' });
  const vendor = await requestOk(product, 'POST', '/api/vendors', {
    name: 'Acme Screens',
    overview: 'Flow',
    industry: 'BPM',
  });
  const compare = `/sectors/${sector.id}/vendors-compare?processes=${processIds.join(',')}`;
  return { sector: `/sectors/${sector.id}`, compare, empty: `/sectors/${empty.id}`, vendor: `/vendors/${vendor.id}` };
}

test('every screen is quiet, accessible in both themes and shows where the keyboard is, and none scrolls sideways on a phone', async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  const made = await fill(product);
  const consoleErrors = collectConsoleErrors(page);
  const screens: [address: string, shows: RegExp | string][] = [
    ['/', 'Industry Sectors'],
    ['/sectors/new', 'Add New Sector'],
    [made.sector, 'Check credit applications'],
    [`${made.sector}?view=opportunities`, 'Value'],
    [`${made.sector}?view=landscape`, 'Lend'],
    [`${made.sector}/journeys`, 'A first loan'],
    [`${made.sector}/insights`, 'Insights'],
    [`${made.sector}/playbooks`, 'Playbooks'],
    [`${made.sector}/activity`, 'created the sector'],
    [`/sectors/${UNKNOWN}/activity`, 'Sector Not Found'],
    [`${made.sector}/roi`, '$0.11M'],
    [`${made.sector}/roi?view=case`, 'How widely the NPV may vary'],
    [`${made.sector}/roi?view=plan`, 'Nothing is accepted yet'],
    [`${made.sector}/roi?view=assumptions`, 'Hours'],
    [made.compare, /Strong Fit|Good Fit|Moderate Fit|Limited Fit/],
    ['/method', 'pass'],
    ['/admin/teams', 'Teams and access'],
    ['/admin/workspace', 'Accent color'],
    ['/admin/audit', 'Vendor added'],
    ['/admin/storage', 'Exports that are stored'],
    ['/admin/status', 'PostgreSQL'],
    [made.empty, 'No Processes Yet'],
    [`${made.empty}/journeys`, 'Processes Required'],
    [`${made.empty}/roi`, 'Prerequisites Required'],
    [`/sectors/${UNKNOWN}`, 'Sector Not Found'],
    ['/vendors', 'Acme Screens'],
    [made.vendor, 'Acme Screens'],
    [`/vendors/${UNKNOWN}`, 'Vendor Not Found'],
    ['/admin/users', 'Users'],
    ['/admin/invitations', 'Invitations'],
    ['/settings/tokens', 'API tokens'],
    ['/settings/webhooks', 'No webhooks yet'],
    ['/inbox', 'Comments that mention you'],
    ['/account', 'This one'],
    ['/reset', 'This page needs the link'],
    ['/no/such/page', '404'],
  ];
  for (const [address, shows] of screens) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectFocusSeen(page);
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoSidewaysScroll(page);
    });
  }
  // A page about something that is not there is told so by a 404, which the browser notes on its console.
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the shell keeps its constants', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const entry of ['nav-sectors', 'nav-vendors', 'nav-users', 'nav-invitations', 'nav-workspace']) {
    await expect(page.getByTestId(entry)).toBeVisible();
  }
  await expect(page.getByText('Administration')).toBeVisible();
  await expect(page.getByTestId('nav-sectors')).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('Control+b');
  const state = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  await expect.poll(async () => (await state())?.value).toBe('false');
  const week = 604_800;
  const left = ((await state())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - week)).toBeLessThan(120);
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await state())?.value).toBe('true');

  await page.getByTestId('button-theme-toggle').click();
  const theme = await page.evaluate(() => localStorage.getItem('theme'));
  expect(['light', 'dark']).toContain(theme);
  await reload(page);
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(isDark).toBe(theme === 'dark');

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByTestId('nav-sectors')).toBeHidden();
  await page
    .getByRole('button', { name: /sidebar|menu/i })
    .first()
    .click();
  await expect(page.getByTestId('nav-sectors')).toBeVisible();
});

test('a deleted sector comes back by Undo', async ({ page, product }) => {
  await requestOk(product, 'POST', '/api/sectors', { name: 'Undo me', referenceModel: 'BIAN' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete Undo me' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Undo me' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Undo me' })).toBeVisible();
});

test('a deleted branch comes back from what was recently deleted', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Branches', referenceModel: 'BIAN' });
  await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
    { code: '1', name: 'Settle claims', level: 1 },
    { code: '1.1', name: 'Check cover', level: 2, parentCode: '1' },
    { code: '2', name: 'Bill customers', level: 1 },
  ]);
  await page.goto(`/sectors/${sector.id}?view=tree`);
  const branch = page.getByRole('treeitem', { name: /^1 Settle claims/ });
  await branch.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(branch).toBeHidden();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
  await expectAccessible(page);
  await deleted.getByRole('button', { name: 'Restore 1 Settle claims and 1 below' }).click();
  await expect(deleted.getByText('Nothing has been deleted.')).toBeVisible();
  await deleted.getByRole('button', { name: 'Close' }).click();
  await expect(branch).toBeVisible();
});

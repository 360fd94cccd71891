import { expect, type Page } from '@playwright/test';
import type { ClientPage } from '@process-ai/contract/client-links';
import { ask, requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { toTheExport } from '../spec/screen.ts';

const PASSWORD = 'three quiet harbours';
const SIGNED_OUT = { cookies: [], origins: [] };
/** Pixels that a finger needs. */
const FINGER = 44;

/** What a finger would miss. */
const tooSmall = (page: Page) =>
  page
    .locator('button, input')
    .evaluateAll(
      (all, least) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least)
          .map((one) => one.outerHTML),
      FINGER,
    );

/** All that the page shows, in reading order. */
const textsOf = ({ title, client, blocks }: ClientPage): string[] => [
  title,
  client,
  ...blocks.flatMap((block) => {
    if (block.kind === 'figures') return block.figures.flatMap(({ label, value, note }) => [label, value, note]);
    if (block.kind === 'chart') return [block.caption];
    if (block.kind !== 'table') return [block.text];
    const { caption, columns, rows } = block;
    return [caption, ...columns.map(({ header }) => header), ...rows.flat().map(({ text }) => text)];
  }),
];

test('a client without an account reads the blueprint by a link with a password, until it is revoked', async ({
  page,
  browser,
  product,
}) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Shared Bank', referenceModel: 'BIAN' });
  const api = `/api/sectors/${sector.id}`;
  const [{ id: processId }, { id: otherId }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Process supplier invoices', level: 1 },
    { code: '2', name: 'Take deposits', level: 1 },
  ]);
  const figures = { fteCount: 20, processFrequency: 120_000, averageSalary: 65_000, averageRuntime: 30 };
  const inputs = [processId, otherId].map((id) => ({ ...figures, processId: id, implementationCost: 90_000 }));
  await requestOk(product, 'POST', `${api}/roi/inputs`, inputs);
  await requestOk(product, 'POST', `${api}/roi/calculate`);
  const idea = { type: 'ai', title: 'Match invoices with orders', estimatedSavings: null, effort: 2 };
  const { id } = await requestOk(product, 'POST', `${api}/processes/${processId}/opportunities`, idea);
  const initiative = {
    name: 'Invoices without paper',
    owner: 'Head of finance',
    startMonth: '2027-01',
    endMonth: '2027-06',
    costLines: [{ kind: 'integration', name: 'Build and roll out', amount: 400_000 }],
    opportunityIds: [id],
  };
  await requestOk(product, 'POST', `${api}/initiatives`, initiative);

  await page.goto(`/sectors/${sector.id}/roi`);
  await toTheExport(page);
  const links = page.getByRole('region', { name: 'Share with the client' });
  await expect(links).toContainText('Nothing is shared from this sector yet.');
  await links.getByRole('button', { name: 'Share with client…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who it is for').fill('Steering committee');
  await dialog.getByRole('textbox', { name: 'Password (optional)' }).fill('short');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog).toContainText('At least 12 characters');
  await dialog.getByRole('textbox', { name: 'Password (optional)' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(links.getByRole('listitem')).toContainText(['Steering committee']);

  const theirs = await browser.newContext({ storageState: SIGNED_OUT, hasTouch: true });
  const client = await theirs.newPage();
  const consoleErrors = collectConsoleErrors(client);
  await client.goto(address);
  await client.getByRole('textbox', { name: 'Password' }).fill('three loud harbours');
  await client.getByRole('button', { name: 'Open' }).click();
  await expect(client.getByRole('alert')).toHaveText('The password is not right.');
  await expectAccessible(client);
  await client.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await client.getByRole('button', { name: 'Open' }).click();
  await expect(client.getByRole('heading', { name: 'Shared Bank – Blueprint' })).toBeVisible();

  await test.step('the page shows every figure and word that the API tells, in its order', async () => {
    const token = address.split('#')[1];
    const { body, status } = await ask(product, 'POST', '/api/client-page', { token, password: PASSWORD });
    expect(status).toBe(200);
    const plain = (text: string) => text.replace(/\s/g, '');
    const shown = plain((await client.getByRole('main').textContent()) ?? '');
    const texts = textsOf(body).map(plain);
    expect(texts.length).toBeGreaterThan(100);
    let at = 0;
    for (const text of texts) {
      const found = shown.indexOf(text, at);
      expect([text, found >= at]).toEqual([text, true]);
      at = found + text.length;
    }
    const labels = (body as ClientPage).blocks.flatMap((block) =>
      block.kind === 'chart'
        ? [...block.series.flatMap((series) => series.labels.filter(Boolean)), ...block.marks.map(({ label }) => label)]
        : [],
    );
    expect(labels.length).toBeGreaterThan(3);
    for (const label of labels) expect(shown).toContain(plain(label));
    const { headline } = await requestOk(product, 'GET', `${api}/roi/outlook`);
    expect(headline.paybackMonths).toBeGreaterThan(1);
    const payback = headline.paybackMonths.toFixed(1);
    await expect(client.getByRole('main')).toContainText(`${payback}\u00a0months`);
  });

  await test.step('it fits a phone, and the fragment stays with its token', async () => {
    const contents = client.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('button', { name: 'The plan' }).click();
    await expect(client.getByRole('heading', { name: 'The plan' })).toBeInViewport();
    expect(client.url()).toBe(address);
    await expectAccessible(client);
    await client.setViewportSize({ width: 375, height: 800 });
    await expectNoSidewaysScroll(client);
    const tables = client.getByRole('main').locator('table');
    expect(await tables.count()).toBeGreaterThan(3);
    const hidden = await tables.evaluateAll((all) =>
      all
        .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
        .map((table) => table.textContent),
    );
    expect(hidden).toEqual([]);
    // A phone begins with the answer; what is chosen from the contents opens, and paper has all of it.
    await client.reload();
    await client.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    expect(await tooSmall(client)).toEqual([]);
    await client.getByRole('button', { name: 'Open' }).click();
    const tail = client.getByRole('region', { name: 'The plan' }).locator('table').first();
    await expect(client.getByRole('button', { name: 'Executive summary', expanded: true })).toBeVisible();
    await expect(tail).toBeHidden();
    expect(await client.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    await client.getByRole('button', { name: 'Contents' }).click();
    await client.getByRole('menuitem', { name: 'The plan' }).click();
    await expect(client.getByRole('button', { name: 'The plan', expanded: true })).toBeInViewport();
    await expect(tail).toBeVisible();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    const shown = client.getByRole('main').locator('td');
    const cut = await shown.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
    expect(await tooSmall(client)).toEqual([]);
    await client.emulateMedia({ media: 'print' });
    const parts = await client
      .getByRole('main')
      .locator('section > div')
      .evaluateAll((all) => all.map((part) => part.clientHeight > 0));
    expect(parts.length).toBeGreaterThan(4);
    expect(parts).not.toContain(false);
    await client.emulateMedia({ media: 'screen' });
  });
  expect(consoleErrors.filter((text) => !/403/.test(text))).toEqual([]);

  await test.step('the team sees who opened it, and closes it', async () => {
    await page.reload();
    await toTheExport(page);
    await links.getByRole('button', { name: /Opened 3 times.*; 1 refused$/ }).click();
    await expect(links.getByRole('row')).toHaveCount(5);
    await expect(links.getByRole('row', { name: /Wrong password/ })).toHaveCount(1);
    await links.getByRole('button', { name: 'Revoke “Steering committee”' }).click();
    await expect(page.getByText('Link revoked', { exact: true })).toBeVisible();
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(page.getByText('The link works again', { exact: true })).toBeVisible();
    await links.getByRole('button', { name: 'Revoke “Steering committee”' }).click();
    await expect(links.getByRole('listitem')).toContainText(['Revoked']);
    await client.reload();
    await expect(client.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
    await expect(client.getByRole('main')).toContainText('This link has been withdrawn.');
    await expectAccessible(client);
    await links.getByRole('button', { name: 'Let “Steering committee” work again' }).click();
    await expect(links.getByRole('listitem')).toContainText(['Works']);
    await client.reload();
    await expect(client.getByRole('textbox', { name: 'Password' })).toBeVisible();
  });
  await theirs.close();
});

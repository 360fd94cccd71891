import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a page whose address ends in a word after a dot survives a reload', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Dots', referenceModel: 'BIAN' });
  const code = '1.1';
  const rows = [
    { code: '1', name: 'Sell', level: 1 },
    { code, name: 'Quote', level: 2, parentCode: '1' },
  ];
  await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, rows);
  for (const query of ['find=1.1', 'open=1.1', 'process=1.1', 'x=a.json']) {
    await page.goto(`/sectors/${sector.id}?${query}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dots' })).toBeVisible();
  }
});

test('what is nowhere shows the page that says so, and /admin leads to the users', async ({ page, product }) => {
  for (const address of ['/foo.bar', '/nowhere', '/%00', '/%ff', '/a//b']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  }
  await page.goto('/vendors/x.y');
  await expect(page.getByRole('heading', { name: 'Vendor Not Found' })).toBeVisible();
  await page.goto(`${product.url}//`);
  await expect(page.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
});

test('an old link to the roadmap leads to the plan', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Roadmap', referenceModel: 'BIAN' });
  const rows = [{ code: '1', name: 'Sell', level: 1 }];
  const [process] = await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, rows);
  const opportunity = { type: 'ai', title: 'Quotes drafted', effort: 2 };
  await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes/${process.id}/opportunities`, opportunity);
  for (const address of ['roi?view=roadmap', '?view=roadmap']) {
    await page.goto(`/sectors/${sector.id}/${address}`.replace('/?', '?'));
    await expect(page).toHaveURL(new RegExp(`/sectors/${sector.id}/roi\\?view=plan$`));
    await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
  }
});

test('the API reference asks nobody else, and offers no assistant', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  // Our own description names the protocol, and says where the product speaks it.
  const assistants = page
    .getByText(/\b(ask ai|agent|mcp|api client|scalar registry|deploy)\b/i)
    .filter({ visible: true, hasNotText: 'Streamable HTTP at /mcp' });
  const reference = await page.goto('/api/docs');
  expect(reference?.headers()['content-security-policy']).toContain("connect-src 'self'");
  await expect(page.getByRole('heading', { name: 'Process AI', level: 1 })).toBeVisible();
  await expect(page.getByRole('main', { name: /Process AI/ })).toContainText('Redeem an invitation');
  await expect(assistants).toHaveCount(0);
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.keyboard.type('create a sector');
  await expect(page.getByRole('dialog')).toContainText('Create a sector');
  await expect(assistants).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /test request/i })
    .first()
    .click();
  await page.getByRole('button', { name: /^send/i }).first().click();
  await expect(page.getByText('403 Forbidden').first()).toBeVisible();
  await expect(assistants).toHaveCount(0);
  expect([...asked]).toEqual([new URL(product.url).origin]);
  expect(consoleErrors).toEqual([expect.stringContaining('status of 403')]);
});

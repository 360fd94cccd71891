import { expect, type Page, type Route } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { ADMIN } from '../server/sign-up.ts';

const newSector = async (product: Parameters<typeof requestOk>[0], name: string) =>
  (await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' })).id as string;

test('a session that is lost while saving takes nothing that was typed', async ({ page, context, product }) => {
  const sectorId = await newSector(product, 'Session');
  const codes = async () =>
    (await requestOk(product, 'GET', `/api/sectors/${sectorId}`)).processes.map(({ code }: { code: string }) => code);
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const add = page.getByRole('dialog', { name: 'Add Process' });

  await page.goto(`/sectors/${sectorId}`);
  await page.getByRole('button', { name: 'Add Process', exact: true }).first().click();
  await add.getByRole('textbox', { name: /^Code/ }).fill('7.1');
  await add.getByRole('textbox', { name: /^Name/ }).fill('Typed before the session ended');
  await context.clearCookies();
  await add.getByRole('button', { name: 'Add Process' }).click();

  await expect(ended).toContainText('Sign in again to save.');
  await expect(page.getByText('Please check your input', { exact: false })).toHaveCount(0);
  await expect(ended.getByRole('textbox', { name: 'Email' })).toHaveValue(ADMIN.email);
  await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(ended).toContainText('The email or the password is not right.');
  await ended.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(ended).toHaveCount(0);
  await expect(add.getByRole('textbox', { name: /^Code/ })).toHaveValue('7.1');
  await expect(add.getByRole('textbox', { name: /^Name/ })).toHaveValue('Typed before the session ended');
  await add.getByRole('button', { name: 'Add Process' }).click();
  await expect(add).toHaveCount(0);
  expect(await codes()).toEqual(['7.1']);

  await test.step('nor does signing in on the page for it', async () => {
    await page.getByRole('button', { name: 'Add Process', exact: true }).first().click();
    await add.getByRole('textbox', { name: /^Code/ }).fill('7.2');
    await add.getByRole('textbox', { name: /^Name/ }).fill('Typed before leaving');
    await context.clearCookies();
    await add.getByRole('button', { name: 'Add Process' }).click();
    await ended.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(add.getByRole('textbox', { name: /^Name/ })).toHaveValue('Typed before leaving');
    await add.getByRole('button', { name: 'Add Process' }).click();
    await expect(add).toHaveCount(0);
    expect(await codes()).toEqual(['7.1', '7.2']);
  });

  await test.step('nor on a page that is read anew meanwhile', async () => {
    await context.clearCookies();
    await page
      .getByRole('tab', { name: 'Playbooks' })
      .or(page.getByRole('link', { name: 'Playbooks' }))
      .first()
      .click();
    await ended.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(/\d+ Available/)).toBeVisible();
  });
});

test('a failure says who failed: the server, something before it, or the network', async ({ page, product }) => {
  const sectorId = await newSector(product, 'Answers');
  const failing = async (page: Page, procedure: string, answer: (route: Route) => Promise<void>) => {
    await page.unrouteAll();
    await page.route(new RegExp(`/api/trpc/[^?]*${procedure}`), answer);
  };
  const html = { contentType: 'text/html', body: '<html>\n<h1>Bad Gateway</h1>\n</html>' };
  const answers: [answer: (route: Route) => Promise<void>, words: string][] = [
    [(route) => route.fulfill({ status: 502, ...html }), 'The server failed to answer (502: Bad Gateway).'],
    [(route) => route.fulfill({ status: 500, body: '' }), 'The server failed to answer (500: Internal Server Error).'],
    [(route) => route.fulfill({ status: 503, body: 'warming up' }), 'The server failed to answer (503: warming up).'],
    [(route) => route.fulfill({ status: 403, body: 'no' }), 'The server refused this (403: no).'],
    [(route) => route.fulfill({ status: 200, ...html }), 'The server’s answer could not be read.'],
    [(route) => route.abort('connectionrefused'), 'The server cannot be reached.'],
  ];
  const toast = (words: string) => page.getByRole('listitem').filter({ hasText: words });

  await page.goto('/sectors');
  await page.getByRole('button', { name: 'Edit Answers' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Sector name/ })
    .fill('Answers 2');
  for (const [answer, words] of answers) {
    await failing(page, 'sectors.update', answer);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(words)).toContainText('Update Failed');
  }
  const refused = { error: 'Slow down.', message: 'Slow down.', code: 'TOO_MANY_REQUESTS' };
  await failing(page, 'sectors.update', (route) => route.fulfill({ status: 429, json: refused }));
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast('Slow down.')).toContainText('Update Failed');

  await test.step('an upload, too', async () => {
    await failing(page, 'insights.startUpload', (route) => route.fulfill({ status: 502, ...html }));
    await page.goto(`/sectors/${sectorId}/insights`);
    const png = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
    await page.locator('input[type="file"]').setInputFiles(png);
    await page.getByRole('button', { name: 'Upload & Analyze' }).click();
    await expect(toast('Failed to upload file')).toContainText('The server failed to answer (502: Bad Gateway).');
  });

  await test.step('the comparison of vendors and the deletion of a person say what failed', async () => {
    const [{ id }] = await requestOk(product, 'POST', `/api/sectors/${sectorId}/processes`, [
      { code: '1', name: 'Pay' },
    ]);
    await failing(page, 'vendors.compare', (route) => route.fulfill({ status: 502, ...html }));
    await page.goto(`/sectors/${sectorId}/vendors-compare?processes=${id}`);
    await expect(page.getByRole('alert')).toContainText('Failed to load vendor comparison');
    await expect(page.getByRole('alert')).toContainText('Failed to compare vendors. The server failed to answer');

    const { token } = await requestOk(product, 'POST', '/api/invitations', {});
    const person = { token, email: 'go@example.com', password: 'a long enough one', firstName: 'Go', lastName: 'Away' };
    await fetch(`${product.url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    await failing(page, 'users.remove', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Delete Go Away' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast('Failed to delete user')).toContainText('Error');
  });
});

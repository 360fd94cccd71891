import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { ADMIN } from '../server/sign-up.ts';
import { type Product, startProduct } from '../server/start-product.ts';

const OLD = 'the password of old';
const NEW = 'an entirely new password';

/** A browser of its own, signed out. */
const anotherBrowser = async (browser: Browser, product: Product): Promise<Page> =>
  (await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: product.url })).newPage();

async function signUp(product: Product, email: string, lastName: string): Promise<void> {
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  const answer = await fetch(`${product.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, password: OLD, firstName: 'Nora', lastName }),
  });
  expect(answer.status).toBe(200);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const signedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();
const signedOut = async (page: Page) => {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
};

test('a link from an administrator replaces a forgotten password, once, and ends the old sessions', async ({
  page,
  browser,
  product,
}) => {
  await signUp(product, 'nora@example.com', 'Forgetful');
  const old = await anotherBrowser(browser, product);
  await signIn(old, 'nora@example.com', OLD);
  await signedIn(old);

  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Nora Forgetful' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nora Forgetful' });
  await dialog.getByRole('button', { name: 'Create Reset Link' }).click();
  const link = await dialog.getByLabel('Reset link').inputValue();
  await expect(dialog.getByLabel('Reset link')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await expect(page.getByText('Nora Forgetful is now an administrator', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make Regular User' }).click();
  await expect(page.getByText('Nora Forgetful is now a regular user', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Nora Forgetful' })).toBeFocused();

  const fresh = await anotherBrowser(browser, product);
  await fresh.goto(link);
  await expect(fresh.getByLabel('Your account')).toHaveValue('nora@example.com');
  expect(fresh.url()).toBe(`${product.url}/reset`);
  await expectAccessible(fresh);
  await fresh.getByRole('textbox', { name: /^New password/ }).fill(' '.repeat(12));
  await fresh.getByRole('button', { name: 'Set Password' }).click();
  await expect(fresh.getByText('At least 12 visible characters')).toBeVisible();
  await fresh.getByRole('textbox', { name: /^New password/ }).fill(NEW);
  await fresh.getByRole('button', { name: 'Set Password' }).click();
  await expect(fresh.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await expect(fresh.getByRole('link', { name: 'Go to Sign In' })).toBeFocused();
  await fresh.keyboard.press('Enter');
  await signIn(fresh, 'nora@example.com', NEW);
  await signedIn(fresh);
  await signedOut(old);

  await old.goto(link);
  await expect(old.getByText('This link has been used, replaced or has expired.')).toBeVisible();
  await expectAccessible(old);
  for (const one of [old, fresh]) await one.context().close();
});

test('an invitation says which role it gives', async ({ page }) => {
  await page.goto('/admin/invitations');
  await page.getByLabel(/Email/).fill('second-admin@example.com');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByRole('row', { name: /Active.*second-admin@example.com.*Admin/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveText('User');
});

test('a person changes name and password, and ends sessions elsewhere', async ({ browser, product }) => {
  await signUp(product, 'sam@example.com', 'Sessions');
  const [here, there, third] = await Promise.all([1, 2, 3].map(() => anotherBrowser(browser, product)));
  if (!here || !there || !third) throw new Error('three browsers');
  for (const one of [there, third, here]) {
    await signIn(one, 'sam@example.com', OLD);
    await signedIn(one);
  }
  await here.getByTestId('button-user-menu').click();
  await here.getByRole('menuitem', { name: 'Account' }).click();
  // Three browsers, and the session of the sign-up.
  const rows = here.getByRole('row', { name: /Chrome on Linux|node/ });
  await expect(rows).toHaveCount(4);
  await expectAccessible(here);
  const download = here.waitForEvent('download');
  await here.getByRole('link', { name: 'Download Data' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(JSON.parse(strFromU8(files['account.json'] as Uint8Array))).toMatchObject([{ email: 'sam@example.com' }]);
  expect(JSON.parse(strFromU8(files['sessions.json'] as Uint8Array))).toHaveLength(4);
  await here.getByLabel('First name').fill('Samira');
  await here.getByRole('button', { name: 'Save Name' }).click();
  await expect(here.getByText('Name saved', { exact: true })).toBeVisible();
  await expect(here.getByTestId('button-user-menu')).toHaveText(/Account of Samira Sessions/);

  await here
    .getByRole('row', { name: /Chrome on Linux/ })
    .nth(1)
    .getByRole('button', { name: 'End session of Chrome on Linux' })
    .click();
  await expect(here.getByText('Session ended', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  // The latest but the current: the third browser signed in after the second.
  await signedOut(third);

  await here.getByRole('textbox', { name: /^Current password/ }).fill('not the password');
  await here.getByRole('textbox', { name: /^New password/ }).fill(NEW);
  await here.getByRole('button', { name: 'Change Password' }).click();
  await expect(here.getByText('The current password is not right.')).toBeVisible();
  await here.getByRole('textbox', { name: /^Current password/ }).fill(OLD);
  await here.getByRole('button', { name: 'Change Password' }).click();
  await expect(here.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(here.getByText('You are signed in nowhere else.')).toBeVisible();
  await signedOut(there);
  await signIn(there, 'sam@example.com', NEW);
  await signedIn(there);

  await here.reload();
  await here.getByRole('button', { name: 'End All Others' }).click();
  await expectAccessible(here);
  await here.getByRole('alertdialog').getByRole('button', { name: 'End All Others' }).click();
  await expect(here.getByText('1 session ended', { exact: true })).toBeVisible();
  await signedOut(there);
  for (const one of [here, there, third]) await one.context().close();
});

test('the only administrator, locked out, gets in by a command on the machine, whether the server runs or not', async ({
  browser,
}) => {
  const product = await startProduct();
  const command = path.resolve(import.meta.dirname, '../../api/dist/reset-admin.js');
  const linkFrom = async () => {
    const env = { PATH: process.env.PATH, DATA_DIR: product.dataDir, PUBLIC_URL: product.url };
    const { stdout } = await promisify(execFile)(process.execPath, [command], { env, cwd: tmpdir() });
    return /at (\S+\/reset\?token=\S+)/.exec(stdout)?.[1] ?? '';
  };
  const person = await anotherBrowser(browser, product);
  for (const [password, isRunning] of [
    ['the first new password', true],
    ['the second new password', false],
  ] as const) {
    if (!isRunning) await product.stop();
    const link = await linkFrom();
    if (!isRunning) await product.restart();
    await person.goto(link);
    await person.getByRole('textbox', { name: /^New password/ }).fill(password);
    await person.getByRole('button', { name: 'Set Password' }).click();
    await expect(person.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await signIn(person, ADMIN.email, password);
    await signedIn(person);
  }
  await person.context().close();
  await product.remove();
});

test('what was typed and not saved goes with a sign-out', async ({ browser, product }) => {
  await signUp(product, 'drafts@example.com', 'Drafts');
  const person = await anotherBrowser(browser, product);
  const name = person.getByLabel('Sector name');
  await signIn(person, 'drafts@example.com', OLD);
  await signedIn(person);
  await person.goto('/sectors/new');
  await name.fill('A client whom nobody else knows of');
  await person.reload();
  await expect(name).toHaveValue('A client whom nobody else knows of');
  await person.getByTestId('button-user-menu').click();
  await person.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(person.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(person, 'drafts@example.com', OLD);
  await signedIn(person);
  await person.goto('/sectors/new');
  await expect(name).toHaveValue('');
  await person.context().close();
});

import { type Browser, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { ADMIN, signUp } from '../server/sign-up.ts';
import type { Product } from '../server/start-product.ts';

const anotherBrowser = async (browser: Browser, product: Product): Promise<Page> =>
  (await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: product.url })).newPage();

const signedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What the app would show: now, or so many times 30 seconds later. */
const codeOf = (setupKey: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(setupKey.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

async function newcomer(product: Product, email: string): Promise<void> {
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  await signUp(product.url, token, { email, firstName: 'Tessa' });
}

test('a person sets up a second factor, signs in with it or with a recovery code, and an administrator turns it off', async ({
  page,
  browser,
  product,
}) => {
  await newcomer(product, 'tessa@example.com');
  const person = await anotherBrowser(browser, product);
  await enterPassword(person, 'tessa@example.com');
  await signedIn(person);
  await person.goto('/account');
  await person.getByRole('button', { name: 'Set Up' }).click();
  const dialog = person.getByRole('dialog', { name: 'Set up a second factor' });
  await dialog.getByRole('textbox', { name: /^Current password/ }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  await expectAccessible(person);
  const setupKey = await dialog.getByLabel('Setup key').inputValue();
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('000000');
  await person.keyboard.press('Enter');
  await expect(dialog.getByText('The code is not right')).toBeVisible();
  const used = codeOf(setupKey);
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(used);
  await person.keyboard.press('Enter');
  const codes = person.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(person);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await person.keyboard.press('Enter');
  await expect(person.getByText('10 recovery codes left')).toBeVisible();

  const other = await anotherBrowser(browser, product);
  await enterPassword(other, 'tessa@example.com');
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  await expectAccessible(other);
  await other.keyboard.type(used);
  await other.keyboard.press('Enter');
  await expect(other.getByText('The code is not right, or has been used.')).toBeVisible();
  await other.getByRole('textbox', { name: /^Code/ }).fill(codeOf(setupKey, 1));
  await other.keyboard.press('Enter');
  await signedIn(other);
  await other.context().clearCookies();
  await enterPassword(other, 'tessa@example.com');
  await other.getByRole('textbox', { name: /^Code/ }).fill(recoveryCode);
  await other.keyboard.press('Enter');
  await signedIn(other);

  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Tessa Tester' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('Second factor of Tessa Tester is off', { exact: true })).toBeVisible();
  await other.context().clearCookies();
  await enterPassword(other, 'tessa@example.com');
  await signedIn(other);
  for (const one of [person, other]) await one.context().close();
});

test('a workspace that requires a second factor has people set one up before they get in', async ({
  page,
  browser,
  product,
}) => {
  await newcomer(product, 'required@example.com');
  await page.goto('/admin/workspace');
  await page.getByRole('checkbox', { name: 'Require a second factor' }).click();
  await expect(page.getByText('A second factor is required now', { exact: true })).toBeVisible();
  const person = await anotherBrowser(browser, product);
  await enterPassword(person, 'required@example.com');
  await expect(person.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(person.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(person);
  const setupKey = await person.getByLabel('Setup key').inputValue();
  await person.getByRole('textbox', { name: /^Code/ }).fill(codeOf(setupKey));
  await person.keyboard.press('Enter');
  await expect(person.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectAccessible(person);
  await person.keyboard.press('Enter');
  await signedIn(person);
  await person.context().close();

  await page.getByRole('checkbox', { name: 'Require a second factor' }).click();
  await expect(page.getByText('A second factor is no longer required', { exact: true })).toBeVisible();
});

import { expect } from '@playwright/test';
import { collectConsoleErrors, expectAccessible, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { ADMIN } from '../server/sign-up.ts';

const SIGNED_OUT = { cookies: [], origins: [] };

test('an invited colleague joins, sees no administration, and is out when deleted', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/admin/invitations');
  await page.getByLabel(/Email/).fill('colleague@example.com');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Invitation created', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Active.*colleague@example.com/ })).toBeVisible();
  const invitations = await (await page.request.get('/api/invitations')).json();
  const { token } = invitations.find((one: { email: string }) => one.email === 'colleague@example.com');

  const theirs = await browser.newContext({ storageState: SIGNED_OUT, baseURL: product.url });
  const colleague = await theirs.newPage();
  const consoleErrors = collectConsoleErrors(colleague);
  await colleague.goto(`/?token=${token}`);
  await colleague.getByRole('link', { name: 'Get Started', exact: true }).click();
  await expect(colleague.getByLabel('Email')).toHaveValue('colleague@example.com');
  await colleague.getByLabel('First name').fill('Cole');
  await colleague.getByLabel('Last name').fill('League');
  await colleague.getByRole('textbox', { name: /^Password/ }).fill('short');
  await colleague.getByRole('button', { name: 'Create Account' }).click();
  await expect(colleague.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(colleague.getByText('At least 12 characters').first()).toBeVisible();
  await colleague.getByRole('textbox', { name: /^Password/ }).fill('a long enough password');
  await colleague.getByRole('button', { name: 'Create Account' }).click();
  await expect(colleague.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();
  await expect(colleague.getByText('Administration')).toBeHidden();
  await colleague.goto('/admin/users');
  await expect(colleague.getByRole('table')).toBeHidden();
  expect(consoleErrors.filter((text) => !/40[34]/.test(text))).toEqual([]);

  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Cole League' }).click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page.getByText('Cole League is signed out: 1 session ended', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await colleague.goto('/');
  await expect(colleague.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await colleague.goto('/login');
  await colleague.getByLabel('Email').fill('colleague@example.com');
  await colleague.getByRole('textbox', { name: /^Password/ }).fill('a long enough password');
  await colleague.getByRole('button', { name: 'Sign In' }).click();
  await expect(colleague.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();

  const own = page.getByRole('row', { name: /You/ });
  await expect(own.getByRole('button')).toBeDisabled();
  await page
    .getByRole('row', { name: /Cole League/ })
    .getByRole('button')
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByText('User access has been revoked', { exact: true })).toBeVisible();
  await colleague.goto('/');
  await expect(colleague.getByRole('link', { name: 'Sign In' })).toBeVisible();

  const again = await theirs.newPage();
  await again.goto(`/api/login?token=${token}`);
  await expect(again.getByText('This invitation has already been used')).toBeVisible();
  await theirs.close();
});

test('an API token is shown once, and its script may read', async ({ page, product, request }) => {
  await page.goto('/settings/tokens');
  await page
    .getByRole('button', { name: /Create/ })
    .first()
    .click();
  await page.getByLabel('Name').fill('Nightly');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create/ })
    .click();
  const shown = page.getByRole('dialog').getByRole('textbox', { name: 'Token' });
  await expect(shown).toHaveValue(/^pai_/);
  const secret = await shown.inputValue();
  await expectAccessible(page);
  const answer = await request.get(`${product.url}/api/sectors`, { headers: { authorization: `Bearer ${secret}` } });
  expect(answer.status()).toBe(200);
  await reload(page);
  await expect(page.getByRole('row', { name: /Nightly/ })).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});

test.describe('signed out', () => {
  test.use({ storageState: SIGNED_OUT });

  test('the landing page words its errors', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    for (const [error, message] of [
      ['invalid_invitation', 'Invalid invitation link'],
      ['invitation_used', 'This invitation has already been used'],
      ['invitation_expired', 'This invitation has expired'],
      ['invitation_required', 'An invitation is required to sign up'],
      ['whatever', 'An error occurred'],
    ]) {
      await page.goto(`/?error=${error}`);
      await expect(page.getByText(message ?? '')).toBeVisible();
    }
    await expectAccessible(page);
    await page.goto('/login');
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });

  test('somebody who signs in arrives where they were going', async ({ page }) => {
    await page.goto('/vendors');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByRole('textbox', { name: /^Password/ }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Password/ }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Vendor Directory' })).toBeVisible();
  });
});

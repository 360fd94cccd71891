import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { startIdentityProvider } from '../server/identity-provider.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { startProduct } from '../server/start-product.ts';

const LABEL = 'Example Group';
const GRACE = {
  sub: 'grace',
  claims: { email: 'grace@example.com', email_verified: true, given_name: 'Grace', family_name: 'Hopper' },
};

test('the button of the organization leads to who vouches for people, and lets in who is invited', async ({
  browser,
}) => {
  // The provider has to know the address before the product is there.
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const provider = await startIdentityProvider(url, GRACE);
  const product = await startProduct({
    PORT: port,
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_LABEL: LABEL,
  });
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  const button = page.getByRole('link', { name: LABEL, exact: true });
  /** By then no page asks for anything. */
  const forgetSession = async () => {
    await page.goto('about:blank');
    await context.clearCookies({ name: 'session' });
  };
  const signedIn = () => expect(page.getByRole('heading', { name: 'Industry Sectors' })).toBeVisible();
  try {
    await test.step('a stranger is told what is missing', async () => {
      await page.goto('/login');
      await expect(button).toBeVisible();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectAccessible(page);
      await button.click();
      await expect(page.getByText('An invitation is required to sign up')).toBeVisible();
      expect(await context.cookies().then((all) => all.some(({ name }) => name === 'session'))).toBe(false);
    });

    await test.step('whoever is invited gets in, and comes back without an invitation', async () => {
      const { token } = await requestOk(product, 'POST', '/api/invitations', { email: GRACE.claims.email });
      await page.goto(`/login?token=${token}`);
      await button.click();
      await signedIn();
      const { user } = await (await page.request.get('/api/user')).json();
      expect(user).toMatchObject({ email: GRACE.claims.email, firstName: 'Grace', isAdmin: false });
      await forgetSession();
      await page.goto('/vendors');
      await button.click();
      await expect(page.getByRole('heading', { name: 'Vendor Directory' })).toBeVisible();
    });

    await test.step('where passwords are switched off there is no form for them', async () => {
      await forgetSession();
      await product.restart({ LOCAL_PASSWORDS: 'off' });
      await page.goto('/login');
      await expect(button).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveCount(0);
      await expectAccessible(page);
      await button.click();
      await signedIn();
    });
    expect(consoleErrors).toEqual([]);
  } finally {
    await context.close();
    await product.remove();
    await provider.stop();
  }
});

/** Free until somebody else takes it. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

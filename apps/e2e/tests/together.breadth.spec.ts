import { expect } from '@playwright/test';
import { writeMention } from '@process-ai/contract/comments';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { signUp } from '../server/sign-up.ts';

/** What a stream has to tell comes within some seconds; a machine under load takes longer. */
const SOON = { timeout: 30_000 };

test('who is mentioned hears of it without a reload, and people see who else has the sector open', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Together', referenceModel: 'ACORD' });
  const address = `/sectors/${sector.id}`;
  const [settle] = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Settle', level: 1 },
  ]);
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  const bea = await signUp(product.url, token, { email: 'bea@example.com', firstName: 'Bea' });
  const hers = await browser.newContext({
    baseURL: product.url,
    storageState: sessionState({ url: product.url, cookie: bea.cookie }),
  });
  const herPage = await hers.newPage();
  const inbox = herPage.getByTestId('link-inbox');
  const here = herPage.getByTestId('people-here');
  await herPage.goto(`${address}/activity`);
  await expect(inbox).toHaveAccessibleName('Inbox');

  await test.step('each sees the other, and the activity by itself', async () => {
    await page.goto(`${address}?view=tree&process=${settle.id}`);
    await expect(page.getByTestId('people-here')).toHaveAccessibleName('Also here: Bea Tester', SOON);
    await herPage.goto(address);
    await expect(here).toHaveAccessibleName('Also here: Ada Tester', SOON);
    await here.click();
    await expect(herPage.getByRole('dialog', { name: 'Also here' }).getByText('Ada Tester')).toBeVisible();
    await expectAccessible(herPage);
    await herPage.goto(`${address}/activity`);
    await expect(herPage.getByRole('listitem').filter({ hasText: 'added the process' })).toHaveCount(1);
  });

  await test.step('a mention', async () => {
    const box = page.getByTestId('comments').getByRole('textbox', { name: 'Add a comment' });
    await box.pressSequentially('Is this legal? @bea');
    await box.press('Enter');
    await box.press('Control+Enter');
    await expect(page.getByTestId('comments').getByRole('article')).toContainText('@Bea Tester');
    await expect(inbox).toHaveAccessibleName('Inbox, 1 unread', SOON);
    await expect(herPage.getByRole('listitem').filter({ hasText: 'commented on the process' })).toHaveCount(1, SOON);
  });

  await test.step('opens the thing that it is about, and is read then', async () => {
    await inbox.click();
    const entry = herPage.getByRole('link', { name: /Ada Tester mentioned you on the process “Settle”/ });
    await expect(entry).toHaveAccessibleName(/^Unread: /);
    await expectAccessible(herPage);
    await herPage.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(herPage);
    await herPage.setViewportSize({ width: 1280, height: 800 });
    await entry.focus();
    await herPage.keyboard.press('Enter');
    await expect(herPage.getByTestId('comments').getByRole('article')).toContainText('Is this legal?');
    await expect(inbox).toHaveAccessibleName('Inbox');
  });

  await test.step('all are marked as read, and that is taken back', async () => {
    const me = await requestOk({ ...product, token: bea.token }, 'GET', '/api/user');
    for (const text of ['one', 'two']) {
      const comment = { subject: 'process', subjectId: settle.id, text: `${writeMention(me.user.id)} ${text}` };
      await requestOk(product, 'POST', `/api${address}/comments`, comment);
    }
    await expect(inbox).toHaveAccessibleName('Inbox, 2 unread', SOON);
    await herPage.goto('/inbox');
    await herPage.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(inbox).toHaveAccessibleName('Inbox');
    await herPage.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(inbox).toHaveAccessibleName('Inbox, 2 unread');
    await expect(herPage.getByRole('link', { name: /^Unread: / })).toHaveCount(2);
  });

  await test.step('whoever leaves is gone', async () => {
    await herPage.goto(address);
    await expect(here).toHaveAccessibleName('Also here: Ada Tester', SOON);
    await page.goto('/vendors');
    await expect(here).toHaveCount(0, SOON);
  });
  expect(consoleErrors).toEqual([]);
  await hers.close();
});

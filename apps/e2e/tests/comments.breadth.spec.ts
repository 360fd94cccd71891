import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a comment is typed, changed, deleted and brought back where the thing stands', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Comments', referenceModel: 'ACORD' });
  const address = `/sectors/${sector.id}`;
  const [added]: { id: string }[] = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Settle', level: 1 },
  ]);
  const touchPoint = { name: 'Call', type: 'human', description: 'By phone', processStep: '1' };
  const journey = await requestOk(product, 'POST', `/api${address}/journeys`, {
    name: 'A claim',
    touchPoints: [touchPoint],
  });
  const opportunity = await requestOk(product, 'POST', `/api${address}/processes/${added?.id}/opportunities`, {
    type: 'ai',
    title: 'Read photos',
    effort: 2,
  });
  const thread = page.getByTestId('comments');
  const box = thread.getByRole('textbox', { name: 'Add a comment' });
  const said = thread.getByRole('article');

  await test.step('on an opportunity: somebody is mentioned by keyboard', async () => {
    await page.goto(`${address}?view=opportunities&opportunity=${opportunity.id}`);
    await expect(thread).toContainText('Nobody has said anything yet.');
    await box.pressSequentially('Is this legal? @te');
    const [name] = await page.getByRole('option').allTextContents();
    expect(name).toMatch(/./);
    await box.press('Enter');
    await expect(box).toHaveValue(`Is this legal? @${name} `);
    await box.press('Enter');
    await box.pressSequentially('Please look.');
    await expectAccessible(page);
    await box.press('Control+Enter');
    await expect(said).toContainText(`@${name}`);
    await expect(box).toHaveValue('');
    await expect(page.getByRole('row', { name: /Read photos/ })).toContainText('1 comment');
  });

  await test.step('its own writer changes it, and takes a deletion back', async () => {
    await said.getByRole('button', { name: 'Edit' }).click();
    const editor = thread.getByRole('textbox', { name: 'Change the comment' });
    await expect(editor).toBeFocused();
    await editor.fill('Nobody is asked.');
    await thread.getByRole('button', { name: 'Save' }).click();
    await expect(said).toContainText('Nobody is asked.');
    await expect(said).toContainText('edited');
    await said.getByRole('button', { name: 'Delete' }).click();
    await expect(said).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(said).toContainText('Nobody is asked.');
  });

  await test.step('on a process and on a touchpoint', async () => {
    await page.goto(`${address}?view=tree&process=${added?.id}`);
    await box.fill('Ask the branch.');
    await thread.getByRole('button', { name: 'Comment' }).click();
    await expect(said).toContainText('Ask the branch.');
    await page.goto(`${address}/journeys?journey=${journey.id}`);
    await page.getByRole('button', { name: 'Comment on Call' }).click();
    await box.fill('Too long a wait.');
    await thread.getByRole('button', { name: 'Comment' }).click();
    await expect(said).toContainText('Too long a wait.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '1 comment on Call' })).toBeFocused();
  });

  await test.step('on an initiative', async () => {
    const decision = { opportunityIds: [opportunity.id], status: 'accepted' };
    await requestOk(product, 'POST', `/api${address}/opportunities/decide`, decision);
    await requestOk(product, 'POST', `/api${address}/initiatives/propose`);
    const { initiatives } = await requestOk(product, 'GET', `/api${address}/plan`);
    await page.goto(`${address}/roi/initiatives/${initiatives[0].id}`);
    // Below the fold, they come once somebody uses the page.
    await page.getByRole('textbox', { name: 'Name' }).click();
    await expect(thread).toContainText('Nobody has said anything yet.');
    await box.fill('Who pays for it?');
    await thread.getByRole('button', { name: 'Comment' }).click();
    await expect(said).toContainText('Who pays for it?');
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('textbox', { name: 'Name' }).click();
    await expect(said).toContainText('Who pays for it?');
  });
  expect(consoleErrors).toEqual([]);
});

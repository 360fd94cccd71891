import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { startProduct } from '../server/start-product.ts';

/** A program that is to be told: keeps what it was sent. */
async function startReceiver() {
  const received: { signature: unknown; body: string }[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ signature: request.headers['webhook-signature'], body });
      response.writeHead(answer.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, received, answer, close: () => server.close() };
}

test('a webhook is added, tried, changed, switched off and deleted, and its deliveries are seen', async ({
  browser,
}) => {
  const product = await startProduct({ WEBHOOKS: 'private' });
  const receiver = await startReceiver();
  const context = await browser.newContext({ baseURL: product.url, storageState: sessionState(product) });
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  try {
    await test.step('it is found by the keyboard, and says when its list cannot be loaded', async () => {
      await page.goto('/sectors');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
      await expect(page.getByText('No webhooks yet')).toBeVisible();
      await expectAccessible(page);
      const list = /\/api\/trpc\/[^?]*webhooks\.list/;
      await page.route(list, (route) => route.abort());
      await page.reload();
      await expect(page.getByText('The webhooks could not be loaded')).toBeVisible();
      await page.unroute(list);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No webhooks yet')).toBeVisible();
    });

    await test.step('an address that must not be reached is refused at its field, and the secret is shown once', async () => {
      await page.getByRole('button', { name: 'Add Webhook' }).click();
      const form = page.getByRole('dialog', { name: 'Add webhook' });
      await form.getByLabel('Address').fill('http://169.254.169.254/latest');
      await form.getByRole('button', { name: 'Add Webhook' }).click();
      await expect(form.getByText(/leads to a private network/)).toBeVisible();
      await form.getByLabel('Address').fill(`http://${receiver.host}/hook`);
      await form.getByRole('checkbox', { name: 'Jobs that have finished' }).click();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Add Webhook' }).click();
      const made = page.getByRole('dialog', { name: 'Copy the secret now' });
      await expect(made.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_[\w+/]{43}=$/);
      await expect(made.getByRole('button', { name: 'Copy secret' })).toBeVisible();
      await made.getByRole('button', { name: 'Done' }).click();
    });

    const row = page.getByRole('row', { name: new RegExp(receiver.host) });
    const deliveries = page.getByRole('dialog', { name: 'Recent deliveries' });
    await test.step('a test that is taken, and one that is not, stand among the deliveries', async () => {
      await expect(row).toContainText('Decisions on opportunities');
      await expect(row).not.toContainText('Jobs that have finished');
      await row.getByRole('button', { name: 'Send a test' }).click();
      const last = deliveries.getByRole('row', { name: 'Test' }).first();
      await expect(last).toContainText('Delivered');
      await expect(last).toContainText('HTTP 204');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
      expect(receiver.received[0]?.signature).toMatch(/^v1,/);
      receiver.answer.status = 503;
      await row.getByRole('button', { name: 'Send a test' }).click();
      await expect(last).toContainText('Given up');
      await expect(last).toContainText('HTTP 503');
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('its address and what it is told of are changed, and its secret stays', async () => {
      await row.getByRole('button', { name: /^Edit / }).click();
      const form = page.getByRole('dialog', { name: 'Edit webhook' });
      await expect(form.getByLabel('Address')).toHaveValue(`http://${receiver.host}/hook`);
      await form.getByLabel('Address').fill(`http://${receiver.host}/other-hook`);
      await form.getByRole('checkbox', { name: 'Decisions on opportunities' }).click();
      await form.getByRole('button', { name: 'Save Webhook' }).click();
      await expect(form.getByText('At least one event')).toBeVisible();
      await form.getByRole('checkbox', { name: 'Jobs that have finished' }).click();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Save Webhook' }).click();
      await expect(form).toBeHidden();
      await expect(row).toContainText('/other-hook');
      await expect(row).toContainText('Jobs that have finished');
      await expect(row).not.toContainText('Decisions on opportunities');
    });

    await test.step('switched off it sends nothing, and deleted it is gone', async () => {
      await row.getByRole('button', { name: /^Switch .+ off$/ }).click();
      await expect(page.getByText('Webhook switched off', { exact: true })).toBeVisible();
      await expect(row.getByRole('button', { name: 'Send a test' })).toBeDisabled();
      await row.getByRole('button', { name: /^Switch .+ on$/ }).click();
      await expect(row.getByRole('button', { name: 'Send a test' })).toBeEnabled();
      await row.getByRole('button', { name: /^Delete / }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No webhooks yet')).toBeVisible();
    });
    expect(consoleErrors.filter((text) => !/400|ERR_FAILED/.test(text))).toEqual([]);
  } finally {
    await context.close();
    receiver.close();
    await product.remove();
  }
});

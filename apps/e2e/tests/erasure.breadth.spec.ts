import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { signUp } from '../server/sign-up.ts';

test('a deleted sector is deleted for good once its name is typed', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Gone Works', referenceModel: 'BIAN' });
  await requestOk(product, 'DELETE', `/api/sectors/${sector.id}`);
  await page.goto('/sectors');
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
  await deleted.getByRole('button', { name: 'Delete Gone Works for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Gone Works” for good?' });
  await expect(dialog.getByText('backups keep it as long as you keep them')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Type the name of the sector').fill('Gone');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText('This is not the name.')).toBeVisible();
  await dialog.getByLabel('Type the name of the sector').fill('Gone Works');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Sector deleted for good', { exact: true })).toBeVisible();
  await expect(deleted.getByRole('button', { name: 'Restore Gone Works' })).toBeHidden();
});

test('a person is deleted for good, and the comment stays as that of a former member', async ({ page, product }) => {
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  const leaver = await signUp(product.url, token, { email: 'leaver@example.com', firstName: 'Lea' });
  const theirs = { ...product, token: leaver.token };
  const sector = await requestOk(theirs, 'POST', '/api/sectors', { name: 'Stays', referenceModel: 'BIAN' });
  const rows = [{ code: '1', name: 'Settle claims', level: 1 }];
  const [process] = await requestOk(theirs, 'POST', `/api/sectors/${sector.id}/processes`, rows);
  const comment = { subject: 'process', subjectId: process.id };
  await requestOk(theirs, 'POST', `/api/sectors/${sector.id}/comments`, { ...comment, text: 'Ask the team.' });
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Lea Tester' }).click();
  const person = page.getByRole('dialog', { name: 'Lea Tester' });
  const download = page.waitForEvent('download');
  await person.getByRole('link', { name: 'Download Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.zip$/);
  await person.getByRole('button', { name: 'Delete for Good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Lea Tester for good?' });
  await expectAccessible(page);
  await dialog.getByLabel('Type the email of the person').fill('leaver@example.com');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Person deleted for good', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lea Tester' })).toBeHidden();
  const asked = new URLSearchParams(comment).toString();
  const comments = await requestOk(product, 'GET', `/api/sectors/${sector.id}/comments?${asked}`);
  expect(comments).toMatchObject([{ by: 'Former member', text: 'Ask the team.' }]);
});

test('a document and an export are deleted for good', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Paper', referenceModel: 'Our own' });
  const api = `/api/sectors/${sector.id}`;
  const form = new FormData();
  form.set('file', new File([oneLinePdf('Berths are booked by phone.')], 'Berths.pdf'));
  const authorization = `Bearer ${product.token}`;
  const uploaded = await fetch(`${product.url}${api}/insights`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { id } = (await uploaded.json()) as { id: string };
  await requestOk(product, 'DELETE', `${api}/insights/${id}`);
  await requestOk(product, 'POST', `${api}/processes`, [{ code: '1', name: 'Answer letters', level: 1 }]);

  await page.goto(`/sectors/${sector.id}/insights`);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('button', { name: /^Delete .*Berths.* for good$/ }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('backups keep it as long as you keep them')).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Document deleted for good', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing has been deleted.')).toBeVisible();

  // A document that goes takes the exports along that were made while it was here: this one comes after it.
  await requestOk(product, 'POST', `${api}/export/docs`, { sections: [] });
  await page.goto(`/sectors/${sector.id}?export=earlier`);
  await page.getByRole('button', { name: /^Delete .* for good$/ }).click();
  await asked.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Export deleted for good', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing has been exported from this sector yet.')).toBeVisible();
  expect(await requestOk(product, 'GET', `${api}/exports`)).toEqual([]);
});

test('how long things are kept is set, and a cleanup is begun and ends', async ({ page, product }) => {
  await page.goto('/admin/storage');
  const form = page.getByRole('region', { name: 'How long things are kept' });
  await form.getByLabel('Deleted things, in days').fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^A whole number from/)).toBeVisible();
  await form.getByLabel('Deleted things, in days').fill('90');
  await form.getByLabel('Activity, in months').fill('24');
  await form.getByRole('button', { name: 'Save' }).click();
  const shorter = page.getByRole('alertdialog', { name: 'Delete what is older?' });
  await expectAccessible(page);
  await shorter.getByRole('button', { name: 'Save and Delete' }).click();
  await expect(page.getByText('Retention saved', { exact: true })).toBeVisible();
  const { retention } = await requestOk(product, 'GET', '/api/storage');
  expect(retention).toEqual({ deletedDays: 90, exportMonths: null, activityMonths: 24 });

  const state = page.getByRole('region', { name: 'Cleanup' }).getByRole('status');
  // Within a minute after the product was installed, or after another cleanup, none begins. While somebody else's
  // transaction is open, the database keeps what that may still see.
  await expect(async () => {
    await page.getByRole('button', { name: 'Clean Up Now' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Clean up now?' });
    await asked.getByRole('button', { name: 'Clean Up' }).click();
    await expect(page.getByText('Cleanup started', { exact: true }).first()).toBeVisible();
    await expect(state).toContainText('The last one ended on', { timeout: 10_000 });
    await expect(state).toContainText('Nothing that was deleted for good is left in the files of the database.', {
      timeout: 5_000,
    });
  }).toPass({ timeout: 240_000 });
});

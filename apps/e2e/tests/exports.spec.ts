import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a blueprint is previewed, exported whole and compared with what has become of it', async ({ page, product }) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Berths', referenceModel: 'Our own' });
  const api = `/api/sectors/${sector.id}`;
  const [{ id: processId }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Answer letters', level: 1, description: 'Letters of customers are read and answered' },
  ]);
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await requestOk(product, 'POST', `${api}/roi/inputs`, [{ ...figures, processId }]);
  await requestOk(product, 'POST', `${api}/roi/calculate`);
  const { id: opportunityId } = await requestOk(product, 'POST', `${api}/processes/${processId}/opportunities`, {
    type: 'ai',
    title: 'Read letters',
    description: 'Letters are sorted on arrival',
    effort: 2,
    estimatedSavings: null,
  });
  const vendor = await requestOk(product, 'POST', '/api/vendors', { name: 'Alder', overview: 'Reads letters' });
  await requestOk(product, 'PUT', `${api}/shortlist/${vendor.id}`, {});
  const dialog = page.getByRole('dialog', { name: 'Export the blueprint' });
  const summary = dialog.getByRole('article', { name: 'Executive summary' });

  await test.step('it opens over any tab, with the shortlist chosen and the words of the files', async () => {
    await page.goto(`/sectors/${sector.id}/insights`);
    await expect(page.getByRole('button', { name: 'Export…' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox').fill('Export the');
    await expect(page.getByRole('option', { name: /^Export the blueprint/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insights\?export=new$/);
    await expect(summary).toContainText('Berths can save ', { timeout: 60_000 });
    await expect(dialog.getByRole('region', { name: 'Vendors by fit' })).toContainText('Alder');
    await expect(dialog.getByRole('region', { name: 'Before you hand it over' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its short name is kept with the sector, and all words follow', async () => {
    const field = dialog.getByLabel('Short name of the client');
    await field.fill('B&C');
    await field.press('Enter');
    await expect(summary).toContainText('B&C can save ', { timeout: 60_000 });
    await expect(dialog.getByText('B&C – Blueprint')).toBeVisible();
    expect((await requestOk(product, 'GET', api)).profile.shortName).toBe('B&C');
  });

  await test.step('its cover is kept with the sector, and the preview follows', async () => {
    const cover = dialog.getByRole('region', { name: 'Cover and footers' });
    const paper = dialog.getByRole('article', { name: 'Preview of cover and summary' });
    await expect(paper).toContainText('Confidential');
    await cover.getByRole('button', { name: 'Cover and footers' }).click();
    await cover.getByLabel('Version').fill('1.2');
    await cover.getByLabel('Version').press('Enter');
    await expect(paper).toContainText('Version 1.2', { timeout: 60_000 });
    await cover.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Final' }).click();
    await cover.getByLabel('Email').fill('nobody');
    await cover.getByLabel('Phone').focus();
    await expect(cover.getByText('Please enter a valid email address')).toBeVisible();
    await expect(cover.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await cover.getByLabel('Email').fill('');
    await cover.getByRole('button', { name: 'Name me as the contact' }).click();
    // The paper names whoever exports before that, too: only what is kept tells.
    const kept = () => requestOk(product, 'GET', `${api}/export-cover`);
    await expect.poll(async () => (await kept()).contactEmail, { timeout: 60_000 }).toContain('@');
    expect(await kept()).toMatchObject({ status: 'final', version: '1.2', confidentiality: 'Confidential' });
    await expect(paper).toContainText('Contact: ');
    await expectAccessible(page);
  });

  await test.step('without its vendors it needs none; what is chosen outlives a reload', async () => {
    await dialog.getByRole('checkbox', { name: /^Vendors/ }).click();
    await expect(dialog.getByRole('region', { name: 'Vendors by fit' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: /^PowerPoint/ }).click();
    await page.reload();
    await expect(dialog.getByRole('checkbox', { name: /^Vendors/ })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^PowerPoint/ })).not.toBeChecked();
  });

  await test.step('each file shows how far it is, and all are fetched at once', async () => {
    await dialog.getByRole('button', { name: 'Export 2 files' }).click();
    const all = dialog.getByRole('button', { name: 'Download all (2)' });
    await expect(all).toBeVisible({ timeout: 240_000 });
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await all.click();
    const kinds = () => new Set(names.map((name) => name.split('.').at(-1)));
    await expect.poll(kinds, { timeout: 60_000 }).toEqual(new Set(['docx', 'xlsx']));
    const records = await requestOk(product, 'GET', `${api}/exports`);
    const choice = records.map(({ title, size }: { title: string; size: number }) => [title, size > 1000]);
    expect(choice).toEqual([
      ['B&C – Blueprint', true],
      ['B&C – Blueprint', true],
    ]);
  });

  await test.step('what was handed over says what has changed since', async () => {
    await dialog.getByRole('radio', { name: 'Earlier exports' }).click();
    await expect(page).toHaveURL(/export=earlier/);
    const list = dialog.getByRole('region', { name: 'Earlier exports' });
    const first = list.getByRole('listitem').first();
    await first.getByRole('button', { name: /^What changed since B&C – Blueprint/ }).click();
    await expect(first).toContainText('Nothing in the sector has changed since.', { timeout: 60_000 });
    await expectAccessible(page);
    await requestOk(product, 'POST', `${api}/initiatives`, {
      name: 'Letters read on arrival',
      startMonth: '2027-01',
      endMonth: '2027-06',
      opportunityIds: [opportunityId],
    });
    await page.reload();
    await first.getByRole('button', { name: /^What changed since/ }).click();
    await expect(first).toContainText('The sector was saved once since.', { timeout: 60_000 });
    await expect(first).toContainText('New: Letters read on arrival');
    await expect(first.getByRole('row', { name: /^Initiatives 0 1$/ })).toBeVisible();
    await expect(first.getByRole('row', { name: /^Opportunities accepted 1 the same$/ })).toBeVisible();
  });

  await test.step('without a shortlist the vendors stand by their fit, and the best are chosen at once', async () => {
    await requestOk(product, 'DELETE', `${api}/shortlist/${vendor.id}`);
    await requestOk(product, 'POST', `${api}/processes/${processId}/opportunities`, {
      type: 'ai',
      title: 'Read invoices',
      description: 'Invoices are read and posted',
      effort: 2,
      estimatedSavings: null,
    });
    const choice = { sectorId: sector.id, processIds: [processId] };
    const ranked = await requestOk(product, 'POST', '/api/vendors/compare', choice);
    const best = ranked.filter(({ fits }: { fits: boolean }) => fits).slice(0, 5);
    expect(best.length).toBeGreaterThan(1);
    await dialog.getByRole('radio', { name: 'New export' }).click();
    await page.reload();
    await dialog.getByRole('checkbox', { name: /^Vendors/ }).click();
    const list = dialog.getByRole('group', { name: 'Vendors to include' });
    const rows = list.getByRole('listitem');
    // They are compared once somebody looks; what loads above may still push them out of sight.
    await expect(async () => {
      await list.scrollIntoViewIfNeeded();
      await expect(rows.first()).toContainText(ranked[0].vendorName, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(rows.first()).toContainText(`${Math.round(ranked[0].overallScore)} of 100`);
    await expect(rows).toContainText(ranked.map(({ vendorName }: { vendorName: string }) => vendorName));
    await dialog.getByRole('button', { name: `Choose the ${best.length} that fit best` }).click();
    await expect(list.getByRole('status')).toHaveText(`${best.length} of ${ranked.length} selected`);
    await expect(dialog.getByRole('region', { name: 'Vendors by fit' })).toContainText(best[0].vendorName);
  });

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insights$/);
  expect(consoleErrors).toEqual([]);
});

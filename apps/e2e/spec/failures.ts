import { expect, type Page } from '@playwright/test';
import { AGAIN, fails, inDialog, press, says } from './failing.ts';
import {
  answering,
  at,
  button,
  confirm,
  dialog,
  onTab,
  REASON,
  returning,
  type Screen,
  toast,
  toasts,
  toTheExport,
} from './screen.ts';
import type { Statements } from './statement.ts';
import type { World } from './world.ts';

const createSector = async (page: Page) => {
  await page.getByLabel('Sector name').fill('Fails');
  await page.getByLabel('Reference model').fill('BIAN');
  await button(page, 'Create Sector').click();
};
const addProcess = async (page: Page) => {
  await button(page, 'Add Process').first().click();
  await dialog(page).getByLabel(/^Code/).fill('99');
  await dialog(page).getByLabel(/^Name/).fill('Fails');
  await inDialog('Add Process')(page);
};
const onRow = async (page: Page, action: string) => {
  const row = page.getByRole('treeitem', { name: /^1\.2 / });
  await row.hover();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const analyze = async (page: Page) => {
  await page.getByRole('treeitem', { name: /^1 Lend/ }).focus();
  await page.keyboard.press('Space');
  await press('Analyze')(page);
};
const research = ({ sectorId }: World) => `/sectors/new?sector=${sectorId}&step=research`;
const journey = ({ sectorId, journeyId }: World) => `/sectors/${sectorId}/journeys?journey=${journeyId}`;
const changeFigure = async (page: Page) => {
  await page
    .getByRole('row', { name: /\b1\.1 Check credit applications\b/ })
    .getByRole('gridcell')
    .nth(1)
    .click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await press('Recalculate ROI')(page);
};
const exportSheets = async (page: Page) => {
  await toTheExport(page);
  await page.getByRole('checkbox', { name: /Flow Works/ }).click();
  await press('Export to Sheets')(page);
};
const upload = async (page: Page) => {
  const file = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') };
  await page.getByLabel('Document to upload').setInputFiles(file);
  await press('Upload & Analyze')(page);
};
const deleteInsight = async (page: Page) => {
  page.once('dialog', (asked) => asked.accept());
  await press(/^Delete/)(page);
};
/** The editor of a new journey, filled with the first suggestion. */
const createJourney = async (page: Page) => {
  await press('Suggest Journeys')(page);
  await dialog(page)
    .getByRole('button', { name: /^Use this journey/ })
    .first()
    .click();
  await page.locator('footer').getByRole('button', { name: 'Create Journey' }).click();
};
const editJourney = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Journey name').fill('Another name');
  await press('Save Journey')(page);
};
const deleteAndConfirm = async (page: Page) => {
  await press('Delete')(page);
  await confirm(page);
};

/** Section 8: what failures say about a sector and what is in it. */
export const SECTOR_FAILURES: Statements<Screen> = {
  "8: sector update: 'Update Failed' with the server's message": at('/sectors', async (page, world) => {
    await press('Edit Retail bank')(page);
    await dialog(page).getByLabel('Sector name').fill('Retail bank 2');
    await fails('sectors.update', inDialog('Save'), 'Update Failed', REASON)(page, world);
  }),
  "8: sector delete: 'Delete Failed' with the server's message": at('/sectors', async (page, world) => {
    await press('Delete Retail bank')(page);
    await fails('sectors.remove', confirm, 'Delete Failed', REASON)(page, world);
  }),
  "8: sector create: 'Error: Failed to create sector. Please try again.'": says(
    '/sectors/new',
    'sectors.create',
    createSector,
    'Error',
    `Failed to create sector. ${AGAIN}`,
  ),
  "8: research: 'Research Failed: Failed to research processes. Please try again.'": says(
    research,
    'processes.startResearch',
    press('Research'),
    'Research Failed',
    `Failed to research processes. ${AGAIN}`,
  ),
  "8: processes: 'Failed to Add Processes: Could not add the discovered processes. Please try again.'": at(
    research,
    async (page, world) => {
      await press('Research')(page);
      await toasts(page, 'Research complete');
      await fails(
        'processes.create',
        (added) => added.getByRole('button', { name: /^Add [\d,]+ Process/ }).click(),
        'Failed to Add Processes',
        `Could not add the discovered processes. ${AGAIN}`,
      )(page, world);
    },
  ),
  "8: processes: 'Failed to Add Process: Could not add the process. Please check your input.'": onTab(
    '?view=tree',
    fails(
      'processes.create',
      addProcess,
      'Failed to Add Process',
      'Could not add the process. Please check your input.',
    ),
  ),
  "8: processes: 'Failed to Update Process'": onTab('?view=tree', async (page, world) => {
    await onRow(page, 'Edit');
    await dialog(page).getByLabel(/^Name/).fill('Process invoices anew');
    await fails('processes.update', inDialog('Save'), 'Failed to Update Process')(page, world);
  }),
  "8: processes: 'Failed to Delete Process'": onTab('?view=tree', async (page, world) => {
    await onRow(page, 'Delete');
    await fails('processes.remove', confirm, 'Failed to Delete Process')(page, world);
  }),
  "8: analysis: 'Analysis Failed: Failed to analyze processes. Please try again.'": onTab(
    '?view=tree',
    fails('processes.startAnalysis', analyze, 'Analysis Failed', `Failed to analyze processes. ${AGAIN}`),
  ),
  "8: journeys: 'Failed to generate journey suggestions'": onTab(
    '/journeys',
    fails('journeys.startSuggestions', press('Suggest Journeys'), 'Failed to generate journey suggestions', AGAIN),
  ),
  "8: journeys: 'Failed to create journey'": at(
    ({ libraryId }) => `/sectors/${libraryId}/journeys`,
    fails('journeys.create', createJourney, 'Failed to create journey', AGAIN),
  ),
  "8: journeys: 'Failed to update journey'": says(
    journey,
    'journeys.update',
    editJourney,
    'Failed to update journey',
    AGAIN,
  ),
  "8: journeys: 'Failed to delete journey'": says(
    journey,
    'journeys.remove',
    deleteAndConfirm,
    'Failed to delete journey',
    AGAIN,
  ),
  "8: empty suggestions: 'No journey suggestions generated. Please try again.'": onTab('/journeys', (page) =>
    returning(page, 'jobs.result', { journeys: [], source: 'Built-in analyst' }, async () => {
      await press('Suggest Journeys')(page);
      await toasts(page, `No journey suggestions generated. ${AGAIN}`);
    }),
  ),
  "8: ROI: 'Failed to save ROI inputs'": onTab(
    '/roi',
    fails('roi.saveInputs', changeFigure, 'Failed to save ROI inputs'),
  ),
  "8: ROI: 'Failed to calculate ROI'": onTab(
    '/roi',
    fails('roi.calculate', press('Recalculate ROI'), 'Failed to calculate ROI'),
  ),
  "8: export: 'Export Failed' showing the server error": onTab(
    '/roi',
    fails('exports.startExport', exportSheets, 'Export Failed', REASON),
  ),
  "8: export: 'Export Failed' showing 'Export failed' where the server says nothing": onTab('/roi', (page) =>
    answering(page, 'exports.startExport', { status: 502 }, async () => {
      await exportSheets(page);
      await toasts(page, 'Export Failed');
      await expect(toast(page)).toContainText('Export failed');
    }),
  ),
  "8: export: 'Invalid export response: missing URL'": onTab('/roi', (page) =>
    returning(page, 'jobs.result', { url: '', title: 'Without' }, async () => {
      await exportSheets(page);
      await toasts(page, 'Export Failed', 'Invalid export response: missing URL');
    }),
  ),
  '8: insights: the server error text': onTab('/insights', async (page) => {
    await upload(page);
    await expect(toast(page)).toContainText(/damaged|cannot be read|could not be read/i);
  }),
  "8: insights: 'Failed to upload file' where the server says nothing": onTab('/insights', (page) =>
    answering(page, 'insights.', { status: 502 }, async () => {
      await upload(page);
      await toasts(page, 'Failed to upload file');
    }),
  ),
  "8: insights: 'Failed to delete insight'": onTab(
    '/insights',
    fails('insights.remove', deleteInsight, 'Failed to delete insight'),
  ),
};

import { expect, type Page } from '@playwright/test';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import {
  at,
  button,
  each,
  hasButton,
  loading,
  look,
  onTab,
  pending,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import type { World } from './world.ts';

const tab = ({ sectorId }: World) => `/sectors/${sectorId}/insights`;
const MEGABYTE = 1024 * 1024;
const choose = (page: Page, name: string, buffer = Buffer.from('text')) =>
  page.getByLabel('Document to upload').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const upload = (page: Page) => button(page, 'Upload & Analyze');
const remove = (page: Page) =>
  page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
const REFUSED = 'Please upload PDF, DOC, PPT, or PNG files only.';

const LOOKS = join<Screen>(
  look(tab, {
    "2: the button is labelled 'Upload & Analyze'": (page) => visible(upload(page)),
    '2: there is a file picker': (page) =>
      expect(page.getByLabel('Document to upload')).toHaveAttribute('type', 'file'),
    '5: the upload button is disabled until a file is chosen': (page) => expect(upload(page)).toBeDisabled(),
    "2: an insight's card shows its title": (page) => visible(page.getByRole('heading', { name: 'report.pdf' })),
    "2: an insight's card shows its file name": (page) =>
      visible(page.getByRole('listitem').locator('span', { hasText: /^report\.pdf$/ })),
    "2: an insight's card shows its file type": (page) => visible(page.getByText('pdf', { exact: true })),
    "2: an insight's card shows its uploaded date": shows(/Uploaded \w{3} \d+, \d{4}/),
    "2: an insight's card shows an 'AI-Generated Summary'": shows('AI-Generated Summary'),
    "2: an insight's card shows the summary itself": shows(/14,500 invoices/),
    "2: an insight's card has a delete button": hasButton('Delete'),
    ...each(
      ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'png'],
      (extension) => `9: the file picker takes ${extension}`,
      (extension) => async (page) =>
        expect((await page.getByLabel('Document to upload').getAttribute('accept'))?.split(',')).toContain(
          `.${extension}`,
        ),
    ),
  }),
  look(
    tab,
    {
      '2: the name of the chosen file shows': shows('paper.pdf'),
      '2: the size of the chosen file shows in MB': shows('2.50 MB'),
      '5: the upload button is enabled with a file': (page) => expect(upload(page)).toBeEnabled(),
    },
    (page) => choose(page, 'paper.pdf', Buffer.alloc(2.5 * MEGABYTE)),
  ),
);

/** Sections 2, 5, 7 and 9: the Insights tab. */
export const INSIGHTS_TAB: Statements<Screen> = join(LOOKS, {
  "2: while insights load: 'Loading insights...'": loading(tab, 'insights.list', 'Loading insights...'),
  "2: without insights: 'No Insights Yet'": at(({ bareId }) => `/sectors/${bareId}/insights`, shows('No Insights Yet')),
  "2: the button says 'Processing...' while running": onTab('/insights', async (page) => {
    await choose(page, 'slow.pdf', Buffer.from(oneLinePdf('A line.')));
    await pending(page, 'insights.', async () => {
      await upload(page).click();
      await visible(button(page, 'Processing...'));
      await page.getByRole('button', { name: 'Cancel' }).first().click();
    });
  }),
  ...each(
    ['notes.txt', 'sheet.xlsx', 'picture.jpg', 'page.pdf.html'],
    (name) => `5: ${name}: 'Invalid File Type'`,
    (name) =>
      onTab('/insights', async (page) => {
        await choose(page, name);
        await toasts(page, 'Invalid File Type', REFUSED);
      }),
  ),
  '5: a refused file is not chosen': onTab('/insights', async (page) => {
    await choose(page, 'notes.txt');
    await toasts(page, 'Invalid File Type');
    await expect(upload(page)).toBeDisabled();
  }),
  ...each(
    ['a.PDF', 'b.Doc', 'c.DOCX', 'd.PPT', 'e.pptX', 'f.PNG'],
    (name) => `5: the extension counts in any case: ${name}`,
    (name) =>
      onTab('/insights', async (page) => {
        await choose(page, name);
        await expect(upload(page)).toBeEnabled();
      }),
  ),
  "5: deleting asks 'Are you sure you want to delete this insight?'": onTab('/insights', async (page) => {
    let asked = '';
    page.once('dialog', async (question) => {
      asked = question.message();
      await question.dismiss();
    });
    await remove(page);
    await expect.poll(() => asked).toBe('Are you sure you want to delete this insight?');
  }),
  '5: who declines keeps the insight': onTab('/insights', async (page, { admin, sector, insightId }) => {
    page.once('dialog', (question) => question.dismiss());
    await remove(page);
    await shows('report.pdf')(page);
    expect((await admin.get(`${sector}/insights/${insightId}`)).status).toBe(200);
  }),
});

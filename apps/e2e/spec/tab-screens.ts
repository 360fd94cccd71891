import { expect, type Page } from '@playwright/test';
import { button, onTab, type Screen, shows, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { created } from './world.ts';

const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const openProcessDialog = (page: Page) => button(page, 'Add Process').first().click();

/** Sections 2, 4 and 5: the Processes tab. */
export const PROCESSES: Statements<Screen> = {
  'processes are a tree': onTab('', (page) => visible(page.getByRole('tree'))),
  'a node collapses and expands': onTab('', async (page) => {
    await row(page, /^1 Lend/).focus();
    await visible(row(page, /^1\.1 /));
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, /^1\.1 /)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await visible(row(page, /^1\.1 /));
  }),
  'a checkbox selects for analysis, and the selection is cleared after a successful one': onTab('', async (page) => {
    await row(page, /^1 Lend/).focus();
    await page.keyboard.press('Space');
    await shows('3 processes selected')(page);
    await button(page, 'Analyze').first().click();
    await toasts(page, 'Analysis complete');
    await expect(page.getByText('3 processes selected')).toBeHidden();
  }),
  'the dialog has code, name, level, parent and description': onTab('', async (page) => {
    await openProcessDialog(page);
    const dialog = page.getByRole('dialog');
    for (const field of ['Code', 'Name', 'Level', 'Parent', 'Description']) {
      await visible(dialog.getByLabel(new RegExp(`^${field}`)));
    }
  }),
  'the level is 3 at first, and 1 to 5 can be chosen': onTab('', async (page) => {
    await openProcessDialog(page);
    const level = page.getByRole('dialog').getByLabel('Level', { exact: true });
    await expect(level).toContainText('Level 3');
    await level.click();
    await expect(page.getByRole('option')).toHaveText(['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5']);
  }),
  'the parent is none (root) at first': onTab('', async (page) => {
    await openProcessDialog(page);
    await expect(page.getByRole('dialog').getByLabel('Parent', { exact: true })).toContainText('None (root)');
  }),
  'code and name are required': onTab('', async (page) => {
    await openProcessDialog(page);
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Add Process' });
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Nameless code');
    if (await submit.isEnabled()) await submit.click();
    await visible(page.getByRole('dialog'));
  }),
};

/** Sections 2 and 5: the Insights tab. */
export const INSIGHTS: Statements<Screen> = {
  "a chosen file's name and size in MB show, and the button is 'Upload & Analyze'": onTab('/insights', async (page) => {
    await expect(button(page, 'Upload & Analyze')).toBeDisabled();
    const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2 * 1024 * 1024) };
    await page.getByLabel('Document to upload').setInputFiles(file);
    await shows('paper.pdf')(page);
    await shows(/2(\.0+)? MB/)(page);
    await expect(button(page, 'Upload & Analyze')).toBeEnabled();
  }),
  "another type: 'Invalid File Type'": onTab('/insights', async (page) => {
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') };
    await page.getByLabel('Document to upload').setInputFiles(file);
    await toasts(page, 'Invalid File Type', 'Please upload PDF, DOC, PPT, or PNG files only.');
  }),
  'a card shows title, file name, file type, date, AI-Generated Summary and a delete button': onTab(
    '/insights',
    async (page) => {
      for (const words of ['report.pdf', /pdf/i, /Uploaded/, 'AI-Generated Summary']) await shows(words)(page);
      await visible(page.getByRole('button', { name: /Delete/ }));
    },
  ),
  "deleting asks the browser's confirmation": onTab('/insights', async (page) => {
    let asked = '';
    page.once('dialog', async (dialog) => {
      asked = dialog.message();
      await dialog.dismiss();
    });
    await page
      .getByRole('button', { name: /Delete/ })
      .first()
      .click();
    await expect.poll(() => asked).toBe('Are you sure you want to delete this insight?');
    await shows('report.pdf')(page);
  }),
  "an empty tab says 'No Insights Yet'": async ({ page, world: { admin } }) => {
    const { id } = created(await admin.post('/api/sectors', { name: 'No documents', referenceModel: 'BIAN' }));
    await page.goto(`/sectors/${id}/insights`);
    await shows('No Insights Yet')(page);
    await admin.delete(`/api/sectors/${id}`);
  },
};

const custom = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Lending without paper' });

/** Sections 2 and 5: the Playbooks tab. */
export const PLAYBOOKS: Statements<Screen> = {
  "it is headed 'Agentification Playbooks' with an 'Available' badge and 'Generate Playbook'": onTab(
    '/playbooks',
    async (page) => {
      await visible(page.getByRole('heading', { name: 'Agentification Playbooks' }));
      await shows(/\d+ Available/)(page);
      await visible(button(page, 'Generate Playbook'));
    },
  ),
  'there are Custom Playbooks and Library Playbooks': onTab('/playbooks', async (page) => {
    await visible(page.getByRole('heading', { name: 'Custom Playbooks' }));
    await visible(page.getByRole('heading', { name: 'Library Playbooks' }));
  }),
  'a custom playbook has Edit, Delete, Preview and Apply': onTab('/playbooks', async (page) => {
    for (const name of [/^Edit/, /^Delete/, /^Preview/, /^Apply/]) {
      await visible(custom(page).getByRole('button', { name }));
    }
  }),
  'a library playbook has Preview Details and Apply Playbook': onTab('/playbooks', async (page) => {
    await visible(page.getByRole('button', { name: /^Preview Details/ }));
    await visible(page.getByRole('button', { name: /^Apply Playbook/ }));
  }),
  'a card shows name, description, complexity, time to value, counts, outcomes and tags': onTab(
    '/playbooks',
    async (page) => {
      const words = [
        'Lending without paper',
        'From application to payout.',
        'Beginner',
        '2-3 weeks',
        '1 process',
        '1 journey',
        '1 ROI input',
        'Answers the same day',
        'lending',
      ];
      for (const text of words) await visible(custom(page).getByText(text));
    },
  ),
  'the preview has Outcomes, Processes, Journeys and ROI': onTab('/playbooks', async (page) => {
    await custom(page)
      .getByRole('button', { name: /^Preview/ })
      .click();
    const dialog = page.getByRole('dialog');
    await visible(dialog.getByText('Answers the same day'));
    await dialog.getByRole('tab', { name: /Processes/ }).click();
    for (const text of ['7', 'Decide on loans', 'Scoring and approval', 'Score applications', 'By a model']) {
      await visible(dialog.getByText(text, { exact: true }));
    }
    await visible(dialog.getByText(/Level 1/));
    await dialog.getByRole('tab', { name: /Journeys/ }).click();
    await visible(dialog.getByText('AI Agent'));
    await visible(dialog.getByText('Moment That Matters'));
    await dialog.getByRole('tab', { name: /ROI/ }).click();
    for (const column of ['FTE Count', /Frequency \(?per year\)?/, 'Avg Salary', /Runtime/]) {
      await visible(dialog.getByText(column));
    }
    await visible(dialog.getByText('$45,000'));
  }),
  'the edit dialog has name, description, time to value and three complexity buttons': onTab(
    '/playbooks',
    async (page) => {
      await custom(page).getByRole('button', { name: /^Edit/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(/^Name/)).toHaveValue('Lending without paper');
      await visible(dialog.getByLabel(/^Description/));
      await expect(dialog.getByLabel('Estimated time to value')).toHaveAttribute('placeholder', /2-3 weeks/);
      for (const complexity of ['Beginner', 'Intermediate', 'Advanced']) {
        await visible(dialog.getByText(complexity, { exact: true }));
      }
    },
  ),
  'saving a playbook needs a name and a description': onTab('/playbooks', async (page) => {
    await custom(page).getByRole('button', { name: /^Edit/ }).click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save Playbook' });
    await page.getByRole('dialog').getByLabel(/^Name/).fill('');
    await expect(save).toBeDisabled();
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Named');
    await page
      .getByRole('dialog')
      .getByLabel(/^Description/)
      .fill('');
    await expect(save).toBeDisabled();
  }),
  'generating needs a process': async ({ page, world: { admin } }) => {
    const { id } = created(await admin.post('/api/sectors', { name: 'No processes', referenceModel: 'BIAN' }));
    await page.goto(`/sectors/${id}/playbooks`);
    await button(page, 'Generate Playbook').click();
    await toasts(page, 'No Processes Available', 'Add processes to this sector before generating a playbook.');
    await admin.delete(`/api/sectors/${id}`);
  },
};

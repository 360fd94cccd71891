import { expect, type Page } from '@playwright/test';
import { at, button, each, look, type Screen, shows, toasts, visible } from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, type World } from './world.ts';

type Act = (page: Page, id: string, world: World) => Promise<unknown>;

/** A step of the creation for a sector of its own, gone afterwards. */
const step =
  (name: string, act: Act) =>
  async ({ page, world }: Screen) => {
    const { id } = created(await world.admin.post('/api/sectors', { name: 'In steps', referenceModel: 'ACORD' }));
    await page.goto(`/sectors/new?step=${name}&sector=${id}`);
    await act(page, id, world);
    await world.admin.delete(`/api/sectors/${id}`);
  };

const name = (page: Page) => page.getByLabel('Sector name');
const model = (page: Page) => page.getByLabel('Reference model');
const submit = (page: Page) => button(page, 'Create Sector');
const back = (page: Page, to: string) => page.getByRole('link', { name: `Back to ${to}` });
const stands = (page: Page, words: string) => expect(page).toHaveURL(new RegExp(words));

/** Creates a sector by hand, and says what happens then; the sector goes again. */
const creating = (fields: { name: string; model: string; description?: string }, check: Act) =>
  at('/sectors/new', async (page, world) => {
    await name(page).fill(fields.name);
    await model(page).fill(fields.model);
    if (fields.description) await page.getByLabel('Description').fill(fields.description);
    await submit(page).click();
    await stands(page, 'step=workflow');
    const id = new URL(page.url()).searchParams.get('sector') ?? '';
    await check(page, id, world);
    await world.admin.delete(`/api/sectors/${id}`);
  });

const CSV = 'code,name,level\n1,Claims,1\n1.1,Register claims,2\n';
const file = (page: Page, fileName: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

/** Sections 2, 4 and 5: the steps that create a sector. */
export const CREATE_SECTOR: Statements<Screen> = join(
  look('/sectors/new', {
    '2: the details have a name': (page) => visible(name(page)),
    '2: the details have a description': (page) => visible(page.getByLabel('Description')),
    '2: the details have a reference model as free text': (page) =>
      expect(model(page)).toHaveJSProperty('tagName', 'INPUT'),
    ...each(
      ['Sector name', 'Reference model'],
      (label) => `5: ${label} is marked required`,
      (label) => (page) => expect(page.getByLabel(label)).toHaveAttribute('aria-required', 'true'),
    ),
    '5: the description is not marked required': (page) =>
      expect(page.getByLabel('Description')).not.toHaveAttribute('aria-required', 'true'),
    '5: the button is disabled at first': (page) => expect(submit(page)).toBeDisabled(),
    '2: Back leads from details to /sectors': (page) =>
      expect(back(page, 'sectors')).toHaveAttribute('href', '/sectors'),
  }),
  {
    '5: the button is disabled without a name': at('/sectors/new', async (page) => {
      await model(page).fill('BIAN');
      await expect(submit(page)).toBeDisabled();
    }),
    '5: the button is disabled without a reference model': at('/sectors/new', async (page) => {
      await name(page).fill('Name');
      await expect(submit(page)).toBeDisabled();
    }),
    '5: the button is enabled with both': at('/sectors/new', async (page) => {
      await name(page).fill('Name');
      await model(page).fill('BIAN');
      await expect(submit(page)).toBeEnabled();
    }),
    "5: sent with blanks: 'Missing information: Please fill in sector name and reference model'": at(
      '/sectors/new',
      async (page) => {
        await name(page).fill('   ');
        await model(page).fill('BIAN');
        await submit(page).click();
        await toasts(page, 'Missing information', 'Please fill in sector name and reference model');
      },
    ),
    '2: after a successful create it moves to workflow': creating({ name: 'By steps', model: 'BIAN' }, (page) =>
      shows('How should By steps get its processes?')(page),
    ),
    '2: a reference model of one’s own is kept': creating(
      { name: 'By steps', model: 'A model of our own' },
      async (_page, id, { admin }) =>
        expect(created(await admin.get(`/api/sectors/${id}`)).referenceModel).toBe('A model of our own'),
    ),
    '5: the description goes along when filled': creating(
      { name: 'By steps', model: 'BIAN', description: 'Told' },
      async (_page, id, { admin }) => expect(created(await admin.get(`/api/sectors/${id}`)).description).toBe('Told'),
    ),
    '5: an empty description is left out': creating({ name: 'By steps', model: 'BIAN' }, async (_page, id, { admin }) =>
      expect(created(await admin.get(`/api/sectors/${id}`)).description).toBeNull(),
    ),
    '2: workflow leads to research': step('workflow', async (page) => {
      await page.getByText('Research processes', { exact: true }).click();
      await stands(page, 'step=research');
    }),
    '2: workflow leads to import': step('workflow', async (page) => {
      await page.getByText('Import a file', { exact: true }).click();
      await stands(page, 'step=import');
    }),
    '2: Back leads from workflow to details': step('workflow', async (page) => {
      await back(page, 'details').click();
      await expect(name(page)).toHaveValue('In steps');
    }),
    ...each(
      ['research', 'import'],
      (from) => `2: Back leads from ${from} to workflow`,
      (from) =>
        step(from, async (page) => {
          await back(page, 'workflow').click();
          await stands(page, 'step=workflow');
        }),
    ),
    '2: research discovers processes using AI': step('research', async (page) => {
      await button(page, 'Research').click();
      await visible(page.getByRole('treeitem'));
    }),
    '2: the user adds the discovered processes': step('research', async (page, id, { admin }) => {
      await button(page, 'Research').click();
      await toasts(page, 'Research complete');
      await page.getByRole('button', { name: /^Add [\d,]+ Process/ }).click();
      await shows(/processes added/)(page);
      expect(created(await admin.get(`/api/sectors/${id}`)).processes.length).toBeGreaterThan(10);
    }),
    "2: 'View Results' leads to /sectors/{id}": step('research', async (page, id) => {
      await button(page, 'Research').click();
      await page.getByRole('button', { name: 'View Results' }).click();
      await expect(page).toHaveURL(new RegExp(`/sectors/${id}$`));
    }),
    ...each(
      ['CSV', 'JSON', 'XML'],
      (format) => `2: the import names ${format}`,
      (format) => step('import', shows(new RegExp(`\\b${format}\\b`))),
    ),
    "2: 'Complete Import' leads to /sectors/{id}": step('import', async (page, id) => {
      await file(page, 'claims.csv', CSV);
      await button(page, 'Complete Import').click();
      await expect(page).toHaveURL(new RegExp(`/sectors/${id}$`));
    }),
  },
);

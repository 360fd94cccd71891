import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  confirm,
  dialog,
  each,
  hasButton,
  hasHeading,
  loading,
  look,
  onTab,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, TOUCHPOINT, type World } from './world.ts';

const list = ({ sectorId }: World) => `/sectors/${sectorId}/journeys`;
const library = ({ libraryId }: World) => `/sectors/${libraryId}/journeys`;
const one = ({ sectorId, journeyId }: World) => `/sectors/${sectorId}/journeys?journey=${journeyId}`;
const create = async (page: Page) => {
  await page.getByRole('link', { name: 'Create Journey' }).or(button(page, 'Create Journey')).first().click();
  await visible(page.getByLabel('Journey name'));
};
const addTouchpoint = async (page: Page) => {
  await button(page, 'Add Touchpoint').click();
  await visible(page.getByLabel('Process step'));
};
const save = (page: Page) => page.locator('footer').getByRole('button', { name: /Journey$/ });
const suggest = async (page: Page) => {
  await button(page, 'Suggest Journeys').click();
  await visible(dialog(page).getByRole('button', { name: /^Use this journey/ }));
};
const MISSING = 'Please provide a journey name and at least one touchpoint';
const FIELDS = ['Name', 'Type', 'Description', 'Process step'];

/** A journey of its own, gone afterwards. */
const withJourney =
  (check: (page: Page, world: World) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const { admin, sector, sectorId } = world;
    const body = { name: 'Changeable', touchPoints: [TOUCHPOINT] };
    const { id } = created(await admin.post(`${sector}/journeys`, body));
    await page.goto(`/sectors/${sectorId}/journeys?journey=${id}`);
    await check(page, world);
    await admin.delete(`${sector}/journeys/${id}`);
  };

const LOOKS = join<Screen>(
  look(list, {
    "2: the tab is headed 'Customer Journeys'": hasHeading('Customer Journeys'),
    '2: the tab lists the journeys': shows('A first loan'),
    '2: journeys can be suggested by AI': hasButton('Suggest Journeys'),
    '2: the editor is idle at first': (page) => expect(page.getByLabel('Journey name')).toHaveCount(0),
  }),
  look(
    list,
    {
      '2: the editor creates': hasHeading('Create Journey'),
      '2: a journey has a name to fill': (page) => expect(page.getByLabel('Journey name')).toHaveValue(''),
      '2: a journey has a description to fill': (page) => visible(page.getByLabel('Description')),
      '5: the name of a journey is marked required': (page) =>
        expect(page.getByLabel('Journey name')).toHaveAttribute('aria-required', 'true'),
      ...each(
        FIELDS,
        (label) => `5: the ${label.toLowerCase()} of a touchpoint is marked required`,
        (label) => (page) =>
          expect(page.locator('main li').getByLabel(label, { exact: false }).last()).toHaveAttribute(
            'aria-required',
            'true',
          ),
      ),
      '3: a touchpoint may be a moment that matters': (page) => visible(page.getByLabel('Moment That Matters')),
    },
    async (page) => {
      await create(page);
      await addTouchpoint(page);
    },
  ),
  look(
    one,
    {
      '2: the editor edits': hasHeading('Edit Journey'),
      '2: the editor has the journey that it edits': (page) =>
        expect(page.getByLabel('Journey name')).toHaveValue('A first loan'),
    },
    async (page) => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await visible(page.getByLabel('Journey name'));
    },
  ),
  look(
    library,
    {
      '2: the AI suggestions stand in a dialog': (page) =>
        visible(page.getByRole('dialog', { name: 'AI Journey Suggestions' })),
      '2: a suggestion can be chosen': (page) =>
        visible(dialog(page).getByRole('button', { name: /^Use this journey/ })),
    },
    suggest,
  ),
);

/** Sections 2, 4, 5 and 9: the Customer Journeys tab. */
export const JOURNEYS_TAB: Statements<Screen> = join(LOOKS, {
  "2: while journeys load: 'Loading journeys...'": loading(list, 'journeys.list', 'Loading journeys...'),
  ...each(
    ['Human', 'AI Agent', 'Hybrid'],
    (label) => `2: a touchpoint type is labelled ${label}`,
    (label) =>
      onTab('/journeys', async (page) => {
        await create(page);
        await addTouchpoint(page);
        await page.locator('main li').getByLabel('Type').click();
        await visible(page.getByRole('option', { name: label, exact: true }));
      }),
  ),
  '9: there are three touchpoint types': onTab('/journeys', async (page) => {
    await create(page);
    await addTouchpoint(page);
    await page.locator('main li').getByLabel('Type').click();
    await expect(page.getByRole('option')).toHaveCount(3);
  }),
  [`5: without a name: '${MISSING}'`]: onTab('/journeys', async (page) => {
    await create(page);
    await addTouchpoint(page);
    await save(page).click();
    await toasts(page, MISSING);
  }),
  [`5: without a touchpoint: '${MISSING}'`]: onTab('/journeys', async (page) => {
    await create(page);
    await page.getByLabel('Journey name').fill('Without');
    await save(page).click();
    await toasts(page, MISSING);
  }),
  '5: a touchpoint that lacks something is not saved': onTab('/journeys', async (page) => {
    await create(page);
    await page.getByLabel('Journey name').fill('Half');
    await addTouchpoint(page);
    await save(page).click();
    await expect(page.getByLabel('Process step')).toHaveAttribute('aria-invalid', 'true');
  }),
  '2: a chosen suggestion is loaded into the create form': at(library, async (page) => {
    await suggest(page);
    const item = dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    const name = (await item.getByRole('heading').first().textContent()) ?? '';
    await item.getByRole('button', { name: /^Use this journey/ }).click();
    await expect(page.getByLabel('Journey name')).toHaveValue(name);
  }),
  '2: a chosen suggestion is there for editing, not saved': at(library, async (page, { admin, libraryId }) => {
    await suggest(page);
    await dialog(page)
      .getByRole('button', { name: /^Use this journey/ })
      .first()
      .click();
    await expect(page.getByLabel('Journey name')).toBeEditable();
    expect(created(await admin.get(`/api/sectors/${libraryId}`)).journeys).toEqual([]);
  }),
  '2: a chosen suggestion brings its touchpoints': at(library, async (page) => {
    await suggest(page);
    await dialog(page)
      .getByRole('button', { name: /^Use this journey/ })
      .first()
      .click();
    await visible(page.getByLabel('Process step'));
  }),
  '4: after an edit the journey is refreshed': withJourney(async (page) => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Journey name').fill('Changed by hand');
    await button(page, 'Save Journey').click();
    await hasHeading('Changed by hand')(page);
  }),
  '2: a journey is deleted': withJourney(async (page) => {
    await button(page, 'Delete').click();
    await confirm(page);
    await toasts(page, 'Journey Deleted');
  }),
  '2: a touchpoint shows its type': at(one, shows('Hybrid')),
  '2: a touchpoint shows its process step': at(one, shows('1.1')),
});

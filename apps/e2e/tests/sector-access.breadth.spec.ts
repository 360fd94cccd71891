import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { signUp } from '../server/sign-up.ts';

/** Names of what changes a sector; what an export holds is its reader's own choice. */
const EDITING =
  /^(add(?! what is only proposed)|adopt|accept|allow|analyze|apply|approve|assign|benchmarks|calculate|cancel|change|delete|discard|drop|duplicate|edit|enter|fill|freeze|from documents|generate|grip|import|keep|merge|move|new|owner|plan with|propose|put|recalculate|recently|reject|remove|research|reset|revoke|save|set|share|shortlist|split|start from|suggest|take|undo|upload|use)\b/i;

/** Names of what can be used on the page: not of what is disabled, or holds text that is only read. */
const controls = (page: Page) =>
  page
    .locator('main')
    .first()
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('button, input, textarea, [role=combobox], [role=slider]')]
        .filter((one) => one.checkVisibility() && !one.disabled && !one.readOnly && one.ariaReadOnly !== 'true')
        .map((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent ?? '').trim()),
    );

test('a viewer reads every tab of a sector, and is offered nothing that the server would refuse', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(300_000);
  const sector = await requestOk(product, 'POST', '/api/sectors/sample-client');
  const sectorPath = `/sectors/${sector.id}`;
  const join = async (firstName: string) => {
    const { token } = await requestOk(product, 'POST', '/api/invitations', {});
    const who = { email: `${firstName.toLowerCase()}@example.com`, firstName };
    const { cookie, token: own } = await signUp(product.url, token, who);
    const { user } = await requestOk({ ...product, token: own }, 'GET', '/api/user');
    const storageState = sessionState({ url: product.url, cookie });
    return { id: user.id, page: await (await browser.newContext({ baseURL: product.url, storageState })).newPage() };
  };
  const [viewer, stranger] = [await join('Vera'), await join('Stan')];
  await requestOk(product, 'PATCH', `/api${sectorPath}/access`, {
    access: 'chosen',
    people: [{ userId: viewer.id, role: 'viewer' }],
  });
  const [opportunity] = await requestOk(product, 'GET', `/api${sectorPath}/opportunities`);
  const { initiatives } = await requestOk(product, 'GET', `/api${sectorPath}/plan`);
  const running = initiatives.find((one: { status: string }) => one.status === 'running');

  const tabs = [
    '?view=overview',
    `?view=tree&process=${opportunity.processId}`,
    `?view=opportunities&opportunity=${opportunity.id}`,
    '/roi',
    '/roi?view=case',
    '/roi?view=plan',
    '/roi?view=assumptions',
    `/roi/initiatives/${running.id}`,
    '/journeys',
    '/insights',
    `/vendors-compare?processes=${opportunity.processId}`,
    '/activity',
    '?export=new',
  ];
  const editing = async (who: Page, tab: string) => {
    await who.goto(sectorPath + tab);
    const dialog = who.getByRole('dialog');
    await expect(tab.includes('export') ? dialog : who.getByRole('heading', { level: 1 })).toBeVisible();
    await who.waitForLoadState('networkidle');
    return (tab.includes('export') ? await dialog.getByRole('textbox').allInnerTexts() : await controls(who)).filter(
      (name) => EDITING.test(name),
    );
  };
  const offered: Record<string, string[]> = {};
  for (const tab of tabs) {
    const seen = await editing(viewer.page, tab);
    if (seen.length > 0) offered[tab] = seen;
  }
  expect(offered).toEqual({});
  await viewer.page.goto(`${sectorPath}/roi?view=plan`);
  await expect(viewer.page.getByText('You can view and export this sector.')).toBeVisible();
  await expectAccessible(viewer.page);
  // The same names, for whoever may: else the list above would find nothing anywhere.
  for (const tab of tabs.filter((one) => !/overview|compare|export/.test(one)))
    expect(await editing(page, tab), tab).not.toEqual([]);

  await test.step('keys change nothing either', async () => {
    const writes: string[] = [];
    viewer.page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));
    await viewer.page.goto(`${sectorPath}?view=opportunities&opportunity=${opportunity.id}`);
    await expect(viewer.page.getByRole('row').nth(1)).toBeVisible();
    for (const key of ['a', 'r', 'e', 'Control+z']) await viewer.page.keyboard.press(key);
    await viewer.page.goto(`${sectorPath}/roi?view=plan`);
    const bar = viewer.page.getByRole('slider').first();
    await bar.press('ArrowRight');
    await bar.press('Alt+ArrowDown');
    await bar.blur();
    await viewer.page.goto(`${sectorPath}/roi`);
    const cell = viewer.page.getByRole('gridcell').getByRole('textbox').first();
    await cell.press('5');
    await cell.press('Enter');
    await expect(cell).toHaveAttribute('readonly');
    await expect(viewer.page.getByText(/unsaved/i)).toHaveCount(0);
    expect(writes).toEqual([]);
  });

  await test.step('for a member without access it is not there', async () => {
    for (const tab of ['', '/roi', `/roi/initiatives/${running.id}`, '/journeys', '/activity']) {
      await stranger.page.goto(sectorPath + tab);
      await expect(stranger.page.getByRole('heading', { name: /not found/i })).toBeVisible();
      await expect(stranger.page.getByText(sector.name)).toHaveCount(0);
    }
    await expectAccessible(stranger.page);
  });

  await test.step('an owner manages access in the dialog behind the lock, and what is taken away is gone at once', async () => {
    await page.goto(sectorPath);
    await page.getByRole('button', { name: 'Access: chosen people and teams' }).click();
    const dialog = page.getByRole('dialog', { name: 'Access' });
    await expect(dialog.getByText('Vera Tester')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Remove Vera Tester' }).click();
    await expect(dialog.getByText('Vera Tester')).toBeHidden();
    await viewer.page.goto(sectorPath);
    await expect(viewer.page.getByRole('heading', { name: /not found/i })).toBeVisible();
  });
  for (const { page: theirs } of [viewer, stranger]) await theirs.context().close();
});

test('a team is made, let into a sector, and taken away, and its member reads the sector meanwhile', async ({
  page,
  product,
  browser,
}) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Team Works', referenceModel: 'BIAN' });
  await requestOk(product, 'PATCH', `/api/sectors/${sector.id}/access`, { access: 'chosen' });
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  const { cookie } = await signUp(product.url, token, { email: 'tina@example.com', firstName: 'Tina' });
  const storageState = sessionState({ url: product.url, cookie });
  const member = await (await browser.newContext({ baseURL: product.url, storageState })).newPage();
  const choose = async (label: string, name: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name }).click();
  };

  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'Add Team' }).click();
  const adding = page.getByRole('dialog', { name: 'Add team' });
  await adding.getByLabel('Name').fill('Bankers');
  await choose('Add a member', 'Tina Tester');
  await expect(adding.getByRole('button', { name: 'Remove Tina Tester' })).toBeVisible();
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add Team' }).click();
  await expect(page.getByRole('row', { name: /Bankers.*Tina Tester.*0 sectors/ })).toBeVisible();

  await page.getByRole('button', { name: 'Manage access to Team Works' }).click();
  await choose('Add a person or a team', 'Bankers');
  await choose('Role', 'Viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Team of 1 person')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: /Bankers.*1 sector/ })).toBeVisible();
  await member.goto(`/sectors/${sector.id}`);
  await expect(member.getByText('You can view and export this sector.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Bankers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Bankers/ })).toBeHidden();
  await member.reload();
  await expect(member.getByRole('heading', { name: /not found/i })).toBeVisible();
  await member.context().close();
});

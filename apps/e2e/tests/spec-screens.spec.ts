import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ORDINARY_USER } from '../spec/administration.ts';
import { LANDING } from '../spec/landing.ts';
import type { Screen } from '../spec/screen.ts';
import { SCREENS } from '../spec/screens.ts';
import { findBroken, type Statements } from '../spec/statement.ts';
import type { World } from '../spec/world.ts';
import { test } from '../spec/world-test.ts';

const DESKTOP = { width: 1280, height: 720 };

/**
 * The statements follow one another in one tab: it loads a page in half of the processor time that a new one takes. A tab
 * that cannot be made as good as new is closed.
 */
async function expectHold(statements: Statements<Screen>, context: BrowserContext, world: World): Promise<void> {
  test.setTimeout(240_000);
  let next: Page | undefined;
  const open = async () => {
    const page = next ?? (await context.newPage());
    const close = async () => {
      next = await asNew(page).catch(() => undefined);
      if (!next) await page.close();
    };
    return { subject: { page, world }, close };
  };
  expect(await findBroken(statements, open)).toEqual([]);
}

/** Nothing that a statement did to a tab stays for the next one. */
async function asNew(page: Page): Promise<Page> {
  page.removeAllListeners('dialog');
  page.removeAllListeners('request');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(DESKTOP);
  await page.mouse.move(0, 0);
  // What forms keep of what was typed belongs to a tab; they write it until the very end.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
  return page;
}

const titled = (title: string, statements: Statements<Screen>) =>
  `${title}: ${Object.keys(statements).length} statements hold on screen`;

for (const [title, statements] of Object.entries(SCREENS)) {
  test(titled(title, statements), ({ context, world }) => expectHold(statements, context, world));
}

test.describe('signed in otherwise', () => {
  test.use({ storageState: undefined });
  test(titled('the landing page', LANDING), ({ context, world }) => expectHold(LANDING, context, world));
  test(titled('an ordinary user', ORDINARY_USER), async ({ context, world }) => {
    await context.addCookies([{ ...world.memberSession, url: world.url }]);
    await expectHold(ORDINARY_USER, context, world);
  });
});

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Screen } from './screen.ts';
import { findBroken, type Statements } from './statement.ts';
import type { World } from './world.ts';

const DESKTOP = { width: 1280, height: 720 };

/**
 * The statements follow one another in one tab: it loads a page in half of the processor time that a new one takes. A tab
 * that cannot be made as good as new is closed.
 */
export async function expectHold(statements: Statements<Screen>, context: BrowserContext, world: World): Promise<void> {
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

export const titled = (title: string, statements: Statements<Screen>) =>
  `${title}: ${Object.keys(statements).length} statements hold on screen`;

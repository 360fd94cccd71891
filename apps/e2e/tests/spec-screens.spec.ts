import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ORDINARY_USER } from '../spec/administration.ts';
import { LANDING } from '../spec/landing.ts';
import type { Screen } from '../spec/screen.ts';
import { SCREENS } from '../spec/screens.ts';
import { findBroken, type Statements } from '../spec/statement.ts';
import type { World } from '../spec/world.ts';
import { test } from '../spec/world-test.ts';

/**
 * Each statement gets a tab of its own: what a form keeps of what was typed belongs to one tab. One that was not used,
 * since its statement looked at a page loaded before, serves the next.
 */
async function expectHold(statements: Statements<Screen>, context: BrowserContext, world: World): Promise<void> {
  test.setTimeout(240_000);
  let unused: Page | undefined;
  const open = async () => {
    const page = unused ?? (await context.newPage());
    const close = async () => {
      unused = page.url() === 'about:blank' ? page : undefined;
      if (!unused) await page.close();
    };
    return { subject: { page, world }, close };
  };
  expect(await findBroken(statements, open)).toEqual([]);
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

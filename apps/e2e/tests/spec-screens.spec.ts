import { type BrowserContext, expect } from '@playwright/test';
import { test } from '../server/product-test.ts';
import { ADMINISTRATION, VENDORS } from '../spec/directory-screens.ts';
import { FAILURES } from '../spec/failures.ts';
import { LANDING } from '../spec/landing.ts';
import type { Screen } from '../spec/screen.ts';
import { CREATE, SECTOR, SECTORS } from '../spec/sector-screens.ts';
import { ADDRESSES, SHELL } from '../spec/shell.ts';
import { findBroken, type Statements } from '../spec/statement.ts';
import { INTERFACE, SUCCESSES } from '../spec/successes.ts';
import { INSIGHTS, PLAYBOOKS, PROCESSES } from '../spec/tab-screens.ts';
import { COMPARISON, ROI } from '../spec/value-screens.ts';
import { makeWorld, type World } from '../spec/world.ts';

test.use({ actionTimeout: 5000 });

let world: World;
test.beforeAll(async ({ product }) => {
  world = await makeWorld(product);
});

/** Each statement gets a tab of its own: what a form keeps of what was typed belongs to one tab. */
async function expectHold(statements: Statements<Screen>, context: BrowserContext): Promise<void> {
  test.setTimeout(240_000);
  const open = async () => {
    const page = await context.newPage();
    return { subject: { page, world }, close: () => page.close() };
  };
  expect(await findBroken(statements, open)).toEqual([]);
}

const titled = (title: string, statements: Statements<Screen>) =>
  `${title}: ${Object.keys(statements).length} statements hold on screen`;

for (const [title, statements] of Object.entries({
  'sections 2, 4 and 9, shell': SHELL,
  'section 2, routes': ADDRESSES,
  'sections 2 and 5, sectors': SECTORS,
  'sections 2, 4 and 5, create sector': CREATE,
  'section 2, sector': SECTOR,
  'sections 2, 4 and 5, processes': PROCESSES,
  'sections 2 and 5, insights': INSIGHTS,
  'sections 2 and 5, playbooks': PLAYBOOKS,
  'sections 2, 4, 5 and 9, ROI and export': ROI,
  'sections 2, 4, 5 and 9, vendor comparison': COMPARISON,
  'sections 2 and 5, vendors': VENDORS,
  'sections 2, 4 and 5, invitations and users': ADMINISTRATION,
  'section 8, failures': FAILURES,
  'section 8, successes': SUCCESSES,
  'section 9, interface': INTERFACE,
})) {
  test(titled(title, statements), ({ context }) => expectHold(statements, context));
}

test.describe('signed out', () => {
  test.use({ storageState: undefined });
  test(titled('section 2, landing page', LANDING), ({ context }) => expectHold(LANDING, context));
});

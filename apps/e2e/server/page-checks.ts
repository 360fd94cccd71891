import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Collects the errors on a page's console, and exceptions that nobody caught. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return consoleErrors;
}

export const THEMES = ['light', 'dark'] as const;

/** What passes is not described, which takes half of the time. */
const ALL: RunOptions = { resultTypes: ['violations'] };

/** The themes differ in nothing but colors. */
const COLORS: RunOptions = { ...ALL, runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on the page as it stands, in both themes. Leaves the page in the theme that it came in. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still being loaded has nothing of its own to look at.
  await expect(page.locator('h1').first()).toBeAttached({ timeout: 30_000 });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const before = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  for (const theme of THEMES) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await animationsEnded(page);
    const found = await page.evaluate(violationsFound, theme === 'light' ? ALL : COLORS);
    expect(found.map((words) => `${theme} ${words}`)).toEqual([]);
  }
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), before);
}

/** Runs in the page, which axe was put into. */
async function violationsFound(options: RunOptions): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`);
}

/** Ends what fades, and waits for what spins: what has just been opened begins to fade in a frame or two later. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    // A page that nobody draws has no frames.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    const end = performance.now() + limitMs;
    for (let still = 0; still < 3 && performance.now() < end; still += 1) {
      await frame();
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (running.length > 0) still = 0;
      for (const animation of running) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    }
  }, 30_000);
}

/** As many stops of the Tab key are looked at: all of the shell, and the first ones of a long page. */
const STOPS = 60;

/** Whatever Tab leads to shows that it has the keyboard, and nothing lies above it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const hidden: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(focusProblem);
    if (problem === undefined) break;
    if (problem !== null) hidden.push(problem);
  }
  expect(hidden).toEqual([]);
}

/** Runs in the page. What keeps a person from seeing the focus; null = it is seen, undefined = nothing has it. */
function focusProblem(): string | null | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // Inside of it the browser's own calendar button has it, and draws a ring of its own.
  if (!focused.matches(':focus')) return null;
  const isRinged = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const { parentElement } = focused;
  const ringed = [undefined, '::before', '::after'].some((pseudo) => isRinged(focused, pseudo));
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`;
  if (!ringed && !(parentElement && isRinged(parentElement))) return `no ring: ${name}`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const seen = { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
  const x = Math.min(innerWidth - 1, left + Math.min((right - left) / 2, 20));
  const above = document.elementFromPoint(Math.max(0, x), (seen.top + seen.bottom) / 2);
  const isSeen =
    above && (focused.contains(above) || above.contains(focused) || above.closest('label')?.contains(focused));
  return isSeen ? null : `hidden by ${above?.tagName}: ${name}`;
}

/** Where an element stands once it has come to rest: what is drawn anew meanwhile is on no page for a moment. */
export async function boxOf(locator: Locator) {
  let before = await locator.boundingBox();
  await expect(async () => {
    const now = await locator.boundingBox();
    const isStill = now !== null && isDeepStrictEqual(now, before);
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  if (!before) throw new Error('It is not on the page');
  return before;
}

/** Nothing on the page is wider than the window, once what depends on its width has been drawn anew. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
}

/** Reloads after the address and what is kept of half filled forms have caught up: they follow with a short delay. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.reload();
}

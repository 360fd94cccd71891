import type { Page } from '@playwright/test';

const ROUNDS = 9;

/** The longest event of `act` by the browser's own Event Timing, in ms; 8 where it was too short to be listed. */
export async function untilPainted(
  page: Page,
  act: () => Promise<unknown>,
  undo: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => {
    window.eventTimes = [];
    window.eventWatch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^(key|pointer|click)/.test(name)) window.eventTimes.push(duration);
      }
    });
    window.eventWatch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // Event Timing lists an event some frames after it was painted.
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => {
    window.eventWatch.disconnect();
    return Math.max(8, ...window.eventTimes);
  });
  await undo();
  await page.waitForTimeout(100);
  return longest;
}

/** Values of some rounds, after one that warms up. */
export async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) measured.push(await measure());
  return measured.slice(1);
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When a frame was painted that shows what is asked for, in ms of the page's clock. */
    painted(isThere: () => boolean): Promise<number>;
    /** From the event that was watched for to the painting of its answer, in ms. */
    answered: Promise<number>;
  }
}

const ROUNDS = 9;

/** What a person sees once an action has been answered. */
export interface Shown {
  /** What is then on the page. */
  selector: string;
  /** What is then in its text. */
  text?: string;
  /** What a field then holds. */
  value?: string;
  /** It is then gone. */
  gone?: boolean;
}

export interface Action {
  act: () => Promise<unknown>;
  /** The event of `act` from which the time counts. */
  event: 'keydown' | 'click' | 'input';
  shown: readonly Shown[];
}

/** From the event to the painting of the first frame in which all of the answer is there, in ms. */
export async function untilShown(page: Page, { act, event, shown }: Action): Promise<number> {
  await page.evaluate(
    ([name, wanted]) => {
      const isShown = () =>
        wanted.every(({ selector, text = '', value, gone = false }) => {
          const found = [...document.querySelectorAll(selector)].filter(
            (element) =>
              element.textContent.includes(text) &&
              (value === undefined || (element instanceof HTMLInputElement && element.value === value)),
          );
          return gone === (found.length === 0);
        });
      if (isShown()) throw new Error(`Stands there before the ${name}: ${JSON.stringify(wanted)}`);
      window.answered = new Promise((resolve) => {
        const begin = (event: Event) => void window.painted(isShown).then((end) => resolve(end - event.timeStamp));
        window.addEventListener(name, begin, { capture: true, once: true });
      });
    },
    [event, shown] as const,
  );
  await act();
  return page.evaluate(() => window.answered);
}

/** How long an action takes in some rounds, after one that warms up; each is undone, and what it asks for has come. */
export const untilShownAndBack = (page: Page, action: Action, undo: Action): Promise<number[]> =>
  rounds(async () => {
    const ms = await untilShown(page, action);
    await page.waitForLoadState('networkidle');
    await untilShown(page, undo);
    await page.waitForLoadState('networkidle');
    return ms;
  });

/** Values of some rounds, after one that warms up. */
export async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) measured.push(await measure());
  return measured.slice(1);
}

/** Runs in the page, before its own scripts. */
export function watchPainting(): void {
  // What stands in the document when an animation frame begins is painted in it; a message comes after the painting.
  window.painted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        channel.port1.start();
        return channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
}

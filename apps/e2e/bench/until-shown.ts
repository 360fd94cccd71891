import type { Page } from '@playwright/test';

/** What a person sees once an action has been answered. */
export interface Shown {
  /** What is then on the page. */
  selector: string;
  /** What is then in its text. */
  text?: string;
  /** It is then gone. */
  gone?: boolean;
}

export interface Action {
  act: () => Promise<unknown>;
  /** The event of `act` from which the time counts. */
  event: 'keydown' | 'click';
  shown: readonly Shown[];
}

/** From the event to the painting of the first frame in which all of the answer is there, in ms. */
export async function untilShown(page: Page, { act, event, shown }: Action): Promise<number> {
  await page.evaluate(
    ([name, wanted]) => {
      const isShown = () =>
        wanted.every(({ selector, text = '', gone = false }) => {
          const found = document.querySelectorAll(selector);
          return gone === ![...found].some((element) => element.textContent.includes(text));
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

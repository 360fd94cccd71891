declare global {
  interface Window {
    /** When the first rows of the tree had been painted, in ms of the page's clock. */
    firstRows: Promise<number>;
    /** Begins to watch for the next event of this name. */
    watchNext(event: string): void;
    /** From that event to the frame in which the rows had changed, in ms. */
    nextRows: Promise<number>;
    /** How long events took to their next paint, while `eventWatch` looks. */
    eventTimes: number[];
    eventWatch: PerformanceObserver;
  }
}

/** Runs in the page, before its own scripts: sees in which frame the rows of the tree appear or change. */
export function watchRows(): void {
  const rows = () => Array.from(document.querySelectorAll('[role=treeitem]'), (row) => row.textContent).join('\n');

  /** What stands in the document when an animation frame begins is painted in it; a message comes after the painting. */
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        channel.port1.start();
        return channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  window.firstRows = painted(() => rows() !== '');
  window.watchNext = (name) => {
    const before = rows();
    window.nextRows = new Promise((resolve) => {
      const begin = (event: Event) =>
        void painted(() => rows() !== before).then((end) => resolve(end - event.timeStamp));
      window.addEventListener(name, begin, { capture: true, once: true });
    });
  };
}

declare global {
  interface Window {
    /** When a frame was painted that shows what is asked for, in ms of the page's clock. */
    painted(isThere: () => boolean): Promise<number>;
    /** From the event that was watched for to the painting of its answer, in ms. */
    answered: Promise<number>;
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

/** Runs in the page after `watchPainting`: sees in which frame the rows of the tree appear or change. */
export function watchRows(): void {
  const rows = () => Array.from(document.querySelectorAll('[role=treeitem]'), (row) => row.textContent).join('\n');

  window.firstRows = window.painted(() => rows() !== '');
  window.watchNext = (name) => {
    const before = rows();
    window.nextRows = new Promise((resolve) => {
      const begin = (event: Event) =>
        void window.painted(() => rows() !== before).then((end) => resolve(end - event.timeStamp));
      window.addEventListener(name, begin, { capture: true, once: true });
    });
  };
}

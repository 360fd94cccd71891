/**
 * Works on every item at once, as far as the gate lets them in; results in the order of the items. When one fails the
 * others are dropped, and so is the whole.
 */
export async function allOrNone<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal, index: number) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    return await Promise.all(items.map((item, index) => work(item, either, index)));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('./toast-store.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  store = await import('./toast-store.ts');
});
afterEach(() => vi.useRealTimers());

test('one at a time: a newer toast takes the place of the older', () => {
  store.toast({ title: 'first' });
  store.toast({ title: 'second' });
  expect(store.currentToasts()).toMatchObject([{ title: 'second', open: true }]);
});

test('a dismissed toast closes at once and leaves after 1,000,000 ms', () => {
  const id = store.toast({ title: 'bye' });
  store.dismissToast(id);
  expect(store.currentToasts()).toMatchObject([{ title: 'bye', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.currentToasts()).toEqual([]);
});

test('the removal of an old toast spares the new one', () => {
  store.dismissToast(store.toast({ title: 'old' }));
  const id = store.toast({ title: 'new' });
  vi.advanceTimersByTime(2_000_000);
  expect(store.currentToasts()).toMatchObject([{ id, open: true }]);
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = store.subscribeToToasts(listener);
  const id = store.toast({ title: 'a' });
  store.dismissToast(id);
  store.dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.toast({ title: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
});

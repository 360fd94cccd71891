/** How many toasts show at once. A newer one replaces the oldest. */
const LIMIT = 1;
/** How long a dismissed toast stays in the list, in ms: long enough for its exit animation. */
const REMOVAL_DELAY = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string | undefined;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast; returns its id. */
export function toast(content: ToastContent): number {
  lastId += 1;
  publish([{ ...content, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
  return lastId;
}

/** Closes a toast; it leaves the list after the removal delay. */
export function dismissToast(id: number) {
  if (!toasts.some((entry) => entry.id === id && entry.open)) return;
  publish(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(toasts.filter((entry) => entry.id !== id)), REMOVAL_DELAY);
}

export const currentToasts = () => toasts;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

let ended = false;
const listeners = new Set<() => void>();

/** Whether the server no longer knows who this is, though the page shows somebody as signed in. */
export const hasSessionEnded = () => ended;

/** `true` shows the dialog to sign in again over the page; `false` closes it. */
export function setSessionEnded(value: boolean) {
  ended = value;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

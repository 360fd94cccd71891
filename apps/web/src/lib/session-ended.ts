let ended = false;
const listeners = new Set<() => void>();

/** Whether the server no longer knows who this is, though the page shows somebody as signed in. */
export const hasSessionEnded = () => ended;

/** `true` asks for signing in again over the page, which stays as it is; `false` takes the question away. */
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

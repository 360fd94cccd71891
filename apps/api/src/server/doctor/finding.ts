/** What a look at one thing has shown. */
export interface Finding {
  about: 'Settings' | 'Database' | 'Schema' | 'Disk' | 'Files' | 'Clock' | 'Address' | 'Proxy' | 'Analyst';
  /** A note is worth knowing, and stops nothing. */
  state: 'ok' | 'note' | 'wrong';
  says: string;
  /** What to do. */
  advice?: string;
}

export const ok = (about: Finding['about'], says: string): Finding => ({ about, state: 'ok', says });
export const note = (about: Finding['about'], says: string, advice: string): Finding => ({
  about,
  state: 'note',
  says,
  advice,
});
export const wrong = (about: Finding['about'], says: string, advice: string): Finding => ({
  about,
  state: 'wrong',
  says,
  advice,
});

/** A failed connection has a code and no message; a failed request has its reason below. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return message.split('\n')[0] || code || String(error);
}

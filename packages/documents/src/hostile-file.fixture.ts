/** A file made to cost its reader memory or time, or to make it do something else. None is larger than an upload may be. */
export interface HostileFile {
  name: string;
  fileName: string;
  kind: 'document' | 'processes';
  bytes: () => Uint8Array;
  /** `refused` with a sentence that matches `reason`; or `read`, and the notice, text or problems match it. */
  expect: 'refused' | 'read';
  reason: RegExp;
}

/** As large as an upload may be, nearly. */
export const SIZE = 24 * 1024 * 1024;

export const filled = (unit: string, size = SIZE) => unit.repeat(Math.floor(size / unit.length));

export const processesFile = (name: string, fileName: string, text: () => string | Uint8Array) => ({
  name,
  fileName,
  kind: 'processes' as const,
  bytes: () => {
    const content = text();
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  },
});

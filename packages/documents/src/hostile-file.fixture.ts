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

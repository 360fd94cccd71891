/**
 * Why a file is read no further, in a sentence for whoever uploaded it: it is `refused` as hostile or locked, or `damaged`.
 * Imports and insights each give it an error code of their own.
 */
export class FileError extends Error {
  readonly reason: 'refused' | 'damaged';

  constructor(reason: FileError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A finger needs more room than a pointer. */
export const TOUCHED = 'pointer-coarse:min-h-11 pointer-coarse:min-w-11';

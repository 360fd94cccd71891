import { AppError } from '@process-ai/contract/errors';

/** Counts what a file holds while it is read. */
export interface Budget {
  /** Throws `importNotReadable` once more is taken than there may be. */
  take(amount: number): void;
}

/** `what` in the plural, as in "cells". */
export function createBudget(what: string, max: number): Budget {
  let room = max;
  return {
    take(amount) {
      room -= amount;
      if (room < 0) {
        throw new AppError('importNotReadable', `The file holds more than ${max.toLocaleString('en-US')} ${what}.`);
      }
    },
  };
}

/** 50,000 processes with 40 columns each. */
export const CELLS_MAX = 2_000_000;
/** The texts of a file in all: an upload of 25 MB holds fewer, unless it inflates. */
export const CHARACTERS_MAX = 64 * 1024 * 1024;

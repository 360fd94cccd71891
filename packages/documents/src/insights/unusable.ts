import { AppError } from '@process-ai/contract/errors';

/** Runs what reads foreign bytes. Whatever it throws, except a refusal of ours, means that the file is damaged. */
export function orDamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged();
  }
}

export const damaged = () => unusable('The file is damaged: it cannot be read. Save it anew and upload it again.');

export const protectedByPassword = () =>
  unusable('The file is protected by a password. Save it without one and upload it again.');

export const unusable = (sentence: string) => new AppError('documentUnusable', sentence);

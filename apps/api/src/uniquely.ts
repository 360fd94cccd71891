import { AppError, type ErrorCode } from '@process-ai/contract/errors';

const UNIQUE_VIOLATION = '23505';

/** Of several who take one name at once, all but one are told so by the index: throws `taken` with the name. */
export async function uniquely<T>(taken: ErrorCode, name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new AppError(taken, name);
    throw error;
  }
}

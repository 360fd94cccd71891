import { loadVendorDirectory } from '@process-ai/library/vendor-directory';
import type { App } from '../../../app.ts';
import { insertDirectory } from '../repository.ts';

/** Puts in what the curated directory has and this database never had; what somebody changed or deleted stays so. */
export async function seedDirectory(app: App): Promise<void> {
  await insertDirectory(app.db, await loadVendorDirectory());
}

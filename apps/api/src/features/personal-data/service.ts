import { FORMER_MEMBER } from '@process-ai/contract/erasure';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { strToU8, zipSync } from 'fflate';
import type { Actor, App } from '../../app.ts';
import { recordAccess } from '../audit/service.ts';
import { erasing } from '../erasure/service.ts';
import { cancelForbidden } from '../jobs/service.ts';
import { addedBy } from '../opportunities/service.ts';
import { removeAccount } from '../users/service.ts';
import {
  ARCHIVE_FILES,
  clearAuditOfPerson,
  deleteTraces,
  findPerson,
  listNames,
  raiseRevisions,
  readArchiveFile,
  renamePerson,
} from './repository.ts';

/**
 * Deletes a person for good: the account with all that opens it, and the name and the address wherever they stand. What
 * the person did stays as the work of a former member. Somebody of the same name loses it where nothing but the name is
 * kept.
 */
export async function erasePerson(app: App, actor: Actor, userId: string, email: string): Promise<void> {
  const id = requireId(userId, 'userMissing');
  if (id === actor.user.id) throw new AppError('ownAccount');
  await erasing(app, async (db) => {
    const person = await findPerson(db, id);
    if (!person) throw new AppError('userMissing');
    if (person.email !== email.trim().toLowerCase()) throw new AppError('eraseNameDiffers');
    const names = await listNames(db, id);
    const reasons = { before: names.map(addedBy), after: addedBy(FORMER_MEMBER) };
    await renamePerson(db, { ...person, names, as: FORMER_MEMBER, reasons });
    await raiseRevisions(db);
    await removeAccount(db, actor, id);
    await deleteTraces(db, person);
    await clearAuditOfPerson(db, person, names);
    await recordAccess({ db }, { kind: 'account', action: 'erased', subjectId: id });
    return true;
  });
  await cancelForbidden(app);
}

/** What is stored of a person: a zip with a file of JSON for each part, an array of rows. Secrets are not in it. */
export async function archive(app: App, userId: string): Promise<Buffer> {
  const id = requireId(userId, 'userMissing');
  if (!(await findPerson(app.db, id))) throw new AppError('userMissing');
  const files: Record<string, Uint8Array> = {};
  for (const file of ARCHIVE_FILES) {
    files[`${file}.json`] = strToU8(JSON.stringify(await readArchiveFile(app.db, file, id), null, 2));
  }
  return Buffer.from(zipSync(files));
}

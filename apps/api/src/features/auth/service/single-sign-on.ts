import { AppError } from '@process-ai/contract/errors';
import { Email } from '@process-ai/contract/users';
import type { App, Client, Identity } from '../../../app.ts';
import { applyRole } from '../../users/service.ts';
import { findByEmail, findByIdentity, insertIdentity, insertUser, redeemInvitation } from '../repository.ts';
import { type SignedIn, startSession, whyNotRedeemable } from '../service.ts';

/**
 * Signs in whom the identity provider has named: by that identity, else by an address which the provider vouches for,
 * else by an invitation. A second factor is the provider's matter.
 */
export async function signInAs(app: App, client: Client, identity: Identity, token: string | null): Promise<SignedIn> {
  return app.accessDb.transaction().execute(async (db) => {
    const known = await findByIdentity(db, identity);
    const user = known ?? (await findLinkable(db, identity)) ?? (await join(db, identity, token));
    if (!known) await insertIdentity(db, identity, user.id);
    const isAdmin = identity.isAdmin === null ? user.is_admin : await applyRole(db, user.id, identity.isAdmin);
    return startSession(app, db, client, { ...user, is_admin: isAdmin });
  });
}

const findLinkable = async (db: App['db'], { email }: Identity) =>
  email === null ? undefined : findByEmail(db, email);

async function join(db: App['db'], { email: given, firstName, lastName }: Identity, token: string | null) {
  if (token === null) throw new AppError('invitationRequired');
  const email = Email.safeParse(given).data;
  if (email === undefined) throw new AppError('identityWithoutEmail');
  const invitation = await redeemInvitation(db, token);
  if (!invitation) throw await whyNotRedeemable(db, token);
  if (invitation.email !== null && invitation.email !== email) throw new AppError('invitationOtherEmail');
  const user = await insertUser(db, {
    email,
    first_name: nameFrom(firstName) || email.replace(/@.*/, ''),
    last_name: nameFrom(lastName),
    password_hash: null,
    is_admin: invitation.makes_admin,
  });
  if (!user) throw new AppError('emailTaken');
  return user;
}

/** What a person could have entered: PostgreSQL stores no NUL, and half a character is none. */
const nameFrom = (text: string) => text.replaceAll('\u0000', '').toWellFormed().slice(0, 100).toWellFormed();

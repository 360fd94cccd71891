import { randomBytes } from 'node:crypto';
import { connect } from '@process-ai/db/connect';
import { createResetLink } from '../features/auth/service/reset.ts';
import { turnOff } from '../features/second-factor/service.ts';
import { pickAdmin } from '../features/users/service.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { createShutdown } from './shutdown.ts';

/** `npm run reset-admin [email]`: whoever may run commands on this machine lets a locked-out administrator in again. */
async function resetAdmin(email: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (!config.localPasswords) {
    throw new Error('Passwords are switched off. Set LOCAL_PASSWORDS=on first, for the server as well.');
  }
  const shutdown = createShutdown();
  try {
    const { db, close } = connect(await openDatabase(config, shutdown), { max: 1 });
    shutdown.add('the connection to the database', 3000, close);
    const admin = await pickAdmin(db, email);
    const newSecret = () => randomBytes(32).toString('base64url');
    const { token, expiresAt } = await createResetLink({ accessDb: db, newSecret }, admin.id);
    const url = config.publicUrl ?? `http://localhost:${config.port}`;
    process.stdout.write(`Set a new password for ${admin.email} at ${url}/reset?token=${token}\n`);
    process.stdout.write(`The link works once, until ${expiresAt}.\n`);
    // Whoever may run commands here could take it out of the database as well.
    if (await turnOff(db, admin.id)) process.stdout.write('The second factor of this account is off now.\n');
  } finally {
    await shutdown.run();
  }
}

try {
  await resetAdmin(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

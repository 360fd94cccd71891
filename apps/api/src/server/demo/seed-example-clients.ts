import { actingUser } from '../../acting-user.ts';
import type { App } from '../../app.ts';
import { signUp } from '../../features/auth/service.ts';
import { firstAdminToken } from '../../features/invitations/service.ts';
import { list as listSectors } from '../../features/sectors/service.ts';
import { list as listUsers } from '../../features/users/service.ts';
import { fillExampleClients } from './example-client.ts';

const PERSON = { email: 'demo@example.com', password: 'demo-demo-demo', firstName: 'Dana', lastName: 'Demo' };
const THIS_MACHINE = { address: '127.0.0.1', userAgent: null, sessionId: null, deviceSecret: null };

/**
 * Adds the example clients on behalf of an administrator, a person made for it where there is none; where there are
 * sectors already, it adds nothing. Returns how to sign in.
 */
export async function seedExampleClients(app: App): Promise<string> {
  const token = await firstAdminToken(app);
  if (token) await signUp(app, THIS_MACHINE, { ...PERSON, token });
  const user = (await listUsers(app)).find(({ isAdmin }) => isAdmin);
  if (user && (await listSectors(app)).length === 0) {
    await actingUser.run(user.id, () => fillExampleClients(app, { user, via: 'session' }));
  }
  return user?.email === PERSON.email
    ? `Sign in with ${PERSON.email} and the password ${PERSON.password}`
    : 'Sign in as you did before';
}

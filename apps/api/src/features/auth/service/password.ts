import { hash, verify } from '@node-rs/argon2';

/** argon2id at the strength OWASP asks for: 19 MiB, two passes. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified where there is no account, so that an unknown email takes as long as a wrong password. Nobody waits for it. */
const NOBODY = hash('nobody has this password', STRENGTH);

/** Call both inside `queuePasswordWork`. */
export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

/** `stored` is undefined where there is no account; then nothing matches, in the same time. */
export async function matchesPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODY), password);
  return matches && stored !== undefined;
}

import { errorAt } from '@process-ai/contract/errors';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Of 0 to 4: from here on it takes over a hundred million guesses. */
const SCORE_MIN = 3;
/** Words that a guesser tries first here. */
const OWN_WORDS = ['process ai', 'processai', 'process', 'blueprint'];

interface Person {
  email: string;
  firstName?: string;
  lastName?: string;
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Common passwords are loaded when somebody sets one: half a second, once. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Throws passwordGuessable for a password that stands in lists of common ones, or is made of such a one, of a keyboard's
 * row, of a repetition, or of its owner's name. `field` is where the form shows it. Call it inside `queuePasswordWork`.
 */
export async function refuseGuessable(password: string, owner: Person, field = 'password'): Promise<void> {
  estimator ??= loadEstimator();
  const words = [owner.email, ...owner.email.split(/[@._+-]/), owner.firstName ?? '', owner.lastName ?? ''];
  const { score } = (await estimator).check(password, [...OWN_WORDS, ...words].filter(Boolean));
  if (score < SCORE_MIN) throw errorAt(field, 'passwordGuessable');
}

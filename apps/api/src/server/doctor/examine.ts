import { type Config, readConfig } from '../config.ts';
import { unknownSettings } from '../unknown-settings.ts';
import { examineAddress } from './address.ts';
import { examineAnalyst } from './analyst.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineFiles } from './files.ts';
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts';

/** Looks at all that the product stands on, one thing after the other, and leaves nothing changed. */
export async function* examine(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    yield wrong('Settings', reasonOf(error), 'Correct it; .env.example says what each setting takes.');
    return;
  }
  const unknown = unknownSettings(env);
  for (const line of unknown) yield note('Settings', line, 'Correct its name, or take it out if it is meant for this.');
  if (unknown.length === 0) yield ok('Settings', 'All of them can be read.');
  yield* examineDisk(config);
  yield* examineDatabase(config);
  yield* examineFiles(config);
  yield* examineAddress(config);
  yield* examineAnalyst(config);
}

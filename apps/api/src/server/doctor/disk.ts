import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

const GB = 1024 ** 3;
/** Below that a database soon cannot write any more. */
const FREE_MIN = GB;

/** The folder of DATA_DIR, or the nearest above it where it is still to be made. */
export async function* examineDisk({ dataDir }: Pick<Config, 'dataDir'>): AsyncGenerator<Finding> {
  let folder = dataDir;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const says = `${(free / GB).toFixed(1)} GB free in ${dataDir}.`;
    yield free < FREE_MIN ? wrong('Disk', says, 'Make room, or set DATA_DIR to a larger disk.') : ok('Disk', says);
  } catch (error) {
    const says = `The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}`;
    yield wrong('Disk', says, 'Start as the user who owns it, or set DATA_DIR to another folder.');
  }
}

import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { createFolderPlace } from '../files/folder-place.ts';
import { placeInWords } from '../files/places.ts';
import { createS3Place } from '../files/s3-place.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

const PROBE = Buffer.from('Process AI was here, to see whether it can write and read.');

/** Where files go, unless that is the database: whether one can be written, read and removed again. */
export async function* examineFiles(config: Pick<Config, 'files' | 'filesFolder' | 's3'>): AsyncGenerator<Finding> {
  if (config.files === 'database') return;
  const where = placeInWords(config)[config.files];
  const place = config.files === 's3' && config.s3 ? createS3Place(config.s3) : createFolderPlace(config.filesFolder);
  const id = randomUUID();
  try {
    await place.write(id, piecesOf(PROBE), PROBE.length);
    for await (const piece of place.read(id, { start: 0, end: PROBE.length })) {
      if (!piece.equals(PROBE)) throw new Error('what is read is not what was written');
    }
    await place.remove(id);
    yield ok('Files', `They can be kept ${where}.`);
  } catch (error) {
    const advice =
      config.files === 's3'
        ? 'Check S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys, and that they may get, put and delete objects there.'
        : 'Start as the user who owns it, make room, or set FILES_DIR to another folder.';
    yield wrong('Files', `Files cannot be kept ${where}: ${reasonOf(error)}`, advice);
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

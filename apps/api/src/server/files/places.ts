import type { Database } from '@process-ai/db/connect';
import type { FilePlace } from '@process-ai/db/tables/files';
import type { Config } from '../config.ts';
import { createDatabasePlace } from './database-place.ts';
import { createFolderPlace } from './folder-place.ts';
import type { Place } from './place.ts';
import { createS3Place } from './s3-place.ts';

/** Where files can be. null = this one is not set up. */
export type Places = Record<FilePlace, Place | null>;

export const createPlaces = (db: Database, { filesFolder, s3 }: Pick<Config, 'filesFolder' | 's3'>): Places => ({
  database: createDatabasePlace(db),
  folder: createFolderPlace(filesFolder),
  s3: s3 && createS3Place(s3),
});

/** Where files outside of the database are, for a sentence. */
export const placeInWords = ({ filesFolder, s3 }: Pick<Config, 'filesFolder' | 's3'>) => ({
  folder: `in the folder ${filesFolder}`,
  s3: s3
    ? `in the bucket ${s3.bucket} at ${s3.endpoint}`
    : 'in S3 storage, of which S3_ENDPOINT does not say where it is',
});

/** As in "2 files of 300 bytes". */
export const filesInWords = ({ count, bytes }: { count: number; bytes: number }): string =>
  `${count} ${count === 1 ? 'file' : 'files'} of ${bytes} bytes`;

/** Throws where files are in a place of which the settings say nothing. */
export function placeOf(places: Places, name: FilePlace): Place {
  const place = places[name];
  if (!place) throw new Error('Files are in S3-compatible storage, and S3_ENDPOINT does not say where that is.');
  return place;
}

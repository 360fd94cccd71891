import { connect } from '@process-ai/db/connect';
import { readConfig } from './config.ts';
import { moveFiles } from './files/move.ts';
import { createPlaces, filesInWords } from './files/places.ts';
import { openDatabase } from './open-database.ts';
import { createShutdown } from './shutdown.ts';

const TO = { database: 'database', folder: 'folder', s3: 's3' } as const;

/** `npm run move-files -- <database, folder or s3>`: moves what is stored; also while the server runs. */
async function move(name = ''): Promise<void> {
  if (!Object.hasOwn(TO, name)) throw new Error('Say where to: npm run move-files -- database, folder or s3.');
  const to = TO[name as keyof typeof TO];
  const config = readConfig(process.env);
  const shutdown = createShutdown();
  try {
    const { db, close } = connect(await openDatabase(config, shutdown), { max: 2, name: 'process-ai move of files' });
    shutdown.add('the connections to the database', 3000, close);
    const { files, bytes, failed } = await moveFiles(db, createPlaces(db, config), to);
    process.stdout.write(`Moved ${filesInWords({ count: files, bytes })}, each compared by its checksum.\n`);
    if (config.files !== to) process.stdout.write(`New files still go elsewhere: set FILES=${to}.\n`);
    for (const why of failed) process.stderr.write(`${why}\n`);
    if (failed.length > 0) throw new Error(`${failed.length} files stay where they are. Call this again to try again.`);
  } finally {
    await shutdown.run();
  }
}

try {
  await move(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const TIMEOUT_MS = 580_000;

export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasLibreOffice) console.warn('LibreOffice is not installed: no exported file is opened by a second program.');

/**
 * Opens files in LibreOffice and reads what it saves, each under its own name. One start for all.
 * @param from extension of the files @param to extension of what it saves @param settings of its profile, as XML
 */
export async function resaved(
  files: Readonly<Record<string, Uint8Array>>,
  from: string,
  to: string,
  settings?: string,
): Promise<Map<string, Uint8Array>> {
  const work = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  try {
    const profile = join(work, 'profile');
    mkdirSync(join(profile, 'user'), { recursive: true });
    if (settings) writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings);
    const entries = Object.entries(files).map(([name, bytes], index) => ({ name, bytes, stem: String(index) }));
    for (const { bytes, stem } of entries) writeFileSync(join(work, `${stem}.${from}`), bytes);
    await promisify(execFile)(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        '--headless',
        '--convert-to',
        to,
        '--outdir',
        join(work, 'out'),
        ...entries.map(({ stem }) => join(work, `${stem}.${from}`)),
      ],
      { timeout: TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY },
    );
    return new Map(
      entries.map(({ name, stem }) => [name, new Uint8Array(readFileSync(join(work, 'out', `${stem}.${to}`)))]),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

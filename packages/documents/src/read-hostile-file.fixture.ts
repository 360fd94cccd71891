import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { AppError } from '@process-ai/contract/errors';

/** What reading a file came to, and the most memory that the process took, in megabytes. */
export interface Outcome {
  result: 'read' | 'refused' | 'failed';
  words: string;
  peakMegabytes: number;
}

/** Run as a process of its own with a file, its kind and its name, so that its memory is that of this file alone. */
if (import.meta.main) {
  enableCompileCache();
  const [file = '', kind = '', fileName = ''] = process.argv.slice(2);
  const bytes = new Uint8Array(readFileSync(file));
  const outcome = await read(bytes, kind, fileName);
  process.send?.({ ...outcome, peakMegabytes: peakMegabytes() } satisfies Outcome, () => process.exit(0));
}

async function read(bytes: Uint8Array, kind: string, fileName: string): Promise<Omit<Outcome, 'peakMegabytes'>> {
  try {
    return {
      result: 'read',
      words: kind === 'document' ? await readText(bytes, fileName) : await readList(bytes, fileName),
    };
  } catch (error) {
    if (error instanceof AppError) return { result: 'refused', words: error.message };
    return { result: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function readText(bytes: Uint8Array, fileName: string): Promise<string> {
  const { readDocument } = await import('./read-document.ts');
  const { pages, notice } = await readDocument(bytes, fileName);
  return [notice, ...pages.slice(0, 5).map(({ text }) => text.slice(0, 200))].filter(Boolean).join('\n');
}

async function readList(bytes: Uint8Array, fileName: string): Promise<string> {
  const { readProcesses } = await import('./read-processes.ts');
  const { counts, problems } = await readProcesses(bytes, fileName);
  return [JSON.stringify(counts), ...problems.slice(0, 5).map(({ message }) => message)].join('\n');
}

/** What the system counted for this program alone, where it tells; else also what was taken before it was started. */
function peakMegabytes(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

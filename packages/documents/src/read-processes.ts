import { AppError } from '@process-ai/contract/errors';
import type { DeepLevels, ImportMapping, ImportReading } from '@process-ai/contract/imports';
import { PROCESSES_MAX } from '@process-ai/contract/processes';
import { FileError } from './office/file-error.ts';
import { ARCHIMATE_NAMESPACES, archimateOfRecords, archimateOfXml, readArchimate } from './processes/archimate.ts';
import { BPMN_NAMESPACE, readBpmn } from './processes/bpmn.ts';
import { buildTree } from './processes/build-tree.ts';
import { detectContent } from './processes/detect-content.ts';
import { NO_MAPPING } from './processes/mapping.ts';
import type { ModelReading } from './processes/model-processes.ts';
import { readJson, readRecords } from './processes/record-source.ts';
import type { Source } from './processes/source.ts';
import { readTextTable, readWorkbookTable } from './processes/table-source.ts';
import { parseXml, xmlRecords } from './processes/xml.ts';

/**
 * A file of processes → its processes, with how they were read and every problem by row. The format is told by the
 * content: delimited text, XLSX, JSON, XML, BPMN 2.0 or ArchiMate.
 *
 * `mapping` overrides the guessed one place by place (null = no column, absent = as guessed). Levels beyond 5 are folded
 * into level 5 unless `deepLevels` is `skip`. A parent that is not in the file is an error at its row, and stays in
 * `parentCode` as written.
 *
 * Throws `fileTypeRefused` (not an accepted type, hostile, encrypted), `importNotReadable` (not what it claims, no columns
 * for code and name, an unknown column in `mapping`, more than 50,000 processes) or `importEmpty` (nothing in it describes
 * a process). Never returns a reading without processes.
 */
export async function readProcesses(
  bytes: Uint8Array,
  fileName: string,
  options: { mapping?: ImportMapping; deepLevels?: DeepLevels } = {},
): Promise<ImportReading> {
  const { rows, ...source } = await readSource(bytes, fileName, options.mapping ?? {}).catch(tellFileError);
  if (rows.length > PROCESSES_MAX) {
    throw new AppError(
      'importNotReadable',
      `The file holds ${rows.length} processes; at most ${PROCESSES_MAX} are read.`,
    );
  }
  const { problems, ...tree } = buildTree(rows, source.mapping, options.deepLevels);
  const all = [...source.problems, ...problems].sort((a, b) => a.row - b.row);
  if (!tree.processes.length) {
    const reason = all.find(({ severity }) => severity === 'error') ?? all[0];
    const example = reason ? ` Row ${reason.row}: ${reason.message}` : '';
    throw new AppError('importEmpty', `The file holds no processes that can be read.${example}`);
  }
  return { ...source, ...tree, problems: all };
}

function tellFileError(cause: unknown): never {
  if (!(cause instanceof FileError)) throw cause;
  throw new AppError(cause.reason === 'refused' ? 'fileTypeRefused' : 'importNotReadable', cause.message);
}

async function readSource(bytes: Uint8Array, fileName: string, chosen: ImportMapping): Promise<Source> {
  const content = detectContent(bytes, fileName);
  if (content.kind === 'zip') return readWorkbookTable(bytes, chosen);
  if (content.kind === 'table') return readTextTable(content.text, chosen);
  if (content.kind === 'json') {
    const root = readJson(content.text);
    const model = archimateOfRecords(root);
    return model ? modelSource('archimate', readArchimate(model)) : readRecords(root, 'json', chosen);
  }
  return readXml(content.text, fileName, chosen);
}

async function readXml(text: string, fileName: string, chosen: ImportMapping): Promise<Source> {
  const { root, namespaces } = parseXml(text);
  if (root.name === 'definitions' && namespaces.includes(BPMN_NAMESPACE)) {
    return modelSource('bpmn', readBpmn(root, fileName));
  }
  if (
    root.name === 'model' &&
    namespaces.some((name) => ARCHIMATE_NAMESPACES.some((known) => name.startsWith(known)))
  ) {
    return modelSource('archimate', readArchimate(archimateOfXml(root)));
  }
  if (root.name === 'RDF') {
    throw new AppError('importEmpty', 'The XML is an ontology (RDF or OWL): no process elements were found in it.');
  }
  return readRecords(xmlRecords(root), 'xml', chosen);
}

function modelSource(format: 'bpmn' | 'archimate', { processes, problems }: ModelReading): Source {
  return { format, mapping: NO_MAPPING, columns: [], sheets: [], descriptions: null, rows: processes, problems };
}

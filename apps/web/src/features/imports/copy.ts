import type { ImportFormat, ImportOutcome, ImportUndone } from '@process-ai/contract/imports';
import { formatCount, formatNumber } from '../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

const outcome = ({ created, updated, skipped }: ImportOutcome) =>
  [
    `${formatNumber(created)} created`,
    ...(updated > 0 ? [`${formatNumber(updated)} updated`] : []),
    ...(skipped > 0 ? [`${formatNumber(skipped)} left as they were`] : []),
  ].join(', ');

const undone = ({ deleted, restored }: ImportUndone) =>
  [
    `${processes(deleted)} removed`,
    ...(restored > 0 ? [`${formatNumber(restored)} set back to what they were`] : []),
  ].join(', ');

const KEPT_NAMED = 3;

const keptLine = ({ code, name, reason }: ImportUndone['kept'][number]) => `${code} ${name}: ${reason}`;

const kept = (count: number) => `${processes(count)} kept`;

const summary = (result: ImportUndone) => {
  if (result.kept.length === 0) return undone(result);
  const named = result.kept.slice(0, KEPT_NAMED).map(keptLine).join('; ');
  const more = result.kept.length - KEPT_NAMED;
  return `${undone(result)}. ${kept(result.kept.length)}: ${named}${more > 0 ? ` and ${formatNumber(more)} more` : ''}.`;
};

export const copy = {
  formats: {
    csv: 'CSV',
    xlsx: 'Excel workbook',
    json: 'JSON',
    xml: 'XML',
    bpmn: 'BPMN 2.0',
    archimate: 'ArchiMate',
  } satisfies Record<ImportFormat, string>,
  choose: {
    title: 'Choose a file with processes',
    accepted: 'CSV, JSON, XML, XLSX, BPMN or ArchiMate',
    text: 'Drop it here, or',
    button: 'Choose file',
    input: 'File to import',
    drop: 'Drop the file to read it',
    preview: 'You see everything that was found before anything is saved.',
    tooMany: 'Please choose one file at a time.',
    unreadable: 'The browser could not read this file. Is it a folder, or has it been moved?',
  },
  reading: {
    upload: (name: string) => `Uploading ${name}`,
    uploading: (percent: number) => `Uploading... ${percent}%`,
    parsing: 'Reading the file...',
    cancel: 'Cancel',
  },
  refused: {
    title: 'The file was not accepted',
    failed: 'The file could not be read',
    again: 'The file cannot be read this way',
    accepted: 'Accepted are CSV, JSON, XML, XLSX, BPMN and ArchiMate files with a code and a name for each process.',
    retry: 'Try again',
    other: 'Choose another file',
    byHand: 'Match the columns yourself',
    byHandText: 'Pick each column by its name in the file.',
    byHandSubmit: 'Read again',
    sheet: 'Sheet',
  },
  preview: {
    found: processes,
    levels: 'Processes by level',
    level: (level: string) => `Level ${level}`,
    nothingSaved: 'Nothing is saved yet.',
  },
  problems: {
    title: 'Problems',
    none: 'No problems found.',
    filter: 'Show',
    all: (count: number) => `All ${formatNumber(count)}`,
    error: (count: number) => formatCount(count, 'error'),
    warning: (count: number) => formatCount(count, 'warning'),
    severity: { error: 'Error', warning: 'Warning' },
    columns: { severity: 'Severity', row: 'Row', place: 'Place', column: 'Column', message: 'Message' },
    wholeFile: 'Whole file',
    previous: 'Previous',
    next: 'Next',
    page: (from: number, to: number, all: number) =>
      `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(all)}`,
  },
  mapping: {
    title: 'Columns',
    text: 'What each column contains. If you change one, the file is read again.',
    summary: (parts: readonly string[]) => parts.join(' · '),
    sheet: 'Sheet',
    descriptions: (count: number, sheet: string) =>
      `${formatCount(count, 'description')} from sheet “${sheet}”, joined by code`,
    layout: 'Layout',
    layouts: { columns: 'One column each', levels: 'One column per level' },
    fields: {
      code: 'Code',
      name: 'Name',
      level: 'Level',
      description: 'Description',
      parent: 'Parent',
    },
    hints: {
      level: 'If there is none, it follows from the codes.',
      parent: 'Its code or its name. If there is none, it follows from the codes.',
    },
    level: (level: number) => `Level ${level}`,
    levelsHint: 'From the top level down. Each cell reads “code name”.',
    none: 'None',
    choose: 'Choose a column',
    samples: (samples: readonly string[]) => `e.g. ${samples.join(', ')}`,
    incomplete: 'Choose the columns of the code and of the name.',
    incompleteLevels: 'Choose the column of the top level.',
  },
  conflict: {
    title: (count: number) => `${formatNumber(count)} codes of the file are in the sector already`,
    titleOne: 'One code of the file is in the sector already',
    options: {
      stop: { label: 'Stop', text: 'Import nothing if a code already exists.' },
      skip: { label: 'Skip them', text: 'Leave those processes as they are and add the others.' },
      update: {
        label: 'Update them',
        text: 'Take name, level, description and parent from the file. Opportunities and ROI inputs stay.',
      },
    },
    exists: { stop: 'exists', skip: 'skipped', update: 'updated' },
  },
  deep: {
    title: 'The file has levels below 5',
    options: {
      fold: { label: 'Fold them into level 5', text: 'They become level 5, below their nearest level-4 ancestor.' },
      skip: { label: 'Leave them out', text: 'Only levels 1 to 5 are imported.' },
    },
  },
  tree: {
    title: 'Preview',
    label: 'Processes in the file',
    expand: 'Expand all',
    collapse: 'Collapse all',
    row: (row: number) => `Row ${formatNumber(row)}`,
    place: (place: number) => `No. ${formatNumber(place)}`,
    level: (level: number) => `Level ${level}`,
  },
  complete: {
    submit: 'Complete Import',
    done: 'Import complete',
    outcome,
    undo: 'Undo import',
    blocked: {
      errors: (count: number) => `${formatCount(count, 'error')} to fix first, in the file or in the column choices.`,
      conflict: 'Choose what happens to the codes that exist already.',
      deep: 'Choose what happens to the levels below 5.',
    },
    unread: 'Choose columns that can be read.',
    ready: (count: number) => `${processes(count)} to import.`,
    readAgain: 'Read the file again',
  },
  previous: {
    title: 'Previous imports',
    failed: 'The previous imports could not be loaded',
    viewResults: 'View Results',
    undo: 'Undo import',
    confirmTitle: 'Undo this import?',
    confirmText: (name: string) =>
      `What “${name}” brought into the sector is removed, and what it changed is set back. Processes that somebody has worked on since stay.`,
  },
  undo: {
    done: 'Import undone',
    undone,
    kept,
    keptLine,
    summary,
    failed: { title: 'Import not undone' },
    dismiss: 'Dismiss',
  },
};

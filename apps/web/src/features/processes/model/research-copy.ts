import { formatCount, formatNumber } from '../../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** What the research of processes says. */
export const researchCopy = {
  title: 'Research the processes',
  text: 'The analyst proposes the processes of this sector’s industry and the support functions around them. Nothing is saved until you choose.',
  start: 'Research',
  again: 'Research Again',
  againTitle: 'Research again?',
  againText: 'The new proposals replace these, along with your selections and edits.',
  running: 'Researching processes...',
  label: 'Research',
  found: (what: string) => `Researching processes: ${what}`,
  progress: (done: number, total: number, found: number) =>
    total > 1 ? `${formatNumber(done)} of ${formatCount(total, 'area')}, ${processes(found)}` : processes(found),
  done: 'Research complete',
  doneText: (found: number) => `${processes(found)} proposed.`,
  stopped: 'Research stopped',
  stoppedText: 'What was found so far can be added.',
  source: (name: string) => `Proposed by: ${name}`,
  nothing: 'No processes were found',
  nothingText: 'Describe the sector or choose another reference model, then try again. You can also import a file.',
  proposals: 'Proposed processes',
  levelCount: (level: number, chosen: number, count: number) => `Level ${level}: ${chosen} of ${count}`,
  chosen: (chosen: number, count: number) => `${chosen} of ${processes(count)} chosen`,
  allPresent: 'All of them are already in the sector',
  present: 'already there',
  item: (texts: readonly (string | null | false)[], level: number) =>
    `${texts.filter(Boolean).join(' ')}, level ${level}`,
  edit: 'Edit name and description',
  editDone: 'Done',
  editCancel: 'Cancel',
  add: (count: number) => `Add ${processes(count).replace('process', 'Process')}`,
  added: (count: number) => `${processes(count)} added`,
  leftOut: (count: number) =>
    count === 1 ? '1 process was already there and left out.' : `${processes(count)} were already there and left out.`,
  view: 'View Results',
};

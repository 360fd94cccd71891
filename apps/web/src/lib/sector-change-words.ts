import { EXPORT_FORMATS } from '@process-ai/contract/exports';
import type { SectorChange } from '@process-ai/contract/sector-overview';
import { formatCount, formatNumber } from './format.ts';

/** What happened in a sector, as "Analyzed 157 processes". */
export const changeInWords = (change: SectorChange): string => WORDS[change.kind](change);

const processes = (count: number) => formatCount(count, 'process', 'processes');

const WORDS: Record<SectorChange['kind'], (change: SectorChange) => string> = {
  import: ({ what, count }) => `Imported ${processes(count)} from “${what}”`,
  research: () => 'Researched processes',
  analysis: ({ count }) => `Analyzed ${processes(count)}`,
  playbook: ({ what }) => `Applied the playbook “${what}”`,
  inputs: ({ count }) => `Entered ROI inputs of ${processes(count)}`,
  plan: ({ count }) => (count === 1 ? 'Changed the plan' : `Changed the plan ${formatNumber(count)} times`),
  journeys: ({ what, count }) =>
    count === 1 ? `Saved the journey “${what}”` : `Saved ${formatNumber(count)} journeys`,
  insight: ({ what }) => `Uploaded “${what}”`,
  export: ({ what }) => `Exported a file for ${programOf(what)}`,
  edit: () => 'Edited',
};

const PROGRAMS: Record<keyof typeof EXPORT_FORMATS, string> = { docs: 'Word', sheets: 'Excel', slides: 'PowerPoint' };
const programOf = (format: string | null) =>
  format !== null && Object.hasOwn(PROGRAMS, format) ? PROGRAMS[format as keyof typeof PROGRAMS] : (format ?? '');

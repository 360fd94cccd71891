import { formatCount } from '../../../lib/format.ts';

/** What stands above every page of a sector, apart from the rest: each of them loads it. */
export const detailCopy = {
  activity: 'Activity',
  back: 'Sectors',
  tabs: 'Sector',
  loading: 'Loading sector...',
  failed: 'The sector could not be loaded',
  missingTitle: 'Sector Not Found',
  missingText: 'It does not exist, or it has been deleted.',
  missingBack: 'Back to Sectors',
  processes: (count: number) => formatCount(count, 'process', 'processes'),
  archive: { save: 'Save the sector as a file', name: (sector: string) => `${sector}.json` },
  edit: 'Edit sector',
  industry: {
    missing: 'Add industry',
    missingHint: 'With the industry, the analysis knows which use cases fit.',
    isProposed: (name: string) => `${name}, proposed`,
    isProposedHint: 'Proposed from name, description and model. Press to correct it.',
    isSaidHint: 'Press to change it.',
  },
  employees: (count: number) => formatCount(count, 'employee', 'employees'),
  here: {
    title: 'Also here',
    names: (names: readonly string[]) => `Also here: ${names.join(', ')}`,
  },
  blocked: {
    journeys: {
      title: 'Processes Required',
      text: 'Customer journeys run through the processes of a sector. Add processes first.',
    },
    roi: {
      title: 'Prerequisites Required',
      text: 'ROI is calculated for processes that have been analyzed. Add processes and analyze them first.',
    },
    back: 'Go to processes',
  },
};

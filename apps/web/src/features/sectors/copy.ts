import { formatCount } from '../../lib/format.ts';

export const copy = {
  list: {
    title: 'Industry Sectors',
    text: 'Every sector holds its processes, what could be automated in them, and what that is worth.',
    add: 'Add New Sector',
    loading: 'Loading sectors...',
    failed: 'The sectors could not be loaded',
    recentlyDeleted: 'Recently deleted',
    emptyTitle: 'No Sectors Yet',
    emptyText: 'Begin with one: name it, choose its reference model, then research or import its processes.',
    emptyAdd: 'Add Your First Sector',
  },
  card: {
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    steps: (done: number, all: number) => `${done}/${all} steps`,
    progress: (name: string) => `Progress of ${name}`,
    counts: (processes: number, opportunities: number) =>
      opportunities > 0
        ? `${formatCount(processes, 'process', 'processes')} · ${formatCount(opportunities, 'opportunity', 'opportunities')}`
        : formatCount(processes, 'process', 'processes'),
    badgeDone: 'done',
    badgeOpen: 'not yet',
  },
  fields: {
    name: 'Sector name',
    namePlaceholder: 'e.g. Retail banking',
    referenceModel: 'Reference model',
    referenceModelHint: 'A standard process model of the trade, or a name of your own.',
    referenceModelPlaceholder: 'e.g. BIAN',
    description: 'Description',
    icon: 'Icon',
  },
  create: {
    title: 'Add New Sector',
    steps: { details: 'Details', workflow: 'Workflow', research: 'Research', import: 'Import' },
    processesStep: 'Processes',
    trail: 'Steps',
    backToSectors: 'Back to sectors',
    backToDetails: 'Back to details',
    backToWorkflow: 'Back to workflow',
    loading: 'Loading sector...',
    failedToLoad: 'The sector could not be loaded',
    submit: 'Create Sector',
    submitAgain: 'Save and Continue',
    missing: { title: 'Missing information', description: 'Please fill in sector name and reference model' },
    failed: { title: 'Error', description: 'Failed to create sector. Please try again.' },
    workflowTitle: (name: string) => `How should ${name} get its processes?`,
    researchTitle: 'Research processes',
    researchText: 'The analyst proposes the processes of the reference model. You choose which to add.',
    importTitle: 'Import a file',
    importText: 'Bring a process library of your own. Nothing is saved before you have seen a preview.',
    later: 'Decide later and open the sector',
  },
  edit: {
    title: 'Edit Sector',
    open: 'Edit sector',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Sector saved',
    failed: { title: 'Update Failed' },
  },
  remove: {
    title: 'Delete sector?',
    text: (name: string, processes: number) =>
      processes > 0
        ? `“${name}” goes with its ${formatCount(processes, 'process', 'processes')} and all that belongs to them. You can bring it back from “Recently deleted”.`
        : `You can bring “${name}” back from “Recently deleted”.`,
    confirm: 'Delete',
    done: 'Sector deleted',
    undo: 'Undo',
    failed: { title: 'Delete Failed' },
  },
  restore: { done: 'Sector restored', failed: { title: 'Restore Failed' } },
  detail: {
    back: 'Sectors',
    tabs: 'Sector',
    loading: 'Loading sector...',
    failed: 'The sector could not be loaded',
    missingTitle: 'Sector Not Found',
    missingText: 'It does not exist, or it has been deleted.',
    missingBack: 'Back to Sectors',
    processes: (count: number) => formatCount(count, 'process', 'processes'),
  },
  blocked: {
    journeys: {
      title: 'Processes Required',
      text: 'Customer journeys run through the processes of a sector. Add processes first.',
    },
    roi: {
      title: 'Prerequisites Required',
      text: 'The return is worked out for processes that have been analysed. Add processes and analyse them first.',
    },
    back: 'Go to processes',
  },
};

// What opens over the list or beside it, in one file: whoever uses the list needs most of it.
export { FilterSheet } from './filter-sheet.tsx';
export { SavedViewsDialog } from './saved-views-dialog.tsx';
export { TriagePanel } from './triage-panel.tsx';

import { Gauge, LayoutGrid, Lightbulb, ListTree } from 'lucide-react';

/** The views of the Processes tab, as the tab and the palette name them. */
export const PROCESS_VIEWS = [
  { value: 'overview', icon: Gauge, label: 'Overview' },
  { value: 'tree', icon: ListTree, label: 'Tree' },
  { value: 'opportunities', icon: Lightbulb, label: 'Opportunities' },
  { value: 'landscape', icon: LayoutGrid, label: 'Landscape' },
] as const;

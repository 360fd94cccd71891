import type { SectorSummary } from '@process-ai/contract/sectors';
import {
  BookOpen,
  Calculator,
  FileDown,
  FileUp,
  GitCompareArrows,
  History,
  ListTree,
  type LucideIcon,
  Map as MapIcon,
  PenLine,
  ScrollText,
  SlidersHorizontal,
  Sparkles,
  Telescope,
  TrendingUp,
  Waypoints,
} from 'lucide-react';
import { copy as roi } from '../../features/roi/copy.ts';
import { sectorTabs } from '../../features/sectors/model/detail.ts';
import { PROCESS_VIEWS } from '../routes/process-views.ts';
import type { Findable } from './rank.ts';

export interface SectorEntry extends Findable {
  id: string;
  icon: LucideIcon;
  /** An address; null = the comparison, since what it compares has to be looked up first. */
  to: string | null;
}

const TABS: Record<ReturnType<typeof sectorTabs>[number]['value'], { icon: LucideIcon; words: string }> = {
  processes: { icon: ListTree, words: 'overview tree' },
  journeys: { icon: Waypoints, words: 'touchpoints swimlane experience' },
  insights: { icon: ScrollText, words: 'documents upload summary evidence' },
  playbooks: { icon: BookOpen, words: 'templates' },
  roi: { icon: TrendingUp, words: 'savings payback' },
};

const VIEW_WORDS: Record<(typeof PROCESS_VIEWS)[number]['value'], string> = {
  overview: 'next step progress readiness',
  tree: 'hierarchy list',
  opportunities: 'findings use cases triage',
  landscape: 'heat map',
};

/** The tabs of a sector and their views, then what can be done in it; without what is still blocked, or not allowed. */
export function sectorEntries(sector: SectorSummary, exportAddress: string): SectorEntry[] {
  const address = `/sectors/${sector.id}`;
  const { hasProcesses, hasAnalysis } = sector;
  const mayEdit = sector.role !== 'viewer';
  const tabs = sectorTabs(sector)
    .filter(({ disabled }) => !disabled)
    .map(({ value, label, path }) => ({ id: value, title: label, to: address + path, ...TABS[value] }));
  const create = (step: string) => `/sectors/new?step=${step}&sector=${sector.id}`;
  return [
    ...tabs,
    ...(hasProcesses
      ? PROCESS_VIEWS.map(({ value, label, icon }) => ({
          id: value,
          title: label,
          icon,
          words: `view ${VIEW_WORDS[value]}`,
          to: `${address}?view=${value}`,
        }))
      : []),
    ...(hasAnalysis
      ? [
          { view: 'processes', title: 'ROI inputs', icon: Calculator, words: 'grid figures volumes salaries' },
          { view: 'case', title: roi.views.case, icon: TrendingUp, words: 'npv payback cash flow scenarios' },
          { view: 'plan', title: roi.views.plan, icon: MapIcon, words: 'roadmap initiatives waves gantt timeline' },
          { view: 'assumptions', title: roi.views.assumptions, icon: SlidersHorizontal, words: 'currency rates' },
        ].map(({ view, ...entry }) => ({ ...entry, id: `roi-${view}`, to: `${address}/roi?view=${view}` }))
      : []),
    ...(mayEdit
      ? [
          {
            id: 'import',
            title: 'Import a file',
            icon: FileUp,
            words: 'upload csv excel xlsx bpmn',
            to: create('import'),
          },
          {
            id: 'research',
            title: 'Research processes',
            icon: Telescope,
            words: 'library reference model',
            to: create('research'),
          },
          {
            id: 'add',
            title: 'Add a process',
            icon: PenLine,
            words: 'new create by hand',
            to: `${address}?view=tree&add=`,
          },
          ...(hasProcesses
            ? [
                {
                  id: 'generate',
                  title: 'Generate a playbook',
                  icon: Sparkles,
                  words: 'draft',
                  to: `${address}/playbooks#generate`,
                },
              ]
            : []),
          {
            id: 'apply',
            title: 'Apply a playbook',
            icon: BookOpen,
            words: 'template',
            to: `${address}/playbooks`,
          },
        ]
      : []),
    ...(hasAnalysis
      ? [
          {
            id: 'compare',
            title: 'Compare vendors',
            icon: GitCompareArrows,
            words: 'comparison ranking matrix',
            to: null,
          },
        ]
      : []),
    ...(hasProcesses
      ? [
          {
            id: 'export',
            title: 'Export the blueprint',
            icon: FileDown,
            words: 'word excel powerpoint docs sheets slides download',
            to: exportAddress,
          },
        ]
      : []),
    { id: 'activity', title: 'Show activity', icon: History, words: 'history changes log', to: `${address}/activity` },
  ];
}

/** The export of a sector over the tab that is open; the comparison of vendors and the activity are pages of their own. */
export function exportIn(sectorId: string, { pathname, search }: { pathname: string; search: string }): string {
  const sector = `/sectors/${sectorId}`;
  const inSector = pathname === sector || pathname.startsWith(`${sector}/`);
  if (!inSector || /\/(vendors-compare|activity)\b/.test(pathname)) return `${sector}?export=new`;
  const state = new URLSearchParams(search);
  state.set('export', 'new');
  return `${pathname}?${state}`;
}

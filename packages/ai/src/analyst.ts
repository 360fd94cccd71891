import type { OpportunityDraft } from '@process-ai/contract/opportunities';
import type { DiscoveredProcess } from '@process-ai/contract/processes';

/** A process as an analyst sees it: plain values, no ids. */
export interface ProcessContext {
  name: string;
  description: string | null;
  /** 1 (category) to 5 (task). */
  level: number;
  /** Names of the processes above it, from the root down. */
  ancestors: readonly string[];
  /** Names of the processes right below it. */
  children: readonly string[];
  /** What the process costs a year, in currency units, from its ROI inputs; null where it has none. */
  annualCost: number | null;
}

export interface SectorContext {
  name: string;
  description: string | null;
  referenceModel: string;
}

export interface ResearchFindings {
  /** The notice that must be shown with the proposal; null where there is none. */
  attribution: string | null;
  /** Parents before their children. */
  processes: DiscoveredProcess[];
}

/** Whoever analyses and researches: the built-in analyst, or a language model. Values in, values out; saves nothing. */
export interface Analyst {
  /** Shown with everything it proposes: "Built-in analyst", or the name of the model. */
  readonly source: string;
  /** How many processes it works on at once. */
  readonly concurrency: number;
  analyzeProcess(process: ProcessContext, signal?: AbortSignal): Promise<OpportunityDraft[]>;
  researchProcesses(sector: SectorContext, signal?: AbortSignal): Promise<ResearchFindings>;
}

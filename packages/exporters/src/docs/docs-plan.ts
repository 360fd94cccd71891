import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { Blueprint, BlueprintProcess } from '@process-ai/domain/blueprint';
import { type FigureWords, figureWords } from '../figure-words.ts';
import { type Palette, paletteOf } from '../palette.ts';
import { type Area, areasOf } from './areas.ts';

export interface PlannedOpportunity {
  process: BlueprintProcess;
  opportunity: Opportunity;
}

/** What all sections are written from. */
export interface DocsPlan {
  blueprint: Blueprint;
  palette: Palette;
  words: FigureWords;
  areas: readonly Area[];
  /** Highest estimate first. */
  opportunities: readonly PlannedOpportunity[];
  /** Thousands a year. */
  totalEstimate: number;
}

export const OPPORTUNITY_LABELS = {
  automation: 'Automation',
  ai: 'AI',
  agentic: 'Agentic',
} as const satisfies Record<OpportunityType, string>;

export function planDocs(blueprint: Blueprint): DocsPlan {
  const opportunities = blueprint.processes
    .flatMap((process) => process.opportunities.map((opportunity) => ({ process, opportunity })))
    .sort((a, b) => b.opportunity.estimatedSavings - a.opportunity.estimatedSavings);
  return {
    blueprint,
    palette: paletteOf(blueprint.branding.accentColour),
    words: figureWords(blueprint.assumptions.currency),
    areas: areasOf(blueprint.processes),
    opportunities,
    totalEstimate: estimateOf(blueprint.processes),
  };
}

/** Σ estimated savings, thousands a year. */
export const estimateOf = (processes: readonly BlueprintProcess[]): number =>
  processes.reduce(
    (sum, { opportunities }) => sum + opportunities.reduce((own, { estimatedSavings }) => own + estimatedSavings, 0),
    0,
  );

/** Σ projected savings of what counts in the totals, currency units a year; null where nothing has ROI inputs. */
export function projectedOf(processes: readonly BlueprintProcess[]): number | null {
  const results = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.result] : []));
  return results.length > 0 ? results.reduce((sum, { projectedSavings }) => sum + projectedSavings, 0) : null;
}

export const opportunityCount = (processes: readonly BlueprintProcess[]): number =>
  processes.reduce((sum, { opportunities }) => sum + opportunities.length, 0);

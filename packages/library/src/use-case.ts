import type { Industry } from '@process-ai/contract/industries';
import type { BenefitMoves, Benefit as OpportunityBenefit, OpportunityType } from '@process-ai/contract/opportunities';
import type { TagId } from '@process-ai/domain/capability-tags/taxonomy';
import type { AiActClass } from '@process-ai/domain/use-case-duties';

/** One way to automate or support work, as somebody who has done it would tell it. */
export interface UseCase {
  /** Stable, in kebab-case: opportunities refer to it. */
  id: string;
  /** Complete without the name of a process. */
  title: string;
  /** By what it is: fixed rules, a model that reads or predicts, or an agent that carries out several steps. */
  type: OpportunityType;
  /** Two to four sentences: what happens today, which step changes, by which technique, on which data. */
  description: string;
  /** The decision that stays, and with whom. */
  staysWithPeople: string;
  /** What can be shown within 30 days. */
  firstStep: string;
  /** Data, systems and preconditions. */
  needs: string;
  /** Where it holds. */
  industries: 'any' | readonly [Industry, ...Industry[]];
  /**
   * Where it belongs: `<model> <code>` of a process that ships ("BIAN 6.1.1.1"), or `<model> <code> <name>` of another
   * element of a public model ("APQC PCF 9.6.1.3 Audit invoices and key data in AP system").
   */
  at: readonly string[];
  /** How clients call the activity, separated by commas, abbreviations included. */
  phrases: Record<Language, string>;
  /** Words, separated by commas, which show that a process is about something else; empty where nothing is confused. */
  not: string;
  benefit: Benefit;
  /** Person-days until it runs. */
  effort: Range;
  /** One-off cost in thousands of US dollars, the person-days included. */
  cost: Range;
  /** Thousands of US dollars a year, once it runs. */
  runCost: number;
  risk: Risk;
  /** Capability tags of the vendors that help with it. */
  capabilities: readonly [TagId, ...TagId[]];
  /** One to three figures that show whether it works. */
  measures: readonly [Measure, ...Measure[]];
}

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Range = readonly [low: number, likely: number, high: number];

export interface Benefit {
  /** What it moves. */
  moves: BenefitMoves;
  /** By which share, 0–1. */
  share: Range;
  /** The publication that measured it (publisher, title, year), or the judgement of the author. */
  basis: 'judgement' | { published: string };
}

/** What a use case moves, as an opportunity keeps it. */
export function benefitOf({ benefit: { moves, share } }: Pick<UseCase, 'benefit'>): OpportunityBenefit {
  const [low, likely, high] = share;
  return { moves, low, likely, high };
}

interface Risk {
  /** The main risk, and the control against it. */
  main: string;
  /** A decision with legal or similar effect on a person is prepared or made (GDPR article 22). */
  decidesAboutPerson?: true;
  /** Health, religion, union membership, biometrics and the like are processed (GDPR article 9). */
  specialCategories?: true;
  aiAct: AiActClass;
}

interface Measure {
  name: string;
  unit: string;
  better: 'higher' | 'lower';
}

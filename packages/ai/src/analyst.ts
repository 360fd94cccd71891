import type { Evidence } from '@process-ai/contract/evidence';
import type { ProcessFinding } from '@process-ai/contract/findings';
import type { Industry } from '@process-ai/contract/industries';
import type { CitedSentence, DocumentPage, InsightFact, InsightFigure } from '@process-ai/contract/insights';
import type { JourneyDraft } from '@process-ai/contract/journeys';
import type { OpportunityDraft } from '@process-ai/contract/opportunities';
import type { PlaybookInput, PlaybookOpportunity, RoiAssumption } from '@process-ai/contract/playbooks';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { SectorProfile } from '@process-ai/contract/sectors';
import type { Answer, Criterion, TrackSuitability } from '@process-ai/contract/suitability';
import type { VendorInput } from '@process-ai/contract/vendors';
import type { Answers } from '@process-ai/domain/suitability';

/** A process and its place in the tree. */
export interface PlacedProcess {
  code: string;
  name: string;
  description: string | null;
  /** 1 (category) to 5 (task). */
  level: number;
  /** The processes above it, from the root down. */
  ancestors: readonly { code: string; name: string }[];
  /** Names of the processes right below it. */
  children: readonly string[];
}

/** What is known of the organisation whose processes are analysed. */
export interface SectorBrief extends SectorContext {
  /** As its profile says, or else its name, description and model; null where they leave it open. */
  industry: Industry | null;
  profile: SectorProfile;
}

/** A process as an analyst sees it: plain values, no ids. */
export interface ProcessContext extends PlacedProcess {
  sector: SectorBrief;
  /** What the use-case catalogue knows of it. */
  finding: ProcessFinding;
  /** What a person has answered to criteria; it stands above what the analyst reads. */
  overruled: Answers;
  /** What the client's documents say of it; absent where none do. */
  evidence?: readonly ProcessEvidence[];
}

/** A sentence of the client's documents that speaks of a process. */
export type ProcessEvidence = Pick<Evidence, 'fileName' | 'page' | 'quote' | 'effects'>;

/** What suitability is read from. */
export type ReadableProcess = Omit<PlacedProcess, 'code'> & Pick<ProcessContext, 'overruled' | 'evidence'>;

/** How suitable a process is, and the words that say so. Read by the built-in analyst, whoever proposes. */
export interface SuitabilityReading {
  /** Every criterion; answer null where the texts do not tell. */
  criteria: { criterion: Criterion; answer: Answer | null; words: string[] }[];
  tracks: TrackSuitability[];
  notNow: boolean;
}

export interface ProcessAnalysis {
  opportunities: OpportunityDraft[];
  suitability: SuitabilityReading;
}

export interface SectorContext {
  name: string;
  description: string | null;
  referenceModel: string;
}

export interface ResearchFindings {
  /** What was put together and what is not known, for the person who chooses; null where there is nothing to say. */
  note: string | null;
  /** The notice that must be shown with the proposal; null where there is none. */
  attribution: string | null;
  /** Parents before their children. */
  processes: DiscoveredProcess[];
}

/** Told while research goes on: what was found so far, and how far it is. */
export type OnFound = (found: { findings: ResearchFindings; done: number; total: number }) => void | Promise<void>;

/** A sector as journeys are drawn from it, and playbooks. */
export interface SectorOutline extends SectorBrief {
  /** In code order. */
  processes: OutlinedProcess[];
}

/** With the time at which its figures were read, ISO 8601. */
export interface DatedOutline extends SectorOutline {
  asOf: string;
}

export interface OutlinedProcess extends DiscoveredProcess {
  opportunities: PlaybookOpportunity[];
  /** What it costs and can save today, in currency units a year, and what that rests on. */
  value: { basis: MoneyBasis; cost: number; savings: number };
  /** Its ROI inputs, runtime in hours as playbooks have it; null where there are none. */
  roi: Omit<RoiAssumption, 'processCode' | 'source'> | null;
}

export interface DocumentContext {
  title: string;
  fileName: string;
  pages: readonly DocumentPage[];
}

export interface DocumentSummary {
  /** Each with its page and the exact words; those whose words do not stand in the document are dropped. */
  sentences: CitedSentence[];
  /** Absent where whoever summarizes does not read them. */
  figures?: DocumentFigures;
}

/** The facts of a document, and those that look like ROI inputs in their field's unit, with how they were converted. */
export interface DocumentFigures {
  facts: InsightFact[];
  figures: InsightFigure[];
  /** BCP 47 code; null where it cannot be told. */
  language: string | null;
}

export interface VendorFindings {
  proposed: VendorInput;
  /** The month of the facts, as "2026-11"; null where it is not known. */
  factsAsOf: string | null;
}

/** Whoever analyses and researches: the built-in analyst, or a language model. Values in, values out; saves nothing. */
export interface Analyst {
  /** Shown with everything it proposes: "Built-in analyst", or the name of the model. */
  readonly source: string;
  /** How many processes it works on at once. */
  readonly concurrency: number;
  analyzeProcess(process: ProcessContext, signal?: AbortSignal): Promise<ProcessAnalysis>;
  researchProcesses(sector: SectorBrief, signal?: AbortSignal, onFound?: OnFound): Promise<ResearchFindings>;
  /** Journeys whose touchpoints stand on the sector's process codes; none when the processes give none. */
  suggestJourneys(sector: SectorOutline, signal?: AbortSignal): Promise<JourneyDraft[]>;
  draftPlaybook(sector: DatedOutline, signal?: AbortSignal): Promise<PlaybookInput>;
  summarizeDocument(document: DocumentContext, signal?: AbortSignal): Promise<DocumentSummary>;
  /** Says that this document is summarized next. Absent where beginning early saves no time, or costs money. */
  prepareSummary?(document: DocumentContext): void;
  /** What is known of the vendor; null when nothing is. */
  refreshVendor(vendor: VendorInput, signal?: AbortSignal): Promise<VendorFindings | null>;
  /** Asks one small question. Absent where nothing has to be reached. */
  testConnection?(signal?: AbortSignal): Promise<void>;
}

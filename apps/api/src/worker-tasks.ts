import type {
  DatedOutline,
  DocumentContext,
  DocumentFigures,
  DocumentSummary,
  PlacedProcess,
  ProcessAnalysis,
  ProcessContext,
  ReadableProcess,
  SectorBrief,
  SectorOutline,
  SuitabilityReading,
} from '@process-ai/ai/analyst';
import type { Composition } from '@process-ai/ai/built-in/research/compose-research';
import type { FoundEvidence } from '@process-ai/ai/evidence/find-evidence';
import type { Found } from '@process-ai/ai/use-cases/find-use-cases';
import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { ClientPage } from '@process-ai/contract/client-links';
import type { ShownCover } from '@process-ai/contract/export-covers';
import type { ExportFigures, ExportFormat, ExportPreview, Readiness } from '@process-ai/contract/exports';
import type { DeepLevels, ImportMapping, ImportReading } from '@process-ai/contract/imports';
import type { DocumentPage, DocumentText } from '@process-ai/contract/insights';
import type { JourneyDraft } from '@process-ai/contract/journeys';
import type { PlaybookInput } from '@process-ai/contract/playbooks';
import type { RoiAssumptions } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/contract/scenarios';
import type { GeneralIdea } from '@process-ai/contract/use-cases';
import type { VendorFit, VendorMatch } from '@process-ai/contract/vendor-comparison';
import type { TemplateKind } from '@process-ai/contract/workspace';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import type { compareVendors, matchesOf } from '@process-ai/domain/vendor-comparison';
import type { Pool } from './server/workers/task-table.ts';

/** What an export is told. The processes and the plan it reads itself: thousands of them would hold up the server. */
export interface ExportOrder extends PreviewOrder {
  format: ExportFormat;
}

export interface PreviewOrder extends BlueprintOrder {
  /** Of the firm; null = ours. */
  template: TemplateFile | null;
}

export interface TemplateFile {
  bytes: Uint8Array;
  /** Its extension says what it is. */
  name: string;
}

export interface BlueprintOrder {
  sectorId: string;
  /** Empty or absent = those with opportunities or ROI inputs. */
  processIds: string[] | undefined;
  source: Omit<
    BlueprintSource,
    'tree' | 'processes' | 'rejectedAlone' | 'roiInputs' | 'value' | 'processValues' | 'plan'
  >;
}

/** What a check before an export is told. The processes, their inputs and the plan it reads itself. */
export interface ReadinessOrder {
  sectorId: string;
  source: ExportOrder['source'];
}

/** What a business case is told. The processes, their inputs and the plan it reads itself. */
export interface CaseOrder {
  sectorId: string;
  assumptions: RoiAssumptions;
}

interface ChosenProcesses {
  sectorId: string;
  processIds: string[];
}

/** Work that would hold up other requests, or may end its process. How it is done stands in server/workers/tasks.ts. */
export interface Tasks {
  readProcesses(file: Uint8Array, fileName: string, options: ReadOptions): Promise<ImportReading>;
  /** The text of an insight document. Throws when it is damaged, protected, or not what it claims to be. */
  readDocument(file: Uint8Array, fileName: string): Promise<DocumentText>;
  /** What a firm's template is for. Throws as `readDocument`, and where it holds macros. */
  readTemplate(file: Uint8Array, fileName: string): Promise<TemplateKind>;
  /** The built-in analyst, on many processes and on whatever else would hold up other requests. */
  analyzeProcesses(processes: ProcessContext[]): Promise<ProcessAnalysis[]>;
  readSuitability(process: ReadableProcess): Promise<SuitabilityReading>;
  /** What the catalogue knows of each, in the same order. */
  findUseCases(processes: PlacedProcess[], sector: Pick<SectorBrief, 'industry' | 'referenceModel'>): Promise<Found[]>;
  composeResearch(sector: SectorBrief): Promise<Composition>;
  generalIdeas(process: ReadableProcess): Promise<GeneralIdea[]>;
  suggestJourneys(sector: SectorOutline): Promise<JourneyDraft[]>;
  draftPlaybook(sector: DatedOutline): Promise<PlaybookInput>;
  summarizeDocument(document: DocumentContext): Promise<DocumentSummary>;
  /** Which sentences of these insights speak of processes of the sector; it reads both itself, of this size. */
  findEvidence(
    sectorId: string,
    insightIds: string[],
    size: { characters: number; processes: number },
  ): Promise<FoundEvidence[]>;
  /** The whole sentence that a quote is, or is cut from. */
  findSentence(pages: DocumentPage[], quote: string): Promise<string | null>;
  findFigures(pages: DocumentPage[]): Promise<DocumentFigures>;
  /** The number of the sector's processes says how much memory it may need. */
  exportBlueprint(
    order: ExportOrder,
    processCount: number,
  ): Promise<{ bytes: Uint8Array; figures: ExportFigures; cover: ShownCover }>;
  previewBlueprint(
    order: PreviewOrder,
    processCount: number,
  ): Promise<{ preview: Omit<ExportPreview, 'firmTemplate'>; figures: ExportFigures }>;
  /** The document as a page in the browser. */
  clientPage(order: BlueprintOrder, processCount: number): Promise<Omit<ClientPage, 'expiresAt'>>;
  checkReadiness(order: ReadinessOrder, processCount: number): Promise<Readiness>;
  sectorCase(order: CaseOrder, scenario: Scenario, processCount: number): Promise<SectorCase>;
  compareScenarios(order: CaseOrder, scenarios: Scenario[], processCount: number): Promise<ScenarioOutcome[]>;
  compareVendors(
    choice: ChosenProcesses,
    vendors: Parameters<typeof compareVendors>[1],
    options: Parameters<typeof compareVendors>[2],
  ): Promise<VendorFit[]>;
  matchVendors(
    choice: ChosenProcesses,
    vendors: Parameters<typeof matchesOf>[1],
    options: Parameters<typeof matchesOf>[2],
  ): Promise<VendorMatch[]>;
}

export type WorkerPool = Pool<Tasks>;

interface ReadOptions {
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

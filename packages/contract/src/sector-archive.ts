import { z } from 'zod';
import { CommentSubject } from './comments.ts';
import { SENTENCE_MAX } from './evidence.ts';
import { ExportCover } from './export-covers.ts';
import { FindingState, ProcessFinding } from './findings.ts';
import { Id } from './ids.ts';
import { CostKind, InitiativeBaseline, InitiativeStatus, Month } from './initiatives.ts';
import { CitedSentence, DocumentPage, INSIGHT_TYPES, InsightFact, InsightFigure, SummaryStatus } from './insights.ts';
import { experienceFields, TOUCHPOINTS_MAX, TouchPointType } from './journeys.ts';
import { Basis, BenefitMoves, Effort, OpportunityStatus, OpportunityType } from './opportunities.ts';
import { ScenarioAssumptions } from './scenarios.ts';
import { SectorProfile } from './sectors.ts';
import { CODE_MAX, DESCRIPTION_MAX, isStorable, NAME_MAX } from './text.ts';

export const ARCHIVE_FORMAT = 'process-ai-sector';
export const ARCHIVE_VERSION = 1;
/** Rows of one kind. */
const ROWS_MAX = 100_000;

const text = (max: number) => z.string().max(max, `At most ${max} characters`).refine(isStorable, 'Cannot be stored');
const by = text(NAME_MAX).describe('As the person was called then.');
/** ISO 8601, to the microsecond. */
const Moment = z.iso.datetime({ offset: true });
const share = z.number().min(0).max(1);
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(ROWS_MAX);

const ArchivedProcess = z.object({
  id: Id,
  parentId: Id.nullable(),
  code: text(CODE_MAX),
  name: text(NAME_MAX),
  level: z.int().min(1).max(5),
  description: text(DESCRIPTION_MAX).nullable(),
  finding: FindingState.nullable(),
});

const ArchivedOpportunity = z.object({
  id: Id,
  processId: Id,
  type: OpportunityType,
  title: text(NAME_MAX),
  description: text(DESCRIPTION_MAX),
  enteredSavings: z.number().nullable().describe('Thousands a year; null = derived at each read.'),
  benefitMoves: BenefitMoves,
  benefitLow: share,
  benefitLikely: share,
  benefitHigh: share,
  rationale: text(DESCRIPTION_MAX),
  basis: Basis.nullable(),
  confidence: share.nullable(),
  useCaseId: text(NAME_MAX).nullable(),
  source: text(NAME_MAX),
  position: z.int(),
  effort: Effort,
  status: OpportunityStatus,
  decidedBy: by.nullable(),
  decidedAt: Moment.nullable(),
  owner: text(NAME_MAX).nullable(),
  dueDate: z.iso.date().nullable(),
  edited: z.boolean(),
});

const ArchivedSuitability = z.object({
  processId: Id,
  bestScore: z.number().nullable(),
  overrules: z.record(z.string(), z.object({ answer: z.int().min(1).max(5), by, at: z.string() })),
  finding: ProcessFinding.nullable(),
});

const ArchivedRoiInput = z.object({
  processId: Id,
  fteCount: z.number(),
  processFrequency: z.number(),
  averageSalary: z.number(),
  averageRuntime: z.number(),
  implementationCost: z.number().nullable(),
  annualRunCost: z.number().nullable(),
  automationRate: share.nullable(),
  realisation: share.nullable(),
  updatedBy: by.nullable(),
  version: z.int().min(1),
  cells: z
    .record(
      z.string(),
      z.object({ version: z.int(), by, benchmark: z.boolean().optional(), source: text(NAME_MAX).optional() }),
    )
    .describe('The last change of each figure, by its name.'),
});

const ArchivedRoiAssumptions = z.object({
  changed: z.record(
    z.string(),
    z.object({ value: z.union([z.number(), text(NAME_MAX), z.array(z.number())]), by, at: z.string() }),
  ),
  version: z.int().min(1),
});

const ArchivedScenario = z.object({
  id: Id,
  name: text(NAME_MAX),
  description: text(DESCRIPTION_MAX).nullable(),
  assumptions: ScenarioAssumptions,
  updatedBy: by,
});

const ArchivedJourney = z.object({
  id: Id,
  name: text(NAME_MAX),
  description: text(DESCRIPTION_MAX).nullable(),
  persona: text(DESCRIPTION_MAX).nullable(),
  touchPoints: z
    .array(
      z.object({
        id: Id,
        name: text(NAME_MAX),
        type: TouchPointType,
        description: text(DESCRIPTION_MAX),
        processId: Id.nullable(),
        processStep: text(CODE_MAX),
        momentThatMatters: z.boolean(),
        phase: text(NAME_MAX).nullable(),
        ...experienceFields,
      }),
    )
    .max(TOUCHPOINTS_MAX),
  source: text(NAME_MAX).nullable(),
});

const ArchivedInsight = z.object({
  id: Id,
  title: text(NAME_MAX),
  fileName: text(NAME_MAX),
  fileType: z.enum(INSIGHT_TYPES),
  fileSize: z.int(),
  file: z.base64().describe('The document itself, in Base64.'),
  pages: z.array(DocumentPage),
  notice: text(DESCRIPTION_MAX).nullable(),
  summaryStatus: SummaryStatus,
  sentences: z.array(CitedSentence),
  figures: z.array(InsightFigure),
  facts: z.array(InsightFact),
  language: text(40).nullable(),
  source: text(NAME_MAX).nullable(),
  uploadedAt: Moment,
});

const ArchivedEvidence = z.object({
  processId: Id,
  insightId: Id,
  position: z.int(),
  page: z.int(),
  quote: text(DESCRIPTION_MAX),
  facts: z.array(InsightFact),
  figures: z.array(InsightFigure),
  effects: z.array(
    z.object({ criterion: text(NAME_MAX), direction: z.enum(['raises', 'lowers']), words: text(DESCRIPTION_MAX) }),
  ),
});

const ArchivedEvidenceDecision = z.object({
  insightId: Id,
  quote: text(SENTENCE_MAX),
  processId: Id.nullable(),
  decidedBy: by,
  decidedAt: Moment,
});

const ArchivedInitiative = z.object({
  id: Id,
  position: z.int(),
  name: text(NAME_MAX),
  description: text(DESCRIPTION_MAX).nullable(),
  owner: text(NAME_MAX).nullable(),
  startMonth: Month,
  endMonth: Month,
  status: InitiativeStatus,
  costLines: z.array(z.object({ kind: CostKind, name: text(NAME_MAX), amount: z.number() })),
  annualRunCost: z.number(),
  effortDays: z.number(),
  dependsOn: z.array(Id),
  gate: text(DESCRIPTION_MAX).nullable(),
  risks: z.array(z.object({ risk: text(DESCRIPTION_MAX), control: text(DESCRIPTION_MAX).nullable() })),
  measures: z.array(
    z.object({
      id: text(NAME_MAX),
      name: text(NAME_MAX),
      unit: text(NAME_MAX).nullable(),
      better: z.enum(['higher', 'lower']),
      baseline: z.number().nullable(),
      target: z.number().nullable(),
    }),
  ),
  baseline: InitiativeBaseline.nullable(),
  source: text(NAME_MAX),
});

const ArchivedActual = z.object({
  initiativeId: Id,
  month: Month,
  savings: z.number().nullable(),
  cost: z.number().nullable(),
  volume: z.number().nullable(),
  measures: z.record(z.string(), z.number()).describe('By the id of the measure.'),
  enteredBy: by,
  enteredAt: Moment,
});

const ArchivedComment = z.object({
  id: Id,
  subject: CommentSubject,
  subjectId: Id,
  byName: by,
  text: text(DESCRIPTION_MAX),
  createdAt: Moment,
  editedAt: Moment.nullable(),
});

/** What a sector holds, each kind by the name of what its rows are. */
export const ARCHIVED_ROWS = {
  processes: rows(ArchivedProcess),
  opportunities: rows(ArchivedOpportunity),
  suitability: rows(ArchivedSuitability),
  roiInputs: rows(ArchivedRoiInput),
  roiAssumptions: z.array(ArchivedRoiAssumptions).max(1),
  scenarios: rows(ArchivedScenario),
  journeys: rows(ArchivedJourney),
  insights: rows(ArchivedInsight),
  evidence: rows(ArchivedEvidence),
  evidenceDecisions: rows(ArchivedEvidenceDecision),
  planSettings: z.array(z.object({ startMonth: Month, capacityDays: z.number().nullable() })).max(1),
  initiatives: rows(ArchivedInitiative),
  initiativeOpportunities: rows(z.object({ opportunityId: Id, initiativeId: Id })),
  actuals: rows(ArchivedActual),
  comments: rows(ArchivedComment),
};

/**
 * A whole sector as one JSON document, with its documents. Not in it: who may open it, links for clients, files that
 * were exported, jobs, and what could be undone. Ids tie its rows together, and are given anew where it is imported.
 */
export const SectorArchive = z.object({
  format: z.literal(ARCHIVE_FORMAT, 'this is no sector that Process AI has exported'),
  version: z.literal(ARCHIVE_VERSION, 'this version of the product does not know the file’s version'),
  sector: z.object({
    name: text(NAME_MAX).min(1),
    referenceModel: text(100).min(1),
    description: text(DESCRIPTION_MAX).nullable(),
    icon: text(100).nullable(),
    profile: SectorProfile,
    exportCover: ExportCover.nullable(),
    roiCalculatedAt: Moment.nullable().describe('When ROI results were last asked for; null = never.'),
    revision: z.int().min(1).describe('What the versions of ROI inputs are counted by.'),
  }),
  ...ARCHIVED_ROWS,
  // Files of before there were decisions have none.
  evidenceDecisions: ARCHIVED_ROWS.evidenceDecisions.default([]),
  shortlist: rows(
    z.object({ vendor: text(NAME_MAX).describe('By name.'), note: text(DESCRIPTION_MAX).nullable(), keptBy: by }),
  ),
});
export type SectorArchive = z.infer<typeof SectorArchive>;

export const ImportedSector = z.object({
  id: Id,
  name: z.string(),
  missingVendors: z.array(z.string()).describe('On its shortlist, and not in the directory here.'),
});
export type ImportedSector = z.infer<typeof ImportedSector>;

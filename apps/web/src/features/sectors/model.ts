import type { SectorHighlight } from '@process-ai/contract/sector-overview';
import { REFERENCE_MODELS, type SectorSummary } from '@process-ai/contract/sectors';
import { matchesWords } from '@process-ai/domain/matches-words';

type Flags = Pick<SectorSummary, 'hasProcesses' | 'hasAnalysis' | 'hasJourneys' | 'hasROI'>;

/** The four steps of a sector, in order, and which of them are done. */
export const progressSteps = (flags: Flags) => [
  { label: 'Processes', done: flags.hasProcesses },
  { label: 'Analysis', done: flags.hasAnalysis },
  { label: 'Journeys', done: flags.hasJourneys },
  { label: 'ROI', done: flags.hasROI },
];

/** Of a sector that is open to all, every member; else its owners. */
export const mayDelete = ({ access, role }: Pick<SectorSummary, 'access' | 'role'>) =>
  role === 'owner' || (access === 'all' && role === 'editor');

/** The models of the edit dialog, and the sector's own if it is none of them. */
export const modelOptions = (current: string) =>
  [...REFERENCE_MODELS, ...(isKnownModel(current) || !current ? [] : [current])].map((value) => ({
    value,
    label: value,
  }));

const isKnownModel = (model: string) => REFERENCE_MODELS.some((known) => known === model);

const CREATE_STEPS = ['details', 'workflow', 'research', 'import'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** The step named in the address; always the details until the sector has been created. */
export const createStep = (wanted: string | null, sectorId: string | null): CreateStep =>
  (sectorId && CREATE_STEPS.find((step) => step === wanted)) || 'details';

export const createPath = (step: CreateStep, sectorId: string) =>
  `/sectors/new?step=${step}&sector=${encodeURIComponent(sectorId)}`;

export const SORTS = ['change', 'name', 'value'] as const;
export type Sort = (typeof SORTS)[number];

/** A sector as the list shows it; what it is worth follows a moment later. */
export interface ListedSector {
  sector: SectorSummary;
  isFavorite: boolean;
  highlight: SectorHighlight | undefined;
}

/** By name, model, description and industry. */
export function searchSectors(
  listed: readonly ListedSector[],
  text: string,
  industryOf: (sector: SectorSummary) => string | null,
): ListedSector[] {
  const matches = matchesWords(text);
  return listed.filter(({ sector }) =>
    matches([sector.name, sector.referenceModel, sector.description, industryOf(sector)].join(' ')),
  );
}

/** Favorites stand first, each part in the order that was asked for. */
export const sortSectors = (listed: readonly ListedSector[], sort: Sort): ListedSector[] =>
  listed.toSorted((a, b) => Number(b.isFavorite) - Number(a.isFavorite) || ORDERS[sort](a, b) || byName(a, b));

const byName = ({ sector: a }: ListedSector, { sector: b }: ListedSector) => a.name.localeCompare(b.name);
const savings = ({ highlight }: ListedSector) => highlight?.savings ?? { measured: -1, benchmark: -1 };

const ORDERS: Record<Sort, (a: ListedSector, b: ListedSector) => number> = {
  change: (a, b) => changedAt(b).localeCompare(changedAt(a)),
  name: byName,
  // What is measured goes before what is not costed yet; the two are never added up. Currencies are not converted.
  value: (a, b) => savings(b).measured - savings(a).measured || savings(b).benchmark - savings(a).benchmark,
};

/** An export or the end of a job is later than the last write. */
export function changedAt({ sector, highlight }: ListedSector): string {
  const at = highlight?.lastChange?.at;
  return at && at > sector.updatedAt ? at : sector.updatedAt;
}

/** What a first blueprint takes, in order, and what of it people have done; the sample client came with most of it. */
export function firstSteps(listed: readonly ListedSector[]) {
  const own = listed.filter(({ sector }) => !sector.isSample);
  return [
    { name: 'create', done: own.length > 0 },
    { name: 'processes', done: own.some(({ sector }) => sector.hasProcesses) },
    { name: 'analyze', done: own.some(({ sector }) => sector.hasAnalysis) },
    { name: 'decide', done: own.some(({ highlight }) => highlight?.decided) },
    { name: 'export', done: own.some(({ highlight }) => highlight?.exported) },
  ] as const;
}

import { AppError } from '@process-ai/contract/errors';
import { BUILT_IN_ANALYST, type OpportunityType } from '@process-ai/contract/opportunities';
import type { Complexity, PlaybookInput, PlaybookProcess } from '@process-ai/contract/playbooks';
import { inCodeOrder } from '@process-ai/domain/hierarchy';
import { shareAmong } from '@process-ai/domain/savings-shares';
import type { OutlinedProcess, PlacedProcess, SectorOutline } from '../analyst.ts';
import { assemblePlaybook } from '../assemble-playbook.ts';
import { assignUseCases } from '../use-cases/assign-use-cases.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { suggestJourneys } from './journeys/suggest-journeys.ts';
import { proposeOpportunities } from './propose.ts';
import { modelNamed, tradeOf } from './research/trades.ts';

const FEWEST = 5;
const MOST = 15;
/** Of the best process's savings: what stays below it waits for a later playbook. */
const WORTHWHILE = 0.1;
/** A playbook with so many agents is one for a company that has some already. */
const MANY_AGENTS = 0.3;
const TIME_TO_VALUE: Record<Complexity, string> = {
  beginner: '4-8 weeks',
  intermediate: '3-6 months',
  advanced: '6-12 months',
};
const TYPE_TAG: Record<OpportunityType, string> = { automation: 'Automation', ai: 'AI', agentic: 'Agents' };
const TAG_MAX = 60;
const AREA_TAGS = 3;

/**
 * A playbook of the five to fifteen processes whose opportunities save most, with the processes above them, the
 * journeys through them, and the ROI inputs that the sector has for them. Processes that nobody has analysed are looked
 * up in the catalogue of use cases; where the sector has enough that are, they are left out.
 * @throws AppError noProcesses when the sector has none
 */
export async function draftPlaybook(sector: SectorOutline): Promise<PlaybookInput> {
  const { processes, wasAnalysed } = await withOpportunities(sector, FEWEST);
  const valued = mostValuable(processes);
  const chosen = valued.length > 0 ? valued : singles(processes).slice(0, MOST);
  if (chosen.length === 0) throw new AppError('noProcesses');
  const parts = assemblePlaybook(sector, chosen);
  const complexity = complexityOf(chosen);
  const trade = tradeOf(sector, modelNamed(sector.referenceModel));

  return {
    name: `${shortened(sector.name, 200)}: the ${chosen.length} most worthwhile processes`,
    description: describe(sector, chosen, wasAnalysed),
    complexity,
    estimatedTimeToValue: TIME_TO_VALUE[complexity],
    industry: trade?.name ?? null,
    tags: tagsOf(sector, chosen, parts.processes),
    expectedOutcomes: outcomesOf(chosen),
    ...parts,
    journeys: suggestJourneys({ ...sector, processes: chosen }),
    source: BUILT_IN_ANALYST,
  };
}

function mostValuable(processes: readonly OutlinedProcess[]): OutlinedProcess[] {
  const valued = processes
    .filter(({ opportunities }) => opportunities.length > 0)
    .toSorted((a, b) => savingsOf(b) - savingsOf(a));
  const least = WORTHWHILE * savingsOf(valued[0]);
  return inCodeOrder(valued.filter((process, index) => index < FEWEST || savingsOf(process) >= least).slice(0, MOST));
}

/** Where nothing is known of any: the processes with none below them, to be filled by hand. */
function singles(processes: readonly OutlinedProcess[]): OutlinedProcess[] {
  const above = new Set(processes.map(({ parentCode }) => parentCode));
  return processes.filter(({ code }) => !above.has(code));
}

const savingsOf = (process: OutlinedProcess | undefined) =>
  (process?.opportunities ?? []).reduce((sum, { estimatedSavings }) => sum + (estimatedSavings ?? 0), 0);

/** By how many of the opportunities are agents, and whether any goes beyond rules and interfaces. */
function complexityOf(chosen: readonly OutlinedProcess[]): Complexity {
  const types = chosen.flatMap(({ opportunities }) => opportunities.map(({ type }) => type));
  if (types.every((type) => type === 'automation')) return 'beginner';
  const agents = types.filter((type) => type === 'agentic').length;
  return agents >= MANY_AGENTS * types.length ? 'advanced' : 'intermediate';
}

function describe(
  { name, referenceModel }: SectorOutline,
  chosen: readonly OutlinedProcess[],
  wasAnalysed: boolean,
): string {
  const of = `The processes of “${shortened(name, 200)}” (${referenceModel})`;
  if (chosen.every(({ opportunities }) => opportunities.length === 0)) {
    return `${of}. No known use case fits them: add opportunities of your own.`;
  }
  const best = chosen.toSorted((a, b) => savingsOf(b) - savingsOf(a)).slice(0, 3);
  const sentences = [
    `${of} whose opportunities save most, with what is proposed for each.`,
    best.length > 0 ? `Begin with ${listed(best.map((process) => `“${process.name}”`))}.` : '',
    wasAnalysed
      ? ''
      : 'Most of these processes had not been analysed: their opportunities were proposed for this draft.',
    chosen.every(({ roi }) => roi !== null)
      ? ''
      : 'Savings of processes without ROI inputs are benchmarks, by function and volume.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function outcomesOf(chosen: readonly OutlinedProcess[]): string[] {
  const totals = (['measured', 'benchmark'] as const).flatMap((basis) => {
    const processes = chosen.filter(({ value }) => value.basis === basis);
    const total = processes.reduce((sum, process) => sum + savingsOf(process), 0);
    const across = `${processes.length} ${processes.length === 1 ? 'process' : 'processes'}`;
    return total > 0 ? [`About ${inWords(total)} a year saved across ${across} (${basis})`] : [];
  });
  if (totals.length === 0) return ['No savings are estimated yet'];
  const best = chosen.toSorted((a, b) => savingsOf(b) - savingsOf(a)).slice(0, 4);
  return [
    ...totals,
    ...best.flatMap(({ opportunities, value }) =>
      opportunities
        .flatMap(({ title, estimatedSavings }) => (estimatedSavings ? [{ title, savings: estimatedSavings }] : []))
        .toSorted((a, b) => b.savings - a.savings)
        .slice(0, 1)
        .map(({ title, savings }) => `${title}: about ${inWords(savings)} a year (${value.basis})`),
    ),
  ];
}

function tagsOf(
  { referenceModel }: SectorOutline,
  chosen: readonly OutlinedProcess[],
  all: readonly PlaybookProcess[],
): string[] {
  const types = new Set(chosen.flatMap(({ opportunities }) => opportunities.map(({ type }) => type)));
  const areas = all.filter(({ parentCode }) => parentCode === null).map(({ name }) => name);
  const tags = [referenceModel, ...[...types].map((type) => TYPE_TAG[type]), ...areas.slice(0, AREA_TAGS)];
  return [...new Set(tags.map((tag) => shortened(tag, TAG_MAX)))];
}

/** Thousands as people say them: 850 → "850 thousand", 6821 → "6.82 million". */
const inWords = (thousands: number) =>
  thousands < 999.5 ? `${Math.round(thousands)} thousand` : `${Number((thousands / 1000).toFixed(2))} million`;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const shortened = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;

/** So many processes are read for one draft; a larger sector is to be analysed first. */
const READ_MAX = 2000;

/**
 * The processes of a sector with opportunities: those that were analysed when there are at least so many, else all that
 * the catalogue of use cases knows something about.
 */
async function withOpportunities(
  sector: SectorOutline,
  fewest: number,
): Promise<{ processes: OutlinedProcess[]; wasAnalysed: boolean }> {
  const analysed = sector.processes.filter(({ opportunities }) => opportunities.length > 0);
  if (analysed.length >= fewest) return { processes: analysed, wasAnalysed: true };

  const { find, useCase } = await loadKnowledge();
  const read = sector.processes.slice(0, READ_MAX);
  const placed = new Map(placedIn(read).map((process) => [process.code, process]));
  const found = [...placed.values()].map((process) => ({
    processId: process.code,
    label: `${process.code} ${process.name}`,
    found: find(process, sector),
  }));
  const findings = assignUseCases(found, new Map());
  const processes = read.map((process) => {
    const place = placed.get(process.code);
    const finding = findings.get(process.code);
    if (process.opportunities.length > 0 || !place || !finding) return process;
    const drafts = proposeOpportunities({ ...place, sector, finding, overruled: {} }, useCase);
    const shares = shareAmong(
      process.value,
      drafts.map(({ benefit }) => benefit),
    );
    const opportunities = drafts.map(({ type, title, description }, index) => {
      const share = shares[index] ?? null;
      return { type, title, description, estimatedSavings: share === null ? null : share / 1000 };
    });
    return { ...process, opportunities };
  });
  return { processes, wasAnalysed: false };
}

function placedIn(processes: readonly OutlinedProcess[]): PlacedProcess[] {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  const children = Map.groupBy(processes, ({ parentCode }) => parentCode);
  const above = ({ parentCode }: OutlinedProcess, depth = 0): PlacedProcess['ancestors'] => {
    const parent = byCode.get(parentCode ?? '');
    return parent && depth < 5 ? [...above(parent, depth + 1), { code: parent.code, name: parent.name }] : [];
  };
  return processes.map((process) => ({
    code: process.code,
    name: process.name,
    description: process.description,
    level: process.level,
    ancestors: above(process),
    children: (children.get(process.code) ?? []).map(({ name }) => name),
  }));
}

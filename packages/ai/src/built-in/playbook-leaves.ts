import { shareAmong } from '@process-ai/domain/savings-shares';
import { isBusy } from '@process-ai/library/workforce/busy-headings';
import { functionOf } from '@process-ai/library/workforce/functions';
import type { OutlinedProcess, PlacedProcess, SectorOutline } from '../analyst.ts';
import { assignUseCases } from '../use-cases/assign-use-cases.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { proposeOpportunities } from './propose.ts';

/** So few processes of the core business make no playbook. */
export const FEWEST = 5;
/** What is made for the industry is its core work; an entry that holds anywhere is sold anywhere. */
const MADE_FOR_INDUSTRY = 2;
/** Where the industry has most of its volume, unless the client's own figures say what each process is worth. */
const WHERE_VOLUME_IS = 1.5;
/** So few of each process are shown to be the strongest; what a person left of more stays. */
const PROPOSED_MOST = 3;
/** The organisation's own trade; the rest is what any organisation has besides. */
const CORE = new Set(['product-development', 'marketing-and-sales', 'supply-chain', 'operations', 'customer-service']);

/** A process with none below it, where it stands, and how much speaks for it. */
export interface Leaf {
  process: OutlinedProcess;
  place: PlacedProcess;
  isCore: boolean;
  wasProposed: boolean;
  /** What its worth is raised by. */
  volume: number;
  /** Thousands a year; where nothing is known of money, how sure its use cases are. */
  worth: number;
}

export const savingsOf = ({ opportunities }: OutlinedProcess) =>
  opportunities.reduce((sum, { estimatedSavings }) => sum + (estimatedSavings ?? 0), 0);

/** So many processes are read for one draft; a larger sector is to be analysed first. */
const READ_MAX = 2000;

/**
 * The leaf processes of a sector, in its order. Where enough of the core business was analysed, what was; else all, with
 * what the catalogue of use cases knows of those that nobody analysed.
 */
export async function leavesOf(sector: SectorOutline): Promise<Leaf[]> {
  const above = new Set(sector.processes.map(({ parentCode }) => parentCode));
  const places = placedIn(sector.processes);
  const leaves = sector.processes.flatMap((process, at): Leaf[] => {
    const place = places[at];
    if (!place || above.has(process.code)) return [];
    const headings = place.ancestors.map(({ name }) => name);
    const hasVolume = isBusy(sector.industry, headings);
    const isCore = hasVolume || isOwnTrade([...headings, process.name]);
    const volume = hasVolume && process.value.basis === 'benchmark' ? WHERE_VOLUME_IS : 1;
    const worth = (savingsOf(process) || 1e-3) * volume;
    return [{ process, place, isCore, wasProposed: false, volume, worth }];
  });
  const analysed = leaves.filter(({ process }) => process.opportunities.length > 0);
  if (analysed.filter(({ isCore }) => isCore).length >= FEWEST) return analysed;
  return withProposed(leaves, sector);
}

const isOwnTrade = (path: readonly string[]) => CORE.has(functionOf(path));

async function withProposed(leaves: readonly Leaf[], sector: SectorOutline): Promise<Leaf[]> {
  const { find, useCase } = await loadKnowledge();
  const read = leaves.slice(0, READ_MAX);
  const findings = assignUseCases(
    read.map(({ process, place }) => ({
      processId: process.code,
      label: `${process.code} ${process.name}`,
      found: find(place, sector),
    })),
    new Map(),
  );
  return read.map((leaf) => {
    const finding = findings.get(leaf.process.code);
    if (leaf.process.opportunities.length > 0 || !finding) return leaf;
    const drafts = proposeOpportunities({ ...leaf.place, sector, finding, overruled: {} }, useCase);
    const shares = shareAmong(
      leaf.process.value,
      drafts.map(({ benefit }) => benefit),
    );
    const opportunities = drafts.slice(0, PROPOSED_MOST).map(({ type, title, description }, index) => {
      const share = shares[index] ?? null;
      return { type, title, description, estimatedSavings: share === null ? null : share / 1000 };
    });
    const process = { ...leaf.process, opportunities };
    const isOfTrade = drafts.some(({ useCaseId }) => useCase(useCaseId ?? '')?.industries !== 'any');
    const sure = (finding.confidence ?? 0) * (isOfTrade ? MADE_FOR_INDUSTRY : 1);
    const worth = sure * (savingsOf(process) || 1e-3) * leaf.volume;
    const isCore = leaf.isCore || (isOfTrade && isOwnTrade([leaf.place.ancestors[0]?.name ?? process.name]));
    return { ...leaf, process, wasProposed: true, isCore, worth };
  });
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

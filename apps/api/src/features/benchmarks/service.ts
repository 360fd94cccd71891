import type { SavedRoiInput } from '@process-ai/contract/roi';
import type {
  AdoptedRates,
  RoiBenchmark,
  RoiBenchmarks,
  UseCaseRate,
  UseCaseRates,
} from '@process-ai/contract/roi-benchmarks';
import { industryOf } from '@process-ai/domain/industry-in-words';
import { valueProcesses } from '@process-ai/domain/process-values';
import { calculateRoi } from '@process-ai/domain/roi';
import { benchmarkFigures, useCaseRates } from '@process-ai/domain/roi-benchmarks';
import { workforceShares } from '@process-ai/library/workforce/shares';
import type { VolumeClass } from '@process-ai/library/workforce/volume';
import { minutesPerRun, salaryFactors, WORK_PATTERN_BASIS } from '@process-ai/library/workforce/work-patterns';
import type { Actor, App } from '../../app.ts';
import { saveInputs } from '../roi/service.ts';
import { getSummary } from '../sectors/service.ts';
import { basisOf, sourceOf } from '../values/service.ts';

/** What the work of each process without inputs looks like by benchmark. */
export async function get(app: App, sectorId: string): Promise<RoiBenchmarks> {
  const sector = await getSummary(app, sectorId);
  const basis = await basisOf(app.db, sector.id, sector);
  const source = await sourceOf(app.db, basis);
  const values = valueProcesses(source);
  const { employees, employeeCost, organisationAssumed } = values.total;
  const { shares, basis: sharesBasis } = workforceShares(industryOf(sector));
  const factors = salaryFactors(shares);

  const levels = levelsOf(source.processes);
  const benchmarks = source.processes.flatMap(({ id, workFunction, weight }, index): RoiBenchmark[] => {
    const value = weight > 0 ? values.processOf(id) : undefined;
    const cost = value?.benchmark.cost ?? 0;
    if (cost <= 0) return [];
    const automationRate = Math.round(1000 * (value?.automationRate ?? 0)) / 1000;
    const minutes = minutesPerRun(workFunction, levels[index] ?? 1, weight as VolumeClass);
    const personCost = employeeCost * factors[workFunction];
    const figures = benchmarkFigures({ cost, minutes, personCost }, source.assumptions);
    return figures ? [{ processId: id, workFunction, ...figures, automationRate }] : [];
  });
  return {
    employees,
    employeeCost,
    organisationAssumed,
    basis: { shares: sharesBasis, ...WORK_PATTERN_BASIS },
    benchmarks,
  };
}

/** How deep each stands in the tree, from 1: the level that a person gave it may begin anywhere. */
function levelsOf(processes: readonly { id: string; parentId: string | null }[]): number[] {
  const parentOf = new Map(processes.map(({ id, parentId }) => [id, parentId]));
  return processes.map(({ id }) => {
    let level = 0;
    for (let at: string | null | undefined = id; at && parentOf.has(at); at = parentOf.get(at)) level += 1;
    return level;
  });
}

/** What the processes on the default rate would save by the rates of their use cases. */
export async function getRates(app: App, sectorId: string): Promise<UseCaseRates> {
  const sector = await getSummary(app, sectorId);
  const { rates, withoutUseCases } = await ratesOf(app, sector.id);
  return { rates, withoutUseCases };
}

/**
 * Sets the rates of the use cases where nobody has set one, and answers with what it has changed. Inputs that somebody
 * changes meanwhile are refused as a whole: their rates would rest on what is no longer there.
 */
export async function adoptRates(app: App, actor: Actor, sectorId: string): Promise<AdoptedRates> {
  const sector = await getSummary(app, sectorId);
  const { rates, withoutUseCases, inputs } = await ratesOf(app, sector.id);
  const versions = new Map(inputs.map(({ processId, version }) => [processId, version]));
  const changes = rates.map(({ processId, useCaseRate }) => ({
    processId,
    automationRate: useCaseRate,
    version: versions.get(processId) ?? 0,
  }));
  const saved = changes.length > 0 ? await saveInputs(app, actor, sector.id, changes) : { roiInputs: inputs };
  return { rates, withoutUseCases, ...saved };
}

async function ratesOf(app: App, sectorId: string): Promise<UseCaseRates & { inputs: SavedRoiInput[] }> {
  const basis = await basisOf(app.db, sectorId);
  const source = await sourceOf(app.db, basis);
  const { inputs } = basis;
  const { assumptions } = basis.assumptions;
  const onDefault = inputs.filter(({ automationRate }) => automationRate === null);
  const known = useCaseRates(
    source.processes,
    source.opportunities,
    onDefault.map(({ processId }) => processId),
  );
  const rates = onDefault.flatMap((input): UseCaseRate[] => {
    const useCaseRate = known.get(input.processId);
    if (useCaseRate === undefined) return [];
    const now = calculateRoi(input, assumptions, []);
    const then = calculateRoi({ ...input, automationRate: useCaseRate }, assumptions, []);
    return [
      {
        processId: input.processId,
        automationRate: now.automationRate,
        useCaseRate,
        savings: now.projectedSavings,
        savingsThen: then.projectedSavings,
      },
    ];
  });
  return { rates, withoutUseCases: onDefault.length - rates.length, inputs };
}

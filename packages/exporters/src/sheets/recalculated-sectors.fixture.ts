import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { exampleClient } from '../example-client.fixture.ts';
import { ROUGH, repriced, withPlan } from '../generated-plan.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { exampleSource } from './example-blueprint.fixture.ts';

/** Random sectors: with every case of the ROI, with vendors, with falling ramps, and with programmes that only lose. */
export const SOURCES: Record<string, () => BlueprintSource> = {
  banking: () => exampleSource(7),
  energy: () =>
    generatedSector({
      seed: 301,
      vendors: 7,
      assumptions: { ramp: [0.5, 1], years: 4, benefitRisk: 0.15, costRisk: 0.1 },
    }),
  trade: () =>
    generatedSector({
      seed: 302,
      processes: 40,
      vendors: 12,
      input: { implementationCost: 2_000_000, annualRunCost: 25_000 },
      assumptions: { ramp: [1, 0.1, 1], years: 10, discountRate: 0.07 },
    }),
  bots: () => generatedSector({ seed: 303, types: ['automation'], vendors: 3, inputs: 100 }),
  // More vendors than have their matches in the file: what they cover is fixed there.
  many: () => generatedSector({ seed: 304, processes: 6, vendors: 33 }),
  // Without weights, so that nothing scores; it costs nothing to build, and loses every year.
  losing: () => ({
    ...generatedSector({
      seed: 305,
      processes: 6,
      inputs: 100,
      vendors: 4,
      input: { implementationCost: 0, annualRunCost: 1e7 },
    }),
    weights: { coverage: 0, aiCoverage: 0, depth: 0, sector: 0 },
  }),
  // Paid back in the first year and lost again in the second.
  fading: () =>
    generatedSector({
      seed: 306,
      processes: 6,
      inputs: 100,
      input: { implementationCost: 15_000, annualRunCost: 20_000 },
      assumptions: { ramp: [1, 0.1, 0.1, 0.1, 1], years: 6, discountRate: 0.02 },
    }),
  client: () => exampleClient(),
  // Partly decided, without a plan; and of that only what nobody has decided on.
  undecided: () => ({ ...exampleClient(), plan: null }),
  openPart: () => {
    const isOpen = ({ opportunities }: BlueprintSource['processes'][number]) =>
      opportunities.every(({ status }) => status !== 'accepted');
    return { ...exampleClient(), plan: null, processes: exampleClient().processes.filter(isOpen) };
  },
  // A plan with what is delivered, begun before month 1, stopped, and beyond the years.
  planned: () => withPlan(unnested(exampleSource(7)), 3),
  nested: () => withPlan(exampleSource(7), 3),
  plannedEnergy: () =>
    withPlan(
      unnested(
        generatedSector({
          seed: 307,
          vendors: 3,
          opportunities: 3,
          assumptions: { currency: 'EUR', ramp: [0.4, 0.8, 1], years: 4, benefitRisk: 0.15, costRisk: 0.1 },
        }),
      ),
      4,
    ),
  entered: () =>
    withPlan(
      unnested(
        generatedSector({
          seed: 308,
          opportunities: 3,
          savings: ({ among, chance }) => (chance(50) ? 0 : among(1, 900)),
        }),
      ),
      5,
    ),
  rough: () => {
    const source = withPlan(generatedSector({ seed: 309, processes: 30, inputs: 40 }), 6);
    return { ...source, scenarios: [ROUGH, ...source.scenarios] };
  },
  // Only a part of the sector is in the file; plan and case are of all of it.
  part: () => {
    const source = withPlan(generatedSector({ seed: 310, processes: 40, inputs: 50 }), 7);
    return { ...source, processes: source.processes.filter(({ level }) => level >= 2).slice(0, 20) };
  },
  rejected: () => generatedSector({ seed: 311, rejected: 50, vendors: 3 }),
  allRejected: () => generatedSector({ seed: 312, rejected: 100, vendors: 3 }),
  empty: () => repriced({ ...exampleSource(), roiInputs: [], processes: [] }),
};

/** Without inputs below other inputs: which part of a process they stand for is as exported. */
function unnested(source: BlueprintSource): BlueprintSource {
  const withInputs = new Set(source.roiInputs.map(({ processId }) => processId));
  const parents = new Map(source.tree.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (id: string) => {
    for (let above = parents.get(id); above; above = parents.get(above)) if (withInputs.has(above)) return true;
    return false;
  };
  return repriced({ ...source, roiInputs: source.roiInputs.filter(({ processId }) => !isBelow(processId)) });
}

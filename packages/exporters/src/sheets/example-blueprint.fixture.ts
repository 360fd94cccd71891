import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import type { RoiInput } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { BUILT_IN_SCENARIOS } from '@process-ai/domain/built-in-scenarios';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { priced } from '../priced.fixture.ts';
import { seededRandom } from '../seeded-random.fixture.ts';

const TYPES: OpportunityType[] = ['automation', 'ai', 'agentic'];

/** A sector with every case the workbook must get right: both bases, no payback, ancestors, zero cost, ties, "1.1" and "1.10". */
export function exampleSource(seed = 1): BlueprintSource {
  const { next, among, maybe } = seededRandom(seed);

  const processes: Process[] = [];
  const roiInputs: RoiInput[] = [];
  for (let group = 1; group <= 4; group += 1) {
    add(`${group}.0`, 1, null);
    for (let item = 1; item <= 11; item += 1) add(`${group}.${item}`, 2, `${group}.0`);
  }
  const assumptions = { ...DEFAULT_ASSUMPTIONS, loadFactor: 1.3 };
  const found = priced(processes, roiInputs, assumptions);
  return {
    title: 'Blueprint: Retail banking',
    generatedAt: '2026-03-14T09:26:53.000Z',
    sector: { name: 'Retail banking', description: 'Current accounts, cards and loans.', referenceModel: 'BIAN' },
    assumptions,
    assumptionChanges: { loadFactor: { by: '=Ada Tester', at: '2026-03-02T08:00:00.000Z' } },
    tree: found.processes,
    ...found,
    rejectedAlone: [],
    plan: null,
    scenarios: BUILT_IN_SCENARIOS,
    roiInputs,
    vendors: [],
    journeys: [],
    industry: 'Banking',
    weights: DEFAULT_FIT_WEIGHTS,
    branding: { companyName: null, accentColour: null, logo: null },
  };

  function add(code: string, level: number, parentId: string | null): void {
    const types = TYPES.filter(() => next() < 0.5);
    processes.push({
      id: code,
      code,
      name: `Process ${code}`,
      level,
      description: null,
      parentId,
      version: 1,
      finding: 'tied',
      opportunities: types.map((type) => {
        const likely = among(1, 40) / 100;
        return {
          id: `${code}-${type}`,
          type,
          title: `Opportunity of type ${type}`,
          description: 'What is done, on what, with which technique.',
          estimatedSavings: null,
          countedSavings: 0,
          enteredSavings: null,
          savingsBasis: null,
          sizeClass: null,
          benefit: { moves: 'handling time', low: likely / 2, likely, high: 2 * likely },
          rationale: 'Why.',
          effort: 2,
          basis: 'retrieved',
          confidence: 0.82,
          useCaseId: null,
          source: 'Test',
          status: 'proposed',
          owner: null,
          decided: null,
          dueDate: null,
          edited: false,
          version: 1,
        };
      }),
    });
    // Of the groups only "2.0" has inputs, so that everything below it is counted there.
    if (level === 1 && code !== '2.0') return;
    const shape = next();
    roiInputs.push({
      processId: code,
      fteCount: shape < 0.2 ? 0 : among(1, 80) / 4,
      processFrequency: shape > 0.7 ? 0 : among(50, 20_000),
      averageSalary: shape < 0.1 ? 0 : among(30_000, 120_000),
      averageRuntime: among(1, 90),
      implementationCost: maybe(among(0, 3) * 15_000),
      annualRunCost: maybe(among(0, 60_000)),
      automationRate: maybe(among(0, 100) / 100),
      realisation: maybe(among(50, 100) / 100),
    });
  }
}

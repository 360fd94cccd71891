import type { BenefitMoves } from '@process-ai/contract/opportunities';
import { WORK_FUNCTIONS, type WorkFunction } from '@process-ai/contract/process-values';
import type { RoiInput } from '@process-ai/contract/roi';
import { randomNumbers } from './random-numbers.ts';
import type { ValuedOpportunity, ValuedProcess, ValueSource, Workforce } from './value-source.ts';

const FUNCTIONS = WORK_FUNCTIONS;

export const EVEN_WORKFORCE: Workforce = {
  shares: forEachFunction(() => 1 / FUNCTIONS.length),
  referenceWeights: forEachFunction(() => 40),
};

export function forEachFunction(value: (workFunction: WorkFunction, index: number) => number) {
  return Object.fromEntries(FUNCTIONS.map((name, index) => [name, value(name, index)])) as Record<WorkFunction, number>;
}

/** Everything of a process's inputs but the figures that are given. */
export const inputsOf = (processId: string, figures: Partial<RoiInput> = {}): RoiInput => ({
  processId,
  fteCount: 0,
  processFrequency: 0,
  averageSalary: 0,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  ...figures,
});

const OTHER_MOVES: readonly BenefitMoves[] = ['losses', 'stock', 'revenue', 'cycle time'];

/** A sector of up to some hundred processes in any shape, with inputs, decisions and entered figures here and there. */
export function generatedSector(seed: number): ValueSource {
  const random = randomNumbers(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const count = 5 + Math.floor(random() * 300);
  const processes: ValuedProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const parent = random() < 0.08 || index === 0 ? null : pick(processes);
    processes.push({
      id: `p${index}`,
      parentId: parent?.id ?? null,
      workFunction: parent && random() < 0.9 ? parent.workFunction : pick(FUNCTIONS),
      weight: pick([1, 2, 4]),
    });
  }
  const withInputs = random() < 0.2 ? 0 : random() * 0.3;
  const inputs = processes
    .filter(() => random() < withInputs)
    .map(({ id }) =>
      inputsOf(id, {
        fteCount: random() < 0.1 ? 0 : Math.ceil(random() * 8),
        averageSalary: 30_000 + random() * 60_000,
        processFrequency: random() < 0.5 ? 0 : random() * 20_000,
        averageRuntime: random() < 0.5 ? 0 : random() * 40,
        automationRate: random() < 0.3 ? random() : null,
        realisation: random() < 0.2 ? random() : null,
      }),
    );
  const opportunities = processes.flatMap(({ id }) =>
    Array.from({ length: random() < 0.5 ? 0 : Math.ceil(random() * 4) }, (_, index): ValuedOpportunity => {
      const likely = 0.02 + random() * 0.5;
      return {
        id: `${id}-${index}`,
        processId: id,
        status: pick(['proposed', 'proposed', 'accepted', 'rejected']),
        enteredSavings: random() < 0.08 ? Math.round(random() * 400) : null,
        benefit: {
          moves: random() < 0.75 ? 'handling time' : pick(OTHER_MOVES),
          low: likely / 2,
          likely,
          high: Math.min(1, likely * 1.5),
        },
      };
    }),
  );
  const raw = forEachFunction(() => random());
  const whole = Object.values(raw).reduce((sum, share) => sum + share, 0);
  return {
    processes,
    opportunities,
    inputs,
    assumptions: { hoursPerYear: 2080, loadFactor: random() < 0.3 ? 1.3 : 1 },
    profile: {
      employees: random() < 0.2 ? null : Math.ceil(random() * 5000),
      employeeCost: random() < 0.3 ? null : 40_000 + random() * 60_000,
    },
    workforce: {
      shares: forEachFunction((name) => raw[name] / whole),
      referenceWeights: forEachFunction(() => Math.ceil(random() * 200)),
    },
  };
}

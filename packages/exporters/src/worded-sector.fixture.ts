import type { Month } from '@process-ai/contract/initiatives';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import type { ReadSituation } from '@process-ai/domain/client-situation';
import { repriced } from './generated-plan.fixture.ts';

/** What people of a sector call its parts, each list in the order of the parts that were generated. */
export interface SectorTexts {
  processes: readonly {
    name: string;
    opportunities: readonly (readonly [title: string, description: string, rationale: string])[];
  }[];
  initiatives: readonly {
    name: string;
    /** Of one that has an owner. */
    owner: string;
    gate?: string;
    /** Where its months are not the generated ones. */
    months?: readonly [start: Month, end: Month];
    risk?: readonly [risk: string, control: string];
    measure: readonly [name: string, unit: string, baseline: number, target: number];
  }[];
  journey: {
    name: string;
    persona: string;
    description: string;
    steps: readonly (readonly [name: string, description: string])[];
  };
  scenario: readonly [name: string, description: string];
  vendors: readonly string[];
  /** What its board says. */
  situation: ReadSituation;
}

/** The same sector in the words of its people. */
export function worded(source: BlueprintSource, texts: SectorTexts): BlueprintSource {
  const { processes, initiatives, journey, scenario, vendors, situation } = texts;
  const tree = source.tree.map((process, at) => {
    const told = of(processes, at);
    return {
      ...process,
      name: told.name,
      description: null,
      opportunities: process.opportunities.map((one, index) => {
        const [title, description, rationale] = of(told.opportunities, index);
        return { ...one, title, description, rationale };
      }),
    };
  });
  const plan = source.plan && {
    ...source.plan,
    initiatives: source.plan.initiatives.map((one, at) => {
      const { name, owner, gate = null, months = [one.startMonth, one.endMonth], risk, measure } = of(initiatives, at);
      const [called, unit, baseline, target] = measure;
      const better = target < baseline ? ('lower' as const) : ('higher' as const);
      return {
        ...one,
        startMonth: months[0],
        endMonth: months[1],
        name,
        owner: one.owner && owner,
        gate,
        risks: risk ? [{ risk: risk[0], control: risk[1] }] : [],
        costLines: one.costLines.map((line) => ({ ...line, name: line.kind })),
        measures: [{ id: 'm', name: called, unit, better, baseline, target }],
      };
    }),
  };
  return repriced({
    ...source,
    tree,
    plan,
    situation,
    scenarios: source.scenarios.map((one) =>
      one.builtIn ? one : { ...one, name: scenario[0], description: scenario[1] },
    ),
    vendors: source.vendors.map((vendor, at) => ({ ...vendor, name: of(vendors, at) })),
    journeys: source.journeys.map((one) => ({
      ...one,
      name: journey.name,
      persona: journey.persona,
      description: journey.description,
      touchPoints: one.touchPoints.map((point, at) => {
        const [name, description] = of(journey.steps, at);
        return { ...point, name, description, painPoint: null, channel: null, phase: null };
      }),
    })),
  });
}

function of<T>(all: readonly T[], at: number): T {
  const found = all[at];
  if (found === undefined) throw new Error(`No text for part ${at + 1} of ${all.length}`);
  return found;
}

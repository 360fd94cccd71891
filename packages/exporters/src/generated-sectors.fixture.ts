import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { exampleClient } from './example-client.fixture.ts';
import { generatedSector, type SectorShape } from './generated-sector.fixture.ts';

interface GeneratedSource {
  name: string;
  source: BlueprintSource;
}

/** The one that takes longest. */
export const THOUSAND_PROCESSES = 'a thousand processes';

const FORMULAS = ['=1+1', '+1', '-1+1', '@SUM(A1)', '=HYPERLINK("http://test.invalid")', "=cmd|' /C calc'!A0"];
const ARABIC = ['معالجة المطالبات', 'التحقق من الفواتير', 'إصدار وثيقة التأمين', 'خدمة العملاء'];
const CHINESE = ['处理索赔', '核对发票', '签发保单', '客户服务与投诉管理'];
const MARKUP = `<b>&amp;"'</b> ]]> \u0000\u0008\u001f\ufffe _x0041_ \ud83d\ude80 {{title}} <script>`;

const LONG = (plain: string) => `${plain} ${'Langwortkette'.repeat(20)} `.repeat(10);
const NO_MATCH = { capabilities: ['Catering'], products: [], aiCapabilities: [] };

/** So many on four levels, for ten vendors. */
const manyProcesses = (processes: number): SectorShape => ({
  seed: 3,
  processes,
  levels: 4,
  fanOut: 6,
  vendors: 10,
  journeys: [8, 12],
});

// A function, since texts in turn remember where they were.
const shapes = (): Record<string, SectorShape> => ({
  'an everyday sector': { seed: 1, journeys: [6, 9] },
  'one process': { seed: 2, processes: 1, levels: 1, vendors: 1, inputs: 100, journeys: [1] },
  [THOUSAND_PROCESSES]: manyProcesses(1000),
  'no processes': { seed: 4, processes: 0, journeys: [] },
  'no ROI inputs': { seed: 5, inputs: 0 },
  'no opportunities': { seed: 6, opportunities: 0 },
  'no vendor that matches': { seed: 7, vendor: NO_MATCH },
  'no vendors, no journeys': { seed: 8, vendors: 0, journeys: [] },
  'everything empty that may be': { seed: 9, bare: true },
  'names in Arabic': { seed: 10, text: inTurn(ARABIC) },
  'names in Chinese': { seed: 11, text: inTurn(CHINESE) },
  'texts like formulas': { seed: 12, text: inTurn(FORMULAS) },
  'very long texts': { seed: 13, processes: 8, text: LONG },
  'markup and control characters': { seed: 14, text: (plain) => `${MARKUP} ${plain}` },
  'journeys whose processes are gone': { seed: 15, journeys: [5, 100] },
  'forty vendors': { seed: 16, vendors: 40 },
  'agents only': { seed: 17, types: ['agentic'] },
  'half of it rejected': { seed: 21, rejected: 50 },
  'all of it rejected': { seed: 22, rejected: 100 },
  'no savings': { seed: 18, savings: () => 0, input: { averageSalary: 0 } },
  'never pays back': { seed: 19, input: { annualRunCost: 1e9, implementationCost: 1e9 } },
  'yen, ten years, five levels, a pale accent': {
    seed: 20,
    processes: 60,
    levels: 5,
    fanOut: 2,
    exportedFrom: 3,
    assumptions: { currency: 'JPY', years: 10, ramp: [0.25, 0.75, 1], benefitRisk: 0.2, costRisk: 0.1 },
    branding: { companyName: 'Müller & Söhne', accentColour: '#ffee88' },
  },
});

/** Sectors that are hard on an exporter, the same ones each time. */
export function generatedSources(): GeneratedSource[] {
  return Object.entries(shapes()).map(([name, shape]) => ({ name, source: generatedSector(shape) }));
}

/** What may stand together stands in one: each trait of the sectors above, for what takes seconds for each of its files. */
const combined = (): Record<string, SectorShape> => {
  const all = shapes();
  const alone = [
    'one process',
    'no processes',
    'everything empty that may be',
    'names in Arabic',
    'all of it rejected',
    'no savings',
    'never pays back',
    'yen, ten years, five levels, a pale accent',
  ];
  return {
    ...Object.fromEntries(alone.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
    'two hundred processes': manyProcesses(200),
    'no ROI inputs, no vendor that matches, journeys whose processes are gone': {
      seed: 5,
      inputs: 0,
      vendor: NO_MATCH,
      journeys: [5, 100],
    },
    'no opportunities, no vendors, no journeys': { seed: 6, opportunities: 0, vendors: 0, journeys: [] },
    'Chinese, formulas, markup and control characters': { seed: 12, text: inTurn([...CHINESE, ...FORMULAS, MARKUP]) },
    'very long texts, forty vendors': { seed: 13, processes: 8, vendors: 40, text: LONG },
    'agents only, half of it rejected': { seed: 17, types: ['agentic'], rejected: 50 },
  };
};

/** Those that differ most from one another: they stand for the others in `npm test`. */
const CORE = new Set([
  'a client with a plan',
  'no processes',
  'everything empty that may be',
  'Chinese, formulas, markup and control characters',
]);

/**
 * The sectors above in fewer, the largest with fewer processes: each page more shows nothing new; and a client.
 * @param part those of `npm test`, or the rest
 */
export function combinedSources(part: 'core' | 'breadth'): GeneratedSource[] {
  const generated = Object.entries(combined()).map(([name, shape]) => ({ name, source: generatedSector(shape) }));
  const all = [...generated, { name: 'a client with a plan', source: exampleClient() }];
  return all.filter(({ name }) => CORE.has(name) === (part === 'core'));
}

function inTurn(texts: readonly string[]): (plain: string) => string {
  let next = 0;
  return () => texts[next++ % texts.length] as string;
}

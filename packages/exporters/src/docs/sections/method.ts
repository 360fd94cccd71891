import type { SectorCase } from '@process-ai/contract/business-case';
import type { RoiAssumptions } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { type AssumptionsInUse, assumptionsInUse, type ProcessInputName } from '@process-ai/domain/assumptions-in-use';
import { capitalized } from '@process-ai/domain/capitalized';
import { DRIVERS, meanRate, simulatedBounds } from '@process-ai/domain/plan-case-drivers';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { assumptionSource } from '../../assumption-source.ts';
import type { Cell } from '../../ooxml/data-table.ts';
import { originsInWords } from '../../origin-words.ts';
import { sizeFigure } from '../../size-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

/** What is assumed, where it comes from, and how the figures are computed: of all that, what a figure here rests on. */
export function methodChapter(plan: DocsPlan): Block[] {
  const { sources, sector, sections, case: found } = plan.blueprint;
  const { words } = plan;
  const { method: says, document } = words.say;
  const used = assumptionsInUse(plan.blueprint, plan.scope);
  const isMeasured = plan.scope.measured > 0;
  const hasVendors = sections.includes('vendors');
  const formulas = [
    ...(isMeasured ? says.formulas.measured : []),
    ...says.formulas.opportunity,
    ...(found ? says.formulas.case : []),
    ...(hasVendors ? [says.vendorFit] : []),
  ];
  const read = [
    ...(isMeasured ? [says.sourcesText.measured] : []),
    ...(found ? [says.sourcesText.case] : []),
    ...(hasVendors ? [says.sourcesText.vendors] : []),
  ];
  const origins = sources.length > 0 ? originsInWords(sources, words) : says.noneProposed;
  const assumed = processAssumptions(plan, used);
  return [
    heading(1, says.title),
    leadIn(`${says.follow(oneLine(sector.referenceModel))} ${origins} ${says.assumed}`),
    heading(2, says.ofSector),
    sectorAssumptions(plan, used),
    ...(assumed.rows.length > 0 ? [heading(2, says.ofProcess), assumed] : []),
    ...(found ? spreads(plan, found) : []),
    heading(2, says.formulasTitle),
    {
      kind: 'table',
      caption: says.formulasTable,
      columns: [
        { header: document.columns.figure, width: 2200 },
        { header: says.formula, width: 7200 },
      ],
      rows: formulas.map(([term, formula]) => [{ text: term, strong: true }, formula]),
    },
    ...(isMeasured ? [prose(says.below)] : []),
    ...(read.length > 0 ? [prose(read.join(' '), 'Note', says.sources)] : []),
  ];
}

/** Between what and what each driver is simulated. */
function spreads({ words }: DocsPlan, found: SectorCase): Block[] {
  const { method: says, money, case: cases, document } = words.say;
  const planned = says.ratePlanned(
    words.percent(100 * meanRate(found.initiatives, () => found.scenario.assumptions.rate), 0),
  );
  return [
    heading(2, says.spreadsTitle),
    {
      kind: 'table',
      caption: says.spreadsTable,
      columns: [
        { header: document.columns.driver, width: 2000 },
        { header: says.lowest, width: 1000, align: 'right' },
        { header: says.highest, width: 1000, align: 'right' },
        { header: says.reason, width: 5400 },
      ],
      rows: DRIVERS.map((driver) => {
        const { low, high } = simulatedBounds(driver, found);
        const written = (value: number) =>
          driver === 'delay' ? money.countedMonths(value) : words.percent(100 * value, 0);
        const reason = (driver === 'rate' ? planned : '') + says.spreads[driver];
        return [cases.drivers[driver], written(low), written(high), reason];
      }),
    },
    prose(says.rangeRule, 'Note'),
  ];
}

function sectorAssumptions({ blueprint, words }: DocsPlan, { size, sector: names }: AssumptionsInUse): TableBlock {
  const { assumptions, assumptionChanges, sector } = blueprint;
  const { method: says, document } = words.say;
  const { share, decimals } = words;
  const usual = defaultAssumptions(sector.profile);
  const row = <Name extends keyof RoiAssumptions>(name: Name, written: (value: RoiAssumptions[Name]) => string) => {
    const note = says.assumptions[name];
    const [value, standard] = [written(assumptions[name]), written(usual[name])];
    const change = assumptionChanges[name];
    const set = change?.by ? says.setBy(oneLine(change.by), words.day(change.at)) : says.setHere;
    // Where the default comes from says nothing of another value.
    return [
      note.label,
      { text: value, strong: value !== standard },
      standard,
      value === standard ? assumptionSource(name, blueprint, words) : set,
    ];
  };
  const ramp = (shares: readonly number[]) => shares.map(share).join(', ');
  const rowOf: Record<keyof RoiAssumptions, () => (string | Cell)[]> = {
    hoursPerYear: () => row('hoursPerYear', (hours) => decimals(hours)),
    loadFactor: () => row('loadFactor', (factor) => decimals(factor, 2)),
    currency: () => row('currency', (code) => code),
    discountRate: () => row('discountRate', share),
    years: () => row('years', String),
    ramp: () => row('ramp', ramp),
    benefitRisk: () => row('benefitRisk', share),
    costRisk: () => row('costRisk', share),
  };
  const sizeRows = size.map(({ name, value, usual: standard, isAssumed }) => [
    says.organisation[name].label,
    { text: sizeFigure(name, value, words), strong: !isAssumed },
    sizeFigure(name, standard, words),
    isAssumed ? says.organisation[name].source : says.setHere,
  ]);
  const rows = [...sizeRows, ...names.map((name) => rowOf[name]())];
  const differs = rows.some((cells) => cells.some((cell) => typeof cell !== 'string' && cell.strong));
  return {
    kind: 'table',
    caption: says.sectorTable + (differs ? says.inBold : ''),
    columns: [
      { header: says.assumption, width: 2200 },
      { header: says.here, width: 1250 },
      { header: says.standard, width: 1250 },
      { header: document.columns.source, width: 4700 },
    ],
    rows,
  };
}

function processAssumptions({ words }: DocsPlan, { inputs, planCosts }: AssumptionsInUse): TableBlock {
  const { method: says, document, money } = words.say;
  const { share } = words;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic, none } = implementationCost.default;
  const usual: Record<ProcessInputName, () => string> = {
    implementationCost: () =>
      [
        `${money.types.automation} ${words.amount(automation)}`,
        `${money.types.ai} ${words.amount(ai)}`,
        `${money.types.agentic} ${words.amount(agentic)}`,
        says.noneKnown(words.amount(none)),
      ].join('\n'),
    annualRunCost: () => words.amount(annualRunCost.default),
    automationRate: () => share(automationRate.default),
    realisation: () => share(realisation.default),
  };
  const ofPlan = planCosts && [
    says.planCosts.label,
    '–',
    '–',
    `${capitalized(says.planCosts.value(planCosts.entered, planCosts.initiatives))}.`,
  ];
  return {
    kind: 'table',
    caption: says.inputsTable,
    columns: [
      { header: says.input, width: 1900 },
      { header: says.standard, width: 2100 },
      { header: says.assumedFor, width: 1100, align: 'right' },
      { header: document.columns.source, width: 4300 },
    ],
    rows: [
      ...inputs.map(({ name, assumed, measured }) => [
        says.inputs[name].label,
        usual[name](),
        says.someOf(assumed, measured),
        says.inputs[name].source,
      ]),
      ...(ofPlan ? [ofPlan] : []),
    ],
  };
}

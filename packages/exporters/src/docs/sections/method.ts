import type { RoiAssumptions } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { DRIVERS, SPREADS } from '@process-ai/domain/plan-case-drivers';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { assumptionSource } from '../../assumption-source.ts';
import { originsInWords } from '../../origin-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

/** What is assumed, where it comes from, and how the figures are computed. */
export function methodChapter(plan: DocsPlan): Block[] {
  const { sources, sector, sections } = plan.blueprint;
  const { words } = plan;
  const { method: says, money, case: cases, document } = words.say;
  const formulas = [...says.formulas, ...(sections.includes('vendors') ? [says.vendorFit] : [])];
  const origins = sources.length > 0 ? `${originsInWords(sources, words)} ${says.traced}` : says.noneProposed;
  return [
    heading(1, says.title),
    leadIn(`${says.follow(oneLine(sector.referenceModel))} ${origins} ${says.assumed}`),
    heading(2, says.ofSector),
    sectorAssumptions(plan),
    heading(2, says.ofProcess),
    processAssumptions(plan),
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
        const { low, high } = SPREADS[driver];
        const written = (value: number) => (driver === 'delay' ? money.countedMonths(value) : words.share(value));
        return [cases.drivers[driver], written(low), written(high), says.spreads[driver]];
      }),
    },
    prose(says.rangeRule, 'Note'),
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
    prose(says.below),
    prose(says.sourcesText, 'Note', says.sources),
  ];
}

function sectorAssumptions({ blueprint, words }: DocsPlan): TableBlock {
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
  const rows = [
    row('hoursPerYear', (hours) => decimals(hours)),
    row('loadFactor', (factor) => decimals(factor, 2)),
    row('currency', (code) => code),
    row('discountRate', share),
    row('years', String),
    row('ramp', ramp),
    row('benefitRisk', share),
    row('costRisk', share),
  ];
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

function processAssumptions({ words, blueprint }: DocsPlan): TableBlock {
  const { method: says, document, money } = words.say;
  const { share } = words;
  const told = says.inputs;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic, none } = implementationCost.default;
  const cost = [
    `${money.types.automation} ${words.amount(automation)}`,
    `${money.types.ai} ${words.amount(ai)}`,
    `${money.types.agentic} ${words.amount(agentic)}`,
    says.noneKnown(words.amount(none)),
  ];
  const inputs = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.input] : []));
  const assumed = (name: 'implementationCost' | 'annualRunCost' | 'automationRate' | 'realisation') =>
    inputs.length === 0 ? '–' : says.someOf(inputs.filter((input) => input[name] === null).length, inputs.length);
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
      [told.implementationCost.label, cost.join('\n'), assumed('implementationCost'), told.implementationCost.source],
      [
        told.annualRunCost.label,
        words.amount(annualRunCost.default),
        assumed('annualRunCost'),
        told.annualRunCost.source,
      ],
      [told.automationRate.label, share(automationRate.default), assumed('automationRate'), told.automationRate.source],
      [told.realisation.label, share(realisation.default), assumed('realisation'), told.realisation.source],
    ],
  };
}

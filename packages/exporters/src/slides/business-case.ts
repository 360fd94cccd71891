import type { CaseYear, ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import { caseWaves } from '@process-ai/domain/blueprint-priorities';
import { caseAssumptions, payingInWords, scenarioRows } from '../case-words.ts';
import { bridgeInWords, type LeftOut, notInCase } from '../left-out-words.ts';
import { paidBackIn } from '../payback-words.ts';
import { followsPlan } from '../plan-words.ts';
import { runsInWords } from '../range-words.ts';
import { shortName } from '../short-name.ts';
import { caseInWords } from '../worth-words.ts';
import { yearsTogether } from '../years-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, chartLook, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';

/** What the plan earns over the years, and what the case leaves out. */
export function businessCaseSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, headline } = plan;
  const found = blueprint.case;
  return found && headline ? [yearsSlide(plan, found), scenariosSlide(plan, found)] : [];
}

function yearsSlide(plan: DeckPlan, found: SectorCase): SlideDraft {
  const { blueprint, theme, words, headline, planned, noCost } = plan;
  const { paybackMonths } = found.headline;
  const { document, case: cases, money, deckCase } = words.say;
  const says = deckCase.case;
  const flows = document.case;
  const headers = document.columns;
  const yearLabel = ({ year }: CaseYear) => cases.yearName(year);
  const horizon = money.years(blueprint.assumptions.years);
  const years = found.years.filter(
    ({ year, benefits, oneOffCost, runCost }) => year > 0 || benefits + oneOffCost + runCost !== 0,
  );
  const labels = years.map(yearLabel);
  const waves = caseWaves(found, blueprint.assumptions, words.language);
  const parts = [
    ...waves.map(({ name, benefits }, index) => ({
      name: waves.length > 1 ? shortName(name) : flows.benefits,
      color: theme.scale[6 - index] ?? theme.accent,
      of: ({ year }: CaseYear) => benefits[year] ?? 0,
    })),
    { name: flows.oneOff, color: theme.line, of: ({ oneOffCost }: CaseYear) => -oneOffCost },
    { name: flows.run, color: theme.muted, of: ({ runCost }: CaseYear) => -runCost },
  ];
  const largest = Math.max(
    ...years.flatMap((year) => [year.cumulative, ...parts.map(({ of }) => of(year))]).map(Math.abs),
  );
  const all = yearsTogether(found, blueprint.assumptions, words);
  const isPlan = followsPlan(planned);
  const bridge = bridgeInWords(blueprint, plan, words);
  const breakEven = () => {
    if (noCost) return says.noCost;
    return paybackMonths === null
      ? says.noBreakEven(horizon)
      : says.breakEven(paidBackIn(found, found.headline, words));
  };
  return {
    section: 'case',
    title: caseInWords(blueprint, found, plan, words),
    source: says.source(isPlan, caseAssumptions(blueprint, words)),
    notes: [says.note, payingInWords(blueprint, headline, words)],
    draw(slide) {
      const heard = (year: CaseYear) =>
        says.altYear(
          yearLabel(year),
          parts.map(({ name, of }) => `${name} ${words.short(of(year))}`).join(', '),
          words.short(year.cumulative),
        );
      slide.addChart(
        [
          {
            type: 'bar',
            data: parts.map(({ name, of }) => ({ name, labels, values: years.map(of) })),
            options: {
              barGrouping: 'stacked',
              chartColors: parts.map(({ color }) => color ?? theme.accent),
              barGapWidthPct: 60,
            },
          },
          {
            type: 'line',
            data: [{ name: flows.cumulative, labels, values: years.map(({ cumulative }) => cumulative) }],
            // The library indexes marker colors by the position of the series in the whole chart.
            options: { chartColors: Array(parts.length + 1).fill(theme.ink), lineSize: 2.5, lineDataSymbolSize: 8 },
          },
        ] as never,
        {
          ...chartLook(theme),
          x: BODY.x,
          y: BODY.y + 0.3,
          w: 5.7,
          h: BODY.h - 0.3 - (bridge ? BRIDGE : 0),
          showLegend: true,
          catAxisLabelPos: 'low',
          valAxisLabelFormatCode: words.axis(largest),
          altText: says.alt(money.separated(years.map(heard))),
        } as never,
      );
      drawText(
        slide,
        breakEven(),
        { x: BODY.x, y: BODY.y, w: 5.7, h: 0.3 },
        { size: SIZE.body, bold: true, color: theme.ink },
      );
      if (bridge)
        drawText(
          slide,
          bridge,
          { x: BODY.x, y: BODY.y + BODY.h - BRIDGE + 0.1, w: 5.7, h: BRIDGE - 0.1 },
          { size: SIZE.tiny, color: theme.muted },
        );
      // Should one find no room after all, it is the least.
      const left = notInCase(found, plan.blueprint.plan, words).toSorted((a, b) => b.amount - a.amount);
      const isTight = left.length > LEFT_OUT_FEW && years.length <= LEFT_OUT_FEW;
      const box = { x: 6.5, y: BODY.y, w: 6.23, h: isTight ? 1.85 : 2.6 };
      const end = drawTable(slide, plan, {
        name: says.table,
        size: SIZE.tiny,
        box,
        rows: [
          ...years.map((year) => ({ ...year, label: yearLabel(year) })),
          { ...all, label: words.say.case.allYears(null), cumulative: null },
        ],
        columns: [
          { header: headers.year, width: 0.95, bold: true, cell: ({ label }) => label },
          { header: flows.benefits, width: 1.02, align: 'right', cell: ({ benefits }) => words.short(benefits) },
          { header: says.oneOff, width: 1.02, align: 'right', cell: ({ oneOffCost }) => words.short(-oneOffCost) },
          { header: flows.run, width: 1.02, align: 'right', cell: ({ runCost }) => words.short(-runCost) },
          { header: flows.net, width: 1.02, align: 'right', bold: true, cell: ({ net }) => words.short(net) },
          {
            header: flows.cumulative,
            width: 1.22,
            align: 'right',
            cell: ({ cumulative }) => (cumulative === null ? '' : words.short(cumulative)),
          },
        ],
      });
      if (left.length === 0) return;
      const top = end + (isTight ? 0.1 : 0.3);
      const [{ basis: first }] = left as [LeftOut];
      // What is alike in all rows is said once.
      const only = left.every(({ basis }) => basis === first) ? first : null;
      drawText(
        slide,
        says.leftOut(only && money.basis[only]),
        { ...box, y: top, h: 0.28 },
        { bold: true, color: theme.ink },
      );
      drawTable(slide, plan, {
        name: says.leftOutTable,
        box: { ...box, y: top + 0.3, h: BODY.y + BODY.h - top - 0.3 },
        size: SIZE.tiny,
        rows: left,
        columns: [
          { header: flows.what, width: only ? 2.55 : 2.2, lines: 2, bold: true, cell: ({ what }) => what },
          { header: flows.aYear, width: 0.8, align: 'right', cell: ({ amount }) => words.short(amount) },
          ...(only ? [] : [{ header: says.basis, width: 0.98, cell: ({ basis }: LeftOut) => money.basis[basis] }]),
          { header: headers.why, width: only ? 2.88 : 2.25, lines: 2, cell: ({ why }) => why },
        ],
      });
    },
  };
}

/** Inches: how one sum becomes the other, below the chart. */
const BRIDGE = 0.82;

/** More rows than this leave the table above them less room. */
const LEFT_OUT_FEW = 4;

/** More columns than this have no room. */
const SCENARIOS_MAX = 5;

function scenariosSlide(plan: DeckPlan, found: SectorCase): SlideDraft {
  const { blueprint, theme, words } = plan;
  const outcomes = blueprint.outcomes.slice(0, SCENARIOS_MAX);
  const worst = outcomes.toSorted((a, b) => a.headline.npv - b.headline.npv)[0] as ScenarioOutcome;
  const says = words.say.deckCase.case;
  const { npv } = found.headline;
  const title =
    worst.scenario.id === found.scenario.id
      ? says.noWorseScenario(shortName(found.scenario.name), words.short(npv))
      : says.worstScenario(
          words.short(npv),
          words.short(worst.headline.npv),
          shortName(worst.scenario.name),
          worst.chanceOfGain < found.range.chanceOfGain ? runsInWords(worst.chanceOfGain, words) : null,
        );
  const more = blueprint.outcomes.length - outcomes.length;
  return {
    section: 'case',
    title,
    source: says.scenariosSource(blueprint.outcomes.length, more),
    notes: outcomes.map(({ scenario }) =>
      words.say.money.labelled(scenario.name, scenario.description ?? says.asEntered),
    ),
    draw(slide) {
      const rows = scenarioRows(plan.blueprint, words);
      const end = drawTable(slide, plan, {
        name: words.say.document.case.scenariosTable,
        box: { ...BODY, h: BODY.h - 0.75 },
        rows,
        columns: [
          { header: words.say.document.columns.figure, width: 2.6, bold: true, cell: ({ name }) => name },
          ...outcomes.map((outcome, index) => ({
            header: outcome.scenario.name,
            width: 2,
            align: 'right' as const,
            bold: index === 0,
            cell: ({ of }: (typeof rows)[number]) => of(outcome),
          })),
        ],
      });
      const meanings = outcomes.flatMap(({ scenario: { name, description } }) =>
        description ? [words.say.money.labelled(name, description)] : [],
      );
      drawText(
        slide,
        meanings.join('\n'),
        { ...BODY, y: end + 0.12, h: BODY.y + BODY.h - end - 0.12 },
        { size: SIZE.small, color: theme.muted },
      );
    },
  };
}

import type { BusinessCase } from '@process-ai/contract/business-case';
import { SCENARIOS_RULE } from '@process-ai/domain/sector-business-case';
import { counted, decimals, type FigureWords, monthsOf, percent } from '../figure-words.ts';
import { chartLook } from './chart-look.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';

/** What the programme earns over the years. */
export function businessCaseSlides({ blueprint, theme, money }: DeckPlan): SlideDraft[] {
  const { businessCase, assumptions, summary } = blueprint;
  if (!businessCase) return [];
  const { base } = businessCase;
  const { years, discountRate, ramp, benefitRisk, costRisk } = assumptions;
  let balance = 0;
  const cumulative = base.flows.map((flow) => {
    balance += flow;
    return balance;
  });
  const labels = base.flows.map((_, year) => (year === 0 ? 'Start' : `Year ${year}`));
  const largest = Math.max(...[...base.flows, ...cumulative].map(Math.abs));
  const horizon = counted(years, 'year');
  return [
    {
      section: 'Business case',
      title: `The programme ${base.npv >= 0 ? `is worth ${money.short(base.npv)}` : `loses ${money.short(-base.npv)}`} over ${horizon} (NPV) and ${paysBack(base, horizon)}`,
      source: `Source: savings and costs of the ROI over ${horizon}; ${percent(100 * discountRate)} discount rate, ramp ${ramp.map((share) => percent(100 * share, 0)).join(' / ')}, ${percent(100 * benefitRisk, 0)} taken off benefits, ${percent(100 * costRisk, 0)} added to costs (assumptions).`,
      notes: [
        'Each year: projected savings × ramp × (1 − benefit risk), less run cost × (1 + cost risk). At the start: implementation cost × (1 + cost risk), not discounted. NPV: all of it discounted to the start. ROI: (present benefits − present costs) ÷ present costs. Definitions as in Forrester’s TEI.',
        `Savings of a full year: ${money.short(summary.totalSavings)}. Implementation cost: ${money.short(summary.totalImplementationCost)}, assumed by type of opportunity where nobody entered it (automation 20,000, AI 45,000, agentic 90,000).`,
        SCENARIOS_RULE,
      ],
      draw(slide) {
        slide.addChart(
          [
            {
              type: 'bar',
              data: [{ name: 'Cash flow of the year', labels, values: base.flows }],
              options: { chartColors: [theme.scale[3] ?? theme.accent], barGapWidthPct: 70 },
            },
            {
              type: 'line',
              data: [{ name: 'Cumulative', labels, values: cumulative }],
              // The library takes the colour of a marker by the place of its series in the whole chart.
              options: { chartColors: [theme.accent, theme.accent], lineSize: 2.5, lineDataSymbolSize: 8 },
            },
          ] as never,
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: 7.1,
            h: BODY.h,
            showLegend: true,
            catAxisLabelPos: 'low',
            valAxisLabelFormatCode: money.axis(largest),
            altText: `Cash flow of each year and cumulative: ${labels.map((label, index) => `${label} ${money.short(base.flows[index] ?? 0)}, cumulative ${money.short(cumulative[index] ?? 0)}`).join('; ')}.`,
          } as never,
        );
        drawTable(slide, theme, {
          name: 'Key figures of the business case in three cases',
          box: { x: 8, y: BODY.y + 0.3, w: 4.73, h: BODY.h - 0.3 },
          size: SIZE.body,
          rows: figureRows(money),
          columns: [
            { header: 'Figure', width: 1.7, bold: true, lines: 2, cell: ({ name }) => name },
            { header: 'Low', width: 1, align: 'right', lines: 2, cell: ({ of }) => of(businessCase.low) },
            { header: 'Base', width: 1, align: 'right', lines: 2, bold: true, cell: ({ of }) => of(businessCase.base) },
            { header: 'High', width: 1, align: 'right', lines: 2, cell: ({ of }) => of(businessCase.high) },
          ],
        });
      },
    },
  ];
}

const paysBack = ({ paybackMonths }: BusinessCase, horizon: string) =>
  paybackMonths === null ? `does not pay back within ${horizon}` : `pays back in ${monthsOf(paybackMonths)}`;

const inMonths = (value: number | null) => (value === null ? 'N/A' : decimals(value, 1));

const figureRows = (money: FigureWords): { name: string; of(one: BusinessCase): string }[] => [
  { name: 'NPV', of: ({ npv }) => money.short(npv) },
  { name: 'Present benefits', of: ({ presentBenefits }) => money.short(presentBenefits) },
  { name: 'Present costs', of: ({ presentCosts }) => money.short(presentCosts) },
  { name: 'ROI', of: ({ roiPercentage }) => (roiPercentage === null ? 'N/A' : percent(roiPercentage)) },
  { name: 'IRR', of: ({ irr }) => (typeof irr === 'number' ? percent(100 * irr) : irr) },
  { name: 'Payback, months', of: ({ paybackMonths }) => inMonths(paybackMonths) },
  { name: 'Discounted payback, months', of: ({ discountedPaybackMonths }) => inMonths(discountedPaybackMonths) },
];

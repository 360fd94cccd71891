import { OPPORTUNITY_TYPE_LABELS, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { ROADMAP_WAVES } from '@process-ai/domain/roadmap';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { basisMark } from '../basis-words.ts';
import { BASIS_WORDS, counted, decimals, type FigureWords, percent } from '../figure-words.ts';
import { type DeckPlan, type SlideDraft, TYPES } from './deck-plan.ts';
import { BODY, chartLook, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable, type TableColumn } from './draw-table.ts';
import { type ChartData } from './presentation.ts';

/** So many are shown as the largest. */
const TOP = 10;

/** The opportunities that save most. */
export function topOpportunitySlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, theme, words } = plan;
  if (opportunities.length === 0) return [];
  const top = opportunities.slice(0, TOP);
  return [
    {
      section: 'Value',
      title: topTitle(plan),
      source: `Source: ${BASIS_NOTE} Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        'Savings of an opportunity: its share of what its process saves. Measured = from ROI inputs; benchmark = from the size of the organisation, by function and volume. The two are never added up.',
        ...top.map(({ title, rationale }, index) => `${index + 1}. ${title}${rationale ? `: ${rationale}` : ''}`),
        plan.proposedBy,
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'The opportunities that save most',
          box: BODY,
          size: SIZE.tiny,
          rows: top.map((opportunity, index) => ({ ...opportunity, rank: index + 1 })),
          columns: [
            { header: '#', width: 0.5, align: 'right', cell: ({ rank }) => String(rank) },
            ...opportunityColumns<RankedOpportunity & { rank: number }>(words, 2),
          ],
        });
      },
    },
  ];
}

const BASIS_NOTE =
  'shares of what the processes save: measured by ROI inputs, or by benchmark (S, M, L: by share of the payroll).';

function topTitle({ opportunities, totalEstimate, basis, words, decided }: DeckPlan): string {
  const total = totalEstimate[basis];
  const count = opportunities.length;
  if (total <= 0) return `${counted(count, 'opportunity saves', 'opportunities save')} what is not costed yet`;
  const saved = `${words.short(1000 * total)} a year ${BASIS_WORDS[basis]}`;
  if (count === 1) return `The one opportunity saves ${saved}`;
  if (count <= TOP) return `The ${count} opportunities save ${saved}`;
  const share = percent((100 * savingsByBasis(opportunities.slice(0, TOP))[basis]) / total, 0);
  return `The ${TOP} largest opportunities hold ${share} of the ${saved} that all ${decimals(count)} ${decided ? 'accepted' : 'proposed'} ones can save`;
}

/** How every table of opportunities shows them. */
const opportunityColumns = <Row extends RankedOpportunity>(words: FigureWords, lines: number): TableColumn<Row>[] => [
  { header: 'Opportunity', width: 3.45, bold: true, lines, cell: ({ title }) => title },
  { header: 'Process', width: 2.5, lines, cell: ({ process }) => `${process.code} ${process.name}` },
  { header: 'Type', width: 1.15, cell: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
  { header: 'Basis', width: 0.95, cell: basisMark },
  {
    header: 'Savings',
    width: 2.05,
    lines: 2,
    align: 'right',
    cell: words.worth,
  },
  { header: 'Effort', width: 0.8, align: 'right', cell: ({ effort }) => String(effort) },
  { header: 'Decision', width: 1.1, cell: ({ status }) => (status === 'accepted' ? 'Accepted' : 'Proposed') },
];

/** Points of one effort beside each other, and how far apart. */
const BESIDE = 5;
const STEP = 0.19;
const LOW_EFFORT = ROADMAP_WAVES[0].effort;

interface Point extends RankedOpportunity {
  number: number;
  /** Its effort, moved a little sideways so that points of one effort stand beside each other. */
  x: number;
}

/** What is worth most for its effort. */
export function valueEffortSlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, totalEstimate, basis, theme, words } = plan;
  if (totalEstimate[basis] <= 0) return [];
  const quick = opportunities.filter(({ effort }) => effort <= LOW_EFFORT);
  const points = pointsOf(opportunities.filter(({ savingsBasis }) => savingsBasis === basis).slice(0, TOP));
  const types = TYPES.filter((type) => points.some((point) => point.type === type));
  const data: ChartData[] = [
    { name: 'Effort', values: points.map(({ x }) => x) },
    ...types.map((type) => ({
      name: OPPORTUNITY_TYPE_LABELS[type],
      values: points.map((point) => (point.type === type ? 1000 * point.countedSavings : null)) as number[],
      labels: points.map((point) => (point.type === type ? String(point.number) : '')),
    })),
  ];
  const largest = 1000 * (points[0]?.countedSavings ?? 0);
  return [
    {
      section: 'Value',
      title: valueEffortTitle(plan, quick),
      source: `Source: savings of the opportunities, ${BASIS_WORDS[basis]}, and their effort, an assumption. Little effort = ${LOW_EFFORT} or less of 5. Shown: the ${points.length} with the highest savings of ${decimals(opportunities.length)}.`,
      notes: [
        'Upwards: savings a year. To the right: effort from 1 (days, one team) to 5 (a programme of its own). Points of the same effort are moved a little sideways, so that none hides another.',
        'Start at the top left, with what saves much for little effort; what is at the top right is a programme of its own and is worth planning early.',
        plan.proposedBy,
      ],
      draw(slide) {
        slide.addChart('scatter', data, {
          ...chartLook(theme),
          x: BODY.x,
          y: BODY.y,
          w: 6.7,
          h: BODY.h,
          chartColors: types.map((type) => theme.scale[{ automation: 2, ai: 4, agentic: 6 }[type]] ?? theme.accent),
          lineSize: 0,
          lineDataSymbolSize: 12,
          lineDataSymbolLineColor: theme.accent,
          showLabel: true,
          dataLabelFormatScatter: 'custom',
          dataLabelPosition: 't',
          showLegend: types.length > 1,
          catAxisMinVal: 0,
          catAxisMaxVal: 6,
          catAxisMajorUnit: 1,
          showCatAxisTitle: true,
          catAxisTitle: 'Effort, 1–5',
          showValAxisTitle: true,
          valAxisTitle: `Savings a year, ${BASIS_WORDS[basis]}`,
          valAxisMinVal: 0,
          valAxisLabelFormatCode: words.axis(largest),
          catGridLine: { style: 'none' },
          altText: `Scatter chart of savings a year over effort, numbered as in the table: ${points.map((point) => `${point.number} effort ${point.effort}, ${words.worth(point)}`).join('; ')}.`,
        });
        drawTable<Point>(slide, theme, {
          name: 'The numbered points of the chart',
          box: { x: 7.5, y: BODY.y, w: 5.23, h: BODY.h },
          size: SIZE.tiny,
          rows: points,
          columns: [
            { header: 'No.', width: 0.5, align: 'right', cell: ({ number }) => String(number) },
            { header: 'Opportunity', width: 2.8, lines: 2, cell: ({ title }) => title },
            { header: 'Type', width: 1.15, cell: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
            {
              header: 'A year',
              width: 0.75,
              align: 'right',
              cell: ({ countedSavings }) => words.short(1000 * countedSavings),
            },
            { header: 'Effort', width: 0.7, align: 'right', cell: ({ effort }) => String(effort) },
          ],
        });
      },
    },
  ];
}

function valueEffortTitle(
  { opportunities, totalEstimate, basis, words }: DeckPlan,
  quick: readonly RankedOpportunity[],
): string {
  const total = totalEstimate[basis];
  if (quick.length === 0) {
    const least = Math.min(...opportunities.map(({ effort }) => effort));
    return `No opportunity needs little effort: the ${words.short(1000 * total)} a year ${BASIS_WORDS[basis]} take ${least} of 5 or more`;
  }
  const share = percent((100 * savingsByBasis(quick)[basis]) / total, 0);
  return `${counted(quick.length, 'opportunity needs', 'opportunities need')} little effort and hold${quick.length === 1 ? 's' : ''} ${share} of the ${words.short(1000 * total)} a year ${BASIS_WORDS[basis]}`;
}

function pointsOf(opportunities: readonly RankedOpportunity[]): Point[] {
  const numbered = opportunities.map((opportunity, index) => ({ ...opportunity, number: index + 1 }));
  return numbered.map((point) => {
    const beside = numbered.filter(({ effort }) => effort === point.effort);
    const place = beside.indexOf(point) % BESIDE;
    const places = Math.min(BESIDE, beside.length);
    return { ...point, x: point.effort + STEP * (place - (places - 1) / 2) };
  });
}

const ROWS = 16;
const MORE = 0.24;

/** All opportunities on at most so many slides, and how many more there are; then what is only proposed, if asked for. */
export const allOpportunitySlides = (plan: DeckPlan, most: number): SlideDraft[] => {
  const shown = listSlides(plan, plan.opportunities, plan.decided ? 'accepted' : 'proposed', most);
  const proposed = listSlides(plan, plan.proposals, 'proposed, not decided', most - shown.length);
  return [...shown, ...proposed];
};

function listSlides(
  { theme, words, opportunities: told }: DeckPlan,
  opportunities: readonly RankedOpportunity[],
  kind: string,
  most: number,
): SlideDraft[] {
  const count = opportunities.length;
  const total = words.byBasis(savingsByBasis(opportunities));
  const isTold = opportunities === told && count <= TOP;
  const pages = isTold ? 0 : Math.min(Math.max(0, most), Math.ceil(count / ROWS));
  return Array.from({ length: pages }, (_, page): SlideDraft => {
    const first = page * ROWS;
    const rows = opportunities
      .slice(first, first + ROWS)
      .map((opportunity, index) => ({ ...opportunity, number: first + index + 1 }));
    const last = first + rows.length;
    const more =
      page === pages - 1 && last < count
        ? `… and ${counted(count - last, 'more opportunity', 'more opportunities')} in the workbook.`
        : '';
    const saved = words.byBasis(savingsByBasis(rows));
    const which = rows.length === 1 ? `Opportunity ${last}` : `Opportunities ${first + 1} to ${last}`;
    const all = `${count === 1 ? 'The one opportunity' : `All ${decimals(count)} opportunities`} ${kind}`;
    return {
      section: 'Appendix',
      title:
        rows.length === count
          ? `${all} can save ${saved}`
          : `${which} of ${decimals(count)} ${kind} hold${rows.length === 1 ? 's' : ''} ${saved}, of ${total}`,
      source: `Source: ${BASIS_NOTE} Highest first. Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        'Descriptions and reasons of every opportunity are in the workbook and in the document of the same blueprint.',
        ...rows.map(({ number, title, description, source }) => `${number}. ${title}: ${description} (${source})`),
      ],
      draw(slide) {
        const end = drawTable<RankedOpportunity & { number: number }>(slide, theme, {
          name: `Opportunities ${first + 1} to ${last}, ${kind}`,
          box: { ...BODY, h: BODY.h - (more ? MORE - 0.1 : 0) },
          size: SIZE.tiny,
          rows,
          columns: [
            { header: '#', width: 0.6, align: 'right', cell: ({ number }) => String(number) },
            ...opportunityColumns<RankedOpportunity & { number: number }>(words, 1),
          ],
        });
        if (more)
          drawText(
            slide,
            more,
            { x: BODY.x, y: end + 0.02, w: BODY.w, h: MORE },
            { size: SIZE.small, bold: true, color: theme.muted },
          );
      },
    };
  });
}

import type { ClientPage, ClientPageBlock, ClientPageTone } from '@process-ai/contract/client-links';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import type { ChartRunOptions, LineChartOptions, ScatterChartOptions } from 'docx/charts';
import { UNSEEN } from '../ooxml/post-process-document.ts';
import { type Palette, textOn } from '../palette.ts';
import type { Block, ChartBlock } from './blocks.ts';
import { coverTexts } from './cover-texts.ts';
import { planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';
import { executiveSummary } from './sections/executive-summary.ts';
import { decisionChapter, governanceChapter, peopleChapter, riskChapter } from './sections/governance.ts';
import { journeysInTables } from './sections/journeys.ts';
import { landscape } from './sections/landscape.ts';
import { methodChapter } from './sections/method.ts';
import { opportunityChapter } from './sections/opportunities.ts';
import { planChapter } from './sections/plan.ts';
import { situationChapter } from './sections/situation.ts';
import { vendorChapter } from './sections/vendors.ts';

/** The main part of the document for a browser: the same chapters in the same words. */
export function clientPage(blueprint: Blueprint): Omit<ClientPage, 'expiresAt'> {
  const plan = planDocs(blueprint);
  const { palette } = plan;
  const { logo } = blueprint.branding;
  const blocks = [
    ...executiveSummary(plan),
    ...situationChapter(plan),
    ...landscape(plan),
    ...opportunityChapter(plan, false),
    ...planChapter(plan),
    ...businessCaseChapter(plan),
    ...peopleChapter(plan),
    ...journeysInTables(plan),
    // Without a shortlist there is nothing to compare.
    ...(blueprint.vendors.length > 0 ? vendorChapter(plan) : []),
    ...riskChapter(plan),
    ...governanceChapter(plan),
    ...decisionChapter(plan),
    ...methodChapter(plan),
  ];
  return {
    language: LOCALES[plan.words.language],
    ...coverTexts(plan),
    draft: blueprint.cover.status === 'draft',
    colours: coloursOf(palette),
    logo: logo && `data:${logo.mime};base64,${Buffer.from(logo.bytes).toString('base64')}`,
    blocks: blocks.flatMap((block) => inBrowser(block, palette)),
  };
}

function inBrowser(block: Block, palette: Palette): ClientPageBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, text: block.text }];
    case 'prose': {
      const { style, term, text } = block;
      return [{ kind: 'prose', style, ...(term !== undefined && { term }), text }];
    }
    case 'figures':
      return [{ kind: 'figures', figures: [...block.figures] }];
    case 'table': {
      const total = block.columns.reduce((sum, { width }) => sum + width, 0);
      return [
        {
          kind: 'table',
          caption: block.caption,
          columns: block.columns.map(({ header, width, align }) => ({
            header,
            width: width / total,
            ...(align && { align }),
          })),
          rows: block.rows.map((row) =>
            row.map((cell) => {
              if (typeof cell === 'string') return { text: cell };
              const { text, strong = false, fill } = cell;
              const step = fill === undefined ? -1 : palette.heat.indexOf(fill);
              return { text, ...(strong && { strong }), ...(step >= 0 && { heat: step }) };
            }),
          ),
        },
      ];
    }
    case 'chart':
      return chartInBrowser(block, palette);
    case 'picture':
      return [];
    default:
      return block satisfies never;
  }
}

/** By the place that a color has in the palette: an accent may be as dark as another tone. */
const tonesOf = ({ accentInk, series, faint, muted, warning }: Palette): Record<ClientPageTone, string> => ({
  accent: accentInk,
  strong: series[2],
  middle: series[1],
  light: series[0],
  faint,
  muted,
  warning,
});

function coloursOf(palette: Palette): ClientPage['colours'] {
  const tones = Object.entries(tonesOf(palette)).map(([tone, fill]) => [
    tone,
    { fill: `#${fill}`, text: `#${textOn(fill)}` },
  ]);
  return {
    accent: `#${palette.accent}`,
    onAccent: `#${palette.onAccent}`,
    ink: `#${palette.accentInk}`,
    heat: palette.heat.map((fill) => `#${fill}`),
    tones: Object.fromEntries(tones) as ClientPage['colours']['tones'],
  };
}

const SHAPES = { bar: 'bars', column: 'columns', line: 'lines' } as const;

/** Whatever the document draws has one of these shapes. */
const isKnown = (chart: ChartRunOptions): chart is Extract<ChartRunOptions, { type: keyof typeof SHAPES }> =>
  chart.type in SHAPES;

function chartInBrowser({ chart: drawn, caption, alt }: ChartBlock, palette: Palette): ClientPageBlock[] {
  // A point of the first line, not a line of its own.
  const points = drawn.type === 'scatter' ? drawn.series.filter(({ markers }) => markers) : [];
  const chart = drawn.type === 'scatter' ? asLine(drawn) : drawn;
  if (!isKnown(chart)) return [];
  const tones = Object.entries(tonesOf(palette)) as [ClientPageTone, string][];
  const toneOf = (color: unknown): ClientPageTone | null =>
    color === UNSEEN ? null : (tones.find(([, fill]) => fill === color)?.[0] ?? 'accent');
  const { valueAxis, categoryAxis } = chart;
  return [
    {
      kind: 'chart',
      caption,
      alt,
      shape: SHAPES[chart.type],
      categories: chart.categories.map(String),
      categoryTitle: titleOf(categoryAxis?.title),
      series: chart.series.map(({ name, values, color, colors, line, pointLabels = [] }) => ({
        name,
        values: values.map((value) => value ?? 0),
        tones: values.map((_, at) => toneOf(colors?.[at] ?? line?.color ?? color)),
        labels: values.map((_, at) => (pointLabels[at] || {}).text ?? ''),
        outside: pointLabels.some((label) => label && label.position === 'outsideEnd'),
        dashed: line?.dash !== undefined,
      })),
      marks: points.flatMap(({ name: label, points: places, color }) =>
        places.map(({ x: at, y: value }) => ({ at, value, tone: toneOf(color) ?? 'accent', label })),
      ),
      legend: chart.legend !== false,
      max: valueAxis?.maximum ?? null,
      axis:
        valueAxis?.visible === false
          ? null
          : { title: titleOf(valueAxis?.title), ...writtenBy(valueAxis?.numberFormat) },
    },
  ];
}

/** Its points one after the other, from zero; what is marked between two of them is no line. */
function asLine({ series, xAxis, yAxis, ...rest }: ScatterChartOptions): LineChartOptions {
  const places = series[0]?.points.map(({ x }) => x) ?? [];
  return {
    ...rest,
    type: 'line',
    categories: places.map((x) => (x % (xAxis?.interval ?? 1) === 0 ? String(x) : '')),
    categoryAxis: { title: xAxis?.title },
    valueAxis: yAxis,
    series: series
      .filter(({ markers }) => !markers)
      .map(({ name, points, color, line }) => ({ name, values: points.map(({ y }) => y), color, line })),
  };
}

const titleOf = (title: unknown): string | null => (typeof title === 'string' ? title : null);

/** What stands before and behind the digits in a number format such as `"$"0.0#"M"`. */
function writtenBy(format = ''): { prefix: string; suffix: string } {
  const [, prefix = '', suffix = ''] = /^(?:"([^"]*)")?[#,.0]*(?:"([^"]*)")?/.exec(format) ?? [];
  return { prefix, suffix };
}

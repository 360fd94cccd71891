import type { FitPart, VendorFit } from '@process-ai/contract/vendor-comparison';
import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type { FigureWords } from '../figure-words.ts';
import { shortName } from '../short-name.ts';
import { coversNothing, fitsInWords, offersInWords, vendorRanking, winnerChange } from '../story-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, barsHeight, chartLook, GAP, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { heightOf } from './fit-text.ts';
import type { Slide } from './presentation.ts';
import { belowEachOther, drawBelowEachOther, inTexts, type PlacedTable } from './stacked-tables.ts';
import { rowsThatFit, type TableColumn } from './table-layout.ts';
import { writableTexts } from './writable-texts.ts';

const MOST = 6;

const PART_STEPS: Record<FitPart, number> = { coverage: 6, aiCoverage: 4, depth: 2, sector: 1 };

/** Who could deliver it, and what each score is made of. */
export function vendorSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, words } = plan;
  const { vendors: says } = words.say.deckCase;
  const { fitPartsInSentence } = words.say.cover;
  const { comparison } = blueprint;
  const { fits, weights } = comparison;
  if (fits.length === 0) return [];
  const shown = rankedFits(plan).slice(0, MOST);
  if (coversNothing(comparison)) return [uncoveredSlide(plan)];
  const both = noneFits(plan);
  const parts = FIT_PARTS.filter((part) => shown.some(({ score }) => score[part] > 0));
  const total = FIT_PARTS.reduce((sum, part) => sum + weights[part], 0);
  const share = (part: FitPart) => words.percent(total > 0 ? (100 * weights[part]) / total : 0, 0);
  return [
    {
      section: 'vendors',
      title: vendorRanking(comparison, words),
      source: says.source(
        FIT_PARTS.map((part) => `${fitPartsInSentence[part]} ${share(part)}`).join(', '),
        fits.length > shown.length ? shown.length : null,
        fits.length,
      ),
      notes: [
        says.note,
        says.scaleNote,
        winnerChange(comparison, words),
        ...shown.map(({ vendorName, dataCoverage }) => says.filled(vendorName, words.percent(100 * dataCoverage, 0))),
      ],
      draw(slide) {
        if (both) {
          drawBelowEachOther(slide, plan, both);
          return;
        }
        // Who scores nothing has no bar, and one bar alone compares nothing.
        const scored = shown.filter(({ overallScore }) => overallScore > 0);
        const isRace = scored.length > 1;
        if (isRace) drawFits(slide, plan, scored, parts);
        drawTable(slide, plan, {
          name: says.table,
          box: isRace ? { x: 5.3, y: BODY.y, w: 7.43, h: BODY.h } : BODY,
          size: SIZE.tiny,
          grows: true,
          rows: shown,
          columns: scoreColumns(words),
        });
      },
    },
  ];
}

const rankedFits = ({ blueprint: { comparison }, words }: DeckPlan): (VendorFit & { rank: number })[] =>
  fitsInWords(comparison, words).map((fit, index) => ({ ...fit, rank: index + 1 }));

const scoreColumns = ({ say }: FigureWords): TableColumn<VendorFit & { rank: number }>[] => [
  { header: '#', width: 0.4, align: 'right', cell: ({ rank }) => String(rank) },
  { header: say.document.vendors.vendor, width: 1.3, bold: true, lines: 2, cell: ({ vendorName }) => vendorName },
  {
    header: say.document.vendors.score,
    width: 0.6,
    align: 'right',
    cell: ({ overallScore }) => overallScore.toFixed(0),
  },
  {
    header: say.document.columns.why,
    width: 5.15,
    lines: 4,
    cell: ({ recommendationReason }) => recommendationReason,
  },
];

/** Where no vendor fits there is no race to draw: who comes near, and what each of them does, on one slide; else null. */
function noneFits(plan: DeckPlan): readonly PlacedTable[] | null {
  const { fits } = plan.blueprint.comparison;
  if (fits.length > MOST || fits.some((fit) => fit.fits)) return null;
  const matrix = matrixOf(plan);
  if (!matrix) return null;
  const { vendors: says } = plan.words.say.deckCase;
  const table = { isWhole: true, grows: true };
  const scores = { ...table, name: says.table, rows: rankedFits(plan), columns: scoreColumns(plan.words) };
  const { columns } = matrix.table;
  return belowEachOther([inTexts(scores), inTexts({ ...table, name: says.matrix, rows: matrix.rows, columns })]);
}

/** A bar for each vendor, of the parts of its score. */
function drawFits(slide: Slide, { theme, words }: DeckPlan, shown: readonly VendorFit[], parts: readonly FitPart[]) {
  // The first category of a bar chart stands lowest.
  const upwards = shown.toReversed();
  const labels = upwards.map(
    ({ vendorName, overallScore }) => `${shortName(vendorName, 'vendor')}  ${overallScore.toFixed(0)}`,
  );
  slide.addChart(
    'bar',
    parts.map((part) => ({
      name: words.say.cover.fitParts[part],
      labels,
      values: upwards.map(({ score }) => score[part]),
    })),
    {
      ...chartLook(theme),
      x: BODY.x,
      y: BODY.y,
      w: 4.5,
      h: barsHeight(shown.length),
      barDir: 'bar',
      barGrouping: 'stacked',
      barGapWidthPct: 55,
      chartColors: parts.map((part) => theme.scale[PART_STEPS[part]] ?? theme.accent),
      dataBorder: { pt: 0.75, color: theme.white },
      catAxisLabelFontSize: 12,
      valAxisMinVal: 0,
      valAxisMaxVal: 100,
      valAxisLabelFormatCode: '0',
      showLegend: true,
      showValue: true,
      dataLabelFormatCode: '[>=5]0;""',
      altText: words.say.deckCase.vendors.alt(
        shown.map(({ vendorName, overallScore }) => `${vendorName} ${overallScore.toFixed(0)}`).join(', '),
      ),
    },
  );
}

/** Of vendors that cover nothing, what they offer, and what that means. */
function uncoveredSlide(plan: DeckPlan): SlideDraft {
  const { blueprint, words, theme } = plan;
  const { fits } = blueprint.comparison;
  const { vendors: says } = words.say.deckCase;
  const { cover, document } = words.say;
  return {
    section: 'vendors',
    title: vendorRanking(blueprint.comparison, words),
    source: says.profilesSource,
    notes: [
      cover.noneCoversNote,
      says.note,
      ...fits
        .slice(0, MOST)
        .map(({ vendorName, dataCoverage }) => says.filled(vendorName, words.percent(100 * dataCoverage, 0))),
    ],
    draw(slide) {
      const note = { ...BODY, h: heightOf(2, SIZE.lead) };
      drawText(slide, cover.noneCoversNote, note, { size: SIZE.lead, color: theme.ink });
      const y = note.y + note.h + GAP;
      drawTable(slide, plan, {
        name: says.table,
        box: { ...BODY, y, h: BODY.y + BODY.h - y },
        grows: true,
        isWhole: true,
        rows: fits.map((fit, index) => ({ ...fit, rank: index + 1 })),
        columns: [
          { header: '#', width: 0.5, align: 'right', cell: ({ rank }) => String(rank) },
          { header: document.vendors.vendor, width: 2.2, bold: true, lines: 2, cell: ({ vendorName }) => vendorName },
          {
            header: document.vendors.score,
            width: 1.3,
            align: 'right',
            cell: ({ overallScore }) => overallScore.toFixed(0),
          },
          {
            header: cover.offers,
            width: 4.7,
            lines: 4,
            cell: ({ vendorId }) => offersInWords(blueprint.vendors, vendorId, words),
          },
          {
            header: document.columns.why,
            width: 4.5,
            lines: 4,
            cell: ({ recommendationReason }) => recommendationReason,
          },
        ],
      });
    },
  };
}

const MATRIX_ROWS = 12;
const MATRIX_VENDORS = 6;

/** The table of vendors against the largest opportunities; null where nothing was matched. */
function matrixOf(plan: DeckPlan) {
  const { matches } = plan.blueprint.comparison;
  if (matches.length === 0) return null;
  const largest = plan.opportunities.slice(0, MATRIX_ROWS);
  const isLargest = new Set(largest.map(({ id }) => id));
  const found = writableTexts(matches.filter(({ opportunityId }) => isLargest.has(opportunityId)));
  const strengths = new Map(found.map((match) => [`${match.vendorId} ${match.opportunityId}`, match.strength]));
  const strength: Strength = (vendorId, { id }) => strengths.get(`${vendorId} ${id}`) ?? 0;
  const table = { box: BODY, size: SIZE.tiny, isWhole: true, columns: matrixColumns(plan, largest, strength) };
  const rows = largest.slice(0, rowsThatFit({ ...table, rows: largest }));
  return { table, rows, strength, found };
}

/** Which vendor covers which of the largest opportunities; the title counts what the table shows. */
export function vendorMatrixSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, words } = plan;
  const { vendors: says } = words.say.deckCase;
  const { fits } = blueprint.comparison;
  const [best] = fits;
  if (!best || noneFits(plan)) return [];
  const matrix = matrixOf(plan);
  if (!matrix) return [];
  const { table, rows, strength, found } = matrix;
  const tally = fits
    .slice(0, MATRIX_VENDORS)
    .map(({ vendorId, vendorName }) => ({
      vendorId,
      vendorName,
      whole: rows.filter((row) => strength(vendorId, row) === 1).length,
      part: rows.filter((row) => strength(vendorId, row) > 0 && strength(vendorId, row) < 1).length,
    }))
    .toSorted((a, b) => b.whole - a.whole || b.part - a.part);
  const [winner = { ...best, whole: 0, part: 0 }] = tally;
  const open = rows.filter((row) => fits.every(({ vendorId }) => strength(vendorId, row) === 0));
  const winners = tally.filter(({ whole, part }) => whole === winner.whole && part === winner.part);
  const names = winners.map(({ vendorName }) => shortName(vendorName, winners.length > 1 ? 'vendor' : 'name'));
  const [none] = open;
  const rest = none ? says.open(shortName(none.title), open.length) : '';
  return [
    {
      section: 'vendors',
      title:
        winner.whole + winner.part === 0 ? says.none : says.best(names, winner.whole, winner.part, rows.length) + rest,
      source: says.matrixSource(fits.length > MATRIX_VENDORS ? MATRIX_VENDORS : null, fits.length),
      notes: [
        says.matrixNote,
        ...found
          .filter(({ vendorId }) => vendorId === winner.vendorId)
          .flatMap(({ vendorCapability, opportunityId }) => {
            const row = rows.find(({ id }) => id === opportunityId);
            return row ? [says.by(row.title, vendorCapability, winner.vendorName)] : [];
          }),
      ],
      draw: (slide) => drawTable(slide, plan, { ...table, rows, name: says.matrix, grows: true }),
    },
  ];
}

/** 1 = wholly, 0.5 = in part, 0 = not at all. */
type Strength = (vendorId: string, row: RankedOpportunity) => number;

function matrixColumns(
  { blueprint, theme, words }: DeckPlan,
  rows: readonly RankedOpportunity[],
  strength: Strength,
): TableColumn<RankedOpportunity>[] {
  const { vendors: says } = words.say.deckCase;
  const strengthWords: Record<number, string> = { 1: says.whole, 0.5: says.part };
  const [first] = rows;
  const only = rows.every(({ savingsBasis }) => savingsBasis === first?.savingsBasis) ? first?.savingsBasis : null;
  return [
    { header: words.say.document.columns.opportunity, width: 4.3, bold: true, lines: 2, cell: ({ title }) => title },
    {
      header: says.aYear(only ?? null),
      width: only ? 1.2 : 1.9,
      align: 'right',
      cell: (row) => (only ? words.short(1000 * row.countedSavings) : words.worth(row)),
    },
    ...blueprint.comparison.fits.slice(0, MATRIX_VENDORS).map(
      ({ vendorId, vendorName }): TableColumn<RankedOpportunity> => ({
        header: vendorName,
        width: 1.25,
        align: 'center',
        cell: (row) => strengthWords[strength(vendorId, row)] ?? '–',
        fill: (row) => STRENGTH_FILLS[strength(vendorId, row)]?.(theme.scale) ?? null,
      }),
    ),
  ];
}

const STRENGTH_FILLS: Record<number, (scale: readonly string[]) => string | undefined> = {
  1: (scale) => scale.at(-1),
  0.5: (scale) => scale[2],
};

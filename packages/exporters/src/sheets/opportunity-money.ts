import type { Opportunity } from '@process-ai/contract/opportunities';
import { COMBINED_RATE_MAX } from '@process-ai/domain/savings-shares';
import { weightOf } from '@process-ai/domain/vendor-comparison-matching';
import { OPPORTUNITY as O } from './layout.ts';
import { countedOf, type ListedOpportunity, type SheetPlan } from './plan.ts';
import { isOpen, logOf, type ShareRow, wayOf, weightIn } from './share-rows.ts';
import type { ListColumn } from './table.ts';
import { hasPlan } from './work-rows.ts';

/** What an opportunity is worth, step by step; the amounts of the rules in FORMULAS.md section 1a. */
interface Steps {
  row: number;
  share: ShareRow;
  weights: number;
  entered: number;
  rate: number;
  toShare: number;
  counted: number;
  /** FTE. */
  freed: number;
  costShare: number;
}

/** The columns right of the printed page, which a vendor's matches follow. Currency units a year unless said. */
export function opportunityMoney(plan: SheetPlan): ListColumn<ListedOpportunity>[] {
  const { formats, listed, shares } = plan;
  const { say } = plan.words;
  const { basis, decisions, ways } = say.workbook.codes;
  const handlingTime = say.money.moves['handling time'];
  const says = say.workbookLists.opportunities;
  const rows = new Map(shares.map((share, index) => [share.process.id, { share, row: index + 1 }]));
  const steps = listed.map(({ process, opportunity }) => {
    const found = rows.get(process.id);
    if (!found) throw new Error(`No row on Shares for ${process.code}`);
    const brought = plan.blueprint.brought.get(opportunity.id);
    return { ...stepsOf(opportunity, found), freed: found.share.carrier && brought ? plan.freedBy(brought) : 0 };
  });
  const column = (
    letter: string,
    header: string,
    format: string | undefined,
    formula: (at: number) => string,
    result: (step: Steps, opportunity: Opportunity) => number | string,
  ): ListColumn<ListedOpportunity> => ({
    letter,
    header,
    width: 13,
    ...(format && { format }),
    cell: ({ number, opportunity }, at) => ({
      formula: formula(at),
      result: result(steps[number - 1] as Steps, opportunity),
    }),
  });
  const money = formats.money;
  const counting = new Set(countedOf(plan));
  const own = (at: number, cell: string) => `IF(${O.open}${at}=1,0,${cell})`;
  return [
    column(
      O.open,
      says.open,
      '0',
      (at) => `IF(${O.decision}${at}="${decisions.rejected}",0,1)`,
      (_, one) => (isOpen(one) ? 1 : 0),
    ),
    column(
      O.way,
      says.way,
      undefined,
      (at) =>
        `IF(${O.entered}${at}<>"","${ways.entered}",IF(${O.moves}${at}="${handlingTime}","${ways.byBenefit}","${ways.otherUnit}"))`,
      (_, one) => ways[wayOf(one)],
    ),
    column(
      O.weight,
      says.weight,
      '0.0000',
      (at) => `IF(${O.way}${at}="${ways.byBenefit}",MAX(${O.likely}${at},LeastWeight),0)`,
      (_, one) => weightIn(one),
    ),
    column(
      O.log,
      says.log,
      '0.0000',
      (at) => `IF(${O.moves}${at}<>"${handlingTime}",0,IF(${O.likely}${at}>=1,LogOfNothing,LN(1-${O.likely}${at})))`,
      (_, one) => logOf(one),
    ),
    column(
      O.row,
      says.row,
      '0',
      (at) => `MATCH(${O.process}${at},ShareNumber,0)`,
      ({ row }) => row,
    ),
    column(
      O.weights,
      says.weights,
      '0.0000',
      (at) => `INDEX(ShareWeights,${O.row}${at})+${own(at, `${O.weight}${at}`)}`,
      ({ weights }) => weights,
    ),
    column(
      O.enteredTogether,
      says.enteredTogether,
      money,
      (at) => `INDEX(ShareEntered,${O.row}${at})+${own(at, `N(${O.entered}${at})`)}`,
      ({ entered }) => entered,
    ),
    column(
      O.rate,
      says.rate,
      formats.percent,
      (at) => `MIN(CombinedRateMax,1-EXP(INDEX(ShareLog,${O.row}${at})+${own(at, `${O.log}${at}`)}))`,
      ({ rate }) => rate,
    ),
    column(
      O.toShare,
      says.toShare,
      money,
      (at) =>
        `INDEX(ShareMeasured,${O.row}${at})+MIN(${cost(at)},MAX(${O.enteredTogether}${at},(${O.weights}${at}>0)*${cost(at)}*${O.rate}${at}))`,
      ({ toShare }) => toShare,
    ),
    column(
      O.counted,
      says.counted,
      money,
      (at) =>
        `IF(OR(${O.basis}${at}="",${O.open}${at}=0),0,${O.amount}${at}*IF(AND(${O.way}${at}="${ways.entered}",${O.enteredTogether}${at}>${O.toShare}${at}),${O.toShare}${at}/${O.enteredTogether}${at},1))`,
      ({ counted }) => counted,
    ),
    column(
      O.pays,
      says.pays,
      '0',
      (at) => `INDEX(SharePays,${O.row}${at})`,
      ({ share }) => share.pays,
    ),
    column(
      O.work,
      says.work,
      money,
      (at) => `IF(INDEX(ShareRate,${O.row}${at})>0,${O.counted}${at}/INDEX(ShareRate,${O.row}${at}),0)`,
      ({ counted, share }) => (share.automationRate > 0 ? counted / share.automationRate : 0),
    ),
    column(
      O.freed,
      says.freed,
      '#,##0.00',
      (at) =>
        `IF(AND(${O.basis}${at}="${basis.measured}",${fteCost(at)}>0),${O.pays}${at}*${O.counted}${at}/${fteCost(at)},0)`,
      ({ freed }) => freed,
    ),
    ...(hasPlan(plan.blueprint) ? [] : costColumns()),
    column(
      O.counts,
      says.counts,
      '0',
      (at) => `IF(AnythingAccepted=1,IF(${O.decision}${at}="${decisions.accepted}",1,0),${O.open}${at})`,
      (_, one) => (counting.has(one) ? 1 : 0),
    ),
    ...(plan.blueprint.sections.includes('vendors') ? vendorColumns() : []),
  ];

  function vendorColumns(): ListColumn<ListedOpportunity>[] {
    return [
      column(
        O.vendorWeight,
        says.vendorWeight,
        '#,##0.##',
        (at) => `${O.counts}${at}*IF(N(${O.amount}${at})>0,${O.amount}${at}/Thousand,1)`,
        (_, one) => (counting.has(one) ? weightOf(one) : 0),
      ),
      column(
        O.aiWeight,
        says.aiWeight,
        '#,##0.##',
        (at) => `IF(${O.type}${at}="${say.money.types.automation}",0,${O.vendorWeight}${at})`,
        (_, one) => (one.type === 'automation' || !counting.has(one) ? 0 : weightOf(one)),
      ),
    ];
  }

  /** Without a plan its share of what its process costs. */
  function costColumns(): ListColumn<ListedOpportunity>[] {
    return [
      column(
        O.costShare,
        says.costShare,
        formats.percent,
        (at) =>
          `IF(${O.open}${at}=0,0,IF(INDEX(ShareCounted,${O.row}${at})>0,${O.counted}${at}/INDEX(ShareCounted,${O.row}${at}),1/INDEX(ShareMembers,${O.row}${at})))`,
        ({ costShare }) => costShare,
      ),
      column(
        O.oneOff,
        says.oneOff,
        money,
        (at) => `${O.costShare}${at}*INDEX(ShareOneOff,${O.row}${at})`,
        ({ costShare, share }) => costShare * share.oneOff,
      ),
      column(
        O.run,
        says.run,
        money,
        (at) => `${O.costShare}${at}*INDEX(ShareRun,${O.row}${at})`,
        ({ costShare, share }) => costShare * share.run,
      ),
    ];
  }
}

const cost = (at: number) => `INDEX(ShareCost,${O.row}${at})`;
const fteCost = (at: number) => `INDEX(ShareFteCost,${O.row}${at})`;

function stepsOf(opportunity: Opportunity, { share, row }: { share: ShareRow; row: number }): Omit<Steps, 'freed'> {
  const open = isOpen(opportunity);
  const weights = share.weights + (open ? 0 : weightIn(opportunity));
  const entered = share.entered + (open ? 0 : 1000 * (opportunity.enteredSavings ?? 0));
  const rate = Math.min(COMBINED_RATE_MAX, 1 - Math.exp(share.log + (open ? 0 : logOf(opportunity))));
  const toShare =
    share.basis === 'measured'
      ? share.measured
      : Math.min(share.cost, Math.max(entered, weights > 0 ? share.cost * rate : 0));
  const counted = open ? 1000 * opportunity.countedSavings : 0;
  const costShare = open ? (share.counted > 0 ? counted / share.counted : 1 / Math.max(1, share.members)) : 0;
  return { row, share, weights, entered, rate, toShare, counted, costShare };
}

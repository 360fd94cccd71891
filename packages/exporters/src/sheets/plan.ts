import type { BusinessCase } from '@process-ai/contract/business-case';
import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint, BlueprintProcess, BlueprintRoi } from '@process-ai/domain/blueprint';
import { type BusinessCaseInput, businessCase } from '@process-ai/domain/business-case';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { businessCaseTotals, type Scenario, scenarioInputs } from '@process-ai/domain/sector-business-case';
import { cellText } from '../ooxml/cell-text.ts';
import type { SheetList } from '../ooxml/list-rows.ts';
import type { NativeChart } from '../ooxml/post-process-workbook.ts';

export interface CostedProcess extends BlueprintProcess {
  /** Number of the process in this workbook. Codes cannot join sheets: a spreadsheet takes "1.1" and "1.10" for one. */
  number: number;
  roi: BlueprintRoi;
}

export interface ListedOpportunity {
  number: number;
  process: BlueprintProcess;
  opportunity: Opportunity;
}

interface FormatSet {
  money: string;
  moneyExact: string;
  thousands: string;
  /** For axes. */
  moneyShort: string;
}

export type PlannedCase = { input: BusinessCaseInput; result: BusinessCase };

/** What all sheets are built from. */
export interface SheetPlan {
  blueprint: Blueprint;
  /** The processes with ROI inputs: one row each on Inputs and on Calculation, in this order. */
  costed: CostedProcess[];
  /** One row each on Opportunities, in this order. */
  listed: ListedOpportunity[];
  numbers: ReadonlyMap<string, number>;
  cases: Record<Scenario, PlannedCase>;
  formats: FormatSet;
  /** Places of texts too long for a cell, filled while sheets are written. */
  cuts: string[];
  /** Charts to add to the finished file. */
  charts: NativeChart[];
  /** Rows to add to the finished file. */
  lists: SheetList[];
  /** The text as a cell can hold it; `place` is noted when it had to be cut. */
  text(value: string, place: string): string;
}

export function planSheets(blueprint: Blueprint): SheetPlan {
  const { processes, summary, assumptions } = blueprint;
  const numbers = new Map(processes.map(({ id }, index) => [id, index + 1]));
  const { low, base, high } = scenarioInputs(businessCaseTotals(summary), assumptions);
  const computed = (input: BusinessCaseInput): PlannedCase => ({ input, result: businessCase(input) });
  const cuts: string[] = [];
  return {
    blueprint,
    costed: processes.flatMap((process) =>
      process.roi ? [{ ...process, roi: process.roi, number: numbers.get(process.id) ?? 0 }] : [],
    ),
    listed: processes
      .flatMap((process) => process.opportunities.map((opportunity) => ({ process, opportunity })))
      .map((row, index) => ({ ...row, number: index + 1 })),
    numbers,
    cases: { low: computed(low), base: computed(base), high: computed(high) },
    formats: {
      money: moneyFormat(assumptions.currency),
      moneyExact: moneyFormat(assumptions.currency, 2),
      thousands: `${moneyFormat(assumptions.currency).split(';')[0]}"K"`,
      moneyShort: shortMoneyFormat(assumptions.currency),
    },
    cuts,
    charts: [],
    lists: [],
    text(value, place) {
      const { text, cut } = cellText(value);
      if (cut) cuts.push(place);
      return text;
    },
  };
}

/** Number format of whole money amounts in a currency (ISO 4217 code; anything else is shown as it is). */
function moneyFormat(currency: string, decimals = 0): string {
  const unit = unitOf(currency);
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return `${unit}${digits};[Red]-${unit}${digits}`;
}

/** The same in millions where the amount is that large: for the axes of charts. */
function shortMoneyFormat(currency: string): string {
  const unit = unitOf(currency);
  return `[>=1000000]${unit}#,##0.0,,"M";[<=-1000000]-${unit}#,##0.0,,"M";${unit}#,##0`;
}

function unitOf(currency: string): string {
  const unit = currencySymbol(currency).replace(/"/g, '');
  const gap = /^[\p{L}.]+$/u.test(unit) ? ' ' : '';
  return `"${unit}${gap}"`;
}

/** A process whose inputs count, with the processes that share what it saves: itself, and all below it. */
export interface Sharing {
  process: CostedProcess;
  /** Numbers of the processes with opportunities that share in it. */
  numbers: number[];
  /** Σ savings of these opportunities, in thousands a year; rejected ones are left out. */
  savings: number;
}

/** By the number of each process with opportunities; nothing for one that no inputs count for. */
export function sharings({
  costed,
  listed,
  numbers,
}: Pick<SheetPlan, 'costed' | 'listed' | 'numbers'>): Map<number, Sharing> {
  const counting = new Map(
    costed.filter(({ roi }) => roi.countedIn === null).map((process) => [process.code, process]),
  );
  const byCarrier = new Map<CostedProcess, Sharing>();
  const found = new Map<number, Sharing>();
  for (const { process, opportunity } of listed) {
    const number = numbers.get(process.id) ?? 0;
    const codes = process.path.map(({ code }) => code).reverse();
    const carrier = counting.get(codes.find((code) => counting.has(code)) ?? process.code);
    if (!carrier) continue;
    const sharing = byCarrier.get(carrier) ?? { process: carrier, numbers: [], savings: 0 };
    byCarrier.set(carrier, sharing);
    if (sharing.numbers.at(-1) !== number) sharing.numbers.push(number);
    if (opportunity.status !== 'rejected') sharing.savings += opportunity.estimatedSavings ?? 0;
    found.set(number, sharing);
  }
  return found;
}

/**
 * What each listed opportunity stands for of the projected savings that count, currency units a year: its share, by its
 * own savings, of what its process saves, or the process above it that has the inputs.
 */
export function projectedShares(plan: Pick<SheetPlan, 'costed' | 'listed' | 'numbers'>): number[] {
  const shared = sharings(plan);
  return plan.listed.map(({ process, opportunity }) => {
    const sharing = shared.get(plan.numbers.get(process.id) ?? 0);
    if (!sharing || sharing.savings <= 0 || opportunity.status === 'rejected') return 0;
    return (sharing.process.roi.result.projectedSavings * (opportunity.estimatedSavings ?? 0)) / sharing.savings;
  });
}

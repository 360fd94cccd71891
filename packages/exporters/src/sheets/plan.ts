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

/**
 * What each listed opportunity stands for of the projected savings that count, currency units a year: those of its
 * process, shared as the savings of its opportunities are; where a process above has the inputs, what it is worth of them.
 */
export function projectedShares({ listed }: SheetPlan): number[] {
  return listed.map(({ process: { roi, opportunities }, opportunity }) => {
    if (opportunity.status === 'rejected') return 0;
    if (!roi || roi.countedIn !== null) {
      return opportunity.savingsBasis === 'measured' ? 1000 * opportunity.countedSavings : 0;
    }
    const sharing = opportunities.filter(({ status }) => status !== 'rejected');
    const estimated = sharing.reduce((sum, { estimatedSavings }) => sum + (estimatedSavings ?? 0), 0);
    return estimated > 0 ? (roi.result.projectedSavings * (opportunity.estimatedSavings ?? 0)) / estimated : 0;
  });
}

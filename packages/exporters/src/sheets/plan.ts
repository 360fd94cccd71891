import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Scenario } from '@process-ai/contract/scenarios';
import type { Blueprint, BlueprintProcess } from '@process-ai/domain/blueprint';
import { freedWork, measuredWork } from '@process-ai/domain/blueprint-people';
import { counts } from '@process-ai/domain/counted-opportunities';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { cellText } from '../ooxml/cell-text.ts';
import type { SheetList } from '../ooxml/list-rows.ts';
import type { NativeChart } from '../ooxml/post-process-workbook.ts';
import type { CostedProcess } from './costed-process.ts';
import { type ShareRow, shareRows } from './share-rows.ts';
import { carriedBy, scenariosOf, type WorkRow, workRows } from './work-rows.ts';

export interface ListedOpportunity {
  number: number;
  process: BlueprintProcess;
  opportunity: Opportunity;
}

interface FormatSet {
  money: string;
  moneyExact: string;
  /** For axes. */
  moneyShort: string;
}

/** What all sheets are built from. */
export interface SheetPlan {
  blueprint: Blueprint;
  /** The processes with ROI inputs: one row each on Inputs and on Calculation, in this order. */
  costed: CostedProcess[];
  /** One row each on Opportunities, in this order, with those that were rejected. */
  listed: ListedOpportunity[];
  numbers: ReadonlyMap<string, number>;
  /** One row each on Shares: the processes with opportunities. */
  shares: ShareRow[];
  /** By the number of a process with inputs, the heading whose opportunities share in its savings; 0 = none. */
  sharedBy: ReadonlyMap<number, number>;
  /** One row each on Initiatives. */
  work: WorkRow[];
  /** By the id of an opportunity, the initiative that carries it. */
  carriedBy: ReadonlyMap<string, number>;
  /** FTE that the measured savings of an opportunity free. */
  freedBy: ReturnType<typeof freedWork>;
  /** The first is the one that the file stands on when it is exported. */
  scenarios: readonly Scenario[];
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
  const { processes, assumptions } = blueprint;
  const listed = [...processes, ...blueprint.rejectedAlone];
  const numbers = new Map(listed.map(({ id }, index) => [id, index + 1]));
  const costed = processes.flatMap((process) =>
    process.roi ? [{ ...process, roi: process.roi, number: numbers.get(process.id) ?? 0 }] : [],
  );
  const work = workRows(blueprint);
  const cuts: string[] = [];
  return {
    blueprint,
    costed,
    listed: listed
      .flatMap((process) => process.allOpportunities.map((opportunity) => ({ process, opportunity })))
      .map((row, index) => ({ ...row, number: index + 1 })),
    numbers,
    ...shareRows(blueprint, costed, numbers),
    work,
    carriedBy: carriedBy(blueprint, work),
    freedBy: freedWork(measuredWork(blueprint)),
    scenarios: scenariosOf(blueprint),
    formats: {
      money: moneyFormat(assumptions.currency),
      moneyExact: moneyFormat(assumptions.currency, 2),
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

/** What sums of opportunities count. */
export const countedOf = ({ blueprint, listed }: Pick<SheetPlan, 'blueprint' | 'listed'>): Opportunity[] =>
  listed.flatMap(({ opportunity }) => (counts(opportunity.status, blueprint.decided) ? [opportunity] : []));

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

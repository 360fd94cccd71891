import type { Blueprint, BlueprintProcess, BlueprintRoi } from '@process-ai/domain/blueprint';
import type { BarChart } from './bar-chart.ts';
import { cellText } from './cell-text.ts';
import { moneyFormat } from './money-format.ts';

export interface CostedProcess extends BlueprintProcess {
  /** Number of the process in this workbook. Codes cannot join sheets: a spreadsheet takes "1.1" and "1.10" for one. */
  number: number;
  roi: BlueprintRoi;
}

export interface FormatSet {
  money: string;
  moneyExact: string;
  thousands: string;
}

/** What all sheets are built from. */
export interface SheetPlan {
  blueprint: Blueprint;
  /** The processes with ROI inputs: one row each on Inputs and on Calculation, in this order. */
  costed: CostedProcess[];
  numbers: ReadonlyMap<string, number>;
  formats: FormatSet;
  /** Places of texts too long for a cell, filled while sheets are written. */
  cuts: string[];
  /** Charts to add to the finished file. */
  charts: BarChart[];
  /** The text as a cell can hold it; `place` is noted when it had to be cut. */
  text(value: string, place: string): string;
}

export function planSheets(blueprint: Blueprint): SheetPlan {
  const numbers = new Map(blueprint.processes.map(({ id }, index) => [id, index + 1]));
  const { currency } = blueprint.assumptions;
  const cuts: string[] = [];
  return {
    blueprint,
    costed: blueprint.processes.flatMap((process) =>
      process.roi ? [{ ...process, roi: process.roi, number: numbers.get(process.id) ?? 0 }] : [],
    ),
    numbers,
    formats: {
      money: moneyFormat(currency),
      moneyExact: moneyFormat(currency, 2),
      thousands: `${moneyFormat(currency).split(';')[0]}"K"`,
    },
    cuts,
    charts: [],
    text(value, place) {
      const { text, cut } = cellText(value);
      if (cut) cuts.push(place);
      return text;
    },
  };
}

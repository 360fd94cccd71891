import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Scenario } from '@process-ai/contract/scenarios';
import { amountsIn, type Scale } from '@process-ai/domain/amounts';
import type { Blueprint, BlueprintProcess } from '@process-ai/domain/blueprint';
import { freedWork, measuredWork } from '@process-ai/domain/blueprint-people';
import { counts } from '@process-ai/domain/counted-opportunities';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { LOCALE_CODES } from '@process-ai/domain/language';
import { type FigureWords, figureWords, LEAST_MONTHS } from '../figure-words.ts';
import { cellText } from '../ooxml/cell-text.ts';
import type { SheetList } from '../ooxml/list-rows.ts';
import type { NativeChart } from '../ooxml/post-process-workbook.ts';
import { paybackFigure } from '../payback-words.ts';
import type { CostedProcess } from './costed-process.ts';
import { type SheetNames, sheetNames } from './layout.ts';
import { type ShareRow, shareRows } from './share-rows.ts';
import { carriedBy, scenariosOf, type WorkRow, workRows } from './work-rows.ts';

export interface ListedOpportunity {
  number: number;
  process: BlueprintProcess;
  opportunity: Opportunity;
}

interface FormatSet {
  /** While nothing is measured, no amount is shown as nothing: it is not known. */
  money: string;
  /** An amount that somebody sets: its nothing is one. */
  moneySet: string;
  moneyExact: string;
  /** For an axis, in thousands, millions or billions where it reaches them. @param amounts that it shows */
  axis(amounts: readonly number[]): string;
  /** "54.0%", "54%", "0.050%" */
  percent: string;
  percentWhole: string;
  percentExact: string;
  /** "Mar 2027" */
  month: string;
}

/** What all sheets are built from. */
export interface SheetPlan {
  blueprint: Blueprint;
  words: FigureWords;
  sheets: SheetNames;
  /** The processes with ROI inputs: one row each on Inputs and on Calculation, in this order. */
  costed: CostedProcess[];
  /** Sheets that formulas need and that hold nothing to read: hidden, and so on no page of paper. */
  empty: ReadonlySet<keyof SheetNames>;
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
  const { processes, assumptions, language = 'en' } = blueprint;
  const words = figureWords(assumptions.currency, language);
  const listed = [...processes, ...blueprint.rejectedAlone];
  const numbers = new Map(listed.map(({ id }, index) => [id, index + 1]));
  const costed = processes.flatMap((process) =>
    process.roi ? [{ ...process, roi: process.roi, number: numbers.get(process.id) ?? 0 }] : [],
  );
  const work = workRows(blueprint);
  const cuts: string[] = [];
  return {
    blueprint,
    words,
    sheets: sheetNames(language),
    costed,
    empty: new Set(emptySheets(blueprint, costed)),
    listed: listed
      .flatMap((process) => process.allOpportunities.map((opportunity) => ({ process, opportunity })))
      .map((row, index) => ({ ...row, number: index + 1 })),
    numbers,
    ...shareRows(blueprint, costed, numbers),
    work,
    carriedBy: carriedBy(blueprint, work),
    freedBy: freedWork(measuredWork(blueprint)),
    scenarios: scenariosOf(blueprint),
    formats: formatsIn(words, costed.length > 0),
    cuts,
    charts: [],
    lists: [],
    text(value, place) {
      const { text, cut } = cellText(value, words);
      if (cut) cuts.push(place);
      return text;
    },
  };
}

function emptySheets({ case: found }: Blueprint, costed: readonly CostedProcess[]): (keyof SheetNames)[] {
  if (costed.length > 0) return [];
  return found ? ['inputs', 'calculation'] : ['inputs', 'calculation', 'timeline', 'businessCase'];
}

/** What sums of opportunities count. */
export const countedOf = ({ blueprint, listed }: Pick<SheetPlan, 'blueprint' | 'listed'>): Opportunity[] =>
  listed.flatMap(({ opportunity }) => (counts(opportunity.status, blueprint.decided) ? [opportunity] : []));

/**
 * Number formats of money, and of months with their names in the language. Which signs stand between the digits is for
 * the spreadsheet program to say.
 */
function formatsIn({ language, currency, percent }: FigureWords, isMeasured: boolean): FormatSet {
  const { frame } = amountsIn(language, currencySymbol(currency));
  const around = (digits: string, scale?: Scale) => {
    const [before, behind] = frame(scale).map((part) => (part ? `"${part.replaceAll('"', '')}"` : ''));
    return `${before}${digits}${behind}`;
  };
  const red = (digits: string) => `${around(digits)};[Red]-${around(digits)}`;
  const both = (format: string) => `${format};-${format}`;
  // In some languages a space stands before it.
  const sign = percent(0, 0).replace(/^0/, '').replace(/^\s/, '"$&"');
  return {
    money: `${red('#,##0')}${isMeasured ? '' : ';"–"'}`,
    moneySet: red('#,##0'),
    moneyExact: red('#,##0.00'),
    axis(amounts) {
      const largest = Math.max(...amounts.map(Math.abs), 0);
      if (largest >= 1e9) return both(around('#,##0.0,,,', 'B'));
      if (largest >= 1e6) return both(around('#,##0.0,,', 'M'));
      return both(largest >= 20_000 ? around('#,##0,', 'K') : around('#,##0'));
    },
    percent: `0.0${sign}`,
    percentWhole: `0${sign}`,
    percentExact: `0.000${sign}`,
    month: `[$-${LOCALE_CODES[language]}]mmm yyyy`,
  };
}

/** A payback that is not reached is told in the words of document and deck; where nothing flows there is none. */
export function paybackCell(
  months: number | null,
  { blueprint, words }: Pick<SheetPlan, 'blueprint' | 'words'>,
): number | string {
  const flows = blueprint.case?.result.flows.some((flow) => flow !== 0);
  return months ?? (flows ? paybackFigure(null, blueprint, words) : words.say.money.notApplicable);
}

/** The same where the years of the case may be changed: a text that follows them. */
export function notPaidBackFormula({ say: { money } }: FigureWords): string {
  const [before, behind] = money.moreThan(money.years(2)).split('2');
  return `IF(CaseYears=1,"${money.moreThan(money.years(1))}","${before}"&CaseYears&"${behind}")`;
}

/** A payback within the first month is told in words, as in document and deck: "Paid already", not 0.0. */
export const paybackFormat = ({ blueprint, words }: Pick<SheetPlan, 'blueprint' | 'words'>, format: string): string =>
  `[<${LEAST_MONTHS}]"${paybackFigure(0, blueprint, words)}";${format}`;

/** Beside a payback that is told in words no unit stands. @param cell with the payback */
export const paybackUnit = (cell: string, unit: string, result: number | string) => ({
  formula: `IF(ISNUMBER(${cell}),IF(ROUND(${cell},1)=0,"","${unit}"),"")`,
  result: typeof result === 'number' && result >= LEAST_MONTHS ? unit : '',
});

/** A number format that lets the figures among many noughts be seen. */
export function dashForNothing(format: string): string {
  const [above = '', below = `-${above}`] = format.split(';');
  return `${above};${below};"–"`;
}

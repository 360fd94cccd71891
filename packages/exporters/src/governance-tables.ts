import type { Decision } from '@process-ai/domain/blueprint-decision';
import type { SteeredMeasure } from '@process-ai/domain/blueprint-measures';
import type { Responsibility } from '@process-ai/domain/blueprint-owners';
import type { AreaWork, WorkView } from '@process-ai/domain/blueprint-people';
import type { Duty, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import type { SteeringBody } from '@process-ai/domain/blueprint-steering';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import type { FigureWords } from './figure-words.ts';
import { baselineSource, concerned, fte, fteDecimals, measured, shownFte, unlocked } from './governance-words.ts';
import { countedPart } from './plan-words.ts';

/** A column as document and deck both show it. */
export interface ToldColumn<Row> {
  header: string;
  /** Against that of the others. */
  width: number;
  align?: 'right';
  /** What a row is about. */
  bold?: true;
  /** Lines that it may take on a slide; absent = one. */
  lines?: number;
  cell(row: Row): string;
}

type Columns<Row> = readonly ToldColumn<Row>[];

const NOBODY = '–';

export const workColumns = ({ areas, freedBy }: WorkView, words: FigureWords): Columns<AreaWork> => {
  const headers = words.say.plan.columns;
  // All as exact as the smallest area asks for: 9 FTE less 3 FTE would be 37% of it.
  const least = Math.min(...areas.map(({ today }) => today));
  const shown = (value: number) => shownFte(value, least);
  const figure = (header: string, of: (row: AreaWork) => number): ToldColumn<AreaWork> => ({
    header,
    width: 12,
    align: 'right',
    cell: (row) => fte(of(row), words, least),
  });
  const when = freedColumns(freedBy, words, least);
  return [
    { header: headers.area, width: 30, bold: true, lines: 2, cell: ({ name }) => name },
    figure(headers.today, ({ today }) => today),
    figure(headers.freed, ({ freed }) => freed),
    ...(isByYear(freedBy) ? when : []),
    // Of what is shown, so that each line adds up.
    figure(headers.stays, ({ today, freed }) => shown(today) - shown(freed)),
    {
      header: headers.freedShare,
      width: 14,
      align: 'right',
      cell: ({ today, freed }) => words.percent((100 * freed) / today, 0),
    },
    ...(isByYear(freedBy) ? [] : when),
  ];
};

/** More years than these have no room beside the others. */
const YEARS_MOST = 5;

export const isByYear = (all: WorkView['freedBy']): boolean =>
  all.length > 1 && all.length <= YEARS_MOST && all.every(({ when }) => /^\d{4}$/.test(when));

/** When how much of it is freed: a column for each year, else one with all of it. */
function freedColumns(all: WorkView['freedBy'], words: FigureWords, least: number): Columns<AreaWork> {
  const { freedWhen, freedIn } = words.say.plan.columns;
  // The last takes what rounding leaves, so that the parts come to what is shown of all.
  const partsOf = ({ freed, freedBy }: AreaWork) => {
    let left = shownFte(freed, least);
    return freedBy.map(({ when, fte: part }, index) => {
      const own = index === freedBy.length - 1 ? left : Math.min(left, shownFte(part, least));
      left -= own;
      return { when, fte: own };
    });
  };
  if (isByYear(all))
    return all.map(({ when }) => ({
      header: freedIn(when),
      width: 10,
      align: 'right',
      cell: (row) => {
        const own = partsOf(row).find((part) => part.when === when)?.fte ?? 0;
        return own === 0 ? NOBODY : words.decimals(own, fteDecimals(least));
      },
    }));
  return [
    {
      header: freedWhen,
      width: 20,
      lines: Math.max(3, all.length),
      cell: (row) =>
        words.say.money.separated(
          partsOf(row).map(({ when, fte: own }) => words.say.money.labelled(when, fte(own, words, least))),
        ) || NOBODY,
    },
  ];
}

export const riskColumns = ({ say: { plan: says } }: FigureWords): Columns<RegisteredRisk> => [
  {
    header: says.columns.initiative,
    width: 20,
    bold: true,
    lines: 3,
    cell: ({ initiative }) => initiative ?? says.allWork,
  },
  { header: says.columns.risk, width: 21, lines: 4, cell: ({ risk }) => risk },
  {
    header: says.columns.likelihood,
    width: 12,
    lines: 2,
    cell: ({ likelihood }) => says.ratings.likelihood[likelihood],
  },
  { header: says.columns.impact, width: 9, cell: ({ impact }) => says.ratings.impact[impact] },
  { header: says.columns.control, width: 26, lines: 4, cell: ({ control }) => control ?? says.noControl },
  {
    header: says.columns.owner,
    width: 12,
    lines: 2,
    cell: ({ owner, initiative }) => owner ?? (initiative === null ? says.steering : says.toBeNamed),
  },
];

export const dutyColumns = (words: FigureWords): Columns<Duty> => {
  const headers = words.say.plan.columns;
  return [
    { header: headers.duty, width: 17, bold: true, lines: 3, cell: ({ law }) => law },
    { header: headers.whyApplies, width: 27, lines: 4, cell: ({ reason }) => reason },
    { header: headers.concerns, width: 25, lines: 4, cell: (duty) => concerned(duty, words) },
    { header: headers.control, width: 31, lines: 4, cell: ({ control }) => control },
  ];
};

export const steeringColumns = ({ say }: FigureWords): Columns<SteeringBody> => {
  const headers = say.plan.columns;
  return [
    { header: headers.body, width: 12, bold: true, lines: 2, cell: ({ name }) => name },
    { header: headers.who, width: 20, lines: 4, cell: ({ who }) => who },
    { header: headers.rhythm, width: 25, lines: 4, cell: ({ rhythm }) => rhythm },
    { header: headers.task, width: 43, lines: 4, cell: ({ task }) => task },
  ];
};

/** With what all of them answer for, where they are several, and what of it the business case counts. */
export function withTotal(
  rows: readonly Responsibility[],
  story: Pick<BlueprintStory, 'headline' | 'noCost'>,
  words: FigureWords,
): Responsibility[] {
  if (rows.length < 2) return [...rows];
  const { say } = words;
  const sum = (of: (row: Responsibility) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [oneOffCost, savings] = [sum((row) => row.oneOffCost), sum((row) => row.savings)];
  const part = countedPart({ oneOffCost, measured: savings }, story, words);
  return [
    ...rows,
    {
      owner: say.plan.together,
      initiatives: [say.plan.initiatives(sum(({ initiatives }) => initiatives.length))],
      oneOffCost,
      savings,
      lastGate: null,
    },
    ...(part
      ? [
          {
            owner: say.document.plan.ofItInCase,
            initiatives: [],
            oneOffCost: part.oneOffCost ?? 0,
            savings: part.measured,
            lastGate: null,
          },
        ]
      : []),
  ];
}

export const responsibilityColumns = (
  rows: readonly Responsibility[],
  { say, short }: FigureWords,
): Columns<Responsibility> => {
  const { columns: headers, toBeNamed } = say.plan;
  return [
    { header: headers.owner, width: 20, bold: true, lines: 2, cell: ({ owner }) => owner ?? toBeNamed },
    { header: headers.initiatives, width: 39, lines: 4, cell: ({ initiatives }) => say.money.separated(initiatives) },
    {
      header: headers.oneOff,
      width: 11,
      align: 'right',
      cell: ({ oneOffCost }) => (oneOffCost > 0 ? short(oneOffCost) : NOBODY),
    },
    {
      header: headers.saves,
      width: 18,
      align: 'right',
      lines: 2,
      cell: ({ savings }) => (savings > 0 ? say.money.measured(short(savings)) : NOBODY),
    },
    // A column of dashes tells nothing.
    ...(rows.some(({ lastGate }) => lastGate !== null)
      ? [{ header: headers.lastGate, width: 12, cell: ({ lastGate }: Responsibility) => lastGate ?? NOBODY }]
      : []),
  ];
};

export const measureColumns = (words: FigureWords): Columns<SteeredMeasure> => {
  const headers = words.say.plan.columns;
  return [
    { header: headers.measure, width: 29, bold: true, lines: 2, cell: ({ name }) => name },
    { header: headers.initiative, width: 28, lines: 2, cell: ({ initiative }) => initiative },
    { header: headers.today, width: 11, align: 'right', cell: (one) => measured(one, one.baseline, words) },
    {
      header: headers.target,
      width: 11,
      align: 'right',
      lines: 2,
      cell: (one) =>
        one.target === null && one.due !== null ? words.say.plan.targetBy(one.due) : measured(one, one.target, words),
    },
    { header: headers.sourceOfToday, width: 21, lines: 2, cell: (one) => baselineSource(one, words) },
  ];
};

export const decisionColumns = (words: FigureWords): Columns<Decision> => {
  const { columns: headers, steering, proposal, now } = words.say.plan;
  return [
    { header: headers.decision, width: 30, bold: true, lines: 4, cell: ({ what }) => what },
    {
      header: headers.who,
      width: 19,
      lines: 3,
      cell: ({ proposes }) => (proposes === null ? steering : proposal(proposes)),
    },
    { header: headers.by, width: 10, cell: ({ by }) => by ?? now },
    {
      header: headers.amount,
      width: 10,
      align: 'right',
      cell: ({ amount }) => (amount === null ? NOBODY : words.short(amount)),
    },
    { header: headers.unlocks, width: 32, lines: 4, cell: (decision) => unlocked(decision, words) },
  ];
};

import type { CaseYear, SectorCase } from '@process-ai/contract/business-case';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { FigureWords } from './figure-words.ts';

/** "10%" */
export const costRiskInWords = (
  { costRisk }: Pick<Blueprint['assumptions'], 'costRisk'>,
  { percent }: FigureWords,
): string => percent(100 * costRisk, Number.isInteger(Math.round(1000 * costRisk) / 10) ? 0 : 1);

export interface YearsTogether extends Pick<CaseYear, 'benefits' | 'oneOffCost' | 'runCost' | 'net'> {
  label: string;
}

/** What the years of the case come to: the row that says why the costs are more than those of the plan. */
export function yearsTogether(
  { years }: SectorCase,
  assumptions: Pick<Blueprint['assumptions'], 'costRisk'>,
  words: FigureWords,
): YearsTogether {
  const sum = (figure: 'benefits' | 'oneOffCost' | 'runCost' | 'net') =>
    years.reduce((total, year) => total + year[figure], 0);
  return {
    label: words.say.case.allYears(assumptions.costRisk > 0 ? costRiskInWords(assumptions, words) : null),
    benefits: sum('benefits'),
    oneOffCost: sum('oneOffCost'),
    runCost: sum('runCost'),
    net: sum('net'),
  };
}

import type { SizeInUse } from '@process-ai/domain/assumptions-in-use';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { capitalized } from '@process-ai/domain/capitalized';
import { sizeAssumed } from '@process-ai/domain/organisation-size';
import type { FigureWords } from './figure-words.ts';

type Organisation = Pick<Blueprint, 'value' | 'sector'>;

/** The size of the organization that a benchmark rests on, and what of it nobody has entered. */
export function sizeInWords({ value, sector }: Organisation, { say, short }: FigureWords): string {
  const which = sizeAssumed(sector.profile);
  return which === null
    ? say.case.people(value.employees)
    : say.case.sizeAssumed(which, value.employees, short(value.employeeCost));
}

/** What stands below an amount by benchmark: the assumption, or `known` where the client's size is entered. */
export const sizeNote = (blueprint: Organisation, words: FigureWords, known: string): string =>
  sizeAssumed(blueprint.sector.profile) === null ? known : capitalized(sizeInWords(blueprint, words));

/** "1,000" people, or "$65K" that one of them costs a year. */
export const sizeFigure = (name: SizeInUse['name'], value: number, { decimals, short }: FigureWords): string =>
  name === 'employees' ? decimals(value) : short(value);

import { formatNumber } from '../../../lib/format.ts';

/** What adopting the rates of use cases says. */
export const ratesCopy = {
  open: 'Adopt use-case rates',
  title: 'Adopt the rates of the use cases',
  text: 'Processes without an automation rate of their own use 60%. Their use cases say how much handling time they really save.',
  loading: 'Loading the rates...',
  failedToLoad: 'The rates could not be loaded',
  none: 'Nothing would change: no process with inputs uses the default rate and has use cases that save handling time.',
  summary: (count: number, from: string, to: string) =>
    `${count === 1 ? 'One process changes' : `${formatNumber(count)} processes change`}: together they are projected to save ${from} a year now, and ${to} then.`,
  kept: (count: number) =>
    `${count === 1 ? 'One further process keeps' : `${formatNumber(count)} further processes keep`} the 60%: no use case says how much handling time it saves there.`,
  list: 'Rates and savings before and after',
  change: (from: string, to: string) => `${from} → ${to}`,
  savings: (from: string, to: string) => `${from} → ${to} a year`,
  cancel: 'Cancel',
  adopt: (count: number) => (count === 1 ? 'Adopt one rate' : `Adopt ${formatNumber(count)} rates`),
};

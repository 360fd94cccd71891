import type { Opportunity } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';

type RoiWarningCode =
  | 'overUtilised'
  | 'runtimeLooksLikeHours'
  | 'runtimeLooksLikeSeconds'
  | 'projectedAboveCost'
  | 'savingsAboveCost'
  | 'neverPaysBack'
  | 'countedInAncestor'
  | 'descendantsLeftOut';

export interface RoiWarning {
  code: RoiWarningCode;
  message: string;
}

type PromisedSavings = Pick<Opportunity, 'estimatedSavings'> & Partial<Pick<Opportunity, 'status'>>;

/** Shares of a team's hours that a process may well take: what another unit of the runtime has to lead to. */
const PLAUSIBLE = { from: 0.3, to: 1.1 };

/** What a person should know before they trust a result. Nothing is capped or corrected. */
export function roiWarnings(result: RoiResult, opportunities: readonly PromisedSavings[]): RoiWarning[] {
  const warnings: RoiWarning[] = [];
  const warn = (code: RoiWarningCode, message: string) => warnings.push({ code, message });
  const { utilisation, currentAnnualCost } = result;

  if (utilisation !== null && utilisation > 1) {
    warn('overUtilised', `The work fills ${share(utilisation)} of the team’s hours: check FTE, frequency and runtime.`);
  }
  if (utilisation !== null && isPlausible(60 * utilisation)) {
    const read = `Was the runtime entered in hours? Read so, it would fill ${share(60 * utilisation)}.`;
    warn('runtimeLooksLikeHours', `The work fills only ${share(utilisation)} of the team’s hours. ${read}`);
  }
  if (utilisation !== null && isPlausible(utilisation / 60)) {
    warn(
      'runtimeLooksLikeSeconds',
      `Was the runtime entered in seconds? Read so, the work would fill ${share(utilisation / 60)} of the team’s hours.`,
    );
  }
  if (result.projectedSavings > currentAnnualCost) {
    warn('projectedAboveCost', 'The projected savings are higher than what this process costs a year.');
  }
  if (promisesMore(result, opportunities)) {
    warn('savingsAboveCost', 'The opportunities together promise more than this process costs a year.');
  }
  // Where nothing is automated, nothing runs that could pay back.
  const isIdle = result.automationRate === 0 && result.netAnnual === 0;
  if (result.netAnnual <= 0 && currentAnnualCost > 0 && !isIdle) {
    warn('neverPaysBack', 'Running the solution costs as much as it saves, or more: it never pays back.');
  }
  if (result.countedInAncestor) {
    warn('countedInAncestor', 'A process above this one has inputs too. The totals count that one only.');
  }
  return warnings;
}

/** What a person should know before they trust the totals of a sector. */
export function portfolioWarnings(results: readonly RoiResult[]): RoiWarning[] {
  const warnings: RoiWarning[] = [];
  const leftOut = results.filter((result) => result.countedInAncestor).length;
  if (leftOut > 0) {
    const are = leftOut === 1 ? 'process has' : 'processes have';
    warnings.push({
      code: 'descendantsLeftOut',
      message: `${leftOut} ${are} inputs although a process above does too. The totals count the one above only.`,
    });
  }
  const counted = results.filter((result) => !result.countedInAncestor && result.currentAnnualCost > 0);
  if (counted.length > 0 && counted.reduce((sum, { netAnnual }) => sum + netAnnual, 0) <= 0) {
    warnings.push({
      code: 'neverPaysBack',
      message: 'All solutions together cost as much to run as they save, or more: the portfolio never pays back.',
    });
  }
  return warnings;
}

const promisesMore = ({ currentAnnualCost }: RoiResult, opportunities: readonly PromisedSavings[]) =>
  currentAnnualCost > 0 && 1000 * promised(opportunities) > currentAnnualCost;

/** Thousands a year; what a person has rejected promises nothing. */
const promised = (opportunities: readonly PromisedSavings[]) =>
  opportunities.reduce(
    (sum, { estimatedSavings, status }) => sum + (status === 'rejected' ? 0 : (estimatedSavings ?? 0)),
    0,
  );

const isPlausible = (utilisation: number) => utilisation >= PLAUSIBLE.from && utilisation <= PLAUSIBLE.to;

const share = (value: number) => `${Number((100 * value).toFixed(value < 0.1 ? 1 : 0))}%`;

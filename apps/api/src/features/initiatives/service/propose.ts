import { AppError } from '@process-ai/contract/errors';
import type { PlanChange } from '@process-ai/contract/initiatives';
import { type Proposal, proposeInitiatives } from '@process-ai/domain/initiative-proposal';
import { assumedCapacityDays } from '@process-ai/domain/plan-warnings';
import type { Actor, App } from '../../../app.ts';
import { entriesOf } from '../../use-cases/service.ts';
import { assumptionsOf } from '../../values/service.ts';
import { listEnteredCosts, listUnplanned } from '../repository.ts';
import { changing, type PlanBefore } from './changing.ts';

/**
 * Groups what is accepted and not planned into initiatives, behind those that exist: these are not touched. What does
 * not pay is left out, and so stays unplanned.
 */
export const propose = (app: App, actor: Actor, sectorId: string): Promise<PlanChange> =>
  changing(app, actor, sectorId, async (tx, before) => {
    const proposal = await proposalOf(tx, before);
    if (proposal.initiatives.length === 0) throw new AppError('nothingToPlan', reasonOf(proposal.doesNotPay.length));
    return { ...before.stored, initiatives: [...before.stored.initiatives, ...proposal.initiatives] };
  });

/** How many accepted opportunities would be planned if somebody asked now: what does not pay is not among them. */
export async function countPlannable(app: App, before: PlanBefore): Promise<number> {
  const { initiatives } = await proposalOf(app, before);
  return initiatives.reduce((sum, { opportunityIds }) => sum + opportunityIds.length, 0);
}

async function proposalOf(
  app: App,
  { sectorId, stored, opportunities, amountOf, processes, employees }: PlanBefore,
): Promise<Proposal> {
  const unplanned = await listUnplanned(app.db, sectorId);
  const [costs, useCases, { assumptions }] = await Promise.all([
    listEnteredCosts(app.db, sectorId),
    entriesOf(unplanned.flatMap(({ useCaseId }) => useCaseId ?? [])),
    assumptionsOf(app.db, sectorId),
  ]);
  const planned = new Set(opportunities.flatMap((one) => (one.initiativeId === null ? [] : one.processId)));
  return proposeInitiatives(
    unplanned.map(({ useCaseId, ...opportunity }) => {
      const { measured, benchmark } = amountOf(opportunity.id);
      return {
        ...opportunity,
        annualSavings: measured + benchmark,
        useCase: useCases.get(useCaseId ?? '') ?? null,
      };
    }),
    processes.map((process) => ({
      ...process,
      implementationCost: costs.get(process.id)?.implementationCost ?? null,
      annualRunCost: costs.get(process.id)?.annualRunCost ?? null,
      isPlanned: planned.has(process.id),
    })),
    {
      startMonth: stored.settings.startMonth,
      capacityDays: stored.settings.capacityDays ?? assumedCapacityDays(employees),
      currency: assumptions.currency,
      planned: stored.initiatives,
      newId: app.newId,
    },
  );
}

const reasonOf = (doNotPay: number) =>
  doNotPay > 0
    ? `The accepted opportunities that no initiative carries (${doNotPay}) would cost at least as much to run as they save.`
    : 'There is no accepted opportunity that no initiative carries: accept some first.';

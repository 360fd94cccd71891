import type { OpportunityStatus } from '@process-ai/contract/opportunities';

interface Deciding {
  opportunities: readonly { status: OpportunityStatus }[];
}

/** Whether anything of a sector is accepted. */
export const isDecided = (processes: readonly Deciding[]): boolean =>
  processes.some(({ opportunities }) => opportunities.some(({ status }) => status === 'accepted'));

/**
 * Whether roadmap, business case, vendor scores and files count an opportunity: what is accepted; while nothing of the
 * sector is (`decided` false), all that is proposed. What is rejected never counts.
 */
export const counts = (status: OpportunityStatus, decided: boolean): boolean =>
  decided ? status === 'accepted' : status !== 'rejected';

/** The processes with those of their opportunities that count; `decided` is that of the sector, where they are a part of it. */
export function countedOnly<Process extends Deciding>(
  processes: readonly Process[],
  decided: boolean = isDecided(processes),
): Process[] {
  return processes.map((process) => ({
    ...process,
    opportunities: process.opportunities.filter(({ status }) => counts(status, decided)),
  }));
}

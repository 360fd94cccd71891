import { AppError } from '@process-ai/contract/errors';
import type { ProcessValue, SectorValue } from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import { connect, type Database, type Reader } from '@process-ai/db/connect';
import { createReader } from '@process-ai/db/replica';
import { counts } from '@process-ai/domain/counted-opportunities';
import { listDocuments } from '../../features/evidence/repository.ts';
import { listNeeds, listOpportunities, type NeedRow } from '../../features/opportunities/repository.ts';
import { withOpportunities } from '../../features/processes/mapper.ts';
import { findIds, listProcesses } from '../../features/processes/repository.ts';
import { withAmounts, withBenefits } from '../../features/values/mapper.ts';
import { basisOf, derive, type ValueBasis, type Values, valuesOf } from '../../features/values/service.ts';
import type { Databases } from '../databases.ts';

let opened: Reader | undefined;

/** This child's own connections to the database and its replica: opened with the first use, closed by idleness. */
export const reading: Reader = (work) => {
  opened ??= openReader(JSON.parse(process.env.DATABASE ?? '{}'));
  return opened(work);
};

function openReader({ url, replicaUrl, ...options }: Databases): Reader {
  const { db } = connect(url, { ...options, max: 2 });
  if (!replicaUrl) return (work) => work(db);
  return createReader(db, connect(replicaUrl, { ...options, max: 2, name: 'process-ai reads' }).db);
}

/**
 * Every process of a sector with its opportunities and what they are worth, in natural code order; with those that were
 * rejected where all are asked for.
 */
export async function readAll(
  db: Database,
  sectorId: string,
  which: 'notRejected' | 'all' = 'notRejected',
): Promise<{ processes: Process[]; inputs: ValueBasis['inputs']; value: SectorValue; processValues: ProcessValue[] }> {
  const basis = await basisOf(db, sectorId);
  const [rows, opportunities] = [await listProcesses(db, sectorId), await listOpportunities(db, sectorId, { which })];
  const values = derive(basis, rows, withBenefits(opportunities));
  return {
    processes: withOpportunities(rows, withAmounts(opportunities, values)),
    inputs: basis.inputs,
    value: { currency: basis.assumptions.assumptions.currency, ...values.total },
    processValues: values.processes(),
  };
}

/** The texts of a sector's processes and of these insights. */
export async function readTexts(db: Database, sectorId: string, insightIds: string[]) {
  const [processes, documents] = await Promise.all([
    listProcesses(db, sectorId),
    listDocuments(db, sectorId, insightIds),
  ]);
  return { processes, documents };
}

export type WorthNeed = NeedRow & ReturnType<Values['amountOf']>;

/** The opportunities of these processes that count, in natural code order; throws when one is not in the sector. */
export async function readNeeds(db: Database, sectorId: string, processIds: string[]): Promise<WorthNeed[]> {
  const ids = [...new Set(processIds.map((id) => id.toLowerCase()))];
  const [inOrder, needs] = await Promise.all([findIds(db, sectorId, ids), listNeeds(db, sectorId, ids)]);
  if (inOrder.length < ids.length) throw new AppError('processMissing');
  const values = await valuesOf(db, await basisOf(db, sectorId));
  const decided = needs.some(({ status }) => status === 'accepted');
  const counted = needs.filter(({ status }) => counts(status, decided));
  const byProcess = Map.groupBy(counted, ({ processId }) => processId);
  return inOrder.flatMap((id) => (byProcess.get(id) ?? []).map((need) => ({ ...need, ...values.amountOf(need.id) })));
}

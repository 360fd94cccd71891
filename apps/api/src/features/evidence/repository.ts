import type { FoundEvidence } from '@process-ai/ai/evidence/find-evidence';
import type { EvidenceDocument } from '@process-ai/ai/evidence/statements';
import type { Evidence, EvidenceEffect } from '@process-ai/contract/evidence';
import type { DocumentPage } from '@process-ai/contract/insights';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

/** Evidence of documents and processes that are still there, by process code, then as the documents have it. */
export const listEvidence = async (
  db: Database,
  sectorId: string,
  { processId, insightId }: { processId?: string | undefined; insightId?: string | undefined },
): Promise<Evidence[]> => {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('insight', 'insight.id', 'evidence.insight_id')
    .innerJoin('process', 'process.id', 'evidence.process_id')
    .leftJoin('evidence_decision as decision', (join) =>
      join
        .onRef('decision.sector_id', '=', 'evidence.sector_id')
        .onRef('decision.insight_id', '=', 'evidence.insight_id')
        .onRef('decision.quote', '=', 'evidence.quote')
        .onRef('decision.process_id', '=', 'evidence.process_id'),
    )
    .where('evidence.sector_id', '=', sectorId)
    .where('insight.deleted_at', 'is', null)
    .where('process.deleted_at', 'is', null)
    .$if(processId !== undefined, (query) => query.where('evidence.process_id', '=', processId ?? ''))
    .$if(insightId !== undefined, (query) => query.where('evidence.insight_id', '=', insightId ?? ''))
    .select([
      'evidence.process_id as processId',
      'evidence.insight_id as insightId',
      'insight.file_name as fileName',
      'evidence.position',
      'evidence.page',
      'evidence.quote',
      'evidence.facts',
      'evidence.figures',
      'evidence.effects',
      'decision.decided_by as decidedBy',
    ])
    .orderBy('process.sort_key')
    .orderBy('insight.uploaded_at')
    .orderBy('insight.id')
    .orderBy('evidence.position')
    .execute();
  return rows.map((row) => ({ ...row, effects: row.effects as EvidenceEffect[] }));
};

/** Changes with the texts of the sector's processes, with which of them are there, and with how evidence is found. */
const FINDER = 2;

const basisOf = (sectorId: string) => sql<string>`(
  select concat_ws(' ', ${sql.lit(FINDER)}::int, count(*),
    sum(hashtextextended(concat_ws(E'\\n', id, parent_id, code, name, description), 0)))
  from process where sector_id = ${sectorId} and deleted_at is null
)`;

/** An insight as it was when it was read: any write to it gives it another version. */
export interface ReadInsight {
  id: string;
  version: string;
}

/**
 * What the evidence of a sector is to rest on now, and the insights whose evidence rests on something else. Where there
 * are no processes, documents of which nothing was found yet are as they should be.
 */
export const findStale = async (
  db: Database,
  sectorId: string,
): Promise<{ basis: string; insights: ReadInsight[] }> => {
  const { rows } = await sql<ReadInsight & { basis: string }>`
    with now as (
      select ${basisOf(sectorId)} as basis,
        exists (select from process where sector_id = ${sectorId} and deleted_at is null) as has_processes
    )
    select id, xmin::text as version, basis from insight, now
    where sector_id = ${sectorId} and deleted_at is null and evidence_basis is distinct from basis
      and (has_processes or evidence_basis is not null)
    order by id
  `.execute(db);
  return { basis: rows[0]?.basis ?? '', insights: rows.map(({ id, version }) => ({ id, version })) };
};

/** How much there is to read for the evidence of these insights: characters of text, and processes. */
export const sizeOf = async (
  db: Database,
  sectorId: string,
  insightIds: string[],
): Promise<{ characters: number; processes: number }> => {
  const { rows } = await sql<{ characters: number; processes: number }>`
    select coalesce(sum(length(pages::text)), 0)::int as characters,
      (select process_count from sector where id = ${sectorId}) as processes
    from insight where sector_id = ${sectorId} and id = any(${insightIds}::uuid[])
  `.execute(db);
  return rows[0] ?? { characters: 0, processes: 0 };
};

export const listDocuments = async (
  db: Database,
  sectorId: string,
  insightIds: string[],
): Promise<EvidenceDocument[]> => {
  const [rows, decided] = await Promise.all([
    db
      .selectFrom('insight')
      .where('sector_id', '=', sectorId)
      .where('id', '=', sql<string>`any(${insightIds}::uuid[])`)
      .select(['id', 'title', 'pages', 'facts', 'figures'])
      .orderBy('id')
      .execute(),
    listDecisions(db, sectorId, insightIds),
  ]);
  const decisions = Map.groupBy(decided, ({ insight_id }) => insight_id);
  return rows.map(({ id, ...document }) => ({
    insightId: id,
    ...document,
    decisions: (decisions.get(id) ?? []).map(({ quote, process_id }) => ({ quote, processId: process_id })),
  }));
};

export type DecisionRow = Omit<Row<'evidence_decision'>, 'sector_id'>;

/** What was decided of sentences of these insights, but for processes that are not there now. */
export const listDecisions = (db: Database, sectorId: string, insightIds: string[]): Promise<DecisionRow[]> =>
  db
    .selectFrom('evidence_decision as decision')
    .leftJoin('process', 'process.id', 'decision.process_id')
    .where('decision.sector_id', '=', sectorId)
    .where('decision.insight_id', '=', sql<string>`any(${insightIds}::uuid[])`)
    .where('process.deleted_at', 'is', null)
    .select([
      'decision.insight_id',
      'decision.quote',
      'decision.process_id',
      'decision.decided_by',
      'decision.decided_at',
    ])
    .orderBy('decision.decided_at')
    .orderBy('decision.quote')
    .execute();

export const findText = async (
  db: Database,
  sectorId: string,
  insightId: string,
): Promise<DocumentPage[] | undefined> => {
  const row = await db
    .selectFrom('insight')
    .select('pages')
    .where('sector_id', '=', sectorId)
    .where('id', '=', insightId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.pages;
};

export const hasProcess = async (db: Database, sectorId: string, processId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('process')
    .select('id')
    .where('sector_id', '=', sectorId)
    .where('id', '=', processId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Its evidence has to be found anew. Answers its title; null when it is not there. */
export const markStale = async (db: Database, sectorId: string, insightId: string): Promise<string | null> => {
  const row = await db
    .updateTable('insight')
    .set({ evidence_basis: null })
    .where('sector_id', '=', sectorId)
    .where('id', '=', insightId)
    .where('deleted_at', 'is', null)
    .returning('title')
    .executeTakeFirst();
  return row?.title ?? null;
};

export const saveDecision = async (
  db: Database,
  sectorId: string,
  decision: Omit<DecisionRow, 'decided_at'>,
): Promise<void> => {
  const { process_id, decided_by } = decision;
  await db
    .insertInto('evidence_decision')
    .values({ sector_id: sectorId, ...decision })
    .onConflict((conflict) =>
      conflict
        .columns(['sector_id', 'insight_id', 'quote'])
        .doUpdateSet({ process_id, decided_by, decided_at: sql`now()` }),
    )
    .execute();
};

export const deleteDecision = async (
  db: Database,
  sectorId: string,
  insightId: string,
  quote: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('evidence_decision')
    .where('sector_id', '=', sectorId)
    .where('insight_id', '=', insightId)
    .where('quote', '=', quote)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What was found takes the place of what these insights had; of one that was written meanwhile nothing is kept. */
export const replaceEvidence = async (
  db: Database,
  sectorId: string,
  insights: readonly ReadInsight[],
  basis: string,
  foundInAll: readonly FoundEvidence[],
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    update insight set evidence_basis = ${basis}
    from unnest(${insights.map(({ id }) => id)}::uuid[], ${insights.map(({ version }) => version)}::text[]) as read (id, version)
    where insight.sector_id = ${sectorId} and insight.id = read.id and insight.xmin::text = read.version
    returning insight.id
  `.execute(db);
  const unchanged = new Set(rows.map(({ id }) => id));
  const found = foundInAll.filter(({ insightId }) => unchanged.has(insightId));
  await db
    .deleteFrom('evidence')
    .where('sector_id', '=', sectorId)
    .where('insight_id', '=', sql<string>`any(${[...unchanged]}::uuid[])`)
    .execute();
  await sql`
    insert into evidence (sector_id, process_id, insight_id, position, page, quote, facts, figures, effects)
    select ${sectorId}::uuid, t.process_id, t.insight_id, t.position, t.page, t.quote, t.facts::jsonb, t.figures::jsonb, t.effects::jsonb
    from unnest(
      ${found.map(({ processId }) => processId)}::uuid[],
      ${found.map(({ insightId }) => insightId)}::uuid[],
      ${found.map((_, position) => position)}::int[],
      ${found.map(({ page }) => page)}::int[],
      ${found.map(({ quote }) => quote)}::text[],
      ${found.map(({ facts }) => JSON.stringify(facts))}::text[],
      ${found.map(({ figures }) => JSON.stringify(figures))}::text[],
      ${found.map(({ effects }) => JSON.stringify(effects))}::text[]
    ) as t (process_id, insight_id, position, page, quote, facts, figures, effects)
    where exists (select from process where id = t.process_id)
  `.execute(db);
};

import { Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { TransactionSql } from 'postgres';
import { installAuditTriggers } from './audit/audit-triggers.ts';
import { connect, type Database } from './connect.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as jobs from './migrations/0002-jobs.ts';
import * as journeysInsightsPlaybooks from './migrations/0003-journeys-insights-playbooks.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as sectorCounts from './migrations/0005-sector-counts.ts';
import * as versionsOfFigures from './migrations/0006-versions-of-figures.ts';
import * as jobShares from './migrations/0007-job-shares.ts';
import * as useCases from './migrations/0008-use-cases.ts';
import * as values from './migrations/0009-values.ts';
import * as initiatives from './migrations/0010-initiatives.ts';
import * as actuals from './migrations/0011-actuals.ts';
import * as scenarios from './migrations/0012-scenarios.ts';
import * as initiativeBaseline from './migrations/0013-initiative-baseline.ts';
import * as evidence from './migrations/0014-evidence.ts';
import * as journeyPersona from './migrations/0015-journey-persona.ts';
import * as sectorShortlist from './migrations/0016-sector-shortlist.ts';
import * as insightFacts from './migrations/0017-insight-facts.ts';
import * as insightLanguage from './migrations/0018-insight-language.ts';
import * as exportRecord from './migrations/0019-export-record.ts';
import * as clientLinks from './migrations/0021-client-links.ts';
import * as sectorFavorites from './migrations/0024-sector-favorites.ts';
import * as exportCover from './migrations/0026-export-cover.ts';
import * as opportunityOwnersAndSavedViews from './migrations/0027-opportunity-owners-and-saved-views.ts';
import * as clientLinkEvents from './migrations/0028-client-link-events.ts';
import * as tokenScopes from './migrations/0033-token-scopes.ts';
import * as activity from './migrations/0034-activity.ts';
import * as sampleSectors from './migrations/0035-sample-sectors.ts';
import * as secondFactor from './migrations/0036-second-factor.ts';
import * as comments from './migrations/0037-comments.ts';
import * as singleSignOn from './migrations/0038-single-sign-on.ts';
import * as firmTemplates from './migrations/0039-firm-templates.ts';
import * as inboxAndPresence from './migrations/0040-inbox-and-presence.ts';
import * as auditLog from './migrations/0042-audit-log.ts';
import * as sectorAccess from './migrations/0043-sector-access.ts';
import * as cleanup from './migrations/0044-cleanup.ts';
import * as retention from './migrations/0045-retention.ts';
import * as rightsThatEnd from './migrations/0046-rights-that-end.ts';
import * as backups from './migrations/0047-backups.ts';
import * as jobRuns from './migrations/0048-job-runs.ts';
import * as storedFiles from './migrations/0050-stored-files.ts';
import * as webhooks from './migrations/0051-webhooks.ts';
import * as sectorKeys from './migrations/0052-sector-keys.ts';
import * as evidenceDecisions from './migrations/0053-evidence-decisions.ts';
import { poolDialect } from './pool-dialect.ts';

const provider: MigrationProvider = {
  getMigrations: async () => ({
    '0001-foundation': foundation,
    '0002-jobs': jobs,
    '0003-journeys-insights-playbooks': journeysInsightsPlaybooks,
    '0004-accounts': accounts,
    '0005-sector-counts': sectorCounts,
    '0006-versions-of-figures': versionsOfFigures,
    '0007-job-shares': jobShares,
    '0008-use-cases': useCases,
    '0009-values': values,
    '0010-initiatives': initiatives,
    '0011-actuals': actuals,
    '0012-scenarios': scenarios,
    '0013-initiative-baseline': initiativeBaseline,
    '0014-evidence': evidence,
    '0015-journey-persona': journeyPersona,
    '0016-sector-shortlist': sectorShortlist,
    '0017-insight-facts': insightFacts,
    '0018-insight-language': insightLanguage,
    '0019-export-record': exportRecord,
    '0021-client-links': clientLinks,
    '0024-sector-favorites': sectorFavorites,
    '0026-export-cover': exportCover,
    '0027-opportunity-owners-and-saved-views': opportunityOwnersAndSavedViews,
    '0028-client-link-events': clientLinkEvents,
    '0033-token-scopes': tokenScopes,
    '0034-activity': activity,
    '0035-sample-sectors': sampleSectors,
    '0036-second-factor': secondFactor,
    '0037-comments': comments,
    '0038-single-sign-on': singleSignOn,
    '0039-firm-templates': firmTemplates,
    '0040-inbox-and-presence': inboxAndPresence,
    '0042-audit-log': auditLog,
    '0043-sector-access': sectorAccess,
    '0044-cleanup': cleanup,
    '0045-retention': retention,
    '0046-rights-that-end': rightsThatEnd,
    '0047-backups': backups,
    '0048-job-runs': jobRuns,
    '0050-stored-files': storedFiles,
    '0051-webhooks': webhooks,
    '0052-sector-keys': sectorKeys,
    '0053-evidence-decisions': evidenceDecisions,
  }),
};

const knownMigrations = async (): Promise<string[]> => Object.keys(await provider.getMigrations());

/** The last migration of this version. */
export const latestSchema = async (): Promise<string> => (await knownMigrations()).at(-1) ?? '';

/** Where a schema stands, by the names of migrations; `unknown` are those of a newer version of the product. */
export interface SchemaState {
  /** null = there is none yet. */
  latest: string | null;
  missing: string[];
  unknown: string[];
}

export async function schemaOf(db: Database): Promise<SchemaState> {
  const known = await knownMigrations();
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found
  `.execute(db);
  const { rows } = tables[0]?.found
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const run = rows.map(({ name }) => name);
  return {
    latest: run.at(-1) ?? null,
    missing: known.filter((name) => !run.includes(name)),
    unknown: run.filter((name) => !known.includes(name)),
  };
}

/** Brings the database at `url` up to date. Several processes may call it at once: Kysely's lock lets one through at a time. */
export async function migrate(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1, limits: false });
  try {
    await refuseUnknown('The database was made', (await schemaOf(db)).unknown);
    await sql`select set_config('process_ai.unaudited', 'on', false)`.execute(db);
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    await installAuditTriggers(db as Kysely<unknown>);
  } finally {
    await close();
  }
}

/** What is not known here was made by a later version, whose data this one could only damage. */
async function refuseUnknown(what: string, unknown: string[]): Promise<void> {
  if (unknown.length === 0) return;
  const latest = await latestSchema();
  throw new Error(
    `${what} by a newer Process AI: its schema is ${unknown.at(-1)}, and this version knows ${latest}. Start that version, or a newer one.`,
  );
}

/** Makes the schema of an earlier day in the empty database of this transaction, without triggers of the audit log. */
export async function migrateTo(transaction: TransactionSql, schema: string): Promise<void> {
  const isKnown = (await knownMigrations()).includes(schema);
  await refuseUnknown('The backup was made', isKnown ? [] : [schema]);
  const db = new Kysely<unknown>({ dialect: poolDialect(transaction) });
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await migrator.migrateTo(schema);
  if (error) throw error;
}

import * as account from '@process-ai/contract/account';
import * as activity from '@process-ai/contract/activity';
import * as actuals from '@process-ai/contract/actuals';
import * as audit from '@process-ai/contract/audit';
import * as backups from '@process-ai/contract/backups';
import * as businessCase from '@process-ai/contract/business-case';
import * as clientLinks from '@process-ai/contract/client-links';
import * as comments from '@process-ai/contract/comments';
import * as evidence from '@process-ai/contract/evidence';
import * as exportCovers from '@process-ai/contract/export-covers';
import * as exports from '@process-ai/contract/exports';
import * as findings from '@process-ai/contract/findings';
import * as imports from '@process-ai/contract/imports';
import * as inbox from '@process-ai/contract/inbox';
import * as initiatives from '@process-ai/contract/initiatives';
import * as insights from '@process-ai/contract/insights';
import * as invitations from '@process-ai/contract/invitations';
import * as jobs from '@process-ai/contract/jobs';
import * as journeys from '@process-ai/contract/journeys';
import * as opportunities from '@process-ai/contract/opportunities';
import * as playbooks from '@process-ai/contract/playbooks';
import * as processValues from '@process-ai/contract/process-values';
import * as processes from '@process-ai/contract/processes';
import * as roi from '@process-ai/contract/roi';
import * as roiBenchmarks from '@process-ai/contract/roi-benchmarks';
import * as savedViews from '@process-ai/contract/saved-views';
import * as scenarios from '@process-ai/contract/scenarios';
import * as secondFactor from '@process-ai/contract/second-factor';
import * as sectorAccess from '@process-ai/contract/sector-access';
import * as sectorArchive from '@process-ai/contract/sector-archive';
import * as sectorOverview from '@process-ai/contract/sector-overview';
import * as sectors from '@process-ai/contract/sectors';
import * as status from '@process-ai/contract/status';
import * as storage from '@process-ai/contract/storage';
import * as suitability from '@process-ai/contract/suitability';
import * as teams from '@process-ai/contract/teams';
import * as tokens from '@process-ai/contract/tokens';
import * as useCases from '@process-ai/contract/use-cases';
import * as users from '@process-ai/contract/users';
import * as vendorComparison from '@process-ai/contract/vendor-comparison';
import * as vendors from '@process-ai/contract/vendors';
import * as webhooks from '@process-ai/contract/webhooks';
import * as workspace from '@process-ai/contract/workspace';
import * as workspaceArchive from '@process-ai/contract/workspace-archive';
import type { generateOpenApiDocument } from 'trpc-openapi';
import { z } from 'zod';
import { ARCHIVE_EXAMPLES } from './examples/archives.ts';
import { EVIDENCE_EXAMPLES } from './examples/evidence.ts';
import { MONEY_EXAMPLES } from './examples/money.ts';
import { PEOPLE_EXAMPLES } from './examples/people.ts';
import { PLAN_EXAMPLES } from './examples/plan.ts';
import { SECTOR_EXAMPLES } from './examples/sectors.ts';
import { WEBHOOK_EXAMPLES } from './examples/webhooks.ts';
import type { OpenApiDocument, Operation, Schema } from './openapi-document.ts';
import { webhooksOf } from './webhooks.ts';

const NOUNS = [
  account,
  actuals,
  audit,
  backups,
  businessCase,
  clientLinks,
  comments,
  evidence,
  exportCovers,
  exports,
  findings,
  imports,
  inbox,
  initiatives,
  insights,
  invitations,
  jobs,
  journeys,
  opportunities,
  playbooks,
  processes,
  processValues,
  roi,
  roiBenchmarks,
  activity,
  savedViews,
  scenarios,
  secondFactor,
  sectorAccess,
  sectorArchive,
  sectorOverview,
  sectors,
  status,
  storage,
  suitability,
  teams,
  tokens,
  useCases,
  users,
  vendorComparison,
  vendors,
  webhooks,
  workspace,
  workspaceArchive,
];

const KINDS = [z.ZodObject, z.ZodEnum, z.ZodUnion];

/** Clients know these by the name that they were published under. */
const PUBLISHED: Record<string, string> = { SectorCase: 'FinancialOutlook' };

/** The objects and choices of the contract, under their names there. */
export const CONTRACT: Record<string, z.ZodType> = Object.fromEntries(
  NOUNS.flatMap((noun) => Object.entries(noun))
    .filter((entry): entry is [string, z.ZodType] => KINDS.some((kind) => entry[1] instanceof kind))
    .map(([name, schema]) => [PUBLISHED[name] ?? name, schema]),
);

type Paths = NonNullable<Parameters<typeof generateOpenApiDocument>[1]['paths']>;
const PATH = '/contract';

/**
 * A path that is none: the generator writes every schema of the contract there, as an answer and as a body, in the same
 * words that it finds for the operations. `nameSchemas` takes it away again.
 */
export function contractPath(): Paths {
  const answers = Object.entries(CONTRACT).filter(([, schema]) => canBeAnswered(schema));
  const post = {
    requestBody: { content: contentOf(Object.entries(CONTRACT)) },
    responses: { '200': { description: '', content: contentOf(answers) } },
  };
  return { [PATH]: { post } };
}

const contentOf = (schemas: [string, z.ZodType][]) =>
  Object.fromEntries(schemas.map(([name, schema]) => [name, { schema }]));

/** What is transformed on its way in has no form on its way out. */
function canBeAnswered(schema: z.ZodType): boolean {
  try {
    z.toJSONSchema(schema);
    return true;
  } catch {
    return false;
  }
}

/** Puts a reference in the place of every schema that the contract has a name for. */
export function nameSchemas(document: OpenApiDocument): void {
  const { [PATH]: contract, ...paths } = tidied(document.paths);
  const names = namesOf(contract?.post);
  const used = document.components.schemas;

  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value !== 'object' || value === null) return value;
    const { description, ...plain } = value as Schema;
    // A field may say of a schema what it is there: that stands beside the reference.
    const schema = names.has(JSON.stringify(value)) ? value : plain;
    const known = names.get(JSON.stringify(schema));
    if (known === undefined) return childrenOf(value);
    const named = childrenOf(schema) as Schema;
    // Few are both sent and answered in forms that differ.
    const name = JSON.stringify(used[known] ?? named) === JSON.stringify(named) ? known : `${known}Body`;
    used[name] ??= named;
    return { $ref: refTo(name), ...(schema === plain && description !== undefined && { description }) };
  };
  const childrenOf = (value: object): object =>
    Object.fromEntries(Object.entries(value).map(([key, child]) => [key, refer(child)]));

  document.paths = childrenOf(paths) as OpenApiDocument['paths'];
  const sent = contract?.post?.responses['200']?.content ?? {};
  document.webhooks = childrenOf(webhooksOf((name) => sent[name]?.schema ?? {}));
}

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** The names by the schemas, in both forms: as sent and as answered. */
const namesOf = (contract: Operation | undefined) =>
  new Map(
    [contract?.requestBody?.content, contract?.responses['200']?.content].flatMap((content) =>
      Object.entries(content ?? {}).map(([name, { schema }]) => [JSON.stringify(schema), name] as const),
    ),
  );

/** Without what tells a reader nothing: the range of JavaScript's whole numbers, that answers have no other fields yet, a format spelled out. */
function tidied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(tidied) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, child]) =>
      !(key === 'additionalProperties' && child === false) &&
      !(key === 'pattern' && 'format' in value) &&
      !((key === 'minimum' || key === 'maximum') && Math.abs(child as number) === Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, tidied(child)])) as T;
}

/** What bodies and answers look like, by the name of their schema in the document: one small insurer throughout. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...SECTOR_EXAMPLES,
  ...EVIDENCE_EXAMPLES,
  ...ARCHIVE_EXAMPLES,
  ...MONEY_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...PLAN_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
};

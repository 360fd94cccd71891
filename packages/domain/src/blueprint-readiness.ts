import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Readiness, ReadinessItem, ReadinessKind } from '@process-ai/contract/exports';
import type { Month, Plan } from '@process-ai/contract/initiatives';
import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import type { RoiInput, RoiResult } from '@process-ai/contract/roi';
import type { ClientQuote } from './client-situation.ts';
import { isDecided } from './counted-opportunities.ts';
import { DEFAULT_AUTOMATION_RATE } from './roi.ts';
import { roiWarnings } from './roi-warnings.ts';

interface CheckedProcess extends Pick<Process, 'id' | 'code' | 'name'> {
  opportunities: readonly CheckedOpportunity[];
}

/** Where nothing is said of its confidence, none is missed. */
type CheckedOpportunity = Pick<Opportunity, 'title' | 'status'> & Partial<Pick<Opportunity, 'confidence'>>;

interface ReadinessSource {
  /** Of the sector. */
  client: string;
  /** With those opportunities that were rejected, or without. */
  processes: readonly CheckedProcess[];
  roiInputs: readonly RoiInput[];
  results: readonly RoiResult[];
  /** Null = there is none. */
  plan: Plan | null;
  /** Ids of the initiatives of which actual figures were entered. */
  withActuals: Pick<ReadonlySet<string>, 'has'>;
  /** ISO 4217: of the client's profile, null = it names none; and the one that amounts are written in. */
  currencies: { profile: string | null; written: string };
  /** Of the files, and what texts of the sector are in where that can be told (ISO 639-1). */
  languages?: { files: FileLanguage; processes: string | null; opportunities: string | null };
  /** The month in which it is asked. */
  today: Month;
  /** The client's conditions that the plan breaks. */
  broken?: readonly (ClientQuote & { reason: string })[];
  /** Names of documents that were too long to be read for the situation. */
  unread?: readonly string[];
}

/** A share of proposals on a surer basis holds; what is less sure than this deserves a look. */
const SURE_FROM = 0.75;
/** Longer names are cut on slides. */
const NAME_MOST = 90;
/** In their sentences the client has less room. */
const CLIENT_MOST = 40;
const NAMES_MOST = 5;
const IDS_MOST = 200;

const DOUBTFUL = new Set(['overUtilised', 'runtimeLooksLikeHours', 'runtimeLooksLikeSeconds']);

/** What should be mended before the files of a sector are handed over, what blocks first; in the order of the kinds. */
export function readiness(source: ReadinessSource): Readiness {
  const items = [
    ...opportunityItems(source),
    ...figureItems(source),
    ...planItems(source),
    ...situationItems(source),
    ...currencyItems(source),
    ...languageItems(source),
    ...nameItems(source),
  ];
  const inOrder = [...items.filter(({ blocks }) => blocks), ...items.filter(({ blocks }) => !blocks)];
  return { draft: items.some(({ blocks }) => blocks), items: inOrder };
}

interface Concerned {
  blocks?: boolean;
  names?: readonly string[];
  processes?: readonly { id: string }[];
  initiatives?: readonly { id: string }[];
}

const item = (
  kind: ReadinessKind,
  message: string,
  { blocks = false, names = [], processes = [], initiatives = [] }: Concerned = {},
): ReadinessItem => ({
  kind,
  blocks,
  message,
  names: names.slice(0, NAMES_MOST),
  processIds: processes.slice(0, IDS_MOST).map(({ id }) => id),
  initiativeIds: initiatives.map(({ id }) => id),
});

/** Nothing where nothing was found. */
const where = (found: readonly unknown[], ...rest: Parameters<typeof item>): ReadinessItem[] =>
  found.length > 0 ? [item(...rest)] : [];

const titled = ({ code, name }: CheckedProcess) => `${code} ${name}`;
const count = (number: number) => number.toLocaleString('en-US');

function opportunityItems({ processes }: ReadinessSource): ReadinessItem[] {
  const having = (test: (one: CheckedOpportunity) => boolean) =>
    processes.flatMap((process) => process.opportunities.filter(test).map((opportunity) => ({ process, opportunity })));
  const accepted = having(({ status }) => status === 'accepted');
  const open = having(({ status }) => status === 'proposed');
  const all = accepted.length + open.length;
  if (accepted.length === 0)
    return [
      item(
        'nothingDecided',
        all === 0
          ? 'There is no opportunity to show yet.'
          : `Nothing is decided: none of ${all === 1 ? 'the one opportunity' : `the ${count(all)} opportunities`} is accepted. The files would show proposals, and say so.`,
        { blocks: true, processes: open.map(({ process }) => process) },
      ),
    ];
  const unsure = accepted.filter(({ opportunity: { confidence } }) => (confidence ?? 1) < SURE_FROM);
  return [
    ...where(
      open,
      'undecided',
      `Nobody has decided on ${count(open.length)} of ${count(all)} opportunities: the files leave them out, or show them in an appendix only.`,
      { processes: open.map(({ process }) => process) },
    ),
    ...where(
      unsure,
      'lowConfidence',
      `${unsure.length === 1 ? 'One accepted opportunity has' : `${count(unsure.length)} accepted opportunities have`} a confidence below ${100 * SURE_FROM}%: read ${unsure.length === 1 ? 'it' : 'them'} once more before a client does.`,
      {
        names: unsure.map(({ opportunity }) => opportunity.title),
        processes: unsure.map(({ process }) => process),
      },
    ),
  ];
}

function figureItems({ processes, roiInputs, results }: ReadinessSource): ReadinessItem[] {
  if (results.length === 0)
    return [
      item('nothingMeasured', 'No process has figures of its own: the files have no business case, only benchmarks.', {
        blocks: true,
      }),
    ];
  const byId = new Map(processes.map((process) => [process.id, process]));
  const inputs = new Map(roiInputs.map((input) => [input.processId, input]));
  const of = (test: (result: RoiResult) => boolean) =>
    results.filter(test).flatMap(({ processId }) => byId.get(processId) ?? []);
  const counted = of(({ countedInAncestor }) => !countedInAncestor);
  const warned = (codes: ReadonlySet<string>) =>
    of((result) => roiWarnings(result, []).some(({ code }) => codes.has(code)));
  const doubtful = warned(DOUBTFUL);
  const never = warned(new Set(['neverPaysBack']));
  const assumed = of(
    ({ processId, countedInAncestor }) => !countedInAncestor && inputs.get(processId)?.automationRate === null,
  );
  return [
    ...where(
      doubtful,
      'doubtfulInputs',
      `The figures of ${doubtful.length === 1 ? 'one process' : `${count(doubtful.length)} processes`} cannot be right: volume, minutes and team do not fit together.`,
      { blocks: true, names: doubtful.map(titled), processes: doubtful },
    ),
    ...where(
      assumed,
      'defaultRate',
      `${count(assumed.length)} of ${count(counted.length)} measured processes ${assumed.length === 1 ? 'stands' : 'stand'} on the ${100 * DEFAULT_AUTOMATION_RATE}% default automation rate.`,
      { names: assumed.map(titled), processes: assumed },
    ),
    ...where(
      never,
      'neverPaysBack',
      `${never.length === 1 ? 'One process costs' : `${count(never.length)} processes cost`} as much to run automated as ${never.length === 1 ? 'it saves' : 'they save'}, or more.`,
      { names: never.map(titled), processes: never },
    ),
  ];
}

function planItems({ plan, processes, withActuals, today }: ReadinessSource): ReadinessItem[] {
  if (!plan || plan.initiatives.length === 0) {
    return isDecided(processes)
      ? [item('noPlan', 'There is no plan: the waves of a roadmap stand in for it, without owners and gates.')]
      : [];
  }
  const going = plan.initiatives.filter(({ status }) => status !== 'stopped');
  const named = (initiatives: readonly { id: string; name: string }[], blocks = false): Concerned => ({
    blocks,
    names: initiatives.map(({ name }) => name),
    initiatives,
  });
  const ownerless = going.filter(({ owner, status }) => owner === null && status !== 'delivered');
  const warnings = plan.warnings.filter(({ kind }) => kind === 'startsTooEarly' || kind === 'dependsOnStopped');
  const late = going.filter(
    ({ status, startMonth, endMonth }) =>
      (status === 'running' && endMonth < today) ||
      ((status === 'proposed' || status === 'committed') && startMonth < today),
  );
  const silent = going.filter(
    ({ id, status, startMonth }) =>
      (status === 'delivered' || (status === 'running' && startMonth < today)) && !withActuals.has(id),
  );
  const unmeasured = going.filter(({ measures }) => measures.every(({ baseline }) => baseline === null));
  const { opportunityIds } = plan.unplanned;
  return [
    ...where(
      ownerless,
      'noOwner',
      `${ownerless.length === 1 ? 'One initiative has' : `${count(ownerless.length)} initiatives have`} no owner.`,
      named(ownerless, true),
    ),
    ...where(warnings, 'planOutOfOrder', warnings.map(({ message }) => message).join(' '), {
      blocks: true,
      initiatives: [...new Set(warnings.flatMap(({ initiativeIds }) => initiativeIds))].map((id) => ({ id })),
    }),
    ...where(
      opportunityIds,
      'unplanned',
      `${opportunityIds.length === 1 ? 'One accepted opportunity is' : `${count(opportunityIds.length)} accepted opportunities are`} in no initiative, and so in no figure of the business case.`,
    ),
    ...where(
      late,
      'planOutOfDate',
      `The plan is out of date: ${late.length === 1 ? 'one initiative' : `${count(late.length)} initiatives`} should have begun or ended by now, and ${late.length === 1 ? 'its status does' : 'their status does'} not say so.`,
      named(late),
    ),
    ...where(
      silent,
      'noActuals',
      `Nobody has entered what came of ${silent.length === 1 ? 'an initiative that runs' : `${count(silent.length)} initiatives that run`} or ${silent.length === 1 ? 'is' : 'are'} delivered.`,
      named(silent),
    ),
    ...where(
      unmeasured,
      'noBaseline',
      `${unmeasured.length === 1 ? 'One initiative has' : `${count(unmeasured.length)} initiatives have`} no measure with a baseline: nobody will be able to say what came of ${unmeasured.length === 1 ? 'it' : 'them'}.`,
      named(unmeasured),
    ),
  ];
}

function situationItems({ broken = [], unread = [] }: ReadinessSource): ReadinessItem[] {
  const conditions = broken.length === 1 ? 'a condition' : `${count(broken.length)} conditions`;
  const documents = unread.length === 1 ? 'One document is' : `${count(unread.length)} documents are`;
  return [
    item(
      'conditionBroken',
      `The plan breaks ${conditions} of the client’s documents, and the files say so: change it, or settle that first.`,
      { names: broken.map(({ quote, fileName, page, reason }) => `“${quote}” (${fileName}, p. ${page}): ${reason}`) },
    ),
    item(
      'documentsLeftOut',
      `${documents} not read for the client’s situation: the newest are, up to a million characters together. Upload the pages that matter as a document of their own.`,
      { names: unread },
    ),
  ].filter(({ names }) => names.length > 0);
}

function currencyItems({ currencies: { profile, written } }: ReadinessSource): ReadinessItem[] {
  return where(
    profile === null || profile === written ? [] : [profile],
    'currencyDiffers',
    `The client’s profile names ${profile}, and the assumptions of the sector ${written}: the files write every amount in ${written}, and convert nothing.`,
  );
}

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

function languageItems({ languages }: ReadinessSource): ReadinessItem[] {
  if (!languages) return [];
  const { files, processes, opportunities } = languages;
  const told = (what: string, language: string | null) =>
    language === null || language === files ? [] : [`${what} are in ${NAMES.of(language)}`];
  const said = [...told('process names and descriptions', processes), ...told('opportunities', opportunities)];
  return where(
    said,
    'languageDiffers',
    `The files are in ${NAMES.of(files)}; ${said.join(', ')} and stay as they are.`,
  );
}

function nameItems({ client, processes, plan }: ReadinessSource): ReadinessItem[] {
  const isLongClient = client.length > CLIENT_MOST;
  const long = ({ name }: { name: string }) => name.length > NAME_MOST;
  const shown = processes.filter((process) => process.opportunities.some(({ status }) => status === 'accepted'));
  const inProcesses = shown.filter(long);
  const inTitles = shown.flatMap((process) =>
    process.opportunities
      .filter(({ title, status }) => status === 'accepted' && title.length > NAME_MOST)
      .map(({ title }) => ({ process, title })),
  );
  const initiatives = (plan?.initiatives ?? []).filter((one) => one.status !== 'stopped' && long(one));
  const names = [
    ...(isLongClient ? [client] : []),
    ...initiatives.map(({ name }) => name),
    ...inTitles.map(({ title }) => title),
    ...inProcesses.map(({ name }) => name),
  ];
  return names.length === 0
    ? []
    : [
        item(
          'longNames',
          `${names.length === 1 ? 'One name is' : `${count(names.length)} names are`} too long for slides, which cut ${names.length === 1 ? 'it' : 'them'}: from ${CLIENT_MOST} characters the client’s, from ${NAME_MOST} all others.`,
          { names, processes: [...inProcesses, ...inTitles.map(({ process }) => process)], initiatives },
        ),
      ];
}

import type { Readiness, ReadinessItem } from '@process-ai/contract/exports';
import type { Month } from '@process-ai/contract/initiatives';
import type { Journey } from '@process-ai/contract/journeys';
import type { RoiInput, RoiResult } from '@process-ai/contract/roi';
import { journeyItems } from './blueprint-readiness-journeys.ts';
import {
  type CheckedOpportunity,
  type CheckedProcess,
  type CheckedTexts,
  languageItems,
  nameItems,
} from './blueprint-readiness-texts.ts';
import type { ClientQuote } from './client-situation.ts';
import { isDecided } from './counted-opportunities.ts';
import { headcountInWords } from './headcount-in-words.ts';
import { ASSUMED_EMPLOYEES } from './organisation-size.ts';
import { type Concerned, count, item, where } from './readiness-item.ts';
import { DEFAULT_AUTOMATION_RATE } from './roi.ts';
import { roiWarnings } from './roi-warnings.ts';

interface ReadinessSource extends CheckedTexts {
  roiInputs: readonly RoiInput[];
  results: readonly RoiResult[];
  /** Ids of the initiatives of which actual figures were entered. */
  withActuals: Pick<ReadonlySet<string>, 'has'>;
  /** ISO 4217: of the client's profile, null = it names none; and the one that amounts are written in. */
  currencies: { profile: string | null; written: string };
  /** Of the sector: what is said of it, and how many people work there by its profile. */
  organisation?: { description: string | null; employees: number | null };
  /** The month in which it is asked. */
  today: Month;
  /** The client's conditions that the plan breaks. */
  broken?: readonly (ClientQuote & { reason: string })[];
  /** Names of documents that were too long to be read for the situation. */
  unread?: readonly string[];
  journeys?: readonly Pick<Journey, 'name' | 'touchPoints'>[];
}

/** A share of proposals on a surer basis holds; what is less sure than this deserves a look. */
const SURE_FROM = 0.75;

const DOUBTFUL = new Set(['overUtilised', 'runtimeLooksLikeHours', 'runtimeLooksLikeSeconds']);

/** What should be mended before the files of a sector are handed over, what blocks first; in the order of the kinds. */
export function readiness(source: ReadinessSource): Readiness {
  const items = [
    ...opportunityItems(source),
    ...figureItems(source),
    ...planItems(source),
    ...situationItems(source),
    ...journeyItems(source),
    ...currencyItems(source),
    ...headcountItems(source),
    ...languageItems(source),
    ...nameItems(source),
  ];
  const inOrder = [...items.filter(({ blocks }) => blocks), ...items.filter(({ blocks }) => !blocks)];
  return { draft: items.some(({ blocks }) => blocks), items: inOrder };
}

const titled = ({ code, name }: CheckedProcess) => `${code} ${name}`;

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
  const costless = going.filter(({ costLines, annualRunCost }) => costLines.length === 0 && annualRunCost === 0);
  const warnings = plan.warnings.filter(({ kind }) => kind === 'startsTooEarly' || kind === 'dependsOnStopped');
  const late = going.filter(
    ({ status, startMonth, endMonth }) =>
      (status === 'running' && endMonth < today) ||
      ((status === 'proposed' || status === 'committed') && startMonth < today),
  );
  const early = going.filter(
    ({ status, startMonth, endMonth }) =>
      (status === 'delivered' && endMonth > today) || (status === 'running' && startMonth > today),
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
    ...where(
      costless,
      'noCost',
      `${withoutCost(costless.length, going.length)}: payback and net present value look better than they are.`,
      named(costless, costless.length === going.length),
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
      early,
      'planOutOfDate',
      `The plan contradicts itself: ${early.length === 1 ? 'one initiative is' : `${count(early.length)} initiatives are`} delivered or running by status, and by ${early.length === 1 ? 'its' : 'their'} months not yet.`,
      named(early),
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

function withoutCost(costless: number, all: number): string {
  if (costless === all) return 'No initiative has a cost';
  return costless === 1 ? 'One initiative has no cost' : `${count(costless)} initiatives have no cost`;
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

/** As far apart as this, two figures are no longer one that was rounded. */
const ROUNDED_WITHIN = 0.05;

function headcountItems({ organisation }: ReadinessSource): ReadinessItem[] {
  const said = headcountInWords(organisation?.description ?? '');
  if (said === null) return [];
  // As everywhere, 0 counts as not entered.
  const employees = organisation?.employees || ASSUMED_EMPLOYEES;
  const differ = Math.abs(said - employees) > ROUNDED_WITHIN * employees;
  if (!organisation?.employees)
    return where(
      differ ? [said] : [],
      'headcountDiffers',
      `The description says ${count(said)} staff, and the size is assumed at ${count(employees)}: nobody has entered it, and every benchmark follows it.`,
    );
  return where(
    differ ? [said] : [],
    'headcountDiffers',
    `The description of the sector speaks of ${count(said)} people, and its profile of ${count(employees)}: the cover shows the one, benchmarks follow the other.`,
  );
}

function currencyItems({ currencies: { profile, written } }: ReadinessSource): ReadinessItem[] {
  return where(
    profile === null || profile === written ? [] : [profile],
    'currencyDiffers',
    `The client’s profile names ${profile}, and the assumptions of the sector ${written}: the files write every amount in ${written}, and convert nothing.`,
  );
}

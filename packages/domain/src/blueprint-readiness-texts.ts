import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { ReadinessItem } from '@process-ai/contract/exports';
import type { Plan } from '@process-ai/contract/initiatives';
import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import { NAME_LIMITS, type NameKind } from './name-limits.ts';
import { count, where } from './readiness-item.ts';

export interface CheckedProcess extends Pick<Process, 'id' | 'code' | 'name' | 'parentId'> {
  opportunities: readonly CheckedOpportunity[];
}

/** Where nothing is said of its confidence, none is missed. */
export type CheckedOpportunity = Pick<Opportunity, 'title' | 'status' | 'type'> &
  Partial<Pick<Opportunity, 'confidence'>>;

/** What is checked of how texts stand in the files. */
export interface CheckedTexts {
  /** Of the sector. */
  client: string;
  /** With those opportunities that were rejected, or without. */
  processes: readonly CheckedProcess[];
  /** Null = there is none. */
  plan: Plan | null;
  /** Of the files, and what texts of the sector are in where that can be told (ISO 639-1). */
  languages?: {
    files: FileLanguage;
    processes: string | null;
    opportunities: string | null;
    /** Of gate, risks and measures of each initiative. */
    initiatives?: readonly { id: string; name: string; language: string | null }[];
  };
}

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** What stays in another language than that of the files. */
export function languageItems({ languages }: Pick<CheckedTexts, 'languages'>): ReadinessItem[] {
  if (!languages) return [];
  const { files, processes, opportunities, initiatives = [] } = languages;
  const told = (what: string, language: string | null) =>
    language === null || language === files ? [] : [`${what} are in ${NAMES.of(language)}`];
  const said = [...told('process names and descriptions', processes), ...told('opportunities', opportunities)];
  const foreign = initiatives.filter(({ language }) => language !== null && language !== files);
  const of = [...new Set(foreign.map(({ language }) => NAMES.of(language ?? files)))].join(' and ');
  const whose = foreign.length === 1 ? 'one initiative' : `${count(foreign.length)} initiatives`;
  return [
    ...where(said, 'languageDiffers', `The files are in ${NAMES.of(files)}; ${said.join(', ')} and stay as they are.`),
    ...where(
      foreign,
      'languageDiffers',
      `The files are in ${NAMES.of(files)}; gates, risks and measures of ${whose} are in ${of} and stay as they are.`,
      { names: foreign.map(({ name }) => name), initiatives: foreign },
    ),
  ];
}

/** What the files cut. */
export function nameItems({ client, processes, plan }: CheckedTexts): ReadinessItem[] {
  const above = (kind: NameKind) => (name: string) => name.length > NAME_LIMITS[kind];
  const [isLongName, isLongLabel] = [above('name'), above('label')];
  const shown = processes.filter((process) => process.opportunities.some(({ status }) => status === 'accepted'));
  const inProcesses = shown.filter(({ name }) => isLongName(name));
  const inTitles = shown.flatMap((process) =>
    process.opportunities
      .filter(({ title, status }) => status === 'accepted' && isLongName(title))
      .map(({ title }) => ({ process, title })),
  );
  const areas = processes.filter(
    ({ code, name }) => isLongLabel(name) && !isLongName(name) && shown.some((one) => one.code.startsWith(`${code}.`)),
  );
  const initiatives = (plan?.initiatives ?? []).filter(({ status, name }) => status !== 'stopped' && isLongName(name));
  const names = [
    ...(above('client')(client) ? [client] : []),
    ...initiatives.map(({ name }) => name),
    ...inTitles.map(({ title }) => title),
    ...[...inProcesses, ...areas].map(({ name }) => name),
  ];
  return where(
    names,
    'longNames',
    `${names.length === 1 ? 'One name is' : `${count(names.length)} names are`} too long for slides, which cut ${names.length === 1 ? 'it' : 'them'}: from ${NAME_LIMITS.client} characters the client’s, from ${NAME_LIMITS.label} those of areas in charts, from ${NAME_LIMITS.name} all others.`,
    { names, processes: [...inProcesses, ...areas, ...inTitles.map(({ process }) => process)], initiatives },
  );
}

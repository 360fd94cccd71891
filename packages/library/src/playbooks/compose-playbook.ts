import type { PlaybookInput, PlaybookProcess } from '@process-ai/contract/playbooks';
import { parseJourneys } from '../journey-library.ts';
import type { LibraryPlaybook } from '../library-playbook.ts';
import { OCCUPATIONS } from './occupations.ts';

/** A playbook as its file holds it: what follows from something else is left out. */
interface PlaybookDefinition
  extends Omit<PlaybookInput, 'source' | 'processes' | 'journeys' | 'roiAssumptions'>,
    Pick<LibraryPlaybook, 'id' | 'fits'> {
  /** Top down. The dots of the codes say parent and level, as in the reference libraries. */
  processes: readonly (Heading | Task)[];
  /** As the journeys of the industries, each stage on one of the codes above and without phrases. */
  journeys: string;
}

/** A process that is there to hold others. */
interface Heading {
  code: string;
  name: string;
  description: string;
}

/** A process that the playbook changes. */
interface Task extends Heading, Pick<PlaybookProcess, 'opportunities'> {
  /** Who does it, how many times a year, and hours a time, before anything is changed. */
  workload: { occupation: keyof typeof OCCUPATIONS; fte: number; runs: number; hours: number };
  /** What the volume stands on; ends the sentence that names the sources. */
  volume: string;
}

/** Builds a library playbook: places its processes, prices its workloads, and names where the figures come from. */
export function composePlaybook({ processes, journeys, ...head }: PlaybookDefinition): LibraryPlaybook {
  return {
    ...head,
    source: null,
    processes: placed(processes),
    journeys: parseJourneys(journeys).map(({ name, persona, description, stages }) => ({
      name,
      persona,
      description,
      touchPoints: stages.map((stage) => {
        const { at, words: _, ...told } = stage;
        return { ...told, processStep: at[0] ?? null };
      }),
    })),
    roiAssumptions: processes.filter((process) => 'workload' in process).map(toRoiAssumption),
  };
}

function placed(processes: readonly (Heading | Task)[]): PlaybookProcess[] {
  const levels = new Map<string, number>();
  return processes.map((process) => {
    const { code, name, description } = process;
    const above = code.split('.').slice(0, -1).join('.');
    const parentCode = [above, `${above}.0`].find((candidate) => levels.has(candidate)) ?? null;
    const level = 1 + (levels.get(parentCode ?? '') ?? 0);
    levels.set(code, level);
    return {
      code,
      name,
      description,
      level,
      parentCode,
      opportunities: 'opportunities' in process ? process.opportunities : [],
    };
  });
}

function toRoiAssumption({ code, workload, volume }: Task) {
  const { code: soc, title, meanWage } = OCCUPATIONS[workload.occupation];
  return {
    processCode: code,
    fteCount: workload.fte,
    processFrequency: workload.runs,
    averageSalary: meanWage,
    averageRuntime: workload.hours,
    source: `US mean annual wage of ${soc} ${title}, BLS OEWS May 2021; ${volume}.`,
  };
}

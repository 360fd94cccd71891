import type { OutlinedProcess } from '../../analyst.ts';
import { actionOf } from '../action.ts';
import { stemOf } from '../calibration/terms.ts';
import { type Form, formOf } from '../forms.ts';
import { readDescription } from '../read-description.ts';
import { usualClassOf, type VerbClassId } from '../verb-classes.ts';
import { wordsOf } from '../words.ts';
import type { JourneyTemplate, Stage } from './journey-template.ts';

export interface MatchedStage {
  stage: Stage;
  process: OutlinedProcess;
}

/** What is done about processes rather than for somebody: nobody meets it. */
const BEHIND_THE_SCENES: ReadonlySet<VerbClassId> = new Set([
  'define',
  'design',
  'analyze',
  'forecast',
  'monitor',
  'reconcile',
]);
const ABOUT_PROCESSES: ReadonlySet<Form> = new Set([
  'strategy',
  'plan',
  'measure',
  'framework',
  'programme',
  'improvement',
  'method',
  'forecast',
]);

/** Analysis that somebody waits for. */
const SEEN = new Set(['diagnose', 'investigate', 'examine', 'identify']);
const PREPARING = new Set(['plan', 'audit', 'test', 'improve', 'benchmark', 'screen']);

/** Words of a name, or of one above it, that say that the process serves no customer, unless its own name says so. */
const INSIDE = stemsOf(
  `employee staff workforce hr human payroll recruit recruiting applicant candidate training labor labour supplier vendor
  procurement purchasing distributor partner it technology software treasury tax audit board internal
  commission interconnect systems landlord`,
);
const OUTSIDE = stemsOf(
  'customer client consumer shopper policyholder subscriber patient citizen claimant borrower guest',
);

/** A single process is met; a whole area is not. */
const BY_LEVEL: Record<number, number> = { 1: 0.35, 2: 0.7, 3: 1, 4: 0.9, 5: 0.75 };
const IN_NAME = 3;
const IN_TEXT = 1;
const COUNTED = 2;
const HIDDEN = 0.3;
const LEAST = 2;
/** How sure it is that a process is about the journey, by where that is said. */
const SAID_IN = { name: 1, above: 0.9, text: 0.5 };
const DESCRIPTION_READ = 300;

interface Known {
  process: OutlinedProcess;
  name: ReadonlySet<string>;
  text: ReadonlySet<string>;
  above: ReadonlySet<string>;
  /** 0–1: how likely anybody meets it. */
  met: number;
  isInside: boolean;
}

/** Finds, for each stage of a journey, the process that does it best; each process stands for one stage only. */
export function matcherOf(processes: readonly OutlinedProcess[]): (template: JourneyTemplate) => MatchedStage[] {
  const known = read(processes);
  const byStem = new Map<string, Known[]>();
  for (const entry of known) {
    for (const stem of new Set([...entry.name, ...entry.text])) {
      const there = byStem.get(stem);
      if (there) there.push(entry);
      else byStem.set(stem, [entry]);
    }
  }

  return ({ stages, about, audience }) => {
    const subject = stemsOf(about);
    const isWrongSide = ({ isInside }: Known) => isInside && audience === 'customer';
    const taken = new Set<Known>();
    return stages.flatMap((stage) => {
      const words = [...stemsOf(stage.words)];
      let best: Known | null = null;
      let highest = LEAST;
      for (const entry of new Set(words.flatMap((word) => byStem.get(word) ?? []))) {
        const score = taken.has(entry) || isWrongSide(entry) ? 0 : scoreOf(entry, words, subject);
        if (score < highest || (best && score === highest)) continue;
        best = entry;
        highest = score;
      }
      if (!best) return [];
      taken.add(best);
      return [{ stage, process: best.process }];
    });
  };
}

function scoreOf({ name, text, above, met }: Known, words: readonly string[], subject: ReadonlySet<string>): number {
  const said = !meets(subject, name)
    ? meets(subject, above)
      ? SAID_IN.above
      : meets(subject, text)
        ? SAID_IN.text
        : 0
    : SAID_IN.name;
  const inName = words.filter((word) => name.has(word)).length;
  const inText = words.filter((word) => !name.has(word) && text.has(word)).length;
  if (inName === 0 && inText < COUNTED) return 0;
  return met * said * (IN_NAME * Math.min(COUNTED, inName) + IN_TEXT * Math.min(COUNTED, inText));
}

function meets(stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const stem of stems) if (others.has(stem)) return true;
  return false;
}

function read(processes: readonly OutlinedProcess[]): Known[] {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  const names = new Map(processes.map((process) => [process.code, stemsOf(process.name)]));
  return processes.map((process) => {
    const above = new Set<string>();
    let parent = byCode.get(process.parentCode ?? '');
    for (let step = 0; parent && step < 5; step += 1) {
      for (const stem of names.get(parent.code) ?? []) above.add(stem);
      parent = byCode.get(parent.parentCode ?? '');
    }
    const name = names.get(process.code) ?? new Set();
    return {
      process,
      name,
      text: stemsOf(readDescription(process.description, DESCRIPTION_READ)),
      above,
      met: metOf(process),
      isInside: !meets(OUTSIDE, name) && (meets(INSIDE, name) || meets(INSIDE, above)),
    };
  });
}

function metOf({ name, level }: OutlinedProcess): number {
  const { verb, object } = actionOf(name);
  const form = formOf(object);
  const isHidden =
    (form !== null && ABOUT_PROCESSES.has(form)) ||
    (verb !== null && (PREPARING.has(verb) || (BEHIND_THE_SCENES.has(usualClassOf(verb)) && !SEEN.has(verb))));
  return (BY_LEVEL[level] ?? 1) * (isHidden ? HIDDEN : 1);
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stemOf));
}

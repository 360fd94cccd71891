import { AppError } from '@process-ai/contract/errors';
import { addModelProcess, documentationOf, type ModelReading, numberModels, splitLabel } from './model-processes.ts';
import { warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import type { XmlElement } from './xml.ts';

export const BPMN_NAMESPACE = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

/**
 * BPMN 2.0: each process becomes a parent (named after itself, else its participant, else the file) and its named
 * activities its children; sub-processes nest. Gateways, events, flows and lanes are no processes.
 * Throws `importEmpty` when no process has a named activity.
 */
export function readBpmn(definitions: XmlElement, fileName: string): ModelReading {
  const participants = namesOfParticipants(definitions);
  const fileTitle = fileName.replace(/\.[^.]*$/, '');
  const processes: RawProcess[] = [];
  let unnamed = 0;
  for (const process of definitions.children) {
    if (process.name !== 'process' || !hasNamedActivity(process)) continue;
    const id = process.attributes.get('id') ?? '';
    const label = process.attributes.get('name') || participants.get(id) || fileTitle;
    collect(
      process,
      addModelProcess(processes, { ...splitLabel(label), description: documentationOf(process), within: null }),
    );
  }
  if (!processes.length) {
    throw new AppError('importEmpty', 'The BPMN file holds no process with a named activity.');
  }
  numberModels(processes, ({ name }) => initials(name));
  const left = `${unnamed} ${unnamed === 1 ? 'activity has' : 'activities have'} no name and ${unnamed === 1 ? 'is' : 'are'} left out.`;
  return { processes, problems: unnamed ? [warning(0, null, left)] : [] };

  function collect(scope: XmlElement, within: number): void {
    for (const activity of scope.children) {
      if (!ACTIVITIES.has(activity.name)) continue;
      const { code, name } = splitLabel(activity.attributes.get('name') ?? '');
      if (!name) unnamed += 1;
      const parent = name
        ? addModelProcess(processes, { code, name, description: documentationOf(activity), within })
        : within;
      collect(activity, parent);
    }
  }
}

const ACTIVITIES = new Set([
  'task',
  'userTask',
  'manualTask',
  'serviceTask',
  'scriptTask',
  'businessRuleTask',
  'sendTask',
  'receiveTask',
  'callActivity',
  'subProcess',
  'adHocSubProcess',
  'transaction',
]);

function hasNamedActivity(scope: XmlElement): boolean {
  return scope.children.some(
    (child) => ACTIVITIES.has(child.name) && (child.attributes.get('name') || hasNamedActivity(child)),
  );
}

function namesOfParticipants(definitions: XmlElement): Map<string, string> {
  const participants = definitions.children
    .filter(({ name }) => name === 'collaboration')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'participant'));
  return new Map(
    participants.map(({ attributes }) => [localId(attributes.get('processRef') ?? ''), attributes.get('name') ?? '']),
  );
}

/** A reference may carry a namespace prefix, as in "tns:process_1". */
function localId(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}

/** "Invoice Handling (Demo)" → "IHD" */
function initials(name: string): string {
  const words = name.match(/\p{L}+|\p{N}+/gu) ?? [];
  return (
    words
      .map((word) => word[0])
      .join('')
      .toUpperCase()
      .slice(0, 6) || 'P'
  );
}

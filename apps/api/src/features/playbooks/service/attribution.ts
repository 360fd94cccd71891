import type { PlaybookInput } from '@process-ai/contract/playbooks';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';

/** The notices of the publishers whose processes a playbook holds, whoever saved it; null where it holds none. */
export async function attributionOf({ processes }: Pick<PlaybookInput, 'processes'>): Promise<string | null> {
  notices ??= Promise.all(REFERENCE_MODELS.map(readNotice));
  const due = (await notices).filter(({ entries }) => processes.some((process) => entries.has(keyOf(process))));
  return due.map(({ text }) => text).join(' ') || null;
}

let notices: Promise<Awaited<ReturnType<typeof readNotice>>[]> | undefined;

async function readNotice(model: (typeof REFERENCE_MODELS)[number]) {
  const { attribution, processes } = await loadReferenceLibrary(model);
  return { text: attribution, entries: new Set(processes.map(keyOf)) };
}

const keyOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;

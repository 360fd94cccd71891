import type { Playbook } from '@process-ai/contract/playbooks';
import { contentOf, fileNameOf } from '../model.ts';

/** Hands the playbook over as a JSON file, with the notice that must go with it; importing takes it back in. */
export function downloadPlaybook(playbook: Playbook) {
  const content = { ...contentOf(playbook), ...(playbook.attribution && { attribution: playbook.attribution }) };
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(playbook.name);
  link.click();
  URL.revokeObjectURL(address);
}

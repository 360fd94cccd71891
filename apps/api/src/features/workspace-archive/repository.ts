import { PlaybookInput } from '@process-ai/contract/playbooks';
import type { Database } from '@process-ai/db/connect';

/** The workspace's own playbooks, newest first, as a client would send them. */
export const listPlaybookContents = async (db: Database): Promise<PlaybookInput[]> => {
  const rows = await db
    .selectFrom('playbook')
    .select('content')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => PlaybookInput.parse(content));
};

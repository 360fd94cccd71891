import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

type WorkspaceRow = Omit<Row<'workspace'>, 'id'>;

export const findWorkspace = (db: Database): Promise<WorkspaceRow> =>
  db
    .selectFrom('workspace')
    .select(['company_name', 'accent_colour', 'logo', 'logo_type', 'require_second_factor'])
    .executeTakeFirstOrThrow();

export const updateWorkspace = async (db: Database, changes: Partial<WorkspaceRow>): Promise<void> => {
  await db.updateTable('workspace').set(changes).execute();
};

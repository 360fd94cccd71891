import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

type WorkspaceRow = Omit<Row<'workspace'>, 'id'>;

/** Without the files of templates, which may have megabytes. */
export const findWorkspace = (db: Database): Promise<Omit<WorkspaceRow, 'document_template' | 'slides_template'>> =>
  db
    .selectFrom('workspace')
    .select([
      'company_name',
      'accent_colour',
      'logo',
      'logo_type',
      'require_second_factor',
      'sector_access',
      'audit_months',
      'document_template_name',
      'slides_template_name',
    ])
    .executeTakeFirstOrThrow();

export const findTemplates = (db: Database) =>
  db
    .selectFrom('workspace')
    .select(['document_template', 'document_template_name', 'slides_template', 'slides_template_name'])
    .executeTakeFirstOrThrow();

export const updateWorkspace = async (db: Database, changes: Partial<WorkspaceRow>): Promise<void> => {
  await db.updateTable('workspace').set(changes).execute();
};

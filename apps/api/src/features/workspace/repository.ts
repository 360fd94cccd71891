import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

type WorkspaceRow = Omit<Row<'workspace'>, 'id'>;

/** What the storage knows of, and the files of templates, which may have megabytes, are not read here. */
type Elsewhere = 'document_template' | 'slides_template' | 'deleted_days' | 'export_months' | 'activity_months';

export const findWorkspace = (db: Database): Promise<Omit<WorkspaceRow, Elsewhere>> =>
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

import { AppError } from '@process-ai/contract/errors';
import type { ExportFormat, ExportInput } from '@process-ai/contract/exports';
import { fileNameOf } from '@process-ai/contract/file-name';
import {
  LOGO_MAX_BYTES,
  LOGO_MAX_SIDE,
  TEMPLATE_MAX_BYTES,
  TemplateKind,
  type Workspace,
  type WorkspaceUpdate,
} from '@process-ai/contract/workspace';
import type { BlueprintBranding } from '@process-ai/domain/blueprint';
import { imageSize } from '@process-ai/exporters/image-size';
import type { App } from '../../app.ts';
import type { TemplateFile } from '../../worker-tasks.ts';
import { findTemplates, findWorkspace, updateWorkspace } from './repository.ts';

export async function get(app: App): Promise<Workspace> {
  const row = await findWorkspace(app.db);
  return {
    companyName: row.company_name,
    accentColour: row.accent_colour,
    hasLogo: row.logo !== null,
    requireSecondFactor: row.require_second_factor,
    sectorAccess: row.sector_access,
    documentTemplate: row.document_template_name,
    slidesTemplate: row.slides_template_name,
    auditMonths: row.audit_months,
  };
}

/** Absent fields stay as they are; null clears them. */
export async function update(app: App, input: WorkspaceUpdate): Promise<Workspace> {
  const { companyName, accentColour, requireSecondFactor, sectorAccess, auditMonths } = input;
  await app.db.transaction().execute(async (db) => {
    if (companyName !== undefined) await updateWorkspace(db, { company_name: companyName });
    if (accentColour !== undefined) await updateWorkspace(db, { accent_colour: accentColour });
    if (requireSecondFactor !== undefined) await updateWorkspace(db, { require_second_factor: requireSecondFactor });
    if (sectorAccess !== undefined) await updateWorkspace(db, { sector_access: sectorAccess });
    if (auditMonths !== undefined) await updateWorkspace(db, { audit_months: auditMonths });
  });
  return get(app);
}

/** What stands at the start of a file of the type. An SVG could carry scripts, so it is none of them. */
const LOGO_TYPES = [
  { mime: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
] as const;

export async function setLogo(app: App, file: File): Promise<Workspace> {
  if (file.size > LOGO_MAX_BYTES) throw new AppError('fileTooLarge', `${LOGO_MAX_BYTES / 1024 / 1024} MB`);
  const logo = Buffer.from(await file.arrayBuffer());
  const type = LOGO_TYPES.find(({ magic }) => magic.every((byte, index) => logo[index] === byte));
  if (!type) throw new AppError('fileTypeRefused', 'Please upload a PNG or JPEG picture.');
  requireUsable(logo);
  await updateWorkspace(app.db, { logo, logo_type: type.mime });
  return get(app);
}

function requireUsable(picture: Buffer): void {
  const size = imageSize(picture);
  if (!size) throw new AppError('documentUnusable', 'The picture is damaged or incomplete. Please upload another one.');
  const { width, height } = size;
  if (Math.max(width, height) <= LOGO_MAX_SIDE) return;
  throw new AppError(
    'documentUnusable',
    `The picture is ${width} × ${height} pixels. Please upload one of at most ${LOGO_MAX_SIDE} a side.`,
  );
}

export async function removeLogo(app: App): Promise<Workspace> {
  await updateWorkspace(app.db, { logo: null, logo_type: null });
  return get(app);
}

export async function logo(app: App): Promise<{ bytes: Buffer; mime: string }> {
  const { logo: bytes, logo_type } = await findWorkspace(app.db);
  if (!bytes || !logo_type) throw new AppError('logoMissing');
  return { bytes, mime: logo_type };
}

/** How the client's documents are to look. */
export async function branding(app: App): Promise<BlueprintBranding> {
  const { company_name, accent_colour, logo: bytes, logo_type } = await findWorkspace(app.db);
  const mime = LOGO_TYPES.find((type) => type.mime === logo_type)?.mime;
  return {
    companyName: company_name,
    accentColour: accent_colour,
    logo: bytes && mime ? { bytes: new Uint8Array(bytes), mime } : null,
  };
}

/** Keeps a template of the firm, in the place of one of its kind. What cannot be used is refused, and changes nothing. */
export async function setTemplate(app: App, file: File): Promise<Workspace> {
  if (file.size > TEMPLATE_MAX_BYTES) throw new AppError('fileTooLarge', `${TEMPLATE_MAX_BYTES / 1024 / 1024} MB`);
  const name = fileNameOf(file.name) || 'template';
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await app.workers.run('readTemplate', bytes, name);
  await updateWorkspace(app.db, templateColumns(kind, { bytes, name }));
  return get(app);
}

export async function removeTemplate(app: App, kind: TemplateKind): Promise<Workspace> {
  await updateWorkspace(app.db, templateColumns(kind, null));
  return get(app);
}

const templateColumns = (kind: TemplateKind, file: { bytes: Buffer; name: string } | null) => {
  const [bytes, name] = [file?.bytes ?? null, file?.name ?? null];
  return kind === 'document'
    ? { document_template: bytes, document_template_name: name }
    : { slides_template: bytes, slides_template_name: name };
};

export async function template(app: App, kind: string): Promise<Template> {
  const { data } = TemplateKind.safeParse(kind);
  const own = data && (await templates(app))[data];
  if (!own) throw new AppError('templateMissing');
  return own;
}

/** The template that a file of this format follows: where there is only one of the other kind, its colors and fonts. */
export async function templateFor(
  app: App,
  format: ExportFormat,
  { template: choice }: Pick<ExportInput, 'template'>,
): Promise<TemplateFile | null> {
  if (format === 'sheets' || choice === 'standard') return null;
  const { document, slides } = await templates(app);
  return format === 'docs' ? (document ?? slides) : (slides ?? document);
}

interface Template extends TemplateFile {
  bytes: Buffer;
}

export async function hasTemplate(app: App): Promise<boolean> {
  const { document_template_name, slides_template_name } = await findWorkspace(app.db);
  return document_template_name !== null || slides_template_name !== null;
}

async function templates(app: App): Promise<Record<TemplateKind, Template | null>> {
  const row = await findTemplates(app.db);
  const fileOf = (bytes: Buffer | null, name: string | null) => (bytes && name ? { bytes, name } : null);
  return {
    document: fileOf(row.document_template, row.document_template_name),
    slides: fileOf(row.slides_template, row.slides_template_name),
  };
}

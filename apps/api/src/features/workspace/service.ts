import { AppError } from '@process-ai/contract/errors';
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, type Workspace, type WorkspaceUpdate } from '@process-ai/contract/workspace';
import type { BlueprintBranding } from '@process-ai/domain/blueprint';
import { imageSize } from '@process-ai/exporters/image-size';
import type { App } from '../../app.ts';
import { findWorkspace, updateWorkspace } from './repository.ts';

export async function get(app: App): Promise<Workspace> {
  const { company_name, accent_colour, logo, require_second_factor } = await findWorkspace(app.db);
  return {
    companyName: company_name,
    accentColour: accent_colour,
    hasLogo: logo !== null,
    requireSecondFactor: require_second_factor,
  };
}

/** Absent fields stay as they are; null clears them. */
export async function update(app: App, input: WorkspaceUpdate): Promise<Workspace> {
  const { companyName, accentColour, requireSecondFactor } = input;
  await app.db.transaction().execute(async (db) => {
    if (companyName !== undefined) await updateWorkspace(db, { company_name: companyName });
    if (accentColour !== undefined) await updateWorkspace(db, { accent_colour: accentColour });
    if (requireSecondFactor !== undefined) await updateWorkspace(db, { require_second_factor: requireSecondFactor });
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

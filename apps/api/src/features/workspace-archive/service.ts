import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@process-ai/contract/errors';
import { PlaybookInput } from '@process-ai/contract/playbooks';
import { SectorArchive } from '@process-ai/contract/sector-archive';
import { VENDOR_FIELDS, type Vendor } from '@process-ai/contract/vendors';
import {
  type ArchivedAppearance,
  ArchivedVendor,
  type ImportedWorkspace,
  UnreadWorkspaceArchive,
  WORKSPACE_ARCHIVE_FORMAT,
  WORKSPACE_ARCHIVE_VERSION,
} from '@process-ai/contract/workspace-archive';
import type { z } from 'zod';
import type { Actor, App } from '../../app.ts';
import { create as createPlaybook } from '../playbooks/service.ts';
import { exportSector, importArchive } from '../sector-archive/service.ts';
import { list as listSectors, requireRole } from '../sectors/service.ts';
import { addArchived, list as listVendors } from '../vendors/service.ts';
import * as workspace from '../workspace/service.ts';
import { listPlaybookContents } from './repository.ts';

/** A `WorkspaceArchive` in pieces of JSON, a sector at a time, so that memory does not grow with their number. */
export async function* exportWorkspace(app: App, actor: Actor): AsyncGenerator<string> {
  const vendors = (await listVendors(app)).map(toArchived);
  const playbooks = await listPlaybookContents(app.db);
  const head = {
    format: WORKSPACE_ARCHIVE_FORMAT,
    version: WORKSPACE_ARCHIVE_VERSION,
    appearance: await exportAppearance(app),
    vendors,
    playbooks,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"sectors":[`;
  let separator = '';
  for (const { id } of await listSectors(app, actor)) {
    const sector = await exportIfThere(app, actor, id);
    if (!sector) continue;
    yield separator + JSON.stringify(sector);
    separator = ',';
  }
  yield ']}';
}

const toArchived = (vendor: Vendor): ArchivedVendor => ({
  ...contentOf(vendor),
  factsAsOf: vendor.factsAsOf,
});

const contentOf = (vendor: ArchivedVendor | Vendor) =>
  Object.fromEntries(VENDOR_FIELDS.map((field) => [field, vendor[field]])) as Omit<ArchivedVendor, 'factsAsOf'>;

async function exportAppearance(app: App): Promise<ArchivedAppearance> {
  const { companyName, accentColour, hasLogo, documentTemplate, slidesTemplate } = await workspace.get(app);
  const templates: ArchivedAppearance['templates'] = [];
  for (const kind of [documentTemplate && 'document', slidesTemplate && 'slides'] as const) {
    if (!kind) continue;
    const { name, bytes } = await workspace.template(app, kind);
    templates.push({ kind, name, file: bytes.toString('base64') });
  }
  const logo = hasLogo ? (await workspace.logo(app)).bytes.toString('base64') : null;
  return { companyName, accentColour, logo, templates };
}

/** Null for a sector that was deleted or closed to this person since the list was read. */
async function exportIfThere(app: App, actor: Actor, sectorId: string): Promise<SectorArchive | null> {
  try {
    await requireRole(app, actor, sectorId, 'view');
    return await exportSector(app, sectorId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'sectorMissing') return null;
    throw error;
  }
}

/**
 * Adds what `exportWorkspace` gave. What is here already stays; what cannot be added is named, and the rest is added.
 * Throws only for what is no such file.
 */
export async function importWorkspace(app: App, actor: Actor, file: File): Promise<ImportedWorkspace> {
  if (file.size > app.settings.uploadMaxBytes) {
    throw new AppError('fileTooLarge', `${app.settings.uploadMaxBytes / 1024 / 1024} MB`);
  }
  const archive = parsed(await file.text());
  const told: ImportedWorkspace = { sectors: [], vendors: 0, playbooks: 0, kept: [], refused: [] };
  await importAppearance(app, archive.appearance, told);
  await importVendors(app, archive.vendors, told);
  await importPlaybooks(app, archive.playbooks, told);
  for (const [at, entry] of archive.sectors.entries()) {
    await unlessRefused(nameOf((entry as Named)?.sector, `Sector ${at + 1}`), told, async () => {
      const { id, name } = await importArchive(app, actor, checked(SectorArchive, entry));
      told.sectors.push({ id, name });
    });
  }
  return told;
}

async function importAppearance(app: App, archived: ArchivedAppearance, told: ImportedWorkspace): Promise<void> {
  const here = await workspace.get(app);
  const { companyName = null, accentColour = null } = archived;
  const add = {
    ...(here.companyName === null && companyName !== null && { companyName }),
    ...(here.accentColour === null && accentColour !== null && { accentColour }),
  };
  if (Object.keys(add).length > 0) await workspace.update(app, add);
  if (archived.logo !== null && here.hasLogo) told.kept.push('Logo');
  else if (archived.logo !== null) {
    const logo = fileOf('logo', archived.logo);
    await unlessRefused('Logo', told, () => workspace.setLogo(app, logo));
  }
  for (const { kind, name, file } of archived.templates) {
    const isTaken = (kind === 'document' ? here.documentTemplate : here.slidesTemplate) !== null;
    if (isTaken) told.kept.push(name);
    else await unlessRefused(name, told, () => workspace.setTemplate(app, fileOf(name, file)));
  }
}

const fileOf = (name: string, base64: string) => new File([new Uint8Array(Buffer.from(base64, 'base64'))], name);

/** A vendor of the curated directory that nobody has edited here gives way to one that was edited there. */
async function importVendors(app: App, vendors: readonly unknown[], told: ImportedWorkspace): Promise<void> {
  const here = new Map((await listVendors(app)).map((vendor) => [vendor.name.toLowerCase(), vendor]));
  for (const [at, entry] of vendors.entries()) {
    const name = nameOf(entry, `Vendor ${at + 1}`);
    const known = here.get(name.toLowerCase());
    await unlessRefused(name, told, async () => {
      const vendor = checked(ArchivedVendor, entry);
      if (known && isDeepStrictEqual(toArchived(known), vendor)) return;
      const isOwn = known && (known.version > 1 || known.factsAsOf === null);
      if (isOwn) {
        told.kept.push(known.name);
        return;
      }
      await addArchived(app, vendor, known?.id);
      told.vendors += 1;
    });
  }
}

async function importPlaybooks(app: App, playbooks: readonly unknown[], told: ImportedWorkspace): Promise<void> {
  const here = await listPlaybookContents(app.db);
  for (const [at, entry] of playbooks.entries()) {
    const name = nameOf(entry, `Playbook ${at + 1}`);
    await unlessRefused(name, told, async () => {
      const playbook = checked(PlaybookInput, entry);
      if (here.some((known) => isDeepStrictEqual(known, playbook))) {
        told.kept.push(playbook.name);
        return;
      }
      await createPlaybook(app, playbook);
      told.playbooks += 1;
    });
  }
}

/** Names what a rule refuses. A failure that no rule knows is the caller's, and what was added until then stays. */
async function unlessRefused(name: string, told: ImportedWorkspace, add: () => Promise<unknown>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    told.refused.push({ name, why: error.message });
  }
}

interface Named {
  name?: unknown;
  sector?: Named;
}

const nameOf = (entry: unknown, otherwise: string): string => {
  const name = (entry as Named | null)?.name;
  return typeof name === 'string' && name !== '' ? name.slice(0, 200).toWellFormed() : otherwise;
};

function checked<Entry extends z.ZodType>(schema: Entry, entry: unknown): z.infer<Entry> {
  const { data, error } = schema.safeParse(entry);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new AppError('documentUnusable', `${issue?.path.join('.')}: ${issue?.message}.`);
}

function parsed(text: string): z.infer<typeof UnreadWorkspaceArchive> {
  const refused = (why: string) => new AppError('documentUnusable', `This is no workspace file to import. ${why}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refused('It is not JSON.');
  }
  const { data, error } = UnreadWorkspaceArchive.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  throw refused(`${issue?.path.join('.') || 'The file'}: ${issue?.message}.`);
}

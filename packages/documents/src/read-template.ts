import { AppError } from '@process-ai/contract/errors';
import {
  LOGO_MAX_BYTES,
  type OfficeTemplate,
  TEMPLATE_TYPE_REFUSED,
  type TemplatePart,
  type TemplateTheme,
  THEME_SLOTS,
} from '@process-ai/contract/workspace';
import { protectedByPassword, unusable } from './insights/unusable.ts';
import { FileError } from './office/file-error.ts';
import { type OfficeFile, openOfficeFile } from './office/office-file.ts';
import { attribute } from './office/scan-tags.ts';

const KINDS = {
  docx: { kind: 'document', root: 'document' },
  dotx: { kind: 'document', root: 'document' },
  pptx: { kind: 'slides', root: 'presentation' },
  potx: { kind: 'slides', root: 'presentation' },
} as const;

/** Word's and PowerPoint's own names of what holds macros, and of what can run as one. */
const RUNS = /macroEnabled|vbaProject|activeX/i;
/** The first byte of a compound file: what has a password, and files of the old kind. */
const COMPOUND_MARK = 0xd0;

/**
 * A template of a firm (DOTX, DOCX, POTX or PPTX) → what files of ours take from it.
 * Throws `fileTypeRefused` for another extension, another kind of file and one with macros, `documentUnusable` for one
 * that is damaged, has a password or no theme, or is a bomb. Run it where it can be stopped, as `readDocument`.
 */
export function readTemplate(bytes: Uint8Array, fileName: string): OfficeTemplate {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (/^(do[ct]m|po[ct]m|pptm)$/.test(extension)) throw withMacros();
  if (!Object.hasOwn(KINDS, extension)) throw new AppError('fileTypeRefused', TEMPLATE_TYPE_REFUSED);
  const { kind, root } = KINDS[extension as keyof typeof KINDS];
  if (bytes[0] === COMPOUND_MARK) throw protectedByPassword();
  try {
    const file = openOfficeFile(bytes);
    if (file.parts.some((part) => RUNS.test(part))) throw withMacros();
    file.scan('[Content_Types].xml', ['Default', 'Override'], (tag) => {
      if (RUNS.test(contentTypeOf(tag) ?? '')) throw withMacros();
    });
    if (!hasRoot(file, root)) throw new AppError('fileTypeRefused', TEMPLATE_TYPE_REFUSED);
    return { kind, theme: readTheme(file, kind), logo: readLogo(file, kind), parts: templateParts(file, kind) };
  } catch (cause) {
    throw cause instanceof FileError ? unusable(cause.message) : cause;
  }
}

const withMacros = () =>
  new AppError(
    'fileTypeRefused',
    'The template holds macros. Save it without them, as DOTX or POTX, and upload it again.',
  );

function hasRoot(file: OfficeFile, root: string): boolean {
  let found = false;
  const find = () => {
    found = true;
  };
  file.scan(file.main, [root], find, () => found);
  return found;
}

/** Of the document, or of the first master of the slides. */
function readTheme(file: OfficeFile, kind: OfficeTemplate['kind']): TemplateTheme {
  const related = (part: string, type: string) =>
    file.related(part).find((one) => one.type.endsWith(`/${type}`))?.target ?? '';
  const owner = kind === 'slides' ? related(file.main, 'slideMaster') : file.main;
  const theme = themeOf(file, related(owner, 'theme'));
  if (!theme)
    throw unusable('The template has no theme with colors and fonts. Save it anew in Office and upload it again.');
  return theme;
}

/** In units of Office, 914,400 to the inch: larger pictures are backgrounds. */
const LOGO_MOST = { width: 4_114_800, height: 1_645_920 };

function readLogo(file: OfficeFile, kind: OfficeTemplate['kind']): Uint8Array | null {
  const type = kind === 'slides' ? '/slideMaster' : '/header';
  const owners = file.related(file.main).filter((one) => one.type.endsWith(type));
  for (const { target } of kind === 'slides' ? owners.slice(0, 1) : owners) {
    const pictures = new Map(file.related(target).map((one) => [one.id, one.target]));
    for (const id of logosIn(file, target)) {
      const picture = file.read(pictures.get(id) ?? '', LOGO_MAX_BYTES);
      if (picture && MAGIC.some((magic) => magic.every((byte, index) => picture[index] === byte))) return picture;
    }
  }
  return null;
}

/** PNG and JPEG. */
const MAGIC = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** The relationships of the pictures in a part that are as small as a logo. */
function logosIn(file: OfficeFile, part: string): string[] {
  const found: string[] = [];
  let picture: string | null = null;
  file.scan(part, ['pic', 'blip', 'ext'], (tag) => {
    if (tag.name === 'pic') picture = null;
    else if (tag.kind === 'close') return;
    else if (tag.name === 'blip') picture = embedOf(tag);
    else if (picture !== null) {
      const [width, height] = [Number(widthOf(tag) ?? 0), Number(heightOf(tag) ?? 0)];
      if (width > 0 && width <= LOGO_MOST.width && height > 0 && height <= LOGO_MOST.height) found.push(picture);
      if (width > 0) picture = null;
    }
  });
  return found;
}

const embedOf = attribute('embed');
const widthOf = attribute('cx');
const heightOf = attribute('cy');

const FACES = { majorFont: 'major', minorFont: 'minor' } as const;
const SLOTS: readonly string[] = THEME_SLOTS;
const FONT_MOST = 100;

/** Null where a colour or a font is missing. The first scheme of each counts: further ones are for choice. */
function themeOf(file: OfficeFile, part: string): TemplateTheme | null {
  const colours = new Map<string, string>();
  const fonts = new Map<string, string>();
  let slot: string | null = null;
  let face: string | null = null;
  file.scan(part, [...THEME_SLOTS, ...Object.keys(FACES), 'srgbClr', 'sysClr', 'latin'], (tag) => {
    const { name, kind } = tag;
    const opened = kind === 'open' ? name : null;
    if (SLOTS.includes(name)) slot = opened;
    else if (Object.hasOwn(FACES, name)) face = opened && FACES[name as keyof typeof FACES];
    else if (name === 'latin' && face && !fonts.has(face)) fonts.set(face, typefaceOf(tag) ?? '');
    else if (slot && !colours.has(slot)) {
      const colour = ((name === 'sysClr' ? lastColourOf(tag) : valueOf(tag)) ?? '').toLowerCase();
      if (/^[0-9a-f]{6}$/.test(colour)) colours.set(slot, colour);
    }
  });
  const [major, minor] = [fonts.get('major'), fonts.get('minor')];
  if (colours.size < THEME_SLOTS.length || !isTypeface(major) || !isTypeface(minor)) return null;
  return { colours: Object.fromEntries(colours) as TemplateTheme['colours'], fonts: { major, minor } };
}

const isTypeface = (name: string | undefined): name is string =>
  name !== undefined && name.length <= FONT_MOST && /^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u.test(name);

const contentTypeOf = attribute('ContentType');
const valueOf = attribute('val');
const lastColourOf = attribute('lastClr');
const typefaceOf = attribute('typeface');

/** What of a template files of ours are built on, by the end of its type. */
const STARTS = {
  document: ['styles', 'theme', 'numbering', 'header', 'footer'],
  slides: ['slideMaster'],
} as const;

/** Bytes of a part: pictures of masters are a few megabytes. */
const PART_MOST = 20 * 1024 * 1024;
const PARTS_MOST = 1000;

/** The main part, then its first master or its styles, headers and footers, with everything that those refer to. */
function templateParts(file: OfficeFile, kind: OfficeTemplate['kind']): TemplatePart[] {
  const typeOf = contentTypes(file);
  const isStart = ({ type }: { type: string }) => STARTS[kind].some((end) => type.endsWith(`/${end}`));
  const starts = file.related(file.main).filter((one) => one.outside === null && isStart(one));
  const parts: TemplatePart[] = [];
  const waiting = [file.main, ...(kind === 'slides' ? starts.slice(0, 1) : starts).map(({ target }) => target)];
  const known = new Set(waiting);
  for (const name of waiting) {
    const bytes = readPart(file, name);
    if (!bytes) continue;
    if (parts.length === PARTS_MOST) throw tooMuch(`has more than ${PARTS_MOST} parts`);
    const related = file
      .related(name)
      .map(({ id, type, target, outside }) => ({ id, type, target: outside ?? target, isOutside: outside !== null }));
    parts.push({ name, contentType: typeOf(name), bytes, related });
    if (name === file.main) continue;
    for (const { target, isOutside } of related) {
      if (isOutside || known.has(target)) continue;
      known.add(target);
      waiting.push(target);
    }
  }
  return parts;
}

/** Null where there is no such part. */
function readPart(file: OfficeFile, name: string): Uint8Array | null {
  if (!file.parts.includes(name)) return null;
  if (/\.xml$/i.test(name)) file.scan(name, [], () => {});
  const bytes = file.read(name, PART_MOST);
  if (!bytes) throw tooMuch('has a part of more than 20 MB');
  return bytes;
}

const tooMuch = (what: string) => new FileError('refused', `The template ${what}, so it was refused.`);

function contentTypes(file: OfficeFile): (part: string) => string {
  const types = new Map<string, string>();
  file.scan('[Content_Types].xml', ['Default', 'Override'], (tag) => {
    const key = tag.name === 'Default' ? `.${extensionOf(tag)?.toLowerCase()}` : partNameOf(tag);
    types.set(key ?? '', contentTypeOf(tag) ?? '');
  });
  const ending = (part: string) => /\.[^.]*$/.exec(part)?.[0].toLowerCase() ?? '';
  return (part) => types.get(`/${part}`) ?? types.get(ending(part)) ?? 'application/xml';
}

const extensionOf = attribute('Extension');
const partNameOf = attribute('PartName');

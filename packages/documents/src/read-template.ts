import { AppError } from '@process-ai/contract/errors';
import {
  LOGO_MAX_BYTES,
  type OfficeTemplate,
  TEMPLATE_TYPE_REFUSED,
  type TemplateTheme,
  THEME_SLOTS,
} from '@process-ai/contract/workspace';
import { protectedByPassword, unusable } from './insights/unusable.ts';
import { FileError } from './office/file-error.ts';
import { type OfficeFile, openOfficeFile } from './office/office-file.ts';
import { attribute } from './office/scan-tags.ts';
import { templateParts } from './template-parts.ts';

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

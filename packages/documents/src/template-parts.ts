import type { OfficeTemplate, TemplatePart } from '@process-ai/contract/workspace';
import { FileError } from './office/file-error.ts';
import type { OfficeFile } from './office/office-file.ts';
import { attribute } from './office/scan-tags.ts';

/** What of a template files of ours are built on, by the end of its type. */
const STARTS = {
  document: ['styles', 'theme', 'numbering', 'header', 'footer'],
  slides: ['slideMaster'],
} as const;

/** Bytes of a part: pictures of masters are a few megabytes. */
const PART_MOST = 20 * 1024 * 1024;
const PARTS_MOST = 1000;

/** The main part, then its first master or its styles, headers and footers, with everything that those refer to. */
export function templateParts(file: OfficeFile, kind: OfficeTemplate['kind']): TemplatePart[] {
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
const contentTypeOf = attribute('ContentType');

/** The longest name that file systems keep. */
const FILE_NAME_MAX = 255;
/** Longer than any extension that is accepted. */
const EXTENSION_MAX = 20;

/** Control characters, and marks that show "gnp.exe" as "exe.png" or hide parts of a name. */
const HIDDEN = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/**
 * The name of an uploaded file as it is kept and shown: names come from foreign machines. Only what stands after the last
 * slash of any kind, nothing hidden, no dots or blanks in front, and no longer than a file system keeps, with its extension.
 * '' where nothing is left.
 */
export function fileNameOf(name: string): string {
  const visible = name.toWellFormed().replace(HIDDEN, '');
  const base = visible.slice(Math.max(visible.lastIndexOf('/'), visible.lastIndexOf('\\')) + 1);
  const trimmed = base.replace(/^[.\s]+/, '').trimEnd();
  if (trimmed.length <= FILE_NAME_MAX) return trimmed;
  const dot = trimmed.lastIndexOf('.');
  const extension = dot < 0 || trimmed.length - dot > EXTENSION_MAX ? '' : trimmed.slice(dot);
  return trimmed.slice(0, FILE_NAME_MAX - extension.length).toWellFormed() + extension;
}

/** What a file of ours is called, without its extension. ASCII, so that every browser and file system keeps the name. */
export function fileStem(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\w\s-]/g, '');
  return ascii.trim().replace(/\s+/g, '-').toLowerCase().slice(0, 60) || 'sector';
}

import { FileError } from './file-error.ts';

/**
 * Bytes → text without its byte order mark. The mark decides; without one: UTF-16 if every other byte is zero, then the
 * encoding that an XML declaration names, then UTF-8, then Windows-1252, which spreadsheets of Western Europe still write.
 * Throws a `FileError` when the bytes are not in the encoding that the file states.
 */
export function decodeText(bytes: Uint8Array): string {
  const stated = markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? declaredEncoding(bytes);
  if (!stated) return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes) ?? '';
  const text = decodeAs(stated, bytes);
  if (text === null) throw notInEncoding(stated);
  return text;
}

/**
 * The same for bytes that come piece by piece, the first piece with the declaration. Without a stated encoding the text is
 * UTF-8, as in XML, and invalid bytes are replaced.
 */
export function createTextReader(): (bytes: Uint8Array) => string {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let stated: string | null = null;
  return (bytes) => {
    try {
      if (!decoder) {
        stated = markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? declaredEncoding(bytes);
        decoder = new TextDecoder(stated ?? 'utf-8', { fatal: stated !== null });
      }
      return decoder.decode(bytes, { stream: true });
    } catch {
      throw notInEncoding(stated);
    }
  };
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 1_000);
  const { length } = sample;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if (odd > length / 4 && even < length / 50) return 'utf-16le';
  if (even > length / 4 && odd < length / 50) return 'utf-16be';
  return null;
}

/** A declaration that was readable byte by byte cannot be UTF-16, whatever it says. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const label = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]?.toLowerCase();
  return label && !label.startsWith('utf-16') ? label : null;
}

function notInEncoding(stated: string | null): FileError {
  return new FileError('damaged', `The file says it is encoded as ${stated}, but it cannot be read that way.`);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

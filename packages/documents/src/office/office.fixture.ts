import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** Relationships by id: [type, target]. */
type Links = Record<string, [type: string, target: string]>;

export const links = (links: Links) =>
  `<Relationships>${Object.entries(links)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="http://t/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** As text, or as they are. */
export type Parts = Record<string, string | Uint8Array>;

export const zipOf = (parts: Parts): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

/** A DOCX with the given body, and other parts added or replaced. */
export const docxOf = (body: string, parts: Parts = {}): Uint8Array =>
  zipOf({
    '_rels/.rels': links({ r1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

/** A paragraph of a DOCX. */
export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** `megabytes` of zeros, deflated without ever holding them: a block of one megabyte, again and again. */
export function deflatedZeros(megabytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array<Buffer>(megabytes).fill(block), last]);
}

/** A zip with one deflated part, whose directory states any size. */
export function zipStating(name: string, deflated: Uint8Array, size: number): Uint8Array {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(deflated.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), deflated]);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}

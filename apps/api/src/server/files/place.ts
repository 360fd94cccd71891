import type { ByteRange, Pieces } from '../../app.ts';

/** Somewhere that keeps the bytes of files under their ids. It knows no checksums, and nothing of what a file is. */
export interface Place {
  /** Writes `size` bytes; what is there under this id is replaced. Part of them may stay behind where it throws. */
  write(id: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** In pieces of a megabyte at most. Throws where the file, or a part of it, is not there. */
  read(id: string, range: ByteRange): AsyncIterable<Buffer>;
  /** Of what is not there as well. */
  remove(id: string): Promise<void>;
}

/** As many bytes as were promised, or throws. */
export async function* ofSize(content: Pieces, size: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > size) break;
    if (piece.length > 0) yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
  }
  if (length !== size) throw new Error(`The file has ${length} bytes or more, and ${size} were promised.`);
}

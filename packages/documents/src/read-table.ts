import { readCsv } from './processes/csv.ts';
import { decodeText } from './processes/decode-text.ts';

/**
 * Delimited text in any encoding → its rows of trimmed cells, the header among them, every cell as text.
 * Throws `importNotReadable` for an encoding that does not hold and for quotes that do not close.
 */
export function readTable(bytes: Uint8Array): string[][] {
  return readCsv(decodeText(bytes)).map(({ cells }) => cells);
}

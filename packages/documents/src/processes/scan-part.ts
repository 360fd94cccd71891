import { createTextReader } from './decode-text.ts';
import { createTagScanner, type Tag } from './scan-tags.ts';
import type { Zip } from './zip.ts';

/**
 * Visits the tags of the given names in a part of an Office file while it inflates, so that a small file with a huge part
 * costs no memory. `isEnough` tells that the rest of the part is not needed.
 * Throws what the zip, the encoding and the scanner throw.
 */
export function scanPart(
  zip: Zip,
  part: string,
  names: string[],
  visit: (tag: Tag) => void,
  isEnough: () => boolean = () => false,
): void {
  const decode = createTextReader();
  const scanner = createTagScanner(names, visit);
  zip.inflate(part, (bytes) => {
    scanner.push(decode(bytes));
    return !isEnough();
  });
  if (!isEnough()) scanner.end();
}

const MEGABYTE = 1024 * 1024;

export const asciiHex = (bytes: Uint8Array): Uint8Array => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);

export function ascii85(bytes: Uint8Array): Uint8Array {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const words: string[] = [];
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    const digits: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      digits.unshift((value % 85) + 33);
      value = Math.floor(value / 85);
    }
    words.push(String.fromCharCode(...digits));
  }
  return Buffer.from(`${words.join('')}~>`);
}

/** A length byte and a zero stand for 128 zeros. */
export const runLengthZeros = (megabytes: number): Uint8Array =>
  Buffer.alloc((megabytes * MEGABYTE) / 64, Buffer.from([129, 0]));

/** Each code stands for one zero more than the one before it, until the table is full and cleared. */
export function lzwZeros(megabytes: number): Uint8Array {
  const bits: number[] = [];
  const put = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  let width = 9;
  for (let length = 0; length < megabytes * MEGABYTE; ) {
    put(256, width);
    width = 9;
    put(0, width);
    length += 1;
    for (let code = 258, zeros = 2; code < 4_094; code += 1, zeros += 1) {
      put(code, width);
      length += zeros;
      // Widths grow one code early.
      if (code + 2 >= 1 << width && width < 12) width += 1;
    }
  }
  put(257, width);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [index, bit] of bits.entries()) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
  return bytes;
}

/** Of a PNG. */
export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG; its checksum is not looked at. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

export function png(width: number, height: number, ...rest: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...rest, chunk('IEND', Buffer.alloc(0))]);
}

export const PIXELS = chunk('IDAT', Buffer.from('x'));

/** Segments of a JPEG: application data, a table, the frame, and the scan. */
export const jpeg = (width: number, height: number, scan = 'ffda0008010100003f0000ffd9') => {
  const side = (pixels: number) => pixels.toString(16).padStart(4, '0');
  const frame = `ffc0000b08${side(height)}${side(width)}01011100`;
  return Buffer.from(`ffd8ffe000044a46ffffc400040000${frame}${scan}`, 'hex');
};

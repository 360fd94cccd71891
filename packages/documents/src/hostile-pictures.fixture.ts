import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.fixture.ts';
import { pngOf } from './insights/png.fixture.ts';
import { deflatedZeros } from './office/office.fixture.ts';

const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);

function ihdr(width: number, height: number, { depth = 8, colour = 0, interlace = 0 } = {}): [string, Uint8Array] {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return ['IHDR', header];
}

/** White pixels of one byte, in rows. */
function blank(width: number, height: number): [string, Uint8Array] {
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return ['IDAT', deflateSync(rows)];
}

const IEND: [string, Uint8Array] = ['IEND', Buffer.alloc(0)];

/** `megabytes` of zeros in chunks of a compressed text, an international one and a profile. */
const textBombs = (megabytes: number): [string, Uint8Array][] => {
  const zeros = Buffer.concat([ZLIB_HEADER, deflatedZeros(megabytes)]);
  return [
    ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])],
    ['iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), zeros])],
    ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), zeros])],
  ];
};

const picture = (name: string, bytes: () => Uint8Array) => ({
  name,
  fileName: 'a.png',
  kind: 'document' as const,
  bytes,
});

export const HOSTILE_PICTURES: HostileFile[] = [
  {
    ...picture('a PNG of ten pixels whose data inflates to 900 MB', () =>
      pngOf([ihdr(10, 10), ['IDAT', Buffer.concat([ZLIB_HEADER, deflatedZeros(900)])], IEND]),
    ),
    expect: 'refused',
    reason: /more pixels than it says/,
  },
  {
    ...picture('a PNG that says it has 100,000 × 100,000 pixels', () =>
      pngOf([ihdr(100_000, 100_000), blank(10, 10), IEND]),
    ),
    expect: 'read',
    reason: /100000 × 100000 pixels/,
  },
  {
    ...picture('a PNG of a single row of two billion pixels', () => pngOf([ihdr(2_000_000_000, 1), IEND])),
    expect: 'read',
    reason: /2000000000 × 1 pixels/,
  },
  {
    ...picture('an interlaced PNG of 16 bits a channel, as large as is read', () =>
      pngOf([
        ihdr(3_000, 4_000, { depth: 16, colour: 6, interlace: 1 }),
        ['IDAT', Buffer.concat([ZLIB_HEADER, deflatedZeros(91)])],
        IEND,
      ]),
    ),
    expect: 'read',
    reason: /No text could be read/,
  },
  {
    ...picture('a PNG with compressed texts of 900 MB', () =>
      pngOf([ihdr(60, 60), ...textBombs(900), blank(60, 60), IEND]),
    ),
    expect: 'read',
    reason: /No text could be read/,
  },
  {
    ...picture('a PNG of 200,000 empty chunks', () =>
      pngOf([
        ihdr(60, 60),
        ...Array.from({ length: 200_000 }, (): [string, Uint8Array] => ['tEXt', Buffer.alloc(2)]),
        blank(60, 60),
        IEND,
      ]),
    ),
    expect: 'read',
    reason: /No text could be read/,
  },
  {
    ...picture('a PNG that is cut off', () => pngOf([ihdr(900, 900), blank(900, 900)]).slice(0, -9)),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...picture('a PNG without pixels', () => pngOf([ihdr(900, 900), IEND])),
    expect: 'read',
    reason: /No text could be read/,
  },
];

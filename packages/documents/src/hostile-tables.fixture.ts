import { filled, type HostileFile, processesFile, SIZE } from './hostile-file.fixture.ts';

const LIST = 'code,name\n1.0,Sell\n';

export const HOSTILE_TABLES: HostileFile[] = [
  {
    ...processesFile('a CSV of one line of 24 MB', 'a.csv', () => `code,name\n1,${filled('word ')}`),
    expect: 'refused',
    reason: /Line 2 has more than a million characters/,
  },
  { ...processesFile('a CSV of commas', 'a.csv', () => filled(',')), expect: 'refused', reason: /million characters/ },
  {
    ...processesFile('a CSV of 100,000 columns', 'a.csv', () => filled(`${'a,'.repeat(100_000)}\n`)),
    expect: 'refused',
    reason: /more than 1000 columns/,
  },
  {
    ...processesFile('a CSV of 20 million cells', 'a.csv', () => `code,name\n${filled(`${','.repeat(900)}\n`)}`),
    expect: 'refused',
    reason: /more than 2,000,000 cells/,
  },
  {
    ...processesFile('a CSV of line ends', 'a.csv', () => `code,name\n${filled('\n')}`),
    expect: 'refused',
    reason: /more than 1,000,000 line ends/,
  },
  {
    ...processesFile('a CSV of carriage returns', 'a.csv', () => `code,name\r${filled('\r\r\n')}`),
    expect: 'refused',
    reason: /more than 1,000,000 line ends/,
  },
  {
    ...processesFile(
      'a CSV whose quotes never close',
      'a.csv',
      () => `code,name\n1,"${filled('a word and some more of them, line by line\n')}`,
    ),
    expect: 'refused',
    reason: /do not close/,
  },
  {
    ...processesFile('a CSV of quotes', 'a.csv', () => `code,name\n${filled('1,"a""b\n')}`),
    expect: 'refused',
    reason: /do not close|more than/,
  },
  {
    ...processesFile('a CSV in several encodings', 'a.csv', () =>
      Buffer.concat([
        Buffer.from(LIST),
        Buffer.from('2.0,K\u00fcche\n', 'latin1'),
        Buffer.from('3.0,\u6f22\n'),
        Buffer.from([0xed, 0xa0, 0x80, 0x0a]),
      ]),
    ),
    expect: 'read',
    reason: /"1":3/,
  },
  {
    ...processesFile('a CSV in UTF-16 that is cut in the middle of a character', 'a.csv', () =>
      Buffer.from(`\ufeff${LIST.repeat(3)}`, 'utf16le').subarray(0, -1),
    ),
    expect: 'refused',
    reason: /encoded as utf-16le/,
  },
  {
    ...processesFile('JSON nested twelve million deep', 'a.json', () => '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)),
    expect: 'refused',
    reason: /nested more than 100 levels deep/,
  },
  {
    ...processesFile('JSON of eight million empty lists', 'a.json', () => `[${filled('[],')}[]]`),
    expect: 'refused',
    reason: /more than 1,000,000 values/,
  },
  {
    ...processesFile(
      'JSON of a number of 24 million digits',
      'a.json',
      () => `[{"code": ${filled('9')}, "name": "Sell"}]`,
    ),
    expect: 'refused',
    reason: /more than a thousand digits/,
  },
  {
    ...processesFile(
      'JSON that repeats one key two million times',
      'a.json',
      () => `[{${filled('"code":"1",')}"name":"Sell"}]`,
    ),
    expect: 'refused',
    reason: /more than 1,000,000 values/,
  },
  {
    ...processesFile('JSON of one object with 900,000 keys', 'a.json', () => {
      const keys = Array.from({ length: 900_000 }, (_, index) => `"code ${index}":"1"`);
      return `[{${keys.join(',')},"name":"Sell"}]`;
    }),
    expect: 'refused',
    reason: /code|processes/,
  },
  {
    ...processesFile('JSON with the keys of prototypes', 'a.json', () => {
      const polluting = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}';
      return `{${polluting},"processes":[{"code":"1.0","name":"Sell",${polluting}}]}`;
    }),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...processesFile('JSON of one text of 24 MB', 'a.json', () => `[{"code":"1.0","name":"${filled('a ')}"}]`),
    expect: 'read',
    reason: /The name has 25165823 characters/,
  },
  {
    ...processesFile('JSON of backslashes', 'a.json', () => `["${filled('\\\\')}`),
    expect: 'refused',
    reason: /\.json|not valid JSON|no objects/,
  },
];

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the English stands that people read: screens, errors, the description of the API, the blueprint's files. */
const READ = [
  ['apps/web/src', /copy\.ts$/],
  ['packages/contract/src', /\.ts$/],
  ['packages/exporters/src/words/en', /\.ts$/],
  ['packages/exporters/src/sheets', /\.ts$/],
  ['packages/library/src/vendors', /\.ts$/],
];

/** British spellings by their stems, as far as they could stand here. */
const BRITISH = new RegExp(
  `\\b(${[
    'colour\\w*',
    '(fav|behavi|lab|neighb|harb|hon|od|rum|vap|vig)our\\w*',
    'cancell(ed|ing|able)',
    '(label|model|travel|signal|level|fuel|channel|counsel)l(ed|ing|ers?)',
    '\\w*(summar|organ|real|util|optim|prior|recogn|author|standard|special|custom|personal|categor|normal|final|minim|maxim|digit|emphas|visual|initial|general|capital|amort|anonym|synchron|modern|central|local|monet|harmon)is(e[ds]?|ing|ations?|er|ers)',
    'catalogues?',
    'judgements?',
    'acknowledgements?',
    'licences?',
    'defence',
    'offence',
    'programmes?',
    '(cent|theat|fib|lit|met|kilomet)res?',
    'analys(ed?|ing|er|ers)',
    'enquir\\w+',
    'fulfil(s|ment)?',
    'enrol(s|ment)?',
    'instalments?',
    'practis\\w+',
    'grey\\w*',
    'cheques?',
    'ageing',
    'artefacts?',
    'sceptic\\w*',
    'towards',
    'whilst',
    'amongst',
    'learnt',
    'spelt',
  ].join('|')})\\b`,
  'gi',
);

/** The parts of string literals and templates that are text, not code. */
function literals(source) {
  const found = [];
  /** What is open around here: braces of code, and templates by their mark. */
  const open = [];
  const whole = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[`{}]/gy;
  const template = /(?:\\.|\$(?!\{)|[^\\`$])*/y;
  for (let at = 0; at < source.length; ) {
    whole.lastIndex = at;
    const token = whole.exec(source)?.[0] ?? source[at];
    at += token.length;
    const resumes = token === '}' && open.pop() === '`';
    if (token === '{') open.push('{');
    else if (token === '`' || resumes) {
      template.lastIndex = at;
      const [text] = template.exec(source);
      found.push(text);
      at += text.length;
      if (source[at] === '$') open.push('`');
      at += source[at] === '$' ? 2 : 1;
    } else if (/^['"]./.test(token)) found.push(token.slice(1, -1));
  }
  return found;
}

/** What stands for itself, as a status or a path does, is no English. */
const isText = (literal) => !/^[a-z][\w-]*$/.test(literal) && !/^[@.\w-]*\/[\w./-]+$/.test(literal);

/** A value of the wire, as a sentence names it. */
const QUOTED = /"[\w-]+"/g;

const british = (source) =>
  literals(source)
    .filter(isText)
    .flatMap((literal) => literal.replace(QUOTED, '').match(BRITISH) ?? []);

test('finds British spellings in literals alone', () => {
  const source = `
    // a colour
    const colour = 'cancelled';
    const copy = { title: 'Name and colour', of: (count: number) => \`\${count > 0 ? \`\${count} catalogues\` : 'no programme'} of it's centre\` };`;
  expect(british(source)).toEqual(['colour', 'catalogues', 'programme', 'centre']);
});

test('people read American English', () => {
  const files = READ.flatMap(([folder, name]) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .filter((file) => name.test(file) && !/\.(test|fixture)\.ts$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(90);
  const found = files.flatMap((file) =>
    british(readFileSync(path.join(ROOT, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

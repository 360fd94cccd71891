import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';
import { originOf, originsInWords } from './origin-words.ts';
import { runsInWords } from './range-words.ts';

const WORDS = figureWords('USD');

test('where an opportunity comes from names no tool of the house, but says what a machine or a person brought', () => {
  expect(originOf('Built-in analyst', WORDS)).toBe('industry library');
  expect(originOf('gpt-5.2', WORDS)).toBe('AI model gpt-5.2');
  expect(originOf('Playbook: Claims in days', WORDS)).toBe('playbook “Claims in days”');
  expect([originOf('Added by hand', WORDS), originOf(null, WORDS)]).toEqual(['project team', 'project team']);
  expect(originOf('Built-in analyst (imported)', WORDS)).toBe('imported file (industry library)');
  expect(originsInWords(['Playbook: Claims (imported)'], WORDS)).toBe(
    'Opportunities come from an imported file (playbook “Claims”).',
  );
  expect(originsInWords(['Added by hand', 'Built-in analyst', 'Built-in analyst'], WORDS)).toBe(
    'Opportunities come from the project team and an industry library of use cases.',
  );
});

test.each([
  [0.894, '89%'],
  [0.9987, '99.9%'],
  [0.99996, '99.9%'],
  [0.0002, '0.1%'],
  [0.004, '0.4%'],
  [1, '100%'],
  [0, '0%'],
])('a share of %d of the runs is %s: never all or none where one is otherwise', (share, said) => {
  expect(runsInWords(share, WORDS)).toBe(said);
});

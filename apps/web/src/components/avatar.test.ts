import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['  grace ', ' hopper', 'GH'],
  ['Madonna', '', 'M'],
  ['', '', '?'],
  ['Émile', 'Øst', 'ÉØ'],
  // A letter with a combining accent, and an emoji of several code points, stay whole.
  ['e\u0301mile', '👩‍💻', 'E\u0301👩‍💻'],
])('%j %j → %s', (firstName, lastName, expected) => {
  expect(initials(firstName, lastName)).toBe(expected);
});

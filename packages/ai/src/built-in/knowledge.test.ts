import { expect, it } from 'vitest';
import { OBJECTS } from './find-object.ts';
import { GENERAL } from './objects/general.ts';
import { PATTERNS } from './patterns/by-verb.ts';
import { singular, wordsOf } from './words.ts';

const keysOf = (words: string) => words.split(',').map((phrase) => wordsOf(phrase).map(singular).join(' '));

it('gives each word to one object only', () => {
  const owners = new Map<string, string[]>();
  for (const { id, words } of OBJECTS) {
    for (const key of new Set(keysOf(words))) owners.set(key, [...(owners.get(key) ?? []), id]);
  }
  expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
});

it('writes whole sentences for every kind of work on every kind of object', () => {
  for (const o of [...OBJECTS, GENERAL]) {
    for (const patterns of Object.values(PATTERNS)) {
      const made = Object.values(patterns).map((pattern) =>
        pattern({ it: 'the thing', bare: 'thing', name: 'Thing', o, parts: ['One', 'Two'] }),
      );
      expect(made.length).toBeGreaterThan(0);
      for (const { title, description } of made) {
        expect(title).not.toMatch(/undefined|\$\{|\s{2}|[.]$/);
        expect(description).toMatch(/^\p{Lu}.*\.$/su);
        expect(description).not.toMatch(/undefined|\$\{|\s{2}|\.\.|,,/);
      }
    }
  }
});

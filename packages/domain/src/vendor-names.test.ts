import { expect, test } from 'vitest';
import { aliasesOf, isSameVendor } from './vendor-names.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is a name like any other', (name) => {
  expect(aliasesOf(name)).toEqual([]);
  expect([isSameVendor(name, name), isSameVendor(name, 'SAP')]).toEqual([true, false]);
});

test.each([
  ['SAP', 'SAP SE', true],
  ['Dassault Systemes', 'Dassault Systèmes SE', true],
  ['Яндекс Еда', 'Яндекс Ёда', true],
  ['かき', 'がき', false],
  ['हिन्दी', 'हन्द', false],
])('%s and %s: one vendor is %s', (one, other, expected) => {
  expect(isSameVendor(one, other)).toBe(expected);
});

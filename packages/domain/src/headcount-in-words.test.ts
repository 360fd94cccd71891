import { expect, test } from 'vitest';
import { headcountInWords } from './headcount-in-words.ts';

test('the headcount that a description names is read in the languages of the files', () => {
  for (const [text, people] of [
    ['Regional property insurer with 640 staff, 410,000 policies and 38,000 claims a year.', 640],
    ['An airline of 11,200 employees.', 11_200],
    ['Regionaler Versorger für Strom, Gas und Wasser mit 1.640 Beschäftigten.', 1640],
    ['Rund 900 fest angestellte Ingenieure', null],
    ['Suministro de agua a 120 municipios, con 900 empleados.', 900],
    ['Un réseau de 12\u202f500 salariés', 12_500],
    ['410,000 policies and 38,000 claims a year', null],
    ['', null],
  ] as const)
    expect([text, headcountInWords(text)]).toEqual([text, people]);
});

import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

const countedIn = (sentence: string) => clausesOf(sentence).flatMap(({ text, isCounted }) => (isCounted ? [text] : []));

test.each([
  [
    'The letters are out of the door, but one call about the bill takes 11 minutes.',
    'but one call about the bill takes 11 minutes.',
  ],
  [
    'Tenemos 63 desviaciones abiertas, y con las acciones correctivas vamos igual.',
    'Tenemos 63 desviaciones abiertas,',
  ],
  [
    'Die Provision geht pünktlich raus, aber 75 Makler fragen jede Woche nach.',
    'aber 75 Makler fragen jede Woche nach.',
  ],
])('of “%s” the clause with the figure counts', (sentence, counted) => {
  expect(countedIn(sentence).join(' ')).toBe(counted);
});

test.each([
  'Nobody knows who answers the letters, and customers wait.',
  'We copy each order into two systems, and it takes 35 minutes.',
  'Bills, and 1,300 of them a week, are wrong.',
])('all of “%s” counts', (sentence) => {
  expect(countedIn(sentence).join(' ')).toBe(sentence);
});

import { expect, it } from 'vitest';
import { isOfOthers } from './said-of-others.ts';

it.each([
  'Die Spedition nebenan fährt 90 Lkw.',
  'Il a plu 14 jours.',
  'Es hat 9 Tage geschneit.',
  'La empresa de al lado contrata a 80 personas al año.',
  'Our competitor ships 4,000 orders a day.',
  'Nel secolo scorso qui lavoravano 1.200 operai.',
  'De markt kromp met 6 %.',
  'A cidade tem 40.000 habitantes.',
])('%s: what happens to others', (text) => {
  expect(isOfOthers(text)).toBe(true);
});

it.each([
  'Die Nachbarn reichen 12 Beschwerden in der Woche ein.',
  'We lose 40 orders a month because competitors quote faster.',
  'The competition takes 30 of our quotes a month.',
  'Rain stopped our deliveries on 14 days.',
  'Guests from the hotel next door fill 40 of our tables.',
  'Es hat 40 Reklamationen im Monat.',
])('%s: our own work', (text) => {
  expect(isOfOthers(text)).toBe(false);
});

import { seeded } from '../server/random.ts';

const WORDS = (
  'account activity address agree allocate amount analyse approve archive assess asset assign audit authority balance ' +
  'batch benefit bill book branch budget buyer calculate calendar campaign capacity carrier case cash catalogue change ' +
  'channel charge check claim clerk close collect committee compare complaint condition confirm contract control cost ' +
  'credit customer damage date deadline decide deliver demand deposit design device difference discount dispatch ' +
  'document duty energy engineer enquiry entry equipment error estimate evidence exception export factory fault fee ' +
  'field file finance forecast form freight fulfil goods grade grant ground handover hazard hire import improve ' +
  'incident index inspect install insurance interest inventory invoice issue item job journal labour ledger legal ' +
  'letter licence limit line list loan location machine maintain manager manual margin market match material measure ' +
  'meeting member message meter method mobile monitor network notice number offer office operator order outage owner ' +
  'package partner patient payment penalty period permit person plan plant policy portfolio post premium price print ' +
  'process produce profile project proof property purchase quality quantity quote range rate reading reason receipt ' +
  'reconcile record recover refund region register release remit renew repair report request reserve resource return ' +
  'revenue review risk route safety sale sample scale schedule score season section segment sensor service settle ' +
  'shift ship shop site skill source stage standard statement status stock store strategy supplier supply survey ' +
  'system target tariff task team tender test ticket time tool track trade train transfer travel treat trial trust ' +
  'unit update usage value vehicle vendor verify version visit volume warehouse warranty waste window work yield zone'
).split(' ');

/**
 * Text of so many words, the same for the same seed. Some words are far more frequent than others, as in a language, so
 * that it compresses about as well as real text.
 */
export function createWriter(seed: number): (words: number) => string {
  const random = seeded(seed);
  return (words) => Array.from({ length: words }, () => WORDS[Math.floor(WORDS.length * random() ** 2)]).join(' ');
}

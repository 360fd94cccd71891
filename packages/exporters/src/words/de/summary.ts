import { capitalized } from '@process-ai/domain/capitalized';
import { NUMBERS } from '@process-ai/domain/language';
import type { SummaryWords } from '../en/summary.ts';

const { counted, decimals, listed } = NUMBERS.de;

const ofSum = {
  accepted: 'der angenommenen und gemessenen',
  proposed: 'der vorgeschlagenen und gemessenen',
  benchmark: 'der laut Benchmark möglichen',
};

export const summaryWords: SummaryWords = {
  terms: {
    cash: 'Zeit oder Geld',
    undecided: 'Noch offen',
    where: 'Wo es liegt',
    what: 'Womit',
    how: 'Wie es umgesetzt wird',
    paying: 'Was es kostet',
    risk: 'Größtes Risiko',
    notPaying: 'Was sich nicht rechnet',
    notCounted: 'Was nicht mitzählt',
    decision: 'Zu entscheiden',
  },
  where: (names, share, sum, held, all) =>
    `Auf ${listed(names.map((name) => `„${name}“`))} entfallen ${share} ${ofSum[sum]} Einsparungen: ${held} von ${all} im Jahr.`,
  largest: (title, worth) => `Der größte einzelne Schritt ist „${title}“ (${worth}).`,
  underWay: (course, begin) => `${course}. ${capitalized(begin)}.`,
  brings: (count, name, value, cost) =>
    count === 1
      ? `„${name}“ bringt ${value} für ${cost} über die Jahre der Rechnung`
      : `${decimals(count)} Initiativen bringen ${value} für ${cost} über die Jahre der Rechnung, am meisten „${name}“`,
  bringsMost: (name, value, cost) => `„${name}“ bringt am meisten, ${value} für ${cost} über die Jahre der Rechnung`,
  first: (name, others, value, cost) =>
    `zuerst umzusetzen: „${name}“${others > 0 ? ` und ${counted(others, 'weitere', 'weitere')}` : ''} (${value} für ${cost})`,
  toProve: (names) =>
    `${listed(names.map((name) => `„${name}“`))} ${names.length === 1 ? 'muss' : 'müssen'} sich erst bewähren`,
  byPlan: (initiatives, span, begin) => `${counted(initiatives, 'Initiative', 'Initiativen')} über ${span}; ${begin}.`,
  byRoadmap: (waves, all) =>
    `${listed(waves.map(({ name, steps, when, amount }) => `${counted(steps, 'Schritt', 'Schritte')}, ${when} („${name}“${amount ? `, ${amount} im Jahr` : ''})`))}${all ? `, gerundete Teile von ${all}` : ''}; Verantwortliche und Kosten sind noch zu benennen.`,
  aboveZero: (chance) => `Der Kapitalwert liegt ${chance} über null.`,
};

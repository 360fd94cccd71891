import { NUMBERS } from '@process-ai/domain/language';
import type { SummaryWords } from '../en/summary.ts';

const { counted, decimals, listed } = NUMBERS.de;

const months = (count: number) => counted(count, 'Monat', 'Monate');
const measuredOf = { measured: 'der gemessenen', benchmark: 'der laut Benchmark möglichen' };

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
  where: (names, share, basis, held, all) =>
    `Auf ${listed(names.map((name) => `„${name}“`))} entfallen ${share} ${measuredOf[basis]} Einsparungen: ${held} von ${all} im Jahr.`,
  largest: (title, worth) => `Der größte einzelne Schritt ist „${title}“ (${worth}).`,
  brings: (count, name, value, cost) =>
    count === 1
      ? `„${name}“ bringt viel bei geringen Kosten: ${value} für ${cost} über die Jahre der Rechnung`
      : `${decimals(count)} Initiativen bringen ${value} für ${cost} über die Jahre der Rechnung, allen voran „${name}“`,
  toProve: (names) =>
    `${listed(names.map((name) => `„${name}“`))} ${names.length === 1 ? 'muss' : 'müssen'} sich erst bewähren`,
  byPlan: (initiatives, span, begin) => `${counted(initiatives, 'Initiative', 'Initiativen')} über ${span}; ${begin}.`,
  byRoadmap: (span, begin) =>
    `Ein Plan mit Initiativen liegt noch nicht vor; an seiner Stelle stehen die Wellen einer Roadmap über ${months(span)}; ${begin}.`,
  aboveZero: (chance) => `Der Kapitalwert liegt ${chance} über null.`,
};

import { NUMBERS } from '@process-ai/domain/language';
import type { SummaryWords } from '../en/summary.ts';

const { counted, decimals, listed } = NUMBERS.es;

const months = (count: number) => counted(count, 'mes', 'meses');
const behind = { measured: 'medido', benchmark: 'según benchmark' };

export const summaryWords: SummaryWords = {
  terms: {
    cash: 'Tiempo o dinero',
    undecided: 'Sin decidir',
    where: 'Dónde está',
    what: 'Con qué',
    how: 'Cómo se hace',
    paying: 'Qué cuesta',
    risk: 'Mayor riesgo',
    notPaying: 'Qué no compensa',
    notCounted: 'Qué no se cuenta',
    decision: 'Por decidir',
  },
  where: (names, share, basis, held, all) =>
    `${listed(names.map((name) => `«${name}»`))} ${names.length === 1 ? 'reúne' : 'reúnen'} el ${share} de todo el ahorro ${behind[basis]}: ${held} de ${all} al año.`,
  largest: (title, worth) => `La oportunidad que más aporta es «${title}» (${worth}).`,
  brings: (count, name, value, cost) =>
    count === 1
      ? `«${name}» aporta mucho a bajo coste: ${value} por ${cost} en los años del caso`
      : `${decimals(count)} iniciativas aportan ${value} por ${cost} en los años del caso, la primera «${name}»`,
  toProve: (names) =>
    `${listed(names.map((name) => `«${name}»`))} ${names.length === 1 ? 'tiene' : 'tienen'} que demostrar antes su valor`,
  byPlan: (initiatives, span, begin) => `${counted(initiatives, 'iniciativa', 'iniciativas')} en ${span}; ${begin}.`,
  byRoadmap: (span, begin) =>
    `Aún no hay un plan de iniciativas; las fases de una hoja de ruta ocupan su lugar, en ${months(span)}; ${begin}.`,
  aboveZero: (chance) => `El valor actual neto ${chance.includes('ninguna') ? 'no ' : ''}es positivo ${chance}.`,
};

import { capitalized } from '@process-ai/domain/capitalized';
import { NUMBERS } from '@process-ai/domain/language';
import type { SummaryWords } from '../en/summary.ts';

const { counted, decimals, listed } = NUMBERS.es;

const ofSum = {
  accepted: 'del ahorro aceptado y medido',
  proposed: 'del ahorro propuesto y medido',
  benchmark: 'del ahorro según benchmark',
};

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
  where: (names, share, sum, held, all) =>
    `${listed(names.map((name) => `«${name}»`))} ${names.length === 1 ? 'reúne' : 'reúnen'} el ${share} ${ofSum[sum]}: ${held} de ${all} al año.`,
  largest: (title, worth) => `La oportunidad que más aporta es «${title}» (${worth}).`,
  underWay: (course, begin) => `${course}. ${capitalized(begin)}.`,
  brings: (count, name, value, cost) =>
    count === 1
      ? `«${name}» aporta ${value} por ${cost} en los años del caso`
      : `${decimals(count)} iniciativas aportan ${value} por ${cost} en los años del caso; la que más, «${name}»`,
  bringsMost: (name, value, cost) => `«${name}» es la que más aporta, ${value} por ${cost} en los años del caso`,
  first: (name, others, value, cost) =>
    `lo primero: «${name}»${others > 0 ? ` y ${others} más` : ''} (${value} por ${cost})`,
  toProve: (names) =>
    `${listed(names.map((name) => `«${name}»`))} ${names.length === 1 ? 'tiene' : 'tienen'} que demostrar antes su valor`,
  byPlan: (initiatives, span, begin) => `${counted(initiatives, 'iniciativa', 'iniciativas')} en ${span}; ${begin}.`,
  byRoadmap: (waves, all) =>
    `${listed(waves.map(({ name, steps, when, amount }) => `${counted(steps, 'paso', 'pasos')} en ${when} («${name}»${amount ? `, ${amount} al año` : ''})`))}${all ? `, partes redondeadas de ${all}` : ''}; faltan por definir responsables y costes.`,
  aboveZero: (chance) => `El valor actual neto ${chance.includes('ninguna') ? 'no ' : ''}es positivo ${chance}.`,
};

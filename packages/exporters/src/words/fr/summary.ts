import { capitalized } from '@process-ai/domain/capitalized';
import { NUMBERS } from '@process-ai/domain/language';
import type { SummaryWords } from '../en/summary.ts';

const { counted, decimals, listed } = NUMBERS.fr;

const ofSum = {
  accepted: 'retenues et mesurées',
  proposed: 'proposées et mesurées',
  benchmark: 'd’après le benchmark',
};

export const summaryWords: SummaryWords = {
  terms: {
    cash: 'Temps ou argent',
    undecided: 'À arbitrer',
    where: 'Où se trouve la valeur',
    what: 'Avec quoi',
    how: 'Comment procéder',
    paying: 'Ce que cela coûte',
    risk: 'Principal risque',
    notPaying: 'Ce qui n’est pas rentable',
    notCounted: 'Ce qui n’est pas compté',
    decision: 'À décider',
  },
  where: (names, share, sum, held, all) =>
    `${listed(names.map((name) => `« ${name} »`))} ${names.length === 1 ? 'concentre' : 'concentrent'} ${share} des économies ${ofSum[sum]} : ${held} sur ${all} par an.`,
  largest: (title, worth) => `La plus grande opportunité est « ${title} » (${worth}).`,
  underWay: (course, begin) => `${course}. ${capitalized(begin)}.`,
  brings: (count, name, value, cost) =>
    count === 1
      ? `« ${name} » rapporte ${value} pour ${cost} sur l’horizon de l’étude`
      : `${decimals(count)} initiatives rapportent ${value} pour ${cost} sur l’horizon de l’étude, « ${name} » en tête`,
  bringsMost: (name, value, cost) => `« ${name} » rapporte le plus, ${value} pour ${cost} sur l’horizon de l’étude`,
  first: (name, others, value, cost) =>
    `à faire d’abord : « ${name} »${others > 0 ? ` et ${counted(others, 'autre', 'autres')}` : ''} (${value} pour ${cost})`,
  toProve: (names) =>
    `${listed(names.map((name) => `« ${name} »`))} ${names.length === 1 ? 'doit d’abord faire ses preuves' : 'doivent d’abord faire leurs preuves'}`,
  byPlan: (initiatives, span, begin) => `${counted(initiatives, 'initiative', 'initiatives')} sur ${span} ; ${begin}.`,
  byRoadmap: (waves, all) =>
    `${listed(waves.map(({ name, steps, when, amount }) => `${counted(steps, 'étape', 'étapes')}, ${when} (« ${name} »${amount ? `, ${amount} par an` : ''})`))}${all ? `, parts arrondies de ${all}` : ''} ; responsables et coûts restent à nommer.`,
  aboveZero: (chance) => `La valeur actuelle nette ${chance.includes('aucune') ? 'n’est' : 'est'} positive ${chance}.`,
};

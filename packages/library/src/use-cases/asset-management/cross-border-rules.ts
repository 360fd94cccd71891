import type { UseCase } from '../../use-case.ts';

export const crossBorderRules: readonly UseCase[] = [
  {
    id: 'wealth-cross-border-rule-answers',
    title: 'Bankers’ cross-border questions answered by country, client type and activity, with the clause',
    type: 'ai',
    description:
      'Before a trip a banker leafs through sixty pages of a country manual and phones compliance, or does neither and mails a fund leaflet from the hotel. A retrieval system answers what may be said, sent, offered or signed for this residence, client class, product and place of the talk, from the manual and licenses in force, with clause, date and a list of permitted papers. Planned trips, mails and attachments are tested the same way, and a forbidden one is stopped with the permitted alternative.',
    staysWithPeople: 'Compliance answers where the manual is silent and rules on each exception.',
    firstStep: 'Ask the two hundred questions that compliance answered last year and compare the answers.',
    needs: 'Country manuals as text, license matrix, client residence data and trip and mail interfaces.',
    industries: ['asset-management', 'banking'],
    at: [],
    phrases: {
      en: 'cross-border rules, country manuals private banking, travel rules for relationship managers, cross-border compliance, marketing to foreign clients',
      de: 'Cross-Border-Regeln, Ländermanuale, Reiserichtlinien Kundenberater, grenzüberschreitendes Geschäft',
      es: 'normas transfronterizas en banca privada, manuales de país',
      fr: 'règles transfrontalières, manuels pays, déplacements des banquiers privés',
      it: 'regole cross-border, manuali paese private banking',
      nl: 'grensoverschrijdende regels private banking, landenhandleidingen',
      pt: 'regras transfronteiriças em private banking, manuais de país',
    },
    not: 'customs border, cross-border payments, cross-border workers, travel expenses',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.65], basis: 'judgement' },
    effort: [25, 46, 85],
    cost: [42, 82, 160],
    runCost: 28,
    risk: {
      main: 'A stale manual gives a permitted that is forbidden; answers show the manual’s review date and stop where it has passed.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'search-knowledge', 'manage-investments'],
    measures: [
      { name: 'Questions answered without compliance staff', unit: '%', better: 'higher' },
      { name: 'Cross-border breaches found in review', unit: 'count', better: 'lower' },
    ],
  },
];

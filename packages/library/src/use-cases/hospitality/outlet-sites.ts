import type { UseCase } from '../../use-case.ts';

export const outletSites: readonly UseCase[] = [
  {
    id: 'hospitality-site-potential-from-similar-outlets',
    title: 'Site potential for outlets and hotels estimated from similar houses and passers-by',
    type: 'ai',
    description:
      'The development manager likes the corner, the landlord wants an answer by Friday, and the last three openings missed plan by a third. Passers-by by hour, offices, homes, rivals with their ratings, parking, delivery reach and events around a site are set beside those of existing houses, and a model estimates sales or room nights by daypart with the five most alike houses. It shows what neighboring own outlets would lose, the rent at which the site still earns, and what the estimate could not see.',
    staysWithPeople: 'The committee decides after a visit at lunch and at night; negotiation stays with development.',
    firstStep: 'Estimate twenty past openings from data of before and compare with their second year.',
    needs: 'Sales by daypart per house, mobility and place data under license, lease terms and past forecasts.',
    industries: ['hospitality'],
    at: [],
    phrases: {
      en: 'restaurant site selection, hotel site selection, new outlet location, location analysis for restaurants, expansion planning of outlets',
      de: 'Standortwahl Gastronomie, Standortanalyse Hotel, Expansion Restaurants',
      es: 'selección de ubicación de restaurantes, análisis de emplazamiento hotelero',
      fr: 'choix d’emplacement de restaurant, étude d’implantation hôtelière',
      it: 'scelta location ristoranti, analisi del sito alberghiero',
      nl: 'locatiekeuze horeca, vestigingsplaatsanalyse hotel',
      pt: 'escolha de ponto para restaurante, análise de localização de hotel',
    },
    not: 'web site, construction site safety, plant location, storage location',
    benefit: { moves: 'losses', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [52, 100, 195],
    runCost: 40,
    risk: {
      main: 'The model likes what exists and misses a new format; formats with fewer than ten houses get a range without a middle.',
      aiAct: 'none',
    },
    capabilities: ['predict-outcomes', 'research-markets'],
    measures: [
      { name: 'Second-year sales against estimate', unit: '%', better: 'higher' },
      { name: 'Closures within three years', unit: '%', better: 'lower' },
    ],
  },
];

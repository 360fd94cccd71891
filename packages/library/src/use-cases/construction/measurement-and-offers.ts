import type { UseCase } from '../../use-case.ts';

export const measurementAndOffers: readonly UseCase[] = [
  {
    id: 'construction-measured-works-to-claim',
    title: 'Own interim claims built from measurement, diary and delivery tickets, item by item',
    type: 'ai',
    description:
      'The site bills what the foreman remembers, extras of two months are missing, and the client’s engineer cuts a third for want of proof. Measurement sheets, scans, diary entries and tickets are tied to bill items and approved variations, cumulative quantities are computed under the measurement code, and work done without an item or without a signature is listed. The claim goes out in the client’s format with each quantity linked to its sheet, and the engineer’s cuts return per item with the proof that would answer them.',
    staysWithPeople:
      'The site manager and the client’s engineer sign joint measurements; the commercial manager decides what to contest.',
    firstStep: 'Rebuild the last three claims of two sites and compare billed, cut and forgotten quantities.',
    needs: 'Bill of quantities in a data format, measurement sheets or scans, diary, tickets and certificates so far.',
    industries: ['construction'],
    at: [],
    phrases: {
      en: 'interim payment application, payment claim to client, measurement of works, valuation of works done, bill work done on site',
      de: 'Abschlagsrechnung stellen, Aufmaß erstellen, Bauabrechnung, Leistungsmeldung',
      es: 'certificación de obra, medición de obra ejecutada, relación valorada',
      fr: 'situation de travaux, métré des travaux exécutés',
      it: 'stato avanzamento lavori, contabilità di cantiere',
      nl: 'termijnfactuur bouw, opmeting van werk, meetstaten',
      pt: 'medição de obra, boletim de medição',
    },
    not: 'insurance claim, property valuation, performance measurement, expense claim',
    benefit: { moves: 'revenue', share: [0.01, 0.02, 0.035], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [56, 108, 205],
    runCost: 26,
    risk: {
      main: 'A quantity is claimed twice from sheet and scan; each place of the works can be measured once per item.',
      aiAct: 'none',
    },
    capabilities: ['bill-customers', 'extract-data', 'manage-facilities'],
    measures: [
      { name: 'Claimed value cut by the client', unit: '%', better: 'lower' },
      { name: 'Days from month end to claim', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'property-offer-screening-by-criteria',
    title: 'Brokers’ offers read, matched with the purchase profile and priced before the first call',
    type: 'ai',
    description:
      'Four hundred offers a month arrive as brochures and teasers, the same building through five brokers, and the good one was gone on Tuesday. Address, areas, rent roll, asking price, tenancy and condition are read, doubles are merged over brokers and years, and zoning, flood, transport and comparable deals are fetched for the plot. Offers outside the profile are declined with thanks; the rest come as a page with rent against market, implied yield, first doubts and the earlier price asked.',
    staysWithPeople: 'Acquisition managers drive past, speak with brokers and choose what goes to the committee.',
    firstStep: 'Screen a year of offers again and compare with those pursued and those that others bought well.',
    needs: 'An offer mailbox, purchase profiles, market and register data, and own deal history.',
    industries: ['construction', 'asset-management', 'insurance'],
    at: [],
    phrases: {
      en: 'property acquisition screening, real estate deal sourcing, broker offers, site acquisition for development, land acquisition screening',
      de: 'Immobilienankauf prüfen, Objektangebote sichten, Ankaufsprüfung, Grundstücksakquise',
      es: 'captación de suelo, análisis de ofertas de inmuebles, compra de activos inmobiliarios',
      fr: 'recherche foncière, tri des offres immobilières, acquisition d’immeubles',
      it: 'selezione offerte immobiliari, acquisizione aree',
      nl: 'acquisitie vastgoed, objectaanbiedingen screenen, grondverwerving',
      pt: 'prospecção de terrenos, triagem de ofertas de imóveis',
    },
    not: 'company acquisition, customer acquisition, product offers, job offers',
    benefit: { moves: 'capacity', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [42, 82, 160],
    runCost: 34,
    risk: {
      main: 'A flawed brochure hides a good building; a sample of declined offers is read by a person each month.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'research-evidence', 'manage-facilities'],
    measures: [
      { name: 'Hours from offer to first view', unit: 'hours', better: 'lower' },
      { name: 'Offers pursued that reach the committee', unit: '%', better: 'higher' },
    ],
  },
];

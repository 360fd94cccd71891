import type { UseCase } from '../../use-case.ts';

export const warrantyPerformance: readonly UseCase[] = [
  {
    id: 'dealer-warranty-fraud-patterns',
    title: 'Warranty fraud patterns by workshop, technician and labor code',
    type: 'ai',
    description:
      'Audits go to workshops that are next in the calendar and find little. A model compares each workshop with its peers by claims per unit serviced, labor hours per part, repairs just before warranty end, doubled photos, mileage that runs backward and parts without purchase, and ranks those whose mix has no ordinary reason. The auditor gets ten claims per visit with what to ask for.',
    staysWithPeople: 'The auditor establishes facts on site; the warranty manager decides on recharge or contract.',
    firstStep: 'Rank workshops for the last two years without knowing audit results and compare with those.',
    needs: 'Claims with labor codes and photos, part purchases, service history, and past audit results.',
    industries: ['automotive', 'machinery', 'electronics', 'consumer-goods', 'agriculture', 'manufacturing'],
    at: ['APQC PCF 6.5.4 Evaluate and manage warranty performance', 'APQC PCF 6.5.4.5 Investigate fraudulent claims'],
    phrases: {
      en: 'warranty fraud detection, investigate fraudulent warranty claims, dealer warranty audit, warranty abuse',
      de: 'Garantiebetrug erkennen, Garantierevision, Händleraudit Garantie',
      es: 'detección de fraude en garantías, auditoría de garantías de talleres',
      fr: 'détection de fraude à la garantie, audit garantie des concessionnaires',
      it: 'frodi sulla garanzia, audit garanzia officine',
      nl: 'garantiefraude opsporen, garantieaudit dealers',
      pt: 'deteção de fraude em garantias, auditoria de garantia a concessionários',
    },
    not: 'insurance fraud, payment fraud, tax audit, identity fraud',
    benefit: { moves: 'losses', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [20, 38, 64],
    cost: [30, 62, 112],
    runCost: 20,
    risk: {
      main: 'A specialist workshop with hard cases looks suspect; peers are matched by fleet age and specialty.',
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'detect-anomalies'],
    measures: [
      { name: 'Recharge per audit day', unit: 'thousand dollars', better: 'higher' },
      { name: 'Audits without finding', unit: '% of audits', better: 'lower' },
    ],
  },
  {
    id: 'warranty-cost-by-build-month-and-part',
    title: 'Warranty cost by build month, part and cause with provision from the curve',
    type: 'automation',
    description:
      'Warranty cost is reported by booking month, in which a bad lot of two years ago and a good one of last spring mix. Claims are assigned to build month, months in service, part and cause; curves of failures per thousand units with confidence show where a month departs from its neighbors, and project cost to the end of coverage for the provision. Claim age, refusal rate and reopened claims stand on the same page.',
    staysWithPeople: 'Quality names causes and measures; finance sets the provision on the projected curve.',
    firstStep: 'Draw curves for one product and show when the last costly problem left the band.',
    needs: 'Claims with serial number and build date, units in service by month, and a part-cause list.',
    industries: ['automotive', 'machinery', 'electronics', 'consumer-goods', 'manufacturing', 'agriculture', 'defense'],
    at: [
      'APQC PCF 6.5.4 Evaluate and manage warranty performance',
      'APQC PCF 6.5.4.2 Monitor and report on warranty management metrics',
      'APQC PCF 6.5.4.3 Identify improvement opportunities',
      'APQC PCF 6.5.4.4 Identify opportunities to eliminate warranty waste',
    ],
    phrases: {
      en: 'warranty performance reporting, warranty cost analysis, warranty metrics, warranty provision, evaluate warranty performance',
      de: 'Garantiekostenanalyse, Gewährleistungskosten auswerten, Garantierückstellung, Garantiekennzahlen',
      es: 'análisis de costes de garantía, indicadores de garantía, provisión de garantía',
      fr: 'analyse des coûts de garantie, indicateurs de garantie, provision pour garantie',
      it: 'analisi costi di garanzia, indicatori di garanzia, fondo garanzia',
      nl: 'garantiekosten analyseren, garantie-indicatoren, garantievoorziening',
      pt: 'análise de custos de garantia, indicadores de garantia, provisão para garantia',
    },
    not: 'bank guarantee reserves, insurance reserves, loan loss provision, employee performance',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [14, 28, 48],
    cost: [18, 38, 70],
    runCost: 10,
    risk: {
      main: 'Late-reported claims make recent months look good; curves show months in service, and the youngest are gray.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'monitor-performance'],
    measures: [
      { name: 'Months from first departure to a measure', unit: 'months', better: 'lower' },
      { name: 'Error of projected against real cost', unit: '%', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const investments: readonly UseCase[] = [
  {
    id: 'insurance-asset-liability-gap-monthly',
    title: 'Duration and cash-flow gaps by fund, recomputed each month from policy and asset files',
    type: 'automation',
    description:
      'Asset and liability managers wait three weeks for projected claims and benefits, and paste them beside a custodian file of another date. Liability cash flows from the actuarial run and asset cash flows from the positions of the same day are bucketed by currency and fund, and gaps, key-rate durations and liquidity under stress are computed against the limits. The committee paper starts with the breaches and what moved since last month.',
    staysWithPeople: 'The asset-liability committee decides about reallocation, hedges and limits.',
    firstStep: 'Rebuild last quarter’s gap report for one fund from source files and explain each difference.',
    needs: 'Projected liability cash flows by fund, security positions with terms, and one curve set for both.',
    industries: ['insurance', 'health-insurance'],
    at: ['ACORD 6.4.1'],
    phrases: {
      en: 'match assets to liabilities, asset-liability management, ALM reporting, duration gap of an insurer, ALM modelling and cashflow matching, duration and convexity monitoring, liquidity buffer sizing',
      de: 'Asset-Liability-Management, Aktiv-Passiv-Steuerung, Durationssteuerung Versicherer',
      es: 'gestión de activos y pasivos de la aseguradora, casamiento de flujos',
      fr: 'gestion actif-passif assurance, adossement des flux',
      it: 'gestione attivo-passivo assicurativo, ALM compagnia',
      nl: 'balansmanagement verzekeraar, afstemming beleggingen en verplichtingen',
      pt: 'gestão de ativos e passivos da seguradora, casamento de fluxos',
    },
    not: 'deposit, loan book, fixed asset',
    benefit: { moves: 'cycle time', share: [0.4, 0.6, 0.75], basis: 'judgement' },
    effort: [40, 80, 140],
    cost: [50, 100, 180],
    runCost: 20,
    risk: {
      main: 'Files of different dates give a false gap; the run stops unless valuation dates and totals agree with the ledger.',
      aiAct: 'none',
    },
    capabilities: ['manage-investments', 'assess-risk'],
    measures: [
      { name: 'Days from month end to the gap report', unit: 'days', better: 'lower' },
      { name: 'Limit breaches found after the meeting', unit: 'per year', better: 'lower' },
    ],
  },
  {
    id: 'insurance-investment-subledger-custodian-tie-out',
    title: 'Custodian positions, prices and income tied out before the investment ledger closes',
    type: 'automation',
    description:
      'Investment accountants compare trades, coupons and prices from four custodians and two data vendors by eye in the last days of the quarter. Positions and cash are matched daily by identifier, prices are tested against a second source and staleness, and expected coupons and redemptions are checked against receipts. Only breaks reach a person, sorted by amount and age, with the document that caused them.',
    staysWithPeople: 'The investment accounting manager decides on price overrides and impairments.',
    firstStep: 'Match one month of positions of the largest custodian and count breaks nobody had seen.',
    needs: 'Daily custodian and vendor files, security master data, and the rules of each accounting standard.',
    industries: ['insurance', 'health-insurance'],
    at: ['ACORD 6.4.3'],
    phrases: {
      en: 'account for investments, investment accounting of an insurer, custodian position checks, investment subledger close',
      de: 'Kapitalanlagenbuchhaltung, Depotabstimmung Versicherer, Wertpapiernebenbuch, Kapitalanlagenverwaltung, Bestandsabgleich Kapitalanlagen',
      es: 'contabilidad de inversiones de la aseguradora, conciliación con custodios',
      fr: 'comptabilité des placements, rapprochement dépositaire assurance',
      it: 'contabilità degli investimenti assicurativi, riconciliazione banca depositaria',
      nl: 'beleggingsadministratie verzekeraar, aansluiting custodian',
      pt: 'contabilidade de investimentos da seguradora, conciliação com custodiante',
    },
    not: 'capital expenditure, fixed asset, fund unit price',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [35, 70, 120],
    cost: [45, 90, 160],
    runCost: 25,
    risk: {
      main: 'A stale price passes both sources; prices unchanged for five days are listed whatever the match says.',
      aiAct: 'none',
    },
    capabilities: ['reconcile-accounts', 'close-books', 'manage-investments'],
    measures: [
      { name: 'Open breaks at month end', unit: 'count', better: 'lower' },
      { name: 'Days to close investments', unit: 'days', better: 'lower' },
    ],
  },
];

import type { ObjectClass } from '../object-class.ts';

/** Objects that belong to one industry: insurance, banking, telecommunications, utilities, retail, plants. */
export const INDUSTRY: readonly ObjectClass[] = [
  {
    id: 'claims',
    group: 'industry',
    words: `
      claim, insurance claim, loss, fnol, indemnity, subrogation, claimant, loss adjustment, claims
      handling, loss notification, adjuster, salvage recovery`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 4,
      unstructured: 5,
      examples: 5,
      rules: 4,
      steps: 4,
      tools: 4,
      tolerance: 2,
    },
  },
  {
    id: 'underwriting',
    group: 'industry',
    words: `
      underwriting, insurance policy, premium, endorsement, policyholder, reinsurance, actuarial, policy
      administration, policy issuance, insured, coverage, renewal, loss cost, broker, annuity, treaty,
      policy servicing, insurance`,
    traits: { volume: 4, structured: 3, digital: 4, unstructured: 4, examples: 5, rules: 4, steps: 4, tolerance: 2 },
  },
  {
    id: 'lending',
    group: 'industry',
    words: `
      loan, npl, mortgage, lending, credit application, collateral, borrower, consumer loan, syndicated loan,
      credit facility, leasing, loan origination, credit decision, overdraft, corporate loan, credit risk`,
    traits: {
      volume: 4,
      structured: 4,
      digital: 4,
      unstructured: 4,
      examples: 5,
      rules: 5,
      steps: 4,
      tolerance: 1,
      documented: 4,
    },
  },
  {
    id: 'kyc',
    group: 'industry',
    words: `
      kyc, sanctioned party, due diligence, aml, sanction, fraud, suspicious, financial crime, anti money laundering,
      customer onboarding, client onboarding, beneficial owner, enhanced due diligence, know your
      customer, sanctions screening, identity verification, transaction monitoring, fraud detection`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 4,
      unstructured: 5,
      examples: 5,
      rules: 4,
      steps: 5,
      tools: 4,
      tolerance: 1,
      oversight: 5,
      documented: 5,
    },
  },
  {
    id: 'accounts',
    group: 'industry',
    words: `
      current account, mandate, proxy voting, deposit, savings account, payment initiation, payment execution, settlement,
      security settlement, custody, card, card transaction, payment order, clearing, brokerage, trading,
      account opening, trade finance, letter of credit, corporate action,  credit card account, wallet,
      merchant acquiring, standing order, trade settlement, trade capture, investment fund, securities
      trade`,
    traits: { volume: 5, structured: 5, digital: 5, rules: 5, errorProne: 3, examples: 5, tolerance: 1, tools: 4 },
  },
  {
    id: 'telecom',
    group: 'industry',
    words: `
      provisioning, activation, service activation, alarm, sim, network fault, usage, rating, number
      portability, network resource, service configuration, resource provisioning, trouble, service
      problem, mediation, roaming, broadband, network element, resource trouble, service quality, network
      planning, resource performance, mobile network`,
    traits: { volume: 5, structured: 5, digital: 5, examples: 5, rules: 4, steps: 4, tools: 5, tolerance: 2 },
  },
  {
    id: 'retail',
    group: 'industry',
    words: `
      store, merchandise, assortment, shelf, point of sale, pos, planogram, markdown, shop, merchandising,
      checkout, store operation, cash register, range, tender control, loss prevention, layaway, gift
      card, store inventory`,
    traits: { volume: 5, structured: 4, digital: 4, unstructured: 3, examples: 5, tolerance: 3 },
  },
  {
    id: 'metering',
    group: 'industry',
    words: `
      meter, meter reading, grid, power plant, tariff, transmission, power generation, substation, gas, water,
      utility, utility asset, load forecast, dispatch center, right of way, vegetation, power, electricity`,
    traits: { volume: 5, structured: 5, digital: 4, rules: 5, examples: 5, errorProne: 3, tolerance: 2 },
  },
];

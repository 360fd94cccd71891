import { specific } from './capability-tag.ts';

/** Work that only some industries know. */
export const INDUSTRY_TAGS = {
  'claims-underwriting': {
    'handle-claims': specific(`
      claim, claims, claims management, claims triage, first notice of loss, FNOL, loss adjusting, claims settlement, claims
      reserve, subrogation, damage assessment, damage, loss, claims handling, claims payment, salvage, medical bill,
      injury, adjuster, loss reserve`),
    'underwrite-risks': specific(`
      underwriting, underwriter, risk selection, insurance submission, submission intake, rating engine, insurance quote,
      underwriting workbench, underwrite, insurance rating, insurance pricing, insurance risk, accumulation, reinsurance,
      treaty, cession, bordereau, actuarial, medical underwriting`),
    'administer-policies': specific(`
      policy administration, insurance policy, policy issuance, endorsement, policy servicing, policyholder, policy renewal,
      policy record, annuity, life policy, cover, insurance product, policy lifecycle, group benefits, premium,
      insurance platform, insurance core, insured, beneficiary, policy change, insurance suite, mid-term`),
    'serve-brokers': specific(`
      broker, intermediary, insurance agent, producer, agency management, distribution management, broker portal, agency,
      delegated authority, adviser, agent commission, coverholder`),
  },
  banking: {
    'originate-loans': specific(`
      loan, lending, loan origination, mortgage, credit decision, credit scoring, credit application, loan application,
      credit risk, credit, collateral, borrower, credit analysis, loan servicing, covenant, syndicated loan, leasing, trade
      finance, letter of credit, creditworthiness, affordability`),
    'run-accounts': specific(`
      core banking, deposit, current account, savings account, account service, account maintenance, card issuing, cards,
      card management, bank account, account statement, banking product, ATM, branch, credit card, teller, interest
      calculation, product ledger, accounts`),
    'manage-investments': specific(`
      portfolio, wealth management, investment management, securities, custody, trade settlement, trading, fund
      administration, fund, investment, investment portfolio, order execution, market order, corporate actions
      processing, capital markets, post-trade, robo-adviser, investment advice, trade, market data, derivative, brokerage,
      mutual fund`),
  },
  'network-operations': {
    'assure-services': specific(`
      network fault, fault management, service assurance, alarm, alarm correlation, network outage, network monitoring,
      network performance, network operations, trouble resolution, network automation, network analytics, service quality,
      fault, outage, outage management, radio network, core network, mobile network, network operator, electric network, network element, network equipment, service problem, network resource, self-organising
      network`),
    'provision-services': specific(`
      service activation, activation, service provisioning, provisioning, order fallout, number management, number
      porting, SIM, network inventory, service fulfilment, service order, service configuration, resource inventory, service
      inventory, eSIM, resource provisioning, service qualification, service catalogue, numbers and addresses`),
    'plan-network': specific(`
      network planning, network design, network build, spectrum, fibre, radio planning, network coverage, tower,
      network rollout, grid, grid planning, network capacity, interconnect, roaming, network topology, network traffic, distribution grid, grid operation`),
    'rate-usage': specific(`
      usage, usage record, call detail record, usage mediation, event record, consumption data, usage data, meter to cash,
      wholesale settlement, roaming settlement, prepaid, top-up`),
  },
};

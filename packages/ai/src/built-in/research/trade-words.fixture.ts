import type { Industry } from '@process-ai/contract/industries';

interface DescribedSector {
  /** As a user enters it. */
  name: string;
  description: string | null;
  industry: Industry | null;
  /** Beginnings of words by which people of the trade know their own work; what any company says is not among them. */
  words: string;
  /** What betrays another trade. */
  foreign: RegExp;
}

const GOODS = /assembl|warehous|produce\b|merchandis/i;

/** Twenty-four sectors as users describe them. */
export const DESCRIBED_SECTORS: readonly DescribedSector[] = [
  {
    name: 'Regional hospital group',
    description: 'Five acute hospitals with emergency departments, and outpatient clinics.',
    industry: 'hospitals',
    words: `patient, clinic, ward, bed, nurs, medic, surg, operat, theater, anesth, emergency, diagnos, imag, patholog,
      laborator, pharmac, inpatient, outpatient, referral, discharge, matern, newborn, infection, sterile, coding, payer, record, care`,
    foreign: GOODS,
  },
  {
    name: 'Law firm',
    description: null,
    industry: 'professional-services',
    words: `client, matter, mandate, conflict, engagement, partner, brief, pleading, case, counsel, legal, court, contract, time, fee,
      audit, advis, opinion, deliverable, billing, staffing, proposal, knowledge, tax, assignment, expert`,
    foreign: /assembl|warehous|produce\b|merchandis|reservoir|flight/i,
  },
  {
    name: '3PL',
    description: 'Warehousing and transport for retailers.',
    industry: 'logistics',
    words: `freight, shipment, carrier, warehouse, dock, pick, pack, truck, load, route, driver, fleet, customs, forward,
      consignment, delivery, parcel, dispatch, road, storage, groupage, last mile, logistics, transport, yard, lane, tender, haul, container, inbound, outbound, stock, depot, vehicle, terminal`,
    foreign: /patient|flight crew|tenant/i,
  },
  { name: 'Refinery', description: null, industry: 'oil-and-gas', words: '', foreign: /patient|loyalty|store\b/i },
  { name: 'Museum', description: null, industry: null, words: '', foreign: GOODS },
  {
    name: 'Zoo and botanical garden',
    description: 'Animals, plants, a restaurant and 900,000 visitors a year.',
    industry: null,
    words: '',
    foreign: GOODS,
  },
  {
    name: 'University',
    description: '28,000 students and twelve faculties.',
    industry: 'higher-education',
    words: `student, admission, applicant, enroll, degree, program, curricul, teach, course, exam, thes, research, publication,
      doctoral, library, campus, facult, academic, professor, alumni, scholarship, tuition, accredit, fees, advising, record, timetable`,
    foreign: GOODS,
  },
  {
    name: 'Airline',
    description: null,
    industry: 'airlines',
    words: `flight, crew, passenger, bag, aircraft, airworth, fare, ticket, schedule, slot, network, check-in, board, cabin, cargo,
      dispatch, ramp, turnaround, maintenance, loyalty, revenue, pilot, flying, disruption`,
    foreign: /assembl|produce\b|merchandis|patient/i,
  },
  {
    name: 'Low-cost carrier',
    description: 'Point-to-point flights in Europe.',
    industry: 'airlines',
    words:
      'flight, crew, passenger, bag, aircraft, airworth, fare, ticket, schedule, slot, network, cabin, cargo, turnaround, flying',
    foreign: /assembl|produce\b|merchandis|patient/i,
  },
  {
    name: 'Municipal utility',
    description: 'Power, gas, heat and water for a city of 200,000.',
    industry: 'utilities',
    words: `network, connection, outage, meter, grid, control room, fault, inspection, field, water, wastewater, drinking, generation,
      heat, plant, energy, trad, forecast, balanc, settlement, market communication, tariff, billing, regulat, safety, sewer`,
    foreign: /patient|assembl|merchandis/i,
  },
  {
    name: 'Water utility',
    description: null,
    industry: 'utilities',
    words:
      'water, wastewater, drinking, network, meter, connection, outage, control room, fault, field, sewer, billing, regulat, safety',
    foreign: /\bgas\b|turbine|intraday|solar|supplier switch|assembl/i,
  },
  {
    name: 'Health insurer',
    description: 'Employer groups and individuals.',
    industry: 'health-insurance',
    words: `plan, benefit, medical, member, premium, enroll, eligib, provider, network, credential, utilization, care, case, pharmacy,
      formulary, claim, payment integrity, appeal, grievance, risk adjustment, reserve, group, broker, contribution, rebate`,
    foreign: /vehicle|assembl|merchandis/i,
  },
  {
    name: 'CDMO',
    description: 'Sterile fill and finish for biotech companies.',
    industry: 'pharma',
    words: `pharmaceutical, clinical, regulatory, submission, label, batch, manufactur, validation, quality, deviation, release, testing,
      laborator, inspection, pharmacovigilance, drug, recall, distribution, client, contract, stability, transport`,
    foreign: /patient recruitment|pricing and reimbursement|visits to doctors|merchandis/i,
  },
  {
    name: 'City administration',
    description: 'A city of 300,000 with 4,200 employees.',
    industry: 'public-administration',
    words: `citizen, resident, registr, council, election, objection, benefit, social, child, school, housing, migration, naturaliz,
      license, inspection, order, permit, planning, building, street, park, waste, emergency, tax, fee, budget, grant, file, mail, information`,
    foreign: GOODS,
  },
  {
    name: 'Tax office',
    description: null,
    industry: 'public-administration',
    words: 'citizen, council, objection, tax, fee, budget, file, mail, information, register',
    foreign: /assembl|warehous|nursery|snow|marriage/i,
  },
  {
    name: 'Hotel chain',
    description: 'Forty city hotels.',
    industry: 'hospitality',
    words: `guest, room, reserv, rate, front desk, reception, check-in, housekeep, kitchen, restaurant, menu, food, beverage, banquet,
      event, revenue, channel, stay, bar, franchise, table, laundry, hotel`,
    foreign: /assembl|patient|flight/i,
  },
  {
    name: 'General contractor',
    description: 'Office buildings and schools.',
    industry: 'construction',
    words: `site, bid, tender, estimat, subcontract, construct, build, project, permit, crew, equipment, defect, handover, tenant, lease,
      property, claim, schedul, progress, safety, material, plan, facilit, rent, portfolio`,
    foreign: /patient|flight|merchandis/i,
  },
  {
    name: 'SaaS vendor',
    description: null,
    industry: 'software',
    words: `product, roadmap, code, build, test, release, deploy, platform, incident, cloud, subscription, customer success, onboard,
      renewal, trial, usage, security, support, developer, feature, backlog, tenant, billing, engineer, service, software, partner`,
    foreign: /assembl|patient|warehous/i,
  },
  {
    name: 'Newspaper publisher',
    description: null,
    industry: 'media',
    words: `editor, content, newsroom, publish, story, article, audience, subscri, advertis, rights, royalt, licens, program, commission,
      production, broadcast, stream, archive, catalog, reader, campaign, distribut, talent, music, print`,
    foreign: /patient|flight|assembl/i,
  },
  {
    name: 'Private bank',
    description: null,
    industry: 'asset-management',
    words: `client, wealth, portfolio, mandate, fund, invest, custody, advis, suitab, order, trade, nav, risk, onboard, relationship,
      securit, performance, report, asset, compliance, settle, estate, fee, due diligence, credit`,
    foreign: /patient|assembl|merchandis/i,
  },
  {
    name: 'Retail bank',
    description: null,
    industry: 'banking',
    words: `account, loan, lending, credit, mortgage, deposit, card, payment, branch, customer, teller, atm, clearing, collection,
      product, channel, operation, servicing, document, position, fraud, trade, cash, consumer, investment`,
    foreign: /assembl|patient|flight/i,
  },
  {
    name: 'Car maker',
    description: null,
    industry: 'automotive',
    words: 'production, maintenance, quality, inventory, plant, dispatch, schedul, tracking, material',
    foreign: /patient|flight|store\b/i,
  },
  {
    name: 'Supermarket chain',
    description: 'Two hundred stores.',
    industry: 'retail',
    words: `store, merchand, assortment, price, promotion, supplier, goods, checkout, sale, online, shop, item, loyalty, till, brand,
      replenish, distribution, return, fresh, inventory, stock`,
    foreign: /patient|flight|assembl/i,
  },
  {
    name: 'Mobile operator',
    description: null,
    industry: 'telecommunications',
    words:
      'service, network, resource, customer, product, order, trouble, party, partner, market, sales, engaged, billing, performance, usage, offering',
    foreign: /patient|flight|assembly/i,
  },
];

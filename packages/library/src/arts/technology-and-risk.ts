import type { LibraryEntry } from '../reference-library.ts';

export const technologyAndRisk: readonly LibraryEntry[] = [
  [
    '10',
    'Govern Technology, Data and Risk',
    'Keeps retail systems running and changing safely, makes data useful and protects the company from cyber, legal and supply shocks.',
  ],
  [
    '10.1',
    'Run retail technology',
    'Operates store, warehouse and web systems through trading peaks and brings new releases to thousands of devices without closing a lane.',
  ],
  [
    '10.1.1',
    'Support users and resolve incidents',
    'Store and office staff open tickets by phone or portal; first line solves logins and printers from scripts, and major outages are bridged with vendors until service returns.',
  ],
  [
    '10.1.2',
    'Deploy changes to stores',
    'Rollout managers pilot software and hardware in a few shops, schedule waves outside trading hours, watch health checks and freeze changes before holiday peaks.',
  ],
  [
    '10.1.3',
    'Monitor systems and interfaces',
    'Operations engineers watch order, price and stock feeds for delay or loss around the clock, replay failed messages and warn business owners of gaps.',
  ],
  [
    '10.2',
    'Manage data and analytics',
    'Provides figures that people agree on and models that improve decisions, from the daily sales flash to demand and price suggestions.',
  ],
  [
    '10.2.1',
    'Improve data quality',
    'Rules score item, supplier, customer and location data every night; stewards repair failing records with the owning team and fix the cause at entry.',
  ],
  [
    '10.2.2',
    'Build reports and dashboards',
    'Analysts gather requests, define measures once in the warehouse, publish dashboards for stores and buyers and retire those nobody has opened for a quarter.',
  ],
  [
    '10.2.3',
    'Develop retail models',
    'Data scientists train demand, price and recommendation models on sales and customer data, test them in chosen stores and hand proven ones to operations.',
  ],
  [
    '10.3',
    'Manage risk and compliance',
    'Identifies what could stop or harm the business, fulfills legal and card-scheme duties and proves it to auditors and the public.',
  ],
  [
    '10.3.1',
    'Protect payment and personal data',
    'Security staff segment payment networks, scan for weaknesses, review access and collect PCI evidence from stores and vendors for the annual assessment.',
  ],
  [
    '10.3.2',
    'Plan for disruption',
    'Risk managers rank threats such as strikes, floods, supplier failure and cyberattack, agree fallback trading procedures with stores and rehearse them before peak season.',
  ],
  [
    '10.3.3',
    'Report on sustainability',
    'Sustainability analysts request energy, waste, transport and supplier emission data from sites and vendors each year, check gaps, calculate by standard factors and publish after assurance.',
  ],
];

import type { LibraryEntry } from '../reference-library.ts';

export const assets: readonly LibraryEntry[] = [
  [
    '10.0',
    'Acquire, Construct, and Manage Assets',
    'Property and asset managers plan, build, maintain and finally dispose of sites, plant and equipment, so that physical resources serve the business safely over their whole life.',
  ],
  [
    '10.1',
    'Plan and acquire assets',
    'Real estate teams determine what space and assets the organization needs, obtain them by purchase, lease or construction, and run workplaces day to day.',
  ],
  [
    '10.1.3',
    'Provide workspace and facilities',
    'Space planners allocate rooms and desks from occupancy data and headcount plans, commission fit-out and moves, and update floor plans after each change so that cost is charged correctly.',
  ],
  [
    '10.1.4',
    'Manage facilities operations',
    'Facility coordinators take service requests, schedule cleaning, security and repairs with contractors, monitor building systems, and check vendor invoices against work actually completed.',
  ],
  [
    '10.2',
    'Design and construct assets',
    'Project engineers turn approved capital plans into working facilities through design, permits, contracting and supervised construction, within budget, schedule and safety limits.',
  ],
  [
    '10.2.1',
    'Manage capital program for assets',
    'The capital program office ranks proposed assets, arranges financing, releases funds by stage, and reports forecast against budget to the investment committee every month.',
  ],
  [
    '10.2.4',
    'Manage asset construction',
    "Site managers verify contractors' progress, quality and safety daily, process change orders and payment applications, and collect as-built drawings and certificates for handover.",
  ],
  [
    '10.3',
    'Maintain assets',
    'Maintenance organizations keep productive assets reliable by planning care from condition and risk, scheduling work with operations and completing repairs with proper records.',
  ],
  [
    '10.3.1',
    'Plan asset maintenance',
    'Engineers study failure history, sensor trends and manufacturer advice to decide tasks and intervals per asset, estimate labor and parts, and load the plan into the maintenance system.',
  ],
  [
    '10.3.3',
    'Perform asset maintenance',
    'Technicians inspect, service and repair equipment from mobile work orders, follow isolation steps, replace parts, record readings and causes, and return the asset tested to operations.',
  ],
  [
    '10.4',
    'Manage asset end-of-life',
    'Asset managers withdraw equipment and sites that have served their time, recovering value, recycling material and meeting environmental duties until responsibility has truly ended.',
  ],
  [
    '10.4.9',
    'Provide government reporting',
    'Environmental officers assemble disposal weights, emission data and site measurements into statutory reports, submit them through agency portals, and keep receipts and corrections for inspection.',
  ],
  [
    '10.4.11',
    'Perform waste and hazardous goods management',
    'Hazardous residues are identified, labeled with safety data, stored within legal limits and handed to licensed carriers, and the coordinator reconciles manifests with disposal certificates each month.',
  ],
];

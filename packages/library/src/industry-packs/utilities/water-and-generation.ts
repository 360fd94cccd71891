import type { PackEntry } from '../../industry-pack.ts';

export const waterAndGeneration: readonly PackEntry[] = [
  [
    '4',
    'Water supply and wastewater',
    'Raw water becomes drinking water, reaches the tap at pressure, leaves as sewage and returns clean to the river.',
  ],
  [
    '4.1',
    'Drinking water',
    'Wells, treatment and distribution deliver water whose quality is proved by samples and whose losses are hunted at night.',
  ],
  [
    '4.1.1',
    'Abstract and treat raw water',
    'Waterworks operators rotate wells within permit volumes, filter, dose and disinfect, and log each change of set point.',
    {
      nothing:
        'Waterworks run on control loops with an operator’s weekly tour; permit volumes are read off one counter.',
    },
  ],
  [
    '4.1.2',
    'Pump and hold pressure',
    'Operators fill reservoirs on cheap hours and set zone pressures so that the hill has water and the valley no bursts.',
    ['utility-pressure-zone-and-pump-schedule'],
  ],
  [
    '4.1.3',
    'Find and repair leaks',
    'Night flow per zone, noise loggers and correlators lead the leak crew to the spot before water shows on the road.',
    ['utility-leak-detection-from-night-flow-and-loggers'],
  ],
  [
    '4.1.4',
    'Sample and report water quality',
    'Samplers follow the yearly plan through taps and reservoirs, the laboratory measures, and limits exceeded go to the health office the same day.',
    ['utility-water-quality-sample-plan-and-limit-notice', 'test-results-captured-from-instruments'],
  ],
  [
    '4.1.5',
    'Flush mains and maintain hydrants',
    'Crews flush dead ends, turn valves so that they turn when needed and check hydrants with the fire brigade.',
    {
      nothing:
        'Two people, a standpipe and a route sheet; each hydrant is opened by hand once a year and ticked on a tablet.',
    },
  ],
  [
    '4.2',
    'Wastewater',
    'Sewers carry rain and sewage to a plant that must hold its discharge limits in summer storms and winter cold.',
  ],
  [
    '4.2.1',
    'Inspect sewers',
    'A camera tractor films pipes; inspectors code cracks, roots and offsets by the standard and grade each length for repair.',
    ['utility-sewer-camera-coding'],
  ],
  [
    '4.2.2',
    'Operate the treatment plant',
    'Plant operators steer aeration, recirculation and dosing by ammonium and phosphate, and keep energy and limits in balance.',
    ['utility-wastewater-aeration-and-dosing-setpoints'],
  ],
  [
    '4.2.3',
    'Dispose of sludge',
    'Thickened and dewatered sludge is sampled, trucked to incineration or fields and proved by weighbridge and certificate.',
    ['waste-manifest-to-disposal-certificate'],
  ],
  [
    '4.2.4',
    'Permit and monitor indirect dischargers',
    'Inspectors visit car washes, clinics and metal shops, check separators and sample what they send into the public sewer.',
    {
      nothing:
        'A few hundred firms, one inspector who has known them for years, and a sample bottle; the visiting plan fits on a page.',
    },
  ],
  [
    '5',
    'Generation and heat',
    'Power stations, wind and solar parks and heating plants are run by availability, price and permit.',
  ],
  [
    '5.1',
    'Power plant operation',
    'Shift teams and remote centers start, stop and watch units, and sell only what will really be available.',
  ],
  [
    '5.1.1',
    'Run power and heating plants',
    'Control room crews follow the dispatch schedule, balance boilers and turbines and stay within emission limits.',
    { nothing: 'Licensed shift crews at a distributed control system; unusual drift is looked for outside the shift.' },
  ],
  [
    '5.1.2',
    'Watch turbines and inverters for drift',
    'Performance engineers compare output with wind, sun or steam, find the underperforming unit and order the visit.',
    ['utility-generating-unit-drift-and-availability'],
  ],
  [
    '5.1.3',
    'Plan overhauls',
    'Outage managers fix scope, contractors and critical path of the summer stop, with cranes and scaffolds booked a year ahead.',
    ['mfg-turnaround-scope-challenge-file', 'mfg-turnaround-progress-and-critical-path'],
  ],
  [
    '5.1.4',
    'Isolate plant for work',
    'Permit officers list valves and breakers to lock, hang tags and cancel the permit when the last worker has signed off.',
    ['mfg-isolation-lists-with-scanned-locks', 'contractor-permit-to-work-conflicts'],
  ],
  [
    '5.1.5',
    'Report emissions and surrender allowances',
    'Fuel weights, analyses and flue gas values become the verified yearly emission report and certificates to surrender.',
    ['environmental-return-from-site-records'],
  ],
  ['5.2', 'District heating', 'Hot water leaves the plant, gives its heat to houses and should come back cold.'],
  [
    '5.2.1',
    'Operate the heat network',
    'Operators set flow temperature and pumps by outdoor temperature and repair crews chase wet insulation with thermal images.',
    ['utility-district-heating-poor-cooling-substations'],
  ],
  [
    '5.2.2',
    'Visit customer substations',
    'Heating fitters adjust controllers, clean exchangers and talk caretakers out of wide-open valves.',
    ['utility-district-heating-poor-cooling-substations', 'repair-assistant-on-the-technicians-tablet'],
  ],
  [
    '6',
    'Energy trading and balancing',
    'What customers will use and plants produce is bought, sold and balanced from years ahead to a quarter of an hour.',
  ],
  [
    '6.1',
    'Load forecast and trading',
    'Portfolio managers hedge the sales book, and the desk closes what is open until delivery.',
  ],
  [
    '6.1.1',
    'Forecast load and feed-in',
    'Forecasters correct consumption, wind and solar for the portfolio and grid nodes every quarter-hour.',
    ['utility-load-forecast-by-portfolio-and-grid-node'],
  ],
  [
    '6.1.2',
    'Close positions on the intraday market',
    'Shift traders buy and sell small volumes around the clock as forecasts and plant outages change.',
    ['utility-intraday-position-closing-within-limits'],
  ],
  [
    '6.1.3',
    'Procure and hedge the sales portfolio',
    'Portfolio managers fix tranches of years and quarters for tariffs sold at fixed price, within the risk committee’s corridor.',
    ['commodity-position-from-contracts-and-stock'],
  ],
  [
    '6.1.4',
    'Value the book and report risk',
    'Risk control marks deals to market each evening, explains the change and stops a desk that has passed its limit.',
    ['utility-energy-book-daily-profit-explained', 'deal-confirmation-matching'],
  ],
  [
    '6.2',
    'Balancing and settlement',
    'Schedules are nominated, deviations priced and allocations argued with network operators.',
  ],
  [
    '6.2.1',
    'Nominate schedules',
    'Schedulers send quarter-hour values per counterparty to transmission operators and repair mismatches before gate closure.',
    {
      nothing:
        'Schedule systems match and resend on their own; a mismatch is settled by a call between two night desks.',
    },
  ],
  [
    '6.2.2',
    'Check balancing and grid settlement',
    'Settlement clerks recompute allocated volumes per metering point, find shifted load profiles and object before the deadline.',
    ['utility-balancing-group-settlement-check'],
  ],
];

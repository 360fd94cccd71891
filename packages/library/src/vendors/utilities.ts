import { directoryVendors } from './directory-vendors.ts';

/** Meters, networks and assets of energy and water suppliers. */
export const utilitiesVendors = directoryVendors('Energy and utilities', [
  {
    id: 'a39ec4dd-899c-4be5-8040-536d94172f8e',
    name: 'Itron',
    overview:
      'Itron’s gas, water and electricity meters report over its own radio mesh to head-ends and meter data systems. City lighting came with Silver Spring Networks.',
    headquarters: 'Liberty Lake, Washington',
    founded: '1977',
    website: 'https://www.itron.com',
    capabilities: [
      'Collect meter readings by network',
      'Validate meter readings for plausibility and estimate missing ones',
      'Detect leaks, theft and outage from meters',
      'Steer distributed energy and load',
      'Operate advanced metering infrastructure: head-end, silent smart meters and communication faults',
      'Run meter exchange campaigns: install and remove meters in the field',
      'Demand response: send load control calls per device and prove them by meter',
    ],
    products: [
      ['Itron Enterprise Edition', 'Validation and storage of meter data', 'Meter data'],
      ['Temetra', 'Collection and management of readings as a service', 'Meter reading'],
      ['Riva', 'Electricity meters that run applications', 'Smart meters'],
      ['IntelliFLEX', 'Control of distributed energy resources', 'Grid edge'],
      ['Gen5', 'Radio network for meters and lights', 'Network'],
    ],
    ai: [
      ['Grid edge applications', 'Detect transformer load, location and theft at the meter', 'Edge AI'],
      ['Operations Optimizer', 'Analyze meter and grid data for losses and outages', 'Analytics'],
    ],
  },
  {
    id: '442db638-ba34-423c-8b9c-174637807036',
    name: 'Kamstrup',
    overview:
      'Kamstrup of Jutland builds ultrasonic meters for water, heat and cooling, and electricity meters for utilities. Its water meters listen for leaks in the pipe in front of the house.',
    headquarters: 'Skanderborg, Denmark',
    founded: '1946',
    website: 'https://www.kamstrup.com',
    capabilities: [
      'Read water, heat and electricity meters by radio',
      'Detect anomalies such as leaks in water networks',
      'Watch temperatures and flow of district heating networks',
      'Validate meter readings for plausibility',
      'Operate meter reading as a service',
      'Operate advanced metering infrastructure: head-end and communication faults of smart meters',
    ],
    products: [
      ['flowIQ', 'Ultrasonic water meters', 'Smart meters'],
      ['MULTICAL', 'Heat and cooling meters', 'Smart meters'],
      ['READy', 'Collection of meter readings', 'Meter reading'],
      [
        'Heat Intelligence',
        'Poor cooling and heat loss of district heating found from meter data',
        'Network analytics',
      ],
    ],
    ai: [['Acoustic leak detection', 'Detect pipe leaks from noise at the meter', 'Analytics']],
  },
  {
    id: '24e0ad84-c807-459f-97c0-f0b62702d44b',
    name: 'Hitachi Energy',
    overview:
      'Hitachi Energy carries on ABB’s power grids: transformers, direct-current links and the control rooms beside them. Asset, trading and forecasting systems came from Ventyx.',
    headquarters: 'Zurich, Switzerland',
    founded: '2020',
    website: 'https://www.hitachienergy.com',
    capabilities: [
      'Control transmission and distribution grids',
      'Manage power outages, switching and restoration of the grid',
      'Assess asset health: condition of transformers by gas in oil, and of lines',
      'Forecast electricity load, feed-in and price by portfolio and grid node',
      'Plan maintenance work orders, shutdowns and spare parts of utilities',
      'Follow positions of short-term and forward energy trading within limits',
      'Plan vegetation maintenance: trees cut along lines by clearance and growth',
      'Value the energy trading book: daily mark-to-market, profit and loss and value at risk',
      'Lead storm restoration with crews and priorities',
    ],
    products: [
      ['Network Manager', 'Grid control, power outages and switching plans', 'Grid control'],
      ['Lumada Asset Performance Management', 'Health and risk of grid assets', 'Asset performance'],
      ['Ellipse', 'Assets, work, stock and finance', 'Asset management'],
      ['Nostradamus', 'Forecasts of load, price and generation', 'Forecasting'],
      ['TRMTracker', 'Trading and risk of energy', 'Energy trading'],
      ['e-mesh', 'Control of microgrids and batteries', 'Distributed energy'],
    ],
    ai: [
      ['Nostradamus AI', 'Forecast load, prices and renewable output', 'Predictive AI'],
      ['Vegetation Manager', 'Detect trees near lines in satellite pictures', 'Computer vision'],
    ],
  },
  {
    id: 'a375a394-84de-41a1-b3eb-c6583ba180b5',
    name: 'Xylem',
    overview:
      'Xylem sells pumps, treatment and, through Sensus, water meters; Evoqua joined in 2023. Its Vue applications, made with the Valencian firm Idrica, join plant, network and meter data of water suppliers.',
    headquarters: 'Washington, D.C.',
    founded: '2011',
    website: 'https://www.xylem.com',
    capabilities: [
      'Supply pumps and filters for water and wastewater',
      'Read water meters by radio',
      'Detect anomalies such as leaks in pipe networks',
      'Assess pipe condition and failure risk',
      'Process control of wastewater treatment plants: aeration and dosing set points',
      'Predict and steer flow in sewers',
      'Optimize pump schedules and zone pressure of water networks',
    ],
    products: [
      ['Xylem Vue', 'Plant, network and customer data of water utilities', 'Water analytics'],
      ['Sensus FlexNet', 'Radio network for meters', 'Network'],
      ['Flygt', 'Wastewater pumps', 'Pumps'],
      ['SmartBall', 'Acoustic survey from inside water mains', 'Pipe inspection'],
    ],
    ai: [
      ['Wastewater network optimization', 'Predict and steer sewer overflow', 'Predictive AI'],
      ['Pipe failure prediction', 'Rank pipes by condition and consequence of failure', 'Predictive AI'],
    ],
  },
  {
    id: '63815712-28fa-45c6-8209-91f712338440',
    name: 'GE Vernova',
    overview:
      'GE Vernova took the turbines and grids of General Electric when it became a company of its own in 2024. Control rooms run on its GridOS and PowerOn software, and Smallworld maps networks.',
    headquarters: 'Cambridge, Massachusetts',
    founded: '2024',
    website: 'https://www.gevernova.com',
    capabilities: [
      'Control transmission and distribution grids',
      'Power outage management and crew dispatch',
      'Isolate a faulty section and restore supply',
      'Map electric, gas and water networks',
      'Watch turbines of power plants and transformers by sensor for drift and failure',
      'Lead storm restoration: crews, damage and restoration priorities',
      'Plan outages of the grid with switching sheets and clash checks',
      'Compute load flow and hosting capacity of the distribution grid',
    ],
    products: [
      ['PowerOn Advantage', 'Distribution grid control with power outages and switching plans', 'Grid control'],
      ['GridOS', 'Data and applications of grid operation', 'Grid control'],
      ['Smallworld', 'Maps and records of networks', 'Network records'],
      ['Asset Performance Management', 'Condition and risk of plants and transformers', 'Asset performance'],
    ],
    ai: [
      ['GridOS forecasts', 'Forecast load and feed-in of renewables by grid node', 'Predictive AI'],
      ['Storm readiness', 'Predict power outages and crews from weather', 'Predictive AI'],
    ],
  },
]);

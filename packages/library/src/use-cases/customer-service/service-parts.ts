import { DISCRETE_MANUFACTURING, ENGINEERING } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const serviceParts: readonly UseCase[] = [
  {
    id: 'service-part-stock-by-installed-base',
    title: 'Service part stocks by installed base, age and failure curve',
    type: 'ai',
    description:
      'Most service parts move twice a year, so history says nothing and planners keep one of each everywhere. A model forecasts demand per part and region from units in service by age, failure curves, campaigns, contract response times and last-time-buy dates, and sets stock per hub, van and site for the promised availability at least cost. Parts of dying series get a last order quantity with its range.',
    staysWithPeople: 'The parts planner decides on last-time buys and on parts for safety functions.',
    firstStep:
      'Set stock for one product family as of two years ago and replay demand against real stock and shortages.',
    needs:
      'Installed base with age and place, part usage by order, supersession chains, lead times and contract promises.',
    industries: [...DISCRETE_MANUFACTURING, 'telecommunications', 'defense', 'utilities', 'agriculture'],
    at: ['APQC PCF 6.3.4'],
    phrases: {
      en: 'service parts planning, spare parts inventory, aftersales parts planning, spare parts forecasting, last-time buy, service parts stock, spare parts management',
      de: 'Ersatzteildisposition, Ersatzteilbevorratung, Ersatzteilplanung, Endbevorratung, Ersatzteilmanagement, Ersatzteilwesen',
      es: 'planificación de repuestos, inventario de recambios, previsión de repuestos, gestión de repuestos',
      fr: 'planification des pièces de rechange, stock de pièces détachées, prévision pièces de rechange, gestion des pièces de rechange',
      it: 'pianificazione ricambi, scorte ricambi, previsione ricambi, gestione ricambi',
      nl: 'onderdelenplanning, voorraad reserveonderdelen, prognose reserveonderdelen, beheer reserveonderdelen',
      pt: 'planeamento de peças de reposição, stock de peças sobresselentes, previsão de peças, gestão de peças de reposição',
    },
    not: 'production material, maintenance spares of own plant, stock exchange, body parts',
    benefit: { moves: 'stock', share: [0.08, 0.14, 0.22], basis: 'judgement' },
    effort: [30, 56, 95],
    cost: [45, 95, 175],
    runCost: 32,
    risk: {
      main: 'A slow part of a critical unit is cut; parts with contract penalties have a floor set by hand.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'forecast-demand'],
    measures: [
      { name: 'Part availability at first request', unit: '% of lines', better: 'higher' },
      { name: 'Stock value per unit in service', unit: 'dollars', better: 'lower' },
    ],
  },
  {
    id: 'service-part-found-by-photo-and-serial',
    title: 'Service part found by photo and serial number, with its successor',
    type: 'ai',
    description:
      'The customer sends a photo of a worn lever, and three emails later the wrong hand of it is delivered. From photo, plate and serial number a model narrows to the unit’s own parts list as built and serviced, proposes two or three parts with exploded view and distinguishing measure, and rules add successor, kit, price, stock and return terms. What remains unclear goes to parts support with the question that decides it.',
    staysWithPeople: 'Parts support decides unclear cases and safety parts; the customer confirms the order.',
    firstStep: 'Test on 400 past photo requests and compare with the part that was finally right.',
    needs: 'As-built lists by serial number, part pictures and exploded views, successor chains, and the parts shop.',
    industries: [...DISCRETE_MANUFACTURING, 'defense', 'wholesale', 'agriculture'],
    at: [
      'APQC PCF 6.3.4',
      'APQC PCF 6.3.4.1.1 Process customer request',
      'APQC PCF 3.5.4.6 Handle sales order inquiries including post-order fulfillment transactions',
    ],
    phrases: {
      en: 'spare parts identification, parts inquiries, find the right spare part, parts support, aftersales parts ordering, parts enquiries',
      de: 'Ersatzteilidentifikation, Ersatzteilanfragen, Teileauskunft, Ersatzteilverkauf',
      es: 'identificación de repuestos, consultas de recambios, venta de repuestos',
      fr: 'identification de pièces détachées, demandes de pièces, vente de pièces détachées',
      it: 'identificazione ricambi, richieste ricambi, vendita ricambi',
      nl: 'onderdelen identificeren, onderdelenvragen, verkoop reserveonderdelen',
      pt: 'identificação de peças, pedidos de peças, venda de peças de reposição',
    },
    not: 'part-time, party identification, identity check, production kitting',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [28, 52, 88],
    cost: [42, 88, 160],
    runCost: 24,
    risk: {
      main: 'A look-alike with another rating is delivered; safety-marked parts always need a person.',
      aiAct: 'none',
    },
    capabilities: ['answer-enquiries', 'quote-sales'],
    measures: [
      { name: 'Wrong parts returned', unit: '% of lines', better: 'lower' },
      { name: 'Requests answered within the hour', unit: '% of requests', better: 'higher' },
    ],
  },
  {
    id: 'service-contract-due-visits-and-renewals',
    title: 'Service contracts with due visits, expiry and coverage checked against the installed base',
    type: 'automation',
    description:
      'Units run without contract after the warranty, contracts cover units scrapped long ago, and due visits are found by the customer’s auditor. Each night the installed base is compared with contracts: uncovered units near warranty end get an offer by rule with price from age and usage, due visits become orders in the permitted window, expiring contracts a renewal with index and history. Mismatches go to the owner with the unit’s last sign of life.',
    staysWithPeople: 'The service seller negotiates; the service manager decides on lapsing a contract.',
    firstStep: 'Match one region’s units with its contracts and price the uncovered and the wrongly covered ones.',
    needs: 'Installed base with status, contracts by serial number, visit intervals, and price tables.',
    industries: [...ENGINEERING, 'telecommunications', 'manufacturing', 'consumer-goods', 'utilities', 'agriculture'],
    at: ['APQC PCF 6.3.4.1 Confirm specific service requirements for individual customer', 'APQC PCF 6.3.4'],
    phrases: {
      en: 'service contract management, maintenance contract renewals, service agreement administration, installed base management, service contract renewal',
      de: 'Wartungsvertragsverwaltung, Serviceverträge verlängern, Servicevertragsmanagement, Anlagenbestand beim Kunden, Wartungsverträge mit Kunden, Serviceverträge',
      es: 'gestión de contratos de mantenimiento, renovación de contratos de servicio, base instalada',
      fr: 'gestion des contrats de maintenance, renouvellement des contrats de service, base installée',
      it: 'gestione contratti di manutenzione, rinnovo contratti di assistenza, parco installato',
      nl: 'beheer servicecontracten, onderhoudscontracten verlengen, geïnstalleerde basis',
      pt: 'gestão de contratos de manutenção, renovação de contratos de assistência, base instalada',
    },
    not: 'supplier contract, employment contract, policy renewal, building maintenance plan',
    benefit: { moves: 'revenue', share: [0.02, 0.05, 0.08], basis: 'judgement' },
    effort: [20, 38, 64],
    cost: [26, 55, 100],
    runCost: 14,
    risk: {
      main: 'Customers get offers for machines they sold; units without any sign of life for two years are asked about first.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'decide-by-rule'],
    measures: [
      { name: 'Units in service under contract', unit: '% of units', better: 'higher' },
      { name: 'Due visits done in the window', unit: '% of visits', better: 'higher' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const plantPlanning: readonly UseCase[] = [
  {
    id: 'mfg-demand-spikes-questioned-before-the-plan',
    title: 'Order spikes questioned before they enter the production plan',
    type: 'ai',
    description:
      'A distributor orders three months’ volume before a price rise, the planning run takes it at face value, and the plant books weekend shifts for demand that is missing in the next quarter. Each night orders and forecasts per product and customer are compared with their own rhythm, price and promotion calendar and the customer’s stock reports where he sends them. Unusual quantities are held out of the netting with a plain reason and a question to the account manager, who answers in one click.',
    staysWithPeople:
      'Demand planner and account manager decide whether a spike is real, moved forward or a typing error.',
    firstStep:
      'Score the last twelve months of orders and see how many of the known pull-forwards and input errors would have been asked about.',
    needs:
      'Two years of orders by customer, product and requested date, price-change dates, and a forecast at the level at which the plant plans.',
    industries: ['manufacturing'],
    at: ['ISA-95 5.1.1', 'APQC PCF 4.1.2.3 Develop demand consensus forecast'],
    phrases: {
      en: 'consolidate demand for the plant, demand review, demand netting, forecast consumption, consensus demand plan, check order spikes',
      de: 'Bedarfskonsolidierung, Absatzplanung für das Werk, Vorplanungsbedarfe prüfen, Bedarfsabgleich',
      es: 'consolidación de la demanda, previsión de demanda de planta, revisión de pedidos atípicos',
      fr: 'consolidation de la demande, prévision des ventes industrielles, revue de la demande',
      it: 'consolidamento della domanda, previsione della domanda di stabilimento, revisione fabbisogni',
      nl: 'vraagconsolidatie, afzetplanning fabriek, vraagreview',
      pt: 'consolidação da demanda, previsão de demanda industrial, revisão de pedidos fora do padrão',
    },
    not: 'power demand, demand letter, IT demand, capital demand',
    benefit: { moves: 'stock', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [35, 65, 120],
    runCost: 15,
    risk: {
      main: 'A real surge held back costs sales; held quantities return to the plan automatically after two working days without an answer.',
      aiAct: 'none',
    },
    capabilities: ['forecast-demand', 'detect-anomalies'],
    measures: [
      { name: 'Forecast error at plant and product level', unit: '% weighted', better: 'lower' },
      { name: 'Plan changes inside the frozen horizon', unit: 'per week', better: 'lower' },
    ],
  },
  {
    id: 'mfg-master-schedule-scenarios',
    title: 'Master schedule scenarios with rough capacity and key materials',
    type: 'ai',
    description:
      'The master scheduler spends Thursday in a spreadsheet to prove that line 3 cannot make what sales wants, and in the meeting the question becomes “and what if we drop the export order?”. An optimizer builds the schedule per family and line from demand, rough-cut capacity, long-lead materials and stock targets, and recalculates an alternative in a minute: overtime, a shifted promotion, a toll manufacturer. Each scenario shows late orders, stock and margin side by side.',
    staysWithPeople:
      'Sales, production and purchasing choose the scenario in the weekly meeting; the master scheduler signs the schedule.',
    firstStep:
      'Rebuild the last eight weekly schedules and compare late orders and stock with what was actually decided.',
    needs:
      'Capacity per line and family, bills of capacity, open orders and forecast, lead times of the twenty limiting materials.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 5.1.2',
      'APQC PCF 4.1.4.1 Model production network to enable simulation and optimization',
      'APQC PCF 4.1.4.3 Maintain master production schedule',
      'APQC PCF 4.1.3.5 Generate constrained plan',
    ],
    phrases: {
      en: 'master production scheduling, MPS, rough-cut capacity planning, RCCP, mid-term production planning, production programme planning, production plan reconciliation, plant capacity planning, master production schedule, production planning, aggregate production planning, S&OE, plan production',
      de: 'Produktionsprogrammplanung, Leitteileplanung, Grobkapazitätsplanung, Produktionsplan abstimmen, Produktionsplanung, Produktionsgrobplanung, Masterplanung, Kapazitätsplanung Produktion, Kapazitätsplanung, Produktion planen',
      es: 'plan maestro de producción, planificación aproximada de capacidad, programa maestro, planificar la producción',
      fr: 'programme directeur de production, PDP, plan industriel et commercial, charge capacité globale, planifier la production',
      it: 'piano principale di produzione, pianificazione aggregata, verifica capacità di massima, pianificare la produzione',
      nl: 'hoofdproductieplan, ruwe capaciteitsplanning, productieprogramma, productie plannen',
      pt: 'plano mestre de produção, PMP, planejamento agregado da capacidade, planear a produção',
    },
    not: 'maintenance schedule, class schedule, payment schedule, film production, power generation, crop planning',
    benefit: { moves: 'capacity', share: [0.02, 0.05, 0.1], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [90, 170, 320],
    runCost: 45,
    risk: {
      main: 'A neat plan on wrong rates is late by noon; rates are compared each month with what the lines achieved.',
      aiAct: 'none',
    },
    capabilities: ['plan-production', 'optimise-plans'],
    measures: [
      { name: 'Schedule attainment', unit: '% of planned quantity', better: 'higher' },
      { name: 'Premium freight and overtime', unit: 'thousand $ a month', better: 'lower' },
    ],
  },
  {
    id: 'mfg-planned-orders-checked-at-import',
    title: 'Planned orders checked for version, routing and date before scheduling',
    type: 'automation',
    description:
      'Overnight the ERP sends nine hundred orders, and the scheduler finds out at eight that forty have no routing, a dead product version or a due date before the raw material arrives. Each order passes a rule check at the interface: valid version on the start date, routing and tool for the plant, lot size within limits, shelf life against the due date, material lead time. What fails goes back to its planner with the one field that must change, before the board is built.',
    staysWithPeople: 'Planners correct their orders; the scheduling office owns the rules.',
    firstStep:
      'Run the checks on the last month of imported orders, and let schedulers confirm which findings cost them time.',
    needs:
      'Order download with all fields, product versions and routings with validity dates, lead times and shelf lives.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.3.1', 'APQC PCF 4.3.1.4 Schedule production orders and create lots'],
    phrases: {
      en: 'import production orders, transfer planned orders to scheduling, production request import, create production orders, convert planned orders, work order creation',
      de: 'Planaufträge übernehmen, Fertigungsaufträge anlegen, Auftragsübernahme aus ERP, Umsetzung Planauftrag in Fertigungsauftrag',
      es: 'importar órdenes de producción, creación de órdenes de fabricación, conversión de órdenes previsionales',
      fr: 'création d’ordres de fabrication, import des OF, conversion des ordres planifiés',
      it: 'creazione ordini di produzione, importazione ordini pianificati, conversione ordini',
      nl: 'productieorders aanmaken, planorders omzetten, orders overnemen uit ERP',
      pt: 'criação de ordens de produção, importação de ordens planejadas, conversão de ordens',
    },
    not: 'import customs, customs clearance, goods import',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [18, 35, 65],
    runCost: 6,
    risk: {
      main: 'Rules that reject too eagerly hold up urgent orders; a scheduler can accept an order with a flaw by name and reason.',
      aiAct: 'none',
    },
    capabilities: ['connect-applications', 'decide-by-rule'],
    measures: [
      { name: 'Orders reaching the board without a flaw', unit: '%', better: 'higher' },
      { name: 'Time to start of board planning', unit: 'minutes after download', better: 'lower' },
    ],
  },
];

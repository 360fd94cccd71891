import type { UseCase } from '../../use-case.ts';

export const demandPlanning: readonly UseCase[] = [
  {
    id: 'baseline-forecast-by-backtest',
    title: 'Baseline demand forecast per item and location, with the method chosen by backtest',
    type: 'ai',
    description:
      'Planners run one smoothing model over all items and then correct thousands of lines by hand. Items are grouped by volume, variability and intermittence, and several statistical and machine-learning methods compete per group on 24 held-back months of cleaned sales history. The winner feeds the weekly run; outliers from promotions, stockouts and one-off projects are marked and kept out of the history.',
    staysWithPeople:
      'Demand planners own the forecast of the top items and every launch, and decide which outliers are real demand.',
    firstStep: 'Backtest one product family over the last twelve months against the forecast that was really used.',
    needs:
      'Three years of orders by item, customer and ship-to, a promotion calendar and records of days out of stock.',
    industries: ['manufacturing', 'wholesale', 'retail', 'telecommunications', 'oil-and-gas'],
    at: [
      'eTOM 1.7.10',
      'APQC PCF 4.1.2',
      'APQC PCF 4.1.2.1 Develop baseline demand forecasts',
      'APQC PCF 4.1.2.6 Evaluate and revise demand forecasting approach',
      'ISA-95 5.1.1',
      'eTOM 1.7.10.A',
      'ARTS 3.1.1',
    ],
    phrases: {
      en: 'demand forecasting, develop baseline forecast, statistical sales forecast, demand planning, item forecast, sales volume forecast per item',
      de: 'Absatzprognose, Bedarfsprognose, Absatzplanung, Nachfrageprognose, Demand Planning, Bedarfsplanung Absatz',
      es: 'previsión de la demanda, pronóstico de ventas por artículo, planificación de la demanda',
      fr: 'prévision de la demande, prévisions de ventes par article, planification de la demande',
      it: 'previsione della domanda, pianificazione della domanda, forecast di vendita per articolo',
      nl: 'vraagvoorspelling, afzetprognose, vraagplanning',
      pt: 'previsão de demanda, previsão da procura, planejamento da demanda',
    },
    not: 'weather forecast, cash flow forecast, contact volume, sales pipeline, headcount, electricity load, bed demand, staff demand, passenger demand',
    benefit: { moves: 'stock', share: [0.04, 0.08, 0.15], basis: 'judgement' },
    effort: [40, 80, 150],
    cost: [60, 130, 280],
    runCost: 40,
    risk: {
      main: 'A good backtest hides a structural break such as a lost customer; bias per family is tracked weekly and a planner can freeze the model.',
      aiAct: 'none',
    },
    capabilities: ['forecast-demand', 'predict-outcomes'],
    measures: [
      { name: 'Forecast error weighted by volume (WMAPE)', unit: '%', better: 'lower' },
      { name: 'Forecast bias', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'forecast-value-added-of-overrides',
    title: 'Forecast value added measured for every manual override',
    type: 'automation',
    description:
      'Sales, marketing and planning each change the statistical number, and nobody knows afterwards who made it better. Every version is stored with author, date and reason, and the monthly job compares statistical, adjusted and consensus forecast with actual orders at the lag that purchasing needs. Overrides below the size that ever helped are no longer asked for.',
    staysWithPeople:
      'The head of demand planning decides which teams keep the right to override and above which change.',
    firstStep:
      'Take six months of stored forecast versions for one business unit and show which overrides lowered the error.',
    needs: 'Forecast snapshots per version and lag, actual orders at the same level, and a reason code for changes.',
    industries: ['manufacturing', 'wholesale', 'retail'],
    at: [
      'APQC PCF 4.1.2.3 Develop demand consensus forecast',
      'APQC PCF 4.1.2.7 Measure demand forecast accuracy',
      'APQC PCF 4.1.2.6 Evaluate and revise demand forecasting approach',
    ],
    phrases: {
      en: 'forecast accuracy measurement, measure forecast accuracy, forecast value added, FVA, forecast bias tracking',
      de: 'Prognosegüte messen, Prognosegenauigkeit, Planungsgenauigkeit auswerten',
      es: 'medir la precisión del pronóstico, exactitud de la previsión',
      fr: 'fiabilité des prévisions, mesure de la précision des prévisions',
      it: 'accuratezza della previsione, misurazione dell’errore di previsione',
      nl: 'forecastnauwkeurigheid meten, prognosebetrouwbaarheid',
      pt: 'acurácia da previsão, medir a precisão da previsão',
    },
    not: 'budget accuracy, sales quota, weather',
    benefit: { moves: 'handling time', share: [0.15, 0.25, 0.4], basis: 'judgement' },
    effort: [15, 25, 45],
    cost: [18, 32, 60],
    runCost: 6,
    risk: {
      main: 'The figure becomes a stick against salespeople who then stop sharing what they know; it is shown by family and reason, not by name.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'monitor-performance'],
    measures: [
      { name: 'Overrides that lowered the error', unit: '% of overrides', better: 'higher' },
      { name: 'Lines changed by hand', unit: '% of lines', better: 'lower' },
    ],
  },

  {
    id: 'customer-schedule-comparison',
    title: 'Customer call-offs compared with the previous schedule and with firm orders',
    type: 'automation',
    description:
      'Large customers send rolling delivery schedules every week by EDI or portal, and planners learn from a shortage that week nine doubled. Each new schedule is stored as a version, compared by part, plant and week with the last one, the cumulative quantities and the agreed flexibility corridor. Jumps beyond the corridor open a task for the account with the contract clause beside it.',
    staysWithPeople:
      'Account managers settle with the customer whether a jump beyond the corridor is accepted and at what price.',
    firstStep:
      'Load twelve weeks of schedules from the two largest customers and list swings beyond the agreed corridor.',
    needs:
      'Delivery schedule messages (DELFOR, 830 or portal exports), cumulative received figures and the frame contracts.',
    industries: ['manufacturing', 'automotive', 'electronics', 'food', 'consumer-goods'],
    at: [
      'APQC PCF 4.1.2.2 Collaborate demand with customers',
      'APQC PCF 4.1.2.5 Monitor activity against demand forecast and revise forecast',
      'ISA-95 5.1.1',
      'ISA-95 5.3.1',
    ],
    phrases: {
      en: 'customer delivery schedules, call-off comparison, process customer forecasts, EDI schedule check, collaborate demand with customers',
      de: 'Lieferabrufe verarbeiten, Abrufvergleich, Lieferplaneinteilungen prüfen, Feinabrufe, Lieferabruf, LAB und FAB',
      es: 'programas de entrega de clientes, comparación de previsiones de clientes',
      fr: 'appels de livraison clients, comparaison des programmes de livraison',
      it: 'programmi di consegna clienti, confronto dei piani di consegna',
      nl: 'afroepen van klanten verwerken, leverschema’s vergelijken',
      pt: 'programas de entrega de clientes, comparação de programações EDI',
    },
    not: 'class schedule, payment schedule, fee schedule',
    benefit: { moves: 'losses', share: [0.05, 0.12, 0.2], basis: 'judgement' },
    effort: [20, 35, 60],
    cost: [25, 45, 80],
    runCost: 8,
    risk: {
      main: 'A wrongly mapped part number hides a swing; unmatched numbers stop the load and go to customer logistics the same day.',
      aiAct: 'none',
    },
    capabilities: ['connect-applications', 'manage-orders'],
    measures: [
      { name: 'Swings beyond corridor raised within a day', unit: '%', better: 'higher' },
      { name: 'Special freight caused by late-seen changes', unit: '$ per month', better: 'lower' },
    ],
  },

  {
    id: 'demand-corridor-alarm',
    title: 'Weekly alarm list when orders leave the forecast corridor',
    type: 'ai',
    description:
      'A forecast for the month is judged at its end, when the material has long been bought or missed. Daily order intake is compared with the expected intake curve of each item, and a model separates early ordering, a single large order and a real change of level. Planners get thirty lines on Monday, each with the customers that cause the deviation and a proposed new level.',
    staysWithPeople: 'The planner accepts or rejects each new level and decides whether purchasing is told at once.',
    firstStep:
      'Run the alarm on last quarter’s daily orders and count how many stockouts it would have announced two weeks earlier.',
    needs: 'Daily order intake by item and customer, the current forecast by week and known promotions.',
    industries: ['manufacturing', 'wholesale', 'retail'],
    at: ['APQC PCF 4.1.2.5 Monitor activity against demand forecast and revise forecast', 'APQC PCF 4.1.2'],
    phrases: {
      en: 'monitor demand against forecast, demand sensing, revise forecast, forecast deviation alert, order intake tracking',
      de: 'Auftragseingang gegen Prognose überwachen, Prognoseabweichung, Absatzabweichungen verfolgen',
      es: 'seguimiento de la demanda frente al pronóstico, alertas de desviación de demanda',
      fr: 'suivi des ventes par rapport aux prévisions, alerte sur écart de demande',
      it: 'monitoraggio della domanda rispetto al forecast, revisione delle previsioni',
      nl: 'vraag volgen ten opzichte van forecast, forecast bijstellen',
      pt: 'acompanhamento da demanda em relação à previsão, revisão da previsão',
    },
    not: 'budget variance, fire alarm, network alarm',
    benefit: { moves: 'losses', share: [0.05, 0.1, 0.18], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 60, 110],
    runCost: 14,
    risk: {
      main: 'Too many alarms and planners stop reading; the list is capped and each line’s later truth is scored.',
      aiAct: 'none',
    },
    capabilities: ['detect-anomalies', 'forecast-demand'],
    measures: [
      { name: 'Alarms accepted by planners', unit: '%', better: 'higher' },
      { name: 'Stockouts without a prior alarm', unit: 'count per month', better: 'lower' },
    ],
  },

  {
    id: 'launch-forecast-from-like-items',
    title: 'Launch and phase-out forecast from like items',
    type: 'ai',
    description:
      'A new article has no history, so product management enters a hopeful round number and the predecessor is run down too late. Similar past launches are found by attributes, price point, channel and season, and their ramp curves give a range for the new item. The same run computes the last order date of the predecessor and the quantity that will be left over.',
    staysWithPeople:
      'Product management chooses the comparison items and signs the launch quantity; supply planning signs the last buy.',
    firstStep:
      'Recreate the launches of last year from their like items and compare with plan and with the first twelve weeks of sales.',
    needs: 'Item attributes, launch dates, predecessor links and weekly sales of past launches.',
    industries: ['consumer-goods', 'retail', 'electronics', 'machinery', 'wholesale', 'telecommunications'],
    at: ['APQC PCF 4.1.2.1 Develop baseline demand forecasts', 'ARTS 3.1.3', 'eTOM 1.7.10.A'],
    phrases: {
      en: 'new product forecast, launch forecasting, phase-in phase-out planning, last-time buy, like-item forecast',
      de: 'Neuprodukt-Prognose, Anlauf- und Auslaufplanung, Endbevorratung',
      es: 'previsión de lanzamientos, planificación de fin de vida de producto',
      fr: 'prévision de lancement, gestion des entrées et sorties de gamme',
      it: 'previsione dei nuovi prodotti, pianificazione phase-in e phase-out',
      nl: 'introductieprognose, in- en uitfaseren van artikelen',
      pt: 'previsão de lançamentos, planejamento de entrada e saída de produtos',
    },
    not: 'product launch event, project launch, drug launch approval',
    benefit: { moves: 'stock', share: [0.05, 0.12, 0.25], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 65, 120],
    runCost: 15,
    risk: {
      main: 'A wishfully picked like item produces the number someone wanted; the system shows the range over all similar launches, failures included.',
      aiAct: 'none',
    },
    capabilities: ['forecast-demand', 'predict-outcomes'],
    measures: [
      { name: 'Error of the first twelve weeks after launch', unit: '%', better: 'lower' },
      { name: 'Predecessor stock written off', unit: '$', better: 'lower' },
    ],
  },

  {
    id: 'demand-review-pack',
    title: 'Demand review pack that shows only the assumptions that moved',
    type: 'ai',
    description:
      'Before the monthly demand meeting two planners copy sixty charts into slides, and the meeting reads them aloud. The pack is computed from forecast versions, backlog, price changes and promotions: gaps to budget by family, the ten largest changes with cause, and open decisions from last time. A language model writes the comment per family from those figures only, with each number linked to its source.',
    staysWithPeople:
      'The demand meeting decides on the consensus number; planners correct comments before the pack leaves.',
    firstStep: 'Build last month’s pack again from data and lay it beside the slides that were shown.',
    needs: 'Stored forecast versions, budget by family, promotion calendar and the decision log of the meeting.',
    industries: ['manufacturing', 'wholesale', 'retail'],
    at: ['APQC PCF 4.1.2.3 Develop demand consensus forecast', 'APQC PCF 4.1.2'],
    phrases: {
      en: 'S&OP preparation, plan demand and supply, demand and supply planning, sales and operations planning, demand review meeting, consensus forecast, IBP reporting, S&OP, IBP',
      de: 'S&OP-Vorbereitung, Absatzrunde, Konsensprognose, Absatz- und Produktionsplanung, S&OP-Prozess',
      es: 'preparación de la reunión S&OP, previsión consensuada',
      fr: 'préparation du PIC, plan industriel et commercial, prévision consensuelle',
      it: 'preparazione S&OP, riunione di consenso della domanda',
      nl: 'S&OP-voorbereiding, consensusforecast, vraagoverleg',
      pt: 'preparação da reunião de S&OP, previsão de consenso',
    },
    not: 'board pack, performance review of employees, product review',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [15, 30, 50],
    cost: [20, 42, 75],
    runCost: 12,
    risk: {
      main: 'A fluent comment may invent a cause; only causes found in the data or entered by a planner may be named.',
      aiAct: 'none',
    },
    capabilities: ['generate-text', 'forecast-demand'],
    measures: [
      { name: 'Planner days per review cycle', unit: 'days', better: 'lower' },
      { name: 'Decisions taken per meeting', unit: 'count', better: 'higher' },
    ],
  },
];

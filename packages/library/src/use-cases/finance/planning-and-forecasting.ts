import type { UseCase } from '../../use-case.ts';

export const planningAndForecasting: readonly UseCase[] = [
  {
    id: 'rolling-forecast-statistical-baseline',
    title: 'Rolling forecast on a statistical baseline',
    type: 'ai',
    description:
      'Business units type a forecast that looks like last month’s plus a hope, and controllers spend a week collecting it. A baseline per revenue and cost line comes from five years of actuals, order backlog, price lists and calendar effects; units enter only what the history cannot know, as named events with amount and date. Bias of each unit’s own corrections is measured and shown beside the next one.',
    staysWithPeople:
      'The unit head owns the forecast and signs each correction; the CFO decides which figure goes to the board.',
    firstStep:
      'Backtest the baseline over eight quarters for one division and compare its error with the submitted forecasts.',
    needs:
      'Monthly actuals by line in one chart of accounts, backlog from the order system, and a list of one-offs to clean.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.4 Prepare periodic financial forecasts',
      'APQC PCF 9.1.1',
      'ARTS 9.4.3',
      'BIAN 7.4.2',
      'eTOM 1.7.5',
    ],
    phrases: {
      en: 'financial forecasting, rolling forecast, prepare periodic forecasts, reforecast, revenue and cost forecast, latest estimate, FP&A, financial planning and analysis',
      de: 'Forecast erstellen, rollierende Planung, Hochrechnung, Ergebnisprognose, Finanzplanung',
      es: 'previsión financiera, forecast continuo, estimación de cierre, planificación financiera',
      fr: 'prévisions financières, reprévision, atterrissage budgétaire, prévision glissante, planification financière',
      it: 'previsioni finanziarie, forecast economico, preconsuntivo, pianificazione finanziaria',
      nl: 'financiële prognose, rolling forecast opstellen, bijgestelde begroting',
      pt: 'previsão financeira, forecast contínuo, estimativa de fecho, planeamento financeiro',
    },
    not: 'weather forecast, demand forecast for parts, staffing forecast',
    benefit: { moves: 'error rate', share: [0.15, 0.25, 0.4], basis: 'judgement' },
    effort: [35, 60, 110],
    cost: [45, 80, 150],
    runCost: 25,
    risk: {
      main: 'A break in the business is extrapolated as if nothing had happened; the baseline carries a range, and named events override it with a signature.',
      aiAct: 'none',
    },
    capabilities: ['forecast-figures', 'plan-finance'],
    measures: [
      { name: 'Forecast error at three months', unit: '% of revenue', better: 'lower' },
      { name: 'Working days to a finished forecast', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'budget-submission-checks',
    title: 'Budget collection with plausibility checks at entry',
    type: 'automation',
    description:
      'Sixty spreadsheets arrive with broken links, missing recharges and one that adds up wrong, and central planning repairs them at night. Departments enter volumes and rates in one model whose drivers compute the money; the cell refuses what contradicts headcount, contract or price list, and asks a reason for a jump against last year. Recharges between units must have both sides before a submission counts.',
    staysWithPeople: 'Department heads decide on their figures; the planning round chaired by the CFO decides on cuts.',
    firstStep:
      'Rebuild three departments’ budgets with drivers and checks and time the next round against the last one.',
    needs: 'An agreed driver list, positions from HR, contract costs, and one owner per planning line.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.2 Prepare periodic budgets and plans',
      'APQC PCF 9.1.1',
      'APQC PCF 9.1.1.3 Operationalize and implement plans to achieve budget',
      'ARTS 9.4.3',
    ],
    phrases: {
      en: 'budgeting, annual budget, prepare budgets, budget submission, operating plan, departmental budgets, budget preparation, budget planning',
      de: 'Budgetierung, Budgetplanung, Jahresplanung, Kostenstellenplanung, Haushaltsplanung',
      es: 'elaboración del presupuesto, presupuestación anual, presupuestos por departamento, presupuesto anual',
      fr: 'élaboration du budget, campagne budgétaire, budget annuel, construction budgétaire, budgétisation',
      it: 'budgeting, redazione del budget, pianificazione annuale, budget dei centri di costo, budget annuale',
      nl: 'begroting opstellen, budgetteren, jaarbegroting, budgetronde',
      pt: 'elaboração do orçamento, orçamento anual, orçamentação por centro de custo, orçamento',
    },
    not: 'media budget, advertising budget, carbon budget',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [40, 80, 150],
    cost: [60, 120, 240],
    runCost: 35,
    risk: {
      main: 'Checks are met by shifting cost to unchecked lines; the share of budget outside drivers is published and capped.',
      aiAct: 'none',
    },
    capabilities: ['plan-finance', 'run-workflows'],
    measures: [
      { name: 'Weeks from kickoff to approved budget', unit: 'weeks', better: 'lower' },
      { name: 'Submissions returned for repair', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'personnel-cost-plan-from-positions',
    title: 'Personnel cost plan computed position by position',
    type: 'automation',
    description:
      'Half of the cost budget is people, and it is planned as last year plus three percent. Each filled, vacant and planned position gets its grade, step date, wage agreement, social contribution and start month from the HR system, and the plan is the sum; a new request is a position with a number, not a figure in a cell. Monthly actuals are explained by the same elements: joined later, left earlier, raised, overtime.',
    staysWithPeople:
      'Management decides which positions exist; HR and controlling agree the assumptions on wage rounds and turnover.',
    firstStep: 'Compute one division bottom-up and reconcile it with payroll of the last three months.',
    needs:
      'Position management kept current, wage tables with dates, and permission to hold pay data at position level.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.2 Prepare periodic budgets and plans',
      'APQC PCF 9.1.1.5 Perform variance analysis against forecasts and budgets',
    ],
    phrases: {
      en: 'personnel cost planning, headcount budget, salary budget, payroll cost forecast, staff cost planning',
      de: 'Personalkostenplanung, Stellenplan, Personalkostenhochrechnung',
      es: 'presupuesto de personal, planificación de costes de personal, masa salarial',
      fr: 'budget de masse salariale, pilotage de la masse salariale, prévision des effectifs',
      it: 'budget del personale, pianificazione del costo del personale, organico e costi',
      nl: 'personeelskosten begroten, formatieplan, loonkostenprognose',
      pt: 'orçamento de pessoal, planeamento de custos com pessoal, massa salarial',
    },
    not: 'shift scheduling, recruiting',
    benefit: { moves: 'error rate', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 40, 75],
    cost: [25, 50, 100],
    runCost: 12,
    risk: {
      main: 'Individual pay leaks through small departments; figures below five people are shown only to HR and the responsible controller.',
      aiAct: 'none',
    },
    capabilities: ['plan-finance', 'forecast-figures'],
    measures: [
      { name: 'Personnel cost against plan', unit: '% deviation', better: 'lower' },
      { name: 'Open positions without budget', unit: 'positions', better: 'lower' },
    ],
  },
  {
    id: 'variance-commentary-from-ledger-lines',
    title: 'Variance commentary drafted from ledger lines',
    type: 'ai',
    description:
      'Most commentaries say “timing” and are written at ten in the evening of day six. For each variance above the threshold the postings, accruals, volumes, prices and named forecast events behind it are ranked by contribution, and a language model drafts three sentences from those figures only, each with a link to its lines. The controller corrects the draft, and the correction becomes an example for next month.',
    staysWithPeople: 'The cost center controller owns the explanation and decides what the board reads.',
    firstStep:
      'Draft last month’s commentaries for one division and let the controllers score each: usable, corrected, wrong.',
    needs: 'Line-item access to actuals, plan at the same level, and a materiality threshold per report.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.5 Perform variance analysis against forecasts and budgets',
      'APQC PCF 9.1.2.5 Perform variance analysis',
      'APQC PCF 9.3.4.3 Perform business unit reporting/review management reports',
      'APQC PCF 9.3.4.4 Perform consolidated reporting/review of cost management reports',
      'BIAN 7.4.2',
      'ARTS 9.4.2',
    ],
    phrases: {
      en: 'variance analysis, budget versus actual, plan-actual comparison, explain deviations, management commentary, budget monitoring',
      de: 'Abweichungsanalyse, Soll-Ist-Vergleich, Plan-Ist-Vergleich, Ergebniskommentierung',
      es: 'análisis de desviaciones, seguimiento presupuestario, real frente a presupuesto',
      fr: 'analyse des écarts, suivi budgétaire, commentaires de gestion, réalisé contre budget',
      it: 'analisi degli scostamenti, controllo budget, consuntivo contro budget',
      nl: 'afwijkingenanalyse, budgetbewaking, begroting versus realisatie',
      pt: 'análise de desvios, controlo orçamental, real versus orçado',
    },
    not: 'process deviation in quality, network deviation',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 50, 90],
    runCost: 15,
    risk: {
      main: 'A fluent sentence hides a posting error; every statement must cite lines that add up to at least most of the variance.',
      aiAct: 'none',
    },
    capabilities: ['generate-text', 'analyse-data'],
    measures: [
      { name: 'Hours of commentary per close', unit: 'hours', better: 'lower' },
      { name: 'Variance explained by cited lines', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'what-if-scenario-agent',
    title: 'Scenario agent that runs the planning model',
    type: 'agentic',
    description:
      'The CFO asks on Friday what happens if the dollar falls eight percent and the second plant starts in June, and two analysts lose the weekend. An agent translates the question into driver changes, shows them for confirmation, runs the planning model in a copy, checks the balance sheet and covenants, and returns a table with the assumptions and the three drivers that matter most. It never writes to the official version.',
    staysWithPeople: 'The analyst confirms the translated assumptions; management decides what to do with the result.',
    firstStep:
      'Replay five scenario questions of the last year and compare result and hours with what was produced then.',
    needs: 'A driver-based model with an interface, a copy version for experiments, and documented driver names.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.4 Prepare periodic financial forecasts',
      'APQC PCF 9.1.1.2 Prepare periodic budgets and plans',
      'APQC PCF 9.1.1',
    ],
    phrases: {
      en: 'scenario planning, what-if analysis, sensitivity analysis, financial modelling, financial modeling',
      de: 'Szenarioplanung, Simulationsrechnung, Sensitivitätsanalyse, Was-wäre-wenn-Analyse',
      es: 'planificación de escenarios, análisis de sensibilidad, simulación financiera',
      fr: 'scénarios financiers, analyse de sensibilité, simulation budgétaire',
      it: 'pianificazione per scenari, analisi di sensitività, simulazioni economiche',
      nl: 'scenarioplanning, gevoeligheidsanalyse, doorrekening scenario’s',
      pt: 'planeamento de cenários, análise de sensibilidade, simulação financeira',
    },
    not: 'traffic simulation, process simulation',
    benefit: { moves: 'cycle time', share: [0.3, 0.45, 0.65], basis: 'judgement' },
    effort: [30, 60, 110],
    cost: [45, 85, 160],
    runCost: 30,
    risk: {
      main: 'A wrongly translated question yields a precise wrong answer; no run starts before the changed drivers have been confirmed on screen.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'plan-finance'],
    measures: [
      { name: 'Hours from question to table', unit: 'hours', better: 'lower' },
      { name: 'Runs whose assumptions were corrected', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'purchase-commitment-budget-check',
    title: 'Budget check on the commitment, not on the invoice',
    type: 'automation',
    description:
      'When the invoice comes, the money is spent, and the cost center owner learns of the overrun from the report. Each requisition is checked against plan less actuals less open commitments at the moment it is entered; within budget it passes, above it the owner shifts budget, asks for more, or withdraws. Recurring contracts reserve the year at once, and closed orders give their rest back.',
    staysWithPeople: 'The budget owner decides between shifting and withdrawing; controlling grants supplements.',
    firstStep:
      'Replay last year’s requisitions of five cost centers and mark the month in which each would have stopped.',
    needs:
      'Requisitions with account assignment, contracts with their yearly value, and a budget kept at the level where people order.',
    industries: 'any',
    at: [
      'APQC PCF 9.1.1.3 Operationalize and implement plans to achieve budget',
      'APQC PCF 9.1.3 Perform cost management',
      'APQC PCF 4.2.3.1 Process/Review requisitions',
    ],
    phrases: {
      en: 'budget control, commitment control, encumbrance accounting, budget availability check, funds check, spend control',
      de: 'Budgetkontrolle, Obligoverwaltung, Verfügbarkeitskontrolle Budget, Mittelbindung',
      es: 'control presupuestario, control de disponibilidad presupuestaria, compromisos de gasto',
      fr: 'contrôle budgétaire, suivi des engagements, disponibilité budgétaire',
      it: 'controllo impegni di spesa, verifica disponibilità di budget, impegni di bilancio',
      nl: 'verplichtingenadministratie, budgetcontrole, budgetbewaking op inkoop',
      pt: 'controlo de disponibilidade orçamental, cabimento e compromisso, empenho de despesa',
    },
    not: 'carbon budget, time budget, media plan',
    benefit: { moves: 'spend', share: [0.01, 0.03, 0.05], basis: 'judgement' },
    effort: [15, 30, 60],
    cost: [20, 40, 80],
    runCost: 8,
    risk: {
      main: 'Orders are split to slip below the check; several requisitions to one supplier within a week are summed.',
      aiAct: 'none',
    },
    capabilities: ['decide-by-rule', 'buy-goods', 'plan-finance'],
    measures: [
      { name: 'Orders above available budget', unit: '%', better: 'lower' },
      { name: 'Cost centers over budget at year end', unit: '%', better: 'lower' },
    ],
  },
];

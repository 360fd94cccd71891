import { GOODS, PROJECT_BUSINESS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const customerCredit: readonly UseCase[] = [
  {
    id: 'credit-file-assembled-for-new-account',
    title: 'Credit file for a new business account, assembled overnight',
    type: 'agentic',
    description:
      'Opening a trade account takes nine days because the analyst waits for a registry extract, accounts in a foreign language, and two references. An agent collects the bureau report, filed accounts, ownership and insolvency notices, checks names and numbers against the application, fills the scoring sheet, and writes what is missing to the sales office that can ask for it. It ends with a proposed limit and terms from the policy table, and the three facts that speak against them.',
    staysWithPeople: 'The credit analyst sets the limit; above authority the credit committee decides.',
    firstStep: 'Assemble thirty files that were decided last quarter and let analysts compare content, gaps and hours.',
    needs:
      'A written limit policy, bureau and registry subscriptions, and an application form with legal name and registration number.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'retail', 'utilities'],
    at: [
      'APQC PCF 9.2.1.2 Analyze/Approve new account applications',
      'APQC PCF 9.2.1',
      'APQC PCF 9.2.1.3 Analyze credit scoring history',
    ],
    phrases: {
      en: 'customer credit check, new account application, open trade account, credit limit approval, credit assessment of customers, credit vetting, credit check, credit risk assessment, creditworthiness check of business customers',
      de: 'Bonitätsprüfung, Kreditlimit vergeben, Debitor neu anlegen, Kreditprüfung Neukunden, Kreditwürdigkeitsprüfung Kunden, Bonitätsprüfung Geschäftskunden, Kreditrisikobewertung Debitoren',
      es: 'análisis de crédito de clientes, alta de clientes a crédito, concesión de límite de crédito, evaluación del riesgo de crédito de clientes',
      fr: 'étude de solvabilité client, ouverture de compte client, fixation de l’encours autorisé, évaluation du risque de crédit client',
      it: 'valutazione affidabilità clienti, apertura fido cliente, concessione fido commerciale, valutazione del rischio di credito clienti',
      nl: 'kredietcheck klant, kredietlimiet bepalen, kredietbeoordeling nieuwe klanten, kredietrisico klanten beoordelen',
      pt: 'análise de crédito de clientes, abertura de conta a crédito, concessão de limite de crédito, avaliação do risco de crédito de clientes',
    },
    not: 'mortgage, consumer loan, bank loan, overdraft, tax credit, academic credit, borrower, loan portfolio, tenant screening, car loan',
    benefit: { moves: 'cycle time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [50, 90, 170],
    runCost: 35,
    risk: {
      main: 'For sole traders it prepares a decision about a person; their files are assembled without a score, and the analyst gives reasons on request.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['assess-risk', 'plan-and-act'],
    measures: [
      { name: 'Days from application to decision', unit: 'days', better: 'lower' },
      { name: 'Files complete at first review', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'customer-accounts-spreading',
    title: 'Customer accounts spread into one credit sheet',
    type: 'ai',
    description:
      'Annual accounts of customers come as scans in six layouts and four languages, and an analyst types forty lines into the ratio sheet. A model reads balance sheet, income statement and notes, maps each line to the standard sheet with a link to the page, and checks sums, currency, units and prior year. What does not add up is shown first; auditor’s remarks and events after year end are pulled out of the text.',
    staysWithPeople: 'The credit analyst confirms the mapping of doubtful lines and rates the customer.',
    firstStep: 'Spread forty accounts already in the files and compare cell by cell with what was typed.',
    needs: 'A stock of accounts with typed results, a standard sheet, and the right to store customer accounts.',
    industries: [...GOODS, 'telecommunications', 'utilities', 'construction'],
    at: [
      'APQC PCF 9.2.1.3 Analyze credit scoring history',
      'APQC PCF 9.2.1.5 Review existing accounts',
      'APQC PCF 9.7.5.4.4 Perform annual customer credit reviews',
      'APQC PCF 9.2.1',
    ],
    phrases: {
      en: 'financial spreading, financial statement analysis of customers, annual credit review, balance sheet analysis, review customer accounts',
      de: 'Bilanzanalyse Kunden, Bilanzerfassung, jährliche Kreditüberprüfung',
      es: 'análisis de estados financieros de clientes, revisión anual de crédito',
      fr: 'analyse financière des clients, saisie des bilans, revue annuelle de crédit',
      it: 'analisi di bilancio clienti, riclassificazione bilanci, revisione annuale del fido',
      nl: 'jaarrekeninganalyse klanten, jaarlijkse kredietbeoordeling',
      pt: 'análise de demonstrações financeiras de clientes, revisão anual de crédito',
    },
    not: 'own financial statements, statutory accounts, market spread',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 60, 110],
    runCost: 20,
    risk: {
      main: 'A shifted decimal turns a loss into a profit; sums must foot and the equity must roll from the prior year before a ratio is shown.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'assess-risk'],
    measures: [
      { name: 'Minutes per set of accounts', unit: 'minutes', better: 'lower' },
      { name: 'Cells corrected', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'credit-limit-payment-behavior-review',
    title: 'Limit review by payment behavior instead of the calendar',
    type: 'ai',
    description:
      'Twelve thousand accounts are reviewed once a year in alphabetical order, so the one that slides in March is looked at in November. A model scores every business account each week from days beyond terms, broken promises, disputes, order pattern, bureau changes and insurance cover, and proposes raise, keep, lower or stop. Quiet accounts pass by rule; the hundred that changed most come to the analyst with the reason.',
    staysWithPeople:
      'The credit analyst decides on every reduction or stop and tells sales before the customer hears it.',
    firstStep:
      'Score the portfolio as of a year ago and see how many of the later losses stood in the top two hundred.',
    needs:
      'Three years of open-item history with due and payment dates, write-offs, and bureau data by registration number.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'retail', 'utilities'],
    at: [
      'APQC PCF 9.2.1.5 Review existing accounts',
      'APQC PCF 9.2.1.4 Forecast credit scoring requirement',
      'APQC PCF 9.2.1.7 Reinstate or suspend accounts based on credit policies',
      'APQC PCF 9.7.5.4.1 Determine current customer exposures and limit exceptions',
      'APQC PCF 9.2.1',
      'APQC PCF 9.7.5.4 Manage exposure risk',
    ],
    phrases: {
      en: 'credit limit review, review existing customer accounts, credit risk monitoring, customer exposure review, credit scoring of business customers, trade credit management, customer credit management, credit risk assessment of existing customers, credit limit management',
      de: 'Kreditlimit überprüfen, Debitorenrisiko überwachen, Limitüberwachung Kunden, Kreditmanagement, Debitorenkreditmanagement, Kreditlimitverwaltung, Kreditlimite verwalten',
      es: 'revisión de límites de crédito, seguimiento del riesgo de clientes',
      fr: 'revue des encours clients, surveillance du risque client, révision des limites de crédit, credit management clients',
      it: 'revisione dei fidi clienti, monitoraggio rischio credito commerciale',
      nl: 'kredietlimieten herzien, debiteurenrisico bewaken',
      pt: 'revisão de limites de crédito, monitorização do risco de clientes',
    },
    not: 'bank lending, card limit, overdraft limit, borrower, loan portfolio',
    benefit: { moves: 'losses', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [40, 75, 140],
    runCost: 22,
    risk: {
      main: 'The model cuts a seasonal customer in his low month; reductions need an analyst, and errors by season and size are tested each quarter.',
      aiAct: 'none',
    },
    capabilities: ['predict-outcomes', 'assess-risk'],
    measures: [
      { name: 'Write-offs against credit sales', unit: '%', better: 'lower' },
      { name: 'Later defaults that stood on the watch list', unit: '%', better: 'higher' },
    ],
  },
];

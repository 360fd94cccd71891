import type { ObjectClass } from '../object-class.ts';

/** Money in, money out, and the books. */
export const FINANCE: readonly ObjectClass[] = [
  {
    id: 'payables',
    group: 'finance',
    words: `
      invoice, accounts payable, payable, ap, vendor invoice, supplier invoice`,
    traits: { volume: 5, structured: 4, digital: 4, errorProne: 4, unstructured: 3, examples: 5, rules: 4 },
  },
  {
    id: 'billing',
    group: 'finance',
    words: `
      billing, customer invoice, invoice customer, customer billing, billing data, revenue, revenue
      accounting, bill`,
    traits: { volume: 5, structured: 5, digital: 5, errorProne: 4, examples: 4, rules: 4 },
  },
  {
    id: 'receivables',
    group: 'finance',
    words: `
      accounts receivable, receivable, ar, collection, dunning, delinquent account, past due, deduction,
      remittance, customer credit, credit limit, credit, chargeback, write off, bad debt`,
    traits: {
      volume: 5,
      structured: 4,
      digital: 4,
      errorProne: 3,
      unstructured: 3,
      examples: 5,
      tools: 4,
      tolerance: 3,
    },
  },
  {
    id: 'treasury',
    group: 'finance',
    words: `
      payment, cash, treasury, debt, liquidity, hedge, hedging, foreign exchange, fx, currency, bank,
      disbursement, investment, cash flow, financial risk, credit line, interest, intercompany loan,
      exchange rate, fund transfer, electronic fund transfer, investment portfolio`,
    traits: { volume: 4, structured: 5, digital: 5, errorProne: 3, examples: 4, tolerance: 1, rules: 4 },
  },
  {
    id: 'ledger',
    group: 'finance',
    words: `
      general ledger, ledger, journal, journal entry, accounting, trial balance, financial statement,
      consolidation, intercompany, accrual, chart of accounts, close, fixed asset, depreciation, closing,
      general accounting, asset accounting, capitalize, subledger, financial, account balance, gl, fixed-
      asset, period end, period end adjustment, account reconciliation`,
    traits: { volume: 4, structured: 5, digital: 5, errorProne: 4, examples: 5, rules: 5, documented: 4, tolerance: 2 },
  },
  {
    id: 'costing',
    group: 'finance',
    words: `
      cost, cost accounting, product cost, profitability, margin, variance, cost driver, cost center, cost
      management, overhead, transfer pricing, cost baseline`,
    traits: { volume: 3, structured: 5, digital: 4, examples: 4, rules: 4 },
  },
  {
    id: 'tax',
    group: 'finance',
    words: `
      tax, vat, customs duty, duty, tax return, tax liability, tax strategy`,
    traits: {
      volume: 3,
      structured: 4,
      digital: 4,
      rules: 5,
      errorProne: 3,
      unstructured: 3,
      documented: 5,
      tolerance: 1,
    },
  },
  {
    id: 'expenses',
    group: 'finance',
    words: `
      expense, travel, reimbursement, expense report, travel and entertainment, corporate card, advance,
      expense account, corporate credit card, credit card`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 4,
      rules: 5,
      errorProne: 4,
      unstructured: 4,
      examples: 5,
      tolerance: 4,
    },
  },
  {
    id: 'budget',
    group: 'finance',
    words: `
      budget, financial plan, capital plan, capital investment, capital project, capital expenditure,
      financial forecast, periodic budget, planning and budgeting, capital, business case, funding, grant,
      project cost, capital expense`,
    traits: { volume: 2, structured: 4, digital: 4, examples: 4, steps: 4, tolerance: 3 },
  },
];

/** Employees, from the first advertisement to the last payslip. */
export const PEOPLE: readonly ObjectClass[] = [
  {
    id: 'payroll',
    group: 'people',
    words: `
      payroll, salary, wage, pay, payslip, garnishment, timesheet, employee time, time reporting, time
      record, bonus, compensation, benefit, pension, benefit enrollment, reward, time and attendance,
      compensation plan`,
    traits: { volume: 5, structured: 5, digital: 5, rules: 5, errorProne: 4, examples: 4, documented: 4, tolerance: 2 },
  },
  {
    id: 'recruiting',
    group: 'people',
    words: `
      candidate, recruit, recruitment, recruiting, applicant, employee requisition, job requisition,
      interview, job posting, vacancy, job offer, hire, hiring, talent acquisition, referral program,
      recruitment vendor, employment, employee onboarding, new hire onboarding, employee referral`,
    traits: { volume: 4, structured: 2, digital: 4, unstructured: 5, examples: 4, steps: 4, tools: 4, tolerance: 2 },
  },
  {
    id: 'learning',
    group: 'people',
    words: `
      training, learning, skill, competency, course, career, career plan, employee development, training
      program, certification, coaching, education, onboarding program, employee orientation, capability,
      succession`,
    traits: { volume: 3, structured: 3, digital: 4, unstructured: 4, examples: 3, tolerance: 4, steps: 3 },
  },
  {
    id: 'appraisals',
    group: 'people',
    words: `
      employee performance, performance review, appraisal, performance management, employee career,
      talent, performance objective, employee engagement, employee satisfaction, employee survey, work and
      life balance, employee suggestion, employee inquiry, employee relation, labor relation, employee
      grievance, grievance, collective bargaining`,
    traits: { volume: 3, structured: 2, digital: 3, unstructured: 5, examples: 3, fewExceptions: 2, tolerance: 2 },
  },
  {
    id: 'employees',
    group: 'people',
    words: `
      employee, people, workforce, staff, personnel, hr, human resource, labor, labour, job, absence, leave,
      expatriate, employee data, employee record, retirement, turnover, headcount, employee metric,
      relocation, deployment of personnel, human capital, work shift, outplacement, separation, people
      objective`,
    traits: {
      volume: 4,
      structured: 3,
      digital: 4,
      unstructured: 3,
      examples: 3,
      rules: 3,
      documented: 3,
      tolerance: 3,
    },
  },
];

/** IT, data and what the organisation knows. */
export const TECHNOLOGY: readonly ObjectClass[] = [
  {
    id: 'incidents',
    group: 'technology',
    words: `
      incident, outage, service desk, it support, help desk, it problem, it incident, problem, user
      support, it service desk, fault, it inquiry, it request, business interruption, trouble ticket,
      support call`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 5,
      unstructured: 4,
      examples: 5,
      steps: 5,
      tools: 5,
      tolerance: 3,
      oversight: 4,
      documented: 3,
    },
  },
  {
    id: 'releases',
    group: 'technology',
    words: `
      release, it change, software, application, code, configuration, it service solution, it
      service/solution, it solution, build and test, user acceptance, system test, change request,
      solution, it development, it deployment, source code, it service, automation, system, technology
      solution, service solution, service/solution, prototype software, integration, data migration, it
      requirement`,
    traits: {
      volume: 4,
      structured: 4,
      digital: 5,
      unstructured: 4,
      examples: 4,
      steps: 4,
      tools: 5,
      tolerance: 2,
      systems: 4,
      documented: 3,
    },
  },
  {
    id: 'security',
    group: 'technology',
    words: `
      access, identity, security, privacy, cyber, vulnerability, authentication, credential, user account,
      data protection, encryption, it security, information security, access right, threat, it compliance,
      data privacy, cybersecurity, authorization, security threat, penetration test, identity and access`,
    traits: {
      volume: 5,
      structured: 4,
      digital: 5,
      examples: 4,
      rules: 4,
      steps: 4,
      tools: 5,
      tolerance: 1,
      oversight: 4,
    },
  },
  {
    id: 'data',
    group: 'technology',
    words: `
      data, master data, metadata, database, reference data, data quality, record, information, data
      governance, master file, product master, business information, information asset, enterprise data,
      analytics, data model, information architecture, data set, product master data, enterprise
      information`,
    traits: { volume: 5, structured: 5, digital: 5, examples: 4, rules: 4, errorProne: 4, tools: 4 },
  },
  {
    id: 'knowledge',
    group: 'technology',
    words: `
      knowledge, document, content, km, taxonomy, library, knowledge management, documentation, lessons
      learned, best practice, km initiative, expertise, correspondence, mail, user guide, manual,
      community of practice, recordkeeping, content management`,
    traits: {
      volume: 3,
      structured: 1,
      digital: 4,
      unstructured: 5,
      examples: 4,
      tools: 3,
      tolerance: 4,
      oversight: 4,
    },
  },
  {
    id: 'technology',
    group: 'technology',
    words: `
      it, infrastructure, architecture, network, server, technology, platform, information technology, it
      asset, it infrastructure, it resource, it architecture, cloud, digital, it service management, it
      customer, it portfolio, it service portfolio, it cost, it operation, hardware, it governance, new
      technology, it business, technological`,
    traits: { volume: 3, structured: 4, digital: 5, examples: 3, tools: 4, systems: 4 },
  },
];

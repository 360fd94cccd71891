import type { LibraryEntry } from '../reference-library.ts';

export const financialResources: readonly LibraryEntry[] = [
  [
    '9.0',
    'Manage Financial Resources',
    'Finance plans and controls the use of money, bills and collects from customers, pays employees and suppliers, closes the books, and meets tax, treasury and trade obligations.',
  ],
  [
    '9.1',
    'Perform planning and management accounting',
    'Business controllers build budgets and forecasts, calculate costs and profitability, and explain differences, giving managers timely numbers for steering.',
  ],
  [
    '9.1.1',
    'Perform planning/budgeting/forecasting',
    'Departments submit budget and rolling forecast figures in a planning tool; controllers consolidate versions, question unusual assumptions, and explain variances to management within days of month end.',
  ],
  [
    '9.1.2',
    'Perform cost accounting and control',
    'Cost accountants value inventory, allocate overhead to products and profit centers, roll standard costs, and analyze purchase, usage and volume variances each period for plant and product managers.',
  ],
  [
    '9.2',
    'Perform revenue accounting',
    'Revenue accountants grant credit, issue invoices, apply cash, pursue late payers and settle deductions, turning delivered goods and services quickly into money in the bank.',
  ],
  [
    '9.2.1',
    'Process customer credit',
    'Credit analysts review applications, financial statements, bureau scores and payment history to set limits, release or block orders daily, and refer exposures above authority to a credit committee.',
  ],
  [
    '9.2.2',
    'Invoice customer',
    'Billing clerks compile deliveries, time sheets and contract milestones into invoices, check price and tax, send them by e-invoice, mail or portal, and resolve customer billing queries.',
  ],
  [
    '9.2.3',
    'Process accounts receivable (AR)',
    'Incoming payments from bank files and emailed remittance advices are matched to open invoices; clear matches post automatically, while cash application specialists research short, combined or unidentified receipts.',
  ],
  [
    '9.2.4',
    'Manage and process collections',
    'Collectors work an aging list ranked by risk, send reminders in stages, phone customers, record promises to pay, and hand accounts that stay silent to an agency or legal counsel.',
  ],
  [
    '9.2.5',
    'Manage and process adjustments/deductions',
    'Short payments are coded by reason, supported with proof of delivery, price agreements or promotion terms, and either credited, recharged or written off within the approval limits of accounts receivable.',
  ],
  [
    '9.3',
    'Perform general accounting and reporting',
    'General accounting records transactions, keeps ledgers and fixed assets reconciled, and prepares statements that regulators, owners and managers can trust.',
  ],
  [
    '9.3.2',
    'Perform general accounting',
    'Accountants post journals, accruals and allocations, reconcile balance sheet and intercompany accounts, work through a close checklist, and lock the period by the fifth working day.',
  ],
  [
    '9.3.3',
    'Perform fixed-asset accounting',
    'Asset accountants capitalize additions from invoices and projects, run monthly depreciation, book transfers and disposals, and compare the register with physical counts once a year.',
  ],
  [
    '9.3.4',
    'Perform financial reporting',
    'Entity trial balances are collected, validated and consolidated, notes and management reports drafted from templates, reviewed by the controller, and filed with stock exchange or registry before the deadline.',
  ],
  [
    '9.4',
    'Manage fixed-asset project accounting',
    'Investment controllers guide capital projects from request and approval through spend tracking to capitalization, so that large sums buy what was intended.',
  ],
  [
    '9.4.1',
    'Perform capital planning and project approval',
    'Capital requests arrive with business case and quotations, are checked for policy, budget and return by investment controlling, and routed to approvers according to amount and risk.',
  ],
  [
    '9.4.2',
    'Perform capital project accounting',
    'Project accountants open work breakdown codes, allocate invoices and hours, forecast cost at completion, and transfer finished components to fixed assets once the site confirms commissioning.',
  ],
  [
    '9.5',
    'Process payroll',
    'Payroll specialists collect working time, calculate gross and net pay, remit taxes and contributions, and deliver correct payments on the agreed day in each jurisdiction.',
  ],
  [
    '9.5.1',
    'Report time',
    'Employees record hours by project or clock, supervisors approve weekly, and payroll clerks resolve missing punches, overtime breaches and leave conflicts ahead of the cut-off.',
  ],
  [
    '9.5.2',
    'Manage pay',
    'Gross-to-net calculation applies earnings, garnishments and deductions to each employee, payroll analysts check variances from the prior run, and bank files and pay slips are released after dual approval.',
  ],
  [
    '9.5.3',
    'Manage and process payroll taxes',
    'Withholding and employer contributions are computed by jurisdiction, returns and annual statements filed electronically, payments made on statutory dates, and notices from tax offices answered by payroll tax staff.',
  ],
  [
    '9.6',
    'Process accounts payable and expense reimbursements',
    'Shared-service teams verify and pay supplier invoices, employee expenses and card statements, keeping to terms, tax rules and fraud controls at high volume.',
  ],
  [
    '9.6.1',
    'Process accounts payable (AP)',
    'Invoices arriving as paper, PDF or e-invoice are captured, matched with purchase order and receipt, coded and approved; exceptions go to buyers, and payment runs go out several times a week.',
  ],
  [
    '9.6.2',
    'Process expense reimbursements',
    'Employees photograph receipts and submit claims, the system checks limits, duplicates and tax rates, managers approve, and auditors sample high-risk reports before money is transferred with the next run.',
  ],
  [
    '9.6.3',
    'Manage corporate credit cards',
    'Card administrators issue and cancel cards, import monthly statements, remind holders to supply receipts and cost centers, and investigate blocked merchants, private spending and limit breaches.',
  ],
  [
    '9.7',
    'Manage treasury operations',
    'Treasury secures liquidity at reasonable cost: it runs bank accounts, debt and investments, covers interest and currency exposure, and guards outgoing payments against fraud.',
  ],
  [
    '9.7.2',
    'Manage cash',
    'Every morning, treasury analysts gather bank statements, update the cash position and short-term forecast, fund or sweep accounts, and release urgent electronic payments under dual control.',
  ],
  [
    '9.7.6',
    'Manage financial fraud/dispute cases',
    'Suspicious payments, altered supplier bank details and card chargebacks are screened, frozen and investigated by treasury and security, with evidence documented for banks, insurers and police.',
  ],
  [
    '9.8',
    'Manage internal controls',
    'Control owners and internal control staff design, perform, test and report controls that make financial statements reliable and misuse of assets unlikely.',
  ],
  [
    '9.8.2',
    'Operate controls and monitor compliance with internal controls policies and procedures',
    'Control performers sign off monthly tasks with evidence, monitoring rules flag segregation-of-duty conflicts and unusual journals, and deficiencies receive an owner, a due date and a retest.',
  ],
  [
    '9.8.3',
    'Report on internal controls compliance',
    'Test results and open deficiencies are compiled into statements for management, audit committee and external auditors, with disclosure decisions prepared by the head of internal control.',
  ],
  [
    '9.9',
    'Manage taxes',
    "Tax specialists plan the group's tax position, prepare returns and payments for every jurisdiction, and respond to authorities without missing a filing date.",
  ],
  [
    '9.9.1',
    'Develop tax strategy and plan',
    "Advisers examine the effect of legal structure, transfer prices, incentives and new law on the group's tax rate, and document positions that finance will apply in transactions.",
  ],
  [
    '9.9.2',
    'Process taxes',
    'Sales, income and withholding tax data are extracted from ledgers, reconciled and adjusted, returns prepared and reviewed, payments scheduled, and queries from tax authorities answered with supporting papers.',
  ],
  [
    '9.10',
    'Manage international funds/consolidation',
    'Group finance follows exchange rates, intercompany flows and currency risk across entities, and brings foreign results correctly into consolidated figures.',
  ],
  [
    '9.10.3',
    'Monitor currency exposure/hedge currency',
    'Open positions by currency are compiled weekly from forecasts, orders and loans, compared with policy limits, and covered by forwards or natural offsets that dealers execute and back office confirms.',
  ],
  [
    '9.10.4',
    'Report results',
    'Local results are translated at approved rates, intercompany balances eliminated, and consolidated outcomes with currency effects explained to group management by the consolidation team.',
  ],
  [
    '9.11',
    'Perform global trade services',
    'Trade compliance staff screen partners, classify goods, calculate duties and prepare declarations, moving shipments over borders legally and without avoidable delay.',
  ],
  [
    '9.11.1',
    'Screen sanctioned party list',
    'Customers, suppliers, banks and consignees on each order are compared with government watch lists; name-match hits are blocked until a compliance analyst clears or confirms them.',
  ],
  [
    '9.11.3',
    'Classify products',
    'Classification specialists read product descriptions and technical data, assign tariff and export-control codes for each country, record the reasoning, and reclassify when the nomenclature changes.',
  ],
  [
    '9.11.5',
    'Calculate duty',
    'Duty and import tax are computed from value, origin and tariff rate for each declaration, trade agreements applied where proof exists, and overpayments reclaimed by the customs team.',
  ],
  [
    '9.11.6',
    'Communicate with customs',
    'Declarations are generated from shipment and invoice data, transmitted to the customs system, questions or inspections answered by the broker desk, and release messages passed to the carrier.',
  ],
  [
    '9.11.7',
    'Document trade',
    'Commercial invoices, packing lists, certificates of origin and licenses are assembled per shipment, checked for consistent values and names, and archived for the statutory audit period.',
  ],
];

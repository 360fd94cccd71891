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

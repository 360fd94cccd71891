import type { UseCase } from '../use-case.ts';
import { accountsPayable } from './finance/accounts-payable.ts';
import { accountsReceivable } from './finance/accounts-receivable.ts';
import { billingRecords } from './finance/billing-records.ts';
import { capitalProjects } from './finance/capital-projects.ts';
import { cashAndBanks } from './finance/cash-and-banks.ts';
import { collections } from './finance/collections.ts';
import { corporateTax } from './finance/corporate-tax.ts';
import { costAccounting } from './finance/cost-accounting.ts';
import { creditControl } from './finance/credit-control.ts';
import { customerBilling } from './finance/customer-billing.ts';
import { customerCredit } from './finance/customer-credit.ts';
import { customsAndOrigin } from './finance/customs-and-origin.ts';
import { debtAndHedging } from './finance/debt-and-hedging.ts';
import { debtAndLimits } from './finance/debt-and-limits.ts';
import { deductionsAndDisputes } from './finance/deductions-and-disputes.ts';
import { expensesAndCards } from './finance/expenses-and-cards.ts';
import { financialReporting } from './finance/financial-reporting.ts';
import { fixedAssets } from './finance/fixed-assets.ts';
import { generalLedger } from './finance/general-ledger.ts';
import { globalTrade } from './finance/global-trade.ts';
import { internalControls } from './finance/internal-controls.ts';
import { ledgerServices } from './finance/ledger-services.ts';
import { payrollAndTime } from './finance/payroll-and-time.ts';
import { planningAndForecasting } from './finance/planning-and-forecasting.ts';
import { profitability } from './finance/profitability.ts';
import { supplierPayments } from './finance/supplier-payments.ts';

export const finance: readonly UseCase[] = [
  ...accountsPayable,
  ...accountsReceivable,
  ...billingRecords,
  ...capitalProjects,
  ...cashAndBanks,
  ...collections,
  ...corporateTax,
  ...costAccounting,
  ...creditControl,
  ...customerBilling,
  ...customerCredit,
  ...customsAndOrigin,
  ...debtAndHedging,
  ...debtAndLimits,
  ...deductionsAndDisputes,
  ...expensesAndCards,
  ...financialReporting,
  ...fixedAssets,
  ...generalLedger,
  ...globalTrade,
  ...internalControls,
  ...ledgerServices,
  ...payrollAndTime,
  ...planningAndForecasting,
  ...profitability,
  ...supplierPayments,
];

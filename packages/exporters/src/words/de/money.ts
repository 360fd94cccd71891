import { NUMBERS } from '@process-ai/domain/language';
import type { MoneyWords } from '../en/money.ts';

const { counted } = NUMBERS.de;

export const moneyWords: MoneyWords = {
  notApplicable: 'k. A.',
  months: (count) => `${count}\u00a0Monate`,
  underAMonth: 'weniger als einem Monat',
  withinAMonth: '< 1\u00a0Monat',
  countedMonths: (count) => counted(count, 'Monat', 'Monate'),
  moreThan: (years) => `mehr als ${years}`,
  years: (count) => counted(count, 'Jahr', 'Jahre'),
  perYear: (amount) => `${amount}/Jahr`,
  aYear: (amount) => `${amount} im Jahr`,
  once: (amount) => `einmalig ${amount}`,
  entered: (amount) => `${amount} eingegeben`,
  sized: (size, amount) => `${amount} Benchmark, Größe\u00a0${size}`,
  ofBasis: (amount, basis) =>
    basis === null ? amount : `${amount} ${basis === 'measured' ? 'gemessen' : 'Benchmark'}`,
  sumAYear: (amount, sum) =>
    `${{ accepted: 'angenommenen', proposed: 'vorgeschlagenen', benchmark: 'laut Benchmark möglichen' }[sum]} ${amount} im Jahr`,
  measuredAYear: (amount) => `${amount} im Jahr (gemessen)`,
  benchmarkAYear: (amount) => `${amount} im Jahr (laut Benchmark)`,
  measured: (amount) => `${amount} gemessen`,
  byBenchmark: (amount) => `${amount} Benchmark`,
  bothAYear: (measured, benchmark) => `${measured} im Jahr (gemessen) und ${benchmark} (laut Benchmark)`,
  behind: { measured: 'gemessen', benchmark: 'laut Benchmark' },
  basis: { measured: 'gemessen', benchmark: 'Benchmark' },
  moves: {
    'handling time': 'Bearbeitungszeit',
    'cycle time': 'Durchlaufzeit',
    'error rate': 'Fehlerquote',
    losses: 'Verluste',
    stock: 'Bestände',
    revenue: 'Umsatz',
    waste: 'Ausschuss',
    downtime: 'Ausfallzeit',
    energy: 'Energie',
    capacity: 'Kapazität',
    'working capital': 'Umlaufvermögen',
    spend: 'Ausgaben',
    breaches: 'Verstöße',
    churn: 'Abwanderung',
  },
  benefitAlone: (what, up, likely) => `Zu erwarten: ${what} ${up ? '+' : '−'}${likely}, eine Schätzung.`,
  benefit: (what, up, likely, from, to) => `Zu erwarten: ${what} ${up ? '+' : '−'}${likely} (${from} bis ${to}).`,
  types: { automation: 'Automatisierung', ai: 'KI', agentic: 'Agenten' },
  page: (fileName, page) => `${fileName}, S.\u00a0${page}`,
  quoted: (name) => `„${name}“`,
  labelled: (label, text) => `${label}: ${text}`,
  separated: (parts) => parts.join('; '),
};

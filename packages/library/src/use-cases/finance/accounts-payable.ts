import type { UseCase } from '../../use-case.ts';

export const accountsPayable: readonly UseCase[] = [
  {
    id: 'three-way-match-with-supplier-tolerances',
    title: 'Three-way match with tolerances per supplier group',
    type: 'automation',
    description:
      'One tolerance for all suppliers stops a third of the invoices, and clerks release most of them unread. Order, goods receipt and invoice are compared line by line, with price and quantity limits set per supplier group from two years of releases. What lies within posts by itself; what does not goes to the buyer or the warehouse that caused it, with the differing line.',
    staysWithPeople: 'Finance control sets the tolerances; buyers decide on every price difference above them.',
    firstStep: 'Replay last quarter’s blocked invoices against group tolerances, and count how many would have posted.',
    needs: 'Purchase orders and goods receipts in the ERP at line level, and receipts booked on the day.',
    industries: 'any',
    at: ['APQC PCF 9.6.1', 'APQC PCF 9.6.1.3 Audit invoices and key data in AP system'],
    phrases: {
      en: 'invoice matching, three-way match, 3-way matching, verify invoices, clear blocked invoices, match supplier invoice to purchase order',
      de: 'Rechnungsprüfung, Rechnungsabgleich, Dreifachabgleich, gesperrte Rechnungen klären',
      es: 'conciliación de facturas, verificación de facturas de proveedores, cotejo a tres bandas',
      fr: 'rapprochement des factures, contrôle des factures fournisseurs, rapprochement à trois voies',
      it: 'controllo fatture passive, riconciliazione fatture e ordini, verifica fatture fornitori',
      nl: 'factuurcontrole, driewegmatching, inkoopfacturen matchen',
      pt: 'conferência de faturas, conciliação de faturas com pedidos, verificação de faturas de fornecedores',
    },
    not: 'customer invoice, billing run, receivable',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [25, 50, 95],
    runCost: 8,
    risk: {
      main: 'A wide tolerance lets overcharging through; each group’s released differences are totalled monthly.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices'],
    measures: [
      { name: 'Invoices posted without a touch', unit: '% of order invoices', better: 'higher' },
      { name: 'Median age of a blocked invoice', unit: 'days', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const tradePapers: readonly UseCase[] = [
  {
    id: 'origin-and-preference-calculation',
    title: 'Preferential origin calculated per product and agreement from the bill of materials',
    type: 'automation',
    description:
      'Sales promises a preference that nobody calculated, or forgoes one that would have decided the order. Origin is computed nightly per product and agreement from bill of materials, valid declarations, ex-works price and the list rule of its heading, with non-originating value against the threshold. Results set the statement on the invoice; a changed purchase price, recipe or source re-runs the products near the limit and names the part that tips them.',
    staysWithPeople:
      'The customs officer of the company signs the calculation basis and answers verifications by authorities.',
    firstStep: 'Calculate two product groups for one agreement and compare with statements issued last year.',
    needs:
      'Bills of materials with origin and price, tariff codes, list rules per agreement and supplier declarations.',
    industries: ['manufacturing', 'wholesale', 'logistics'],
    at: ['APQC PCF 9.11.8 Process trade preferences', 'APQC PCF 9.11.7'],
    phrases: {
      en: 'preferential origin calculation, trade preferences, FTA eligibility, rules of origin calculation',
      de: 'Präferenzkalkulation, Warenursprung und Präferenzen, Präferenzprüfung',
      es: 'cálculo de origen preferencial, preferencias comerciales',
      fr: 'calcul d’origine préférentielle, préférences tarifaires',
      it: 'calcolo origine preferenziale, preferenze doganali',
      nl: 'preferentiële oorsprong berekenen, preferentie berekenen',
      pt: 'cálculo de origem preferencial, preferências tarifárias',
    },
    not: 'loan origination, customer preferences, consent preferences',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [40, 80, 160],
    runCost: 20,
    risk: {
      main: 'An expired declaration makes origin statements false; products lose their statement the day the paper lapses.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'decide-by-rule'],
    measures: [
      { name: 'Declarations on file by end of January', unit: '%', better: 'higher' },
      { name: 'Duty saved by claimed preferences', unit: '$', better: 'higher' },
    ],
  },

  {
    id: 'export-papers-from-the-delivery',
    title: 'Invoice, packing list and certificates for export produced from the delivery',
    type: 'automation',
    description:
      'Export clerks copy the same weights into invoice, packing list, certificate of origin and consular form, and a country’s special line is known only to the colleague on holiday. Papers are filled once from delivery, order and item data by country rule, with legalization and chamber requests sent by interface; the release number of the declaration comes back to the truck papers. A missing fact stops the set while the goods can still wait.',
    staysWithPeople: 'The export clerk releases each set and decides with the customer on unusual paper wishes.',
    firstStep: 'Produce fifty past shipments to three countries and compare each paper with what was sent.',
    needs: 'Delivery with weights and batches, tariff codes, country document rules and chamber or consular portals.',
    industries: ['manufacturing', 'wholesale', 'logistics', 'mining', 'oil-and-gas', 'agriculture'],
    at: [
      'APQC PCF 9.11.7',
      'APQC PCF 9.11.2 Control exports and imports',
      'APQC PCF 4.4.4.1 Plan, transport, and deliver outbound product',
      'ISA-95 5.3.3',
    ],
    phrases: {
      en: 'export documentation, shipping documents, packing list and commercial invoice, trade documents',
      de: 'Exportpapiere erstellen, Versandpapiere, Zollabwicklung Export, Exportabwicklung, Ursprungszeugnis beantragen',
      es: 'documentación de exportación, documentos de embarque, facturas comerciales y lista de empaque',
      fr: 'documents d’exportation, documents d’expédition, liste de colisage, certificat d’origine',
      it: 'documenti di esportazione, packing list, certificati di origine',
      nl: 'exportdocumenten opmaken, verzendpapieren, paklijst en handelsfactuur',
      pt: 'documentos de exportação, declaração de exportação, DU-E',
    },
    not: 'data export, export of a report, energy export',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [35, 70, 140],
    runCost: 15,
    risk: {
      main: 'One wrong master weight repeats on all papers; declared and weighed gross weight are compared before release.',
      aiAct: 'none',
    },
    capabilities: ['ship-goods', 'run-workflows'],
    measures: [
      { name: 'Minutes per export set', unit: 'minutes', better: 'lower' },
      { name: 'Sets refused by bank or customs', unit: '%', better: 'lower' },
    ],
  },
];

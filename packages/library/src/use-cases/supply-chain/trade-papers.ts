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
  {
    id: 'import-shipments-against-the-need-date',
    title: 'Import shipments followed from cargo-ready date to the day the goods are needed',
    type: 'ai',
    description:
      'The forwarder’s list says “on water”, the planner’s screen says the date of the order, and the missing housings surface when the line asks. Supplier’s ready date, booking, gate-in, vessel position, transshipment, discharge and customs release are joined per order line, and a model predicts the day at the own door per lane and season. Lines that miss their need date are listed with stock until then and with what still helps: another port, split shipment, air for twelve cartons.',
    staysWithPeople:
      'The planner and the transport manager decide on air freight, another order or a word with the customer.',
    firstStep:
      'Predict arrival of the last quarter’s containers at departure and compare with the door date and the order date.',
    needs: 'Order lines linked to bookings and containers, forwarder and carrier events, need dates and free stock.',
    industries: ['manufacturing', 'wholesale', 'retail', 'telecommunications'],
    at: [
      'APQC PCF 4.4.2.3 Monitor inbound delivery performance',
      'APQC PCF 4.4.2.2 Manage inbound material flow',
      'APQC PCF 4.2.3.5 Expedite orders and satisfy inquiries',
    ],
    phrases: {
      en: 'import shipment tracking, inbound shipment visibility, container tracking of importers, monitor inbound delivery performance, import follow-up, import tracking, imports',
      de: 'Importabwicklung, Importsendungen verfolgen, Containerverfolgung Import, Beschaffungslogistik Übersee',
      es: 'seguimiento de importaciones, control de embarques de importación',
      fr: 'suivi des importations, suivi des conteneurs à l’import',
      it: 'monitoraggio importazioni, tracking container import',
      nl: 'importzendingen volgen, containers volgen import',
      pt: 'acompanhamento de importações, follow-up de importação',
    },
    not: 'data import, import of bank files, energy import, parcel tracking for consumers',
    benefit: { moves: 'losses', share: [0.05, 0.12, 0.2], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [48, 95, 185],
    runCost: 32,
    risk: {
      main: 'A predicted delay causes needless air freight; every upgrade shows the spread of the prediction and the stock that remains.',
      aiAct: 'none',
    },
    capabilities: ['ship-goods', 'predict-outcomes'],
    measures: [
      { name: 'Arrival predicted within two days, fourteen days ahead', unit: '%', better: 'higher' },
      { name: 'Unplanned air freight', unit: '% of inbound freight cost', better: 'lower' },
    ],
  },
];

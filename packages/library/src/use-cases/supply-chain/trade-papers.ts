import type { UseCase } from '../../use-case.ts';

export const tradePapers: readonly UseCase[] = [
  {
    id: 'tariff-code-classification-with-reasons',
    title: 'Tariff codes proposed with heading notes and rulings as reasons',
    type: 'ai',
    description:
      'New items wait weeks for their customs tariff number, or get that of a similar-sounding one. From description, material, function and drawing text a model proposes the code with the general rules applied, heading and section notes, and comparable binding rulings quoted; export control lists and licensing notes are checked for the same item. The classifier sees two alternatives and what fact would decide between them.',
    staysWithPeople: 'A customs specialist signs each code; unclear groups go to the authority for a binding ruling.',
    firstStep: 'Reclassify four hundred items already signed and compare at six and at eight digits.',
    needs: 'Item descriptions with material and use, the tariff with notes, ruling databases and past decisions.',
    industries: ['manufacturing', 'wholesale', 'retail', 'logistics', 'mining', 'oil-and-gas', 'agriculture'],
    at: ['APQC PCF 9.11.3', 'APQC PCF 9.11.2 Control exports and imports', 'ARTS 2.3.4', 'ISA-95 5.3.3'],
    phrases: {
      en: 'customs tariff classification, HS code classification, classify products for customs, commodity code assignment, HTS classification',
      de: 'Zolltarifnummer einreihen, Tarifierung, Einreihung in den Zolltarif, Warennummer bestimmen',
      es: 'clasificación arancelaria, asignación de partida arancelaria',
      fr: 'classement tarifaire, nomenclature douanière, codes SH',
      it: 'classificazione doganale, attribuzione codice HS',
      nl: 'tariefindeling douane, HS-codes bepalen, goederencode',
      pt: 'classificação fiscal de mercadorias, classificação NCM, código pautal',
    },
    not: 'energy tariff, phone tariff, document classification, job classification',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [38, 75, 150],
    runCost: 25,
    risk: {
      main: 'A confident wrong code repeats over thousands of entries; a sample of signed codes is reviewed quarterly by an outside broker.',
      aiAct: 'none',
    },
    capabilities: ['classify-documents', 'monitor-compliance'],
    measures: [
      { name: 'Codes accepted as proposed', unit: '%', better: 'higher' },
      { name: 'Items waiting for a code', unit: 'count', better: 'lower' },
    ],
  },

  {
    id: 'origin-and-preference-calculation',
    title: 'Preferential origin calculated from bill of materials and supplier declarations',
    type: 'automation',
    description:
      'Supplier declarations are chased each January by mail, and sales promises a preference that nobody calculated. Declarations are requested by portal, read for period, article and agreement, and reminded; origin is then calculated per product and agreement from bill of materials, ex-works price and the list rule of its heading. Results set the statement on the invoice, and a changed purchase price re-runs the products near the threshold.',
    staysWithPeople:
      'The customs officer of the company signs the calculation basis and answers verifications by authorities.',
    firstStep: 'Calculate two product groups for one agreement and compare with statements issued last year.',
    needs:
      'Bills of materials with origin and price, tariff codes, list rules per agreement and supplier declarations.',
    industries: ['manufacturing', 'wholesale', 'logistics'],
    at: ['APQC PCF 9.11.8 Process trade preferences', 'APQC PCF 9.11.7', 'APQC PCF 9.11.2 Control exports and imports'],
    phrases: {
      en: 'preferential origin calculation, supplier declarations, trade preferences, certificates of origin, FTA eligibility',
      de: 'Präferenzkalkulation, Lieferantenerklärungen anfordern, Warenursprung und Präferenzen',
      es: 'cálculo de origen preferencial, declaraciones de proveedor, preferencias comerciales',
      fr: 'calcul d’origine préférentielle, déclarations fournisseur, préférences tarifaires',
      it: 'calcolo origine preferenziale, dichiarazioni del fornitore, preferenze doganali',
      nl: 'preferentiële oorsprong berekenen, leveranciersverklaringen',
      pt: 'cálculo de origem preferencial, declarações de fornecedor, preferências tarifárias',
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
    title: 'Shipping and export papers produced from the delivery, checked against the letter of credit',
    type: 'automation',
    description:
      'Export clerks copy the same weights into invoice, packing list, declaration and certificate, and the bank refuses the set for a missing comma. Papers are filled once from delivery, order and item data by country rule; the declaration goes to the customs system and its release number comes back to the truck papers. Where a letter of credit applies, wording, dates and quantities are compared with its text before goods leave.',
    staysWithPeople: 'The export clerk releases each set and settles deviations from the credit with the customer.',
    firstStep: 'Produce fifty past shipments to three countries and compare each paper with what was sent.',
    needs: 'Delivery with weights and batches, tariff codes, country document rules and customs system access.',
    industries: ['manufacturing', 'wholesale', 'logistics', 'mining', 'oil-and-gas', 'agriculture'],
    at: [
      'APQC PCF 9.11.7',
      'APQC PCF 9.11.6',
      'APQC PCF 9.11.10 Prepare letter of credit',
      'APQC PCF 9.11.2 Control exports and imports',
      'APQC PCF 4.4.4.1 Plan, transport, and deliver outbound product',
      'ISA-95 5.3.3',
    ],
    phrases: {
      en: 'export documentation, shipping documents, export declaration, packing list and commercial invoice, trade documents',
      de: 'Exportpapiere erstellen, Ausfuhranmeldung, Versandpapiere, Zollabwicklung Export',
      es: 'documentación de exportación, documentos de embarque, declaración de exportación',
      fr: 'documents d’exportation, déclaration d’exportation, documents d’expédition',
      it: 'documenti di esportazione, dichiarazione doganale di esportazione, packing list',
      nl: 'exportdocumenten opmaken, uitvoeraangifte, verzendpapieren',
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

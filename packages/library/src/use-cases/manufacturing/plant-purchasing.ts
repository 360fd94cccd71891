import type { UseCase } from '../../use-case.ts';

export const plantPurchasing: readonly UseCase[] = [
  {
    id: 'mfg-supplier-call-offs-watched',
    title: 'Chaser for unconfirmed call-offs and weak delivery promises',
    type: 'agentic',
    description:
      'Delivery schedules go out by EDI on Sunday, a third of the suppliers never confirm, and the material controller notices when the truck is not there. An agent compares confirmations and shipping notices with the call-off, writes to the supplier’s dispatcher where a line is silent, reduced or late, reads the answer, updates the expected receipt and works out which orders lose cover. It proposes a recovery: partial shipment, special run, stock of another plant.',
    staysWithPeople:
      'Controllers approve special freight, splits and every change of quantity; escalation to the supplier’s management stays with the buyer.',
    firstStep: 'Let it run for fifteen suppliers in draft mode, with the controller sending each message himself.',
    needs:
      'Call-offs and confirmations in EDI or portal, supplier contacts per plant, coverage by part and day, a shared mailbox.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 5.2.1',
      'APQC PCF 4.2.3',
      'APQC PCF 4.2.3.5 Expedite orders and satisfy inquiries',
      'APQC PCF 4.4.2.1 Plan inbound material receipts',
      'APQC PCF 4.4.2.2 Manage inbound material flow',
      'APQC PCF 4.2.4.3 Support inventory and production processes',
    ],
    phrases: {
      en: 'material call-offs, delivery schedule releases, scheduling agreement releases, supplier order expediting, chase order confirmations, inbound material control',
      de: 'Lieferabrufe, Materialabrufe, Lieferplan überwachen, Auftragsbestätigungen anmahnen, Terminverfolgung Lieferanten, Abrufsteuerung, Lieferantenabrufe',
      es: 'programas de entrega a proveedores, reclamación de confirmaciones, seguimiento de entregas de proveedores',
      fr: 'appels de livraison, programmes de livraison, relance des confirmations fournisseurs, approvisionnement fournisseurs usine',
      it: 'programmi di consegna fornitori, sollecito conferme d’ordine, solleciti fornitori',
      nl: 'leveringsafroepen, orderbevestigingen najagen, leveranciers aanmanen',
      pt: 'programação de entregas de fornecedores, follow-up de fornecedores, cobrança de confirmações',
    },
    not: 'call center, debt collection, invoice dunning, capital call',
    benefit: { moves: 'downtime', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [55, 100, 190],
    runCost: 35,
    risk: {
      main: 'Too many messages make suppliers deaf; at most one reminder per line and day, and none before the agreed answer time is over.',
      aiAct: 'none',
    },
    capabilities: ['buy-goods', 'plan-and-act'],
    measures: [
      { name: 'Call-offs confirmed in time', unit: '% of lines', better: 'higher' },
      { name: 'Shortages seen less than 48 hours ahead', unit: 'per week', better: 'lower' },
    ],
  },
  {
    id: 'mfg-supplier-claim-from-receipt-and-inspection',
    title: 'Supplier claim built from receipt, inspection and sorting hours',
    type: 'automation',
    description:
      'When a delivery is short or bad, the incoming inspector writes a report, the buyer asks three times for photographs, and sorting hours are forgotten by the time the credit is agreed. The usage decision or receipt difference opens the claim, which pulls lot, quantity, photographs, sorting and line-stop hours at agreed rates, and sends it in the supplier’s portal format with the answer date of the contract. Credit, replacement or return posts against the claim, and open ones age on a list.',
    staysWithPeople: 'The buyer agrees the settlement; quality decides whether the supplier may sort in the plant.',
    firstStep:
      'Assemble the twenty most expensive claims of last year from the records and count the cost items that were never charged.',
    needs:
      'Inspection lots with defect codes, receipt differences, time bookings on sorting, claim rates in supplier contracts.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 5.2.3',
      'APQC PCF 6.3.3.1 Create supplier recovery claims',
      'APQC PCF 4.2.3.7 Research/Resolve order exceptions',
    ],
    phrases: {
      en: 'supplier claims, supplier complaint, vendor chargeback, supplier recovery, defect notice to supplier, short delivery claim, SCAR cost recovery',
      de: 'Lieferantenreklamation, Mängelrüge an Lieferanten, Reklamationskosten belasten, Lieferantenregress',
      es: 'reclamaciones a proveedores, cargos a proveedores por calidad, no conformidad de proveedor',
      fr: 'réclamations fournisseurs, litiges fournisseurs, refacturation de non-qualité',
      it: 'reclami a fornitori, addebiti a fornitori, contestazioni forniture',
      nl: 'leveranciersklachten, leveranciersclaims, kosten doorbelasten aan leverancier',
      pt: 'reclamações a fornecedores, débito a fornecedores, ressarcimento de fornecedores',
    },
    not: 'insurance claim, patient claim, expense claim, warranty claim of a customer',
    benefit: { moves: 'losses', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 45, 85],
    runCost: 8,
    risk: {
      main: 'A claim on wrong facts spoils a good supplier; nothing is sent before the inspector has confirmed lot and quantity.',
      aiAct: 'none',
    },
    capabilities: ['manage-cases', 'inspect-quality'],
    measures: [
      { name: 'Claim cost recovered', unit: '% of documented cost', better: 'higher' },
      { name: 'Age of open claims', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'mfg-unlisted-spare-and-mro-requisitions-completed',
    title: 'Free-text spare part requisitions turned into quoted order proposals',
    type: 'agentic',
    description:
      'A technician writes “seal kit for the gearbox in tower 2, urgent”, and the buyer spends half a day finding out maker, type and whether the storeroom holds it under another number. An agent reads the requisition and the work order, finds the asset’s parts list and nameplate data, checks existing material numbers and frame contracts, and asks two or three suppliers for price and date. The buyer gets a comparison with the order ready to release and the work order as cost object.',
    staysWithPeople:
      'The buyer releases each order and picks the supplier; a technical substitute is accepted by the maintenance planner.',
    firstStep:
      'Run twenty closed free-text requisitions through it and compare identified part, supplier and lead time with the order that was placed.',
    needs:
      'Parts lists and nameplates per asset, material master with maker part numbers, supplier contacts by commodity.',
    industries: ['manufacturing', 'oil-and-gas', 'mining'],
    at: [
      'ISA-95 5.2.2',
      'APQC PCF 4.2.3',
      'APQC PCF 4.2.3.1 Process/Review requisitions',
      'APQC PCF 4.2.3.3 Solicit supplier quotes',
      'APQC PCF 10.3.2.2 Obtain required resources',
    ],
    phrases: {
      en: 'MRO procurement, purchase spare parts, indirect purchasing for maintenance, maintenance requisitions, buy unlisted spares, non-catalog purchasing for the plant',
      de: 'Ersatzteilbeschaffung, Instandhaltungsbedarf bestellen, MRO-Einkauf, Freitextbestellanforderung bearbeiten',
      es: 'compra de repuestos, compras MRO, solicitudes de compra de mantenimiento',
      fr: 'achat de pièces de rechange, achats MRO, demandes d’achat maintenance',
      it: 'acquisto ricambi, acquisti MRO, richieste di acquisto manutenzione',
      nl: 'inkoop reserveonderdelen, MRO-inkoop, bestelaanvragen onderhoud',
      pt: 'compra de peças de reposição, compras MRO, requisições de manutenção',
    },
    not: 'raw material, direct material, office supplies',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [55, 100, 180],
    runCost: 30,
    risk: {
      main: 'A wrong part keeps the machine down for another week; maker number and drawing are shown beside the quotation and confirmed by the technician.',
      aiAct: 'none',
    },
    capabilities: ['buy-goods', 'plan-and-act'],
    measures: [
      { name: 'Requisition to order', unit: 'working days', better: 'lower' },
      { name: 'Parts returned as wrong', unit: '% of lines', better: 'lower' },
    ],
  },
  {
    id: 'mfg-spare-part-duplicates-in-material-master',
    title: 'Duplicate spare parts found across storerooms by maker number and attributes',
    type: 'ai',
    description:
      'The same bearing lies in four storerooms under four numbers, and one is bought in a hurry while three gather dust. A model normalizes maker names and part numbers, extracts dimensions from descriptions in several languages and proposes groups of equal and of interchangeable items. Each confirmed group gets one leading number, with stock and open orders shown across sites.',
    staysWithPeople:
      'A storeroom engineer confirms each group; interchangeability of safety parts needs the equipment owner’s signature.',
    firstStep:
      'Match bearings and seals of two sites, have an engineer judge a hundred proposed groups and value the double stock.',
    needs: 'Material masters with descriptions and maker data, stock and consumption per site.',
    industries: ['manufacturing', 'oil-and-gas', 'mining', 'utilities'],
    at: [
      'APQC PCF 2.1.4',
      'APQC PCF 2.1.4.1 Manage materials master lists',
      'APQC PCF 2.1.4.6 Manage product/material classification',
      'ISA-95 2.2.2',
    ],
    phrases: {
      en: 'spare parts master data, material master deduplication, spare parts cataloguing, spares harmonization, MRO master data cleansing',
      de: 'Ersatzteilstammdaten bereinigen, Dublettensuche Materialstamm, Ersatzteilkatalogisierung',
      es: 'depuración de maestro de repuestos, catalogación de repuestos, duplicados de materiales',
      fr: 'nettoyage du référentiel pièces de rechange, catalogage des pièces, doublons articles',
      it: 'bonifica anagrafica ricambi, codifica ricambi, duplicati materiali',
      nl: 'opschonen materiaalstam, reserveonderdelen catalogiseren, dubbele artikelen',
      pt: 'saneamento do cadastro de materiais, catalogação de sobressalentes, duplicidade de itens',
    },
    not: 'customer duplicates, duplicate invoice, duplicate record of a patient',
    benefit: { moves: 'stock', share: [0.05, 0.1, 0.18], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 75, 140],
    runCost: 12,
    risk: {
      main: 'Two parts that look equal may differ in one letter that matters; merging needs equal maker number or a signed comparison.',
      aiAct: 'none',
    },
    capabilities: ['manage-master-data', 'classify-documents'],
    measures: [
      { name: 'Items merged', unit: '% of spare part numbers', better: 'higher' },
      { name: 'Stock value freed', unit: 'thousand $', better: 'higher' },
    ],
  },
];

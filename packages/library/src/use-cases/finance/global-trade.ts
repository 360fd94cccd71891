import { GOODS, PROJECT_BUSINESS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const globalTrade: readonly UseCase[] = [
  {
    id: 'restricted-party-screening-hit-triage',
    title: 'Restricted-party hits sorted with the reason beside each',
    type: 'ai',
    description:
      'A trade compliance clerk clears two hundred name hits a day, most of them the same namesakes as last week. Matching uses transliteration, alias, address, birth or registration data, and a model trained on cleared cases scores each hit and writes which attributes agree and which contradict; a person’s clearance is remembered until list or party changes. Ownership above fifty percent is checked through a corporate database for the parties that matter.',
    staysWithPeople:
      'A compliance analyst clears or confirms every hit above the score; a true hit stops the order until counsel has spoken.',
    firstStep:
      'Score three months of closed hits and show how many of the false ones would have dropped, and that no true one did.',
    needs: 'List feeds with history, party data with country and number, and documented clearances.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'retail', 'airlines', 'utilities', 'higher-education'],
    at: ['APQC PCF 9.11.1', 'APQC PCF 9.11'],
    phrases: {
      en: 'sanctions screening, denied party screening, restricted party screening, watch list screening of customers and suppliers, embargo check',
      de: 'Sanktionslistenprüfung, Sanktionslistenscreening, Embargoprüfung',
      es: 'control de listas de sanciones, cribado de partes restringidas',
      fr: 'filtrage des listes de sanctions, criblage des tiers sous sanctions',
      it: 'controllo liste sanzioni, screening soggetti ristretti, verifica embarghi',
      nl: 'sanctielijstscreening, sanctiescreening, embargocontrole',
      pt: 'triagem de listas de sanções, verificação de partes restritas',
    },
    not: 'health screening, candidate screening, employee sanctions',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [40, 70, 130],
    runCost: 30,
    risk: {
      main: 'A true hit is scored low; the threshold is set with zero misses on known cases and a daily sample below it is read by a person.',
      aiAct: 'none',
    },
    capabilities: ['screen-parties', 'decide-by-rule'],
    measures: [
      { name: 'False hits read by people', unit: '% of hits', better: 'lower' },
      { name: 'Orders held longer than a day', unit: 'orders', better: 'lower' },
    ],
  },
  {
    id: 'tariff-and-export-code-proposal',
    title: 'Tariff and export control code proposed with ruling and reasoning',
    type: 'ai',
    description:
      'One specialist classifies eight thousand new items a year from a short text like “holder, cpl.”. A model reads description, material, function, drawings and supplier’s code, asks for the one fact that decides between headings, proposes code and second choice for each country with explanatory notes and binding rulings cited, and flags dual-use parameters. Sister items already classified weigh most.',
    staysWithPeople:
      'The classification specialist decides; dual-use and binding ruling requests go to the export control officer.',
    firstStep: 'Classify two thousand decided items blind and compare at six and eight digits.',
    needs: 'Technical data by item, decided codes with reasoning, tariff texts by date, and ruling databases.',
    industries: [...GOODS, 'retail'],
    at: ['APQC PCF 9.11.3', 'ARTS 2.3.4'],
    phrases: {
      en: 'classify products for customs, tariff classification, HS code assignment, export control classification, ECCN, commodity codes',
      de: 'Zolltarifierung, Einreihung von Waren, Warennummern vergeben, Exportkontrollklassifizierung',
      es: 'clasificación arancelaria, asignación de partidas arancelarias, código TARIC',
      fr: 'classement tarifaire, classement douanier, codes SH, contrôle export',
      it: 'classificazione doganale, codici TARIC, voce doganale',
      nl: 'tariefindeling, goederencodes toekennen, douaneclassificatie',
      pt: 'classificação pautal, classificação fiscal de mercadorias, código NCM',
    },
    not: 'product taxonomy for the web shop, document classification, tariffs of electricity',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [35, 60, 110],
    cost: [50, 85, 150],
    runCost: 25,
    risk: {
      main: 'A wrong code is repeated in thousands of entries; items above a value of imports are always decided by two persons.',
      aiAct: 'none',
    },
    capabilities: ['classify-documents', 'research-evidence'],
    measures: [
      { name: 'Codes accepted unchanged', unit: '%', better: 'higher' },
      { name: 'Reclassifications by customs', unit: 'per year', better: 'lower' },
    ],
  },
  {
    id: 'customs-declaration-from-shipment-data',
    title: 'Customs declaration built from shipment and master data',
    type: 'automation',
    description:
      'A broker retypes invoice, packing list and delivery note into the declaration and mails back a question at six in the evening. Item code, origin, value with additions and deductions, weight, procedure and documents come from order, item master and packing data; checks on plausibility and license run first, then the message goes to the customs system, and release, inspection and tax notice return to the shipment. Only shipments with a question reach a person.',
    staysWithPeople: 'The customs specialist answers inspections and decides on procedure and valuation.',
    firstStep: 'Build last month’s export declarations for one site and compare field by field with the broker’s.',
    needs:
      'Classified items with weight and origin, a customs license or broker interface, and packing data before the truck leaves.',
    industries: [...GOODS, 'retail'],
    at: ['APQC PCF 9.11.6', 'APQC PCF 9.11.2 Control exports and imports', 'APQC PCF 9.11.5', 'APQC PCF 9.11'],
    phrases: {
      en: 'customs declarations, import clearance, export declaration, communicate with customs, customs brokerage, file customs entries, customs clearance, import customs clearance, export customs clearance',
      de: 'Zollanmeldung, Ausfuhranmeldung, Zollabwicklung, Einfuhrverzollung, ATLAS-Anmeldung, Verzollung, Zollabfertigung',
      es: 'declaración aduanera, despacho de aduanas, DUA, despacho de importación',
      fr: 'déclaration en douane, dédouanement, déclaration d’exportation',
      it: 'dichiarazione doganale, sdoganamento, bolla doganale',
      nl: 'douaneaangifte, inklaring, exportaangifte',
      pt: 'declaração aduaneira, desembaraço aduaneiro, despacho de exportação, DU-E',
    },
    not: 'passenger customs control, bespoke customisation, habits',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [45, 85, 160],
    cost: [65, 120, 240],
    runCost: 35,
    risk: {
      main: 'Wrong weights or values go out unread at scale; deviations from the item’s usual value per kilo stop the message.',
      aiAct: 'none',
    },
    capabilities: ['connect-applications', 'ship-goods'],
    measures: [
      { name: 'Declarations without manual input', unit: '%', better: 'higher' },
      { name: 'Hours from packing to release', unit: 'hours', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const productCatalog: readonly UseCase[] = [
  {
    id: 'telecom-catalog-draft-from-product-specification',
    title: 'Catalog configuration drafted from the signed product specification',
    type: 'ai',
    description:
      'An analyst reads a 40-page tariff specification and keys offers, price plans, allowances and eligibility rules into the product catalog, copying an old plan with its old mistakes. A language model extracts each element with the page it stands on, maps it to reusable catalog components and proposes the change set as a draft. Gaps such as a missing proration rule or an allowance without a unit come back to the product manager as questions.',
    staysWithPeople:
      'Catalog analysts accept each component; the product manager answers open questions and signs the final set.',
    firstStep:
      'Rebuild three launched tariffs from their specifications and compare the draft with the live catalog, field by field.',
    needs:
      'Specifications in one template, catalog with component model and import interface, twenty past pairs of document and set-up.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.22.A', 'eTOM 1.2.7.A', 'APQC PCF 2.1.4'],
    phrases: {
      en: 'product catalog configuration, product catalogue maintenance telecom, enter tariffs in catalog, tariff configuration, offer configuration in BSS, create product offerings, product catalog management',
      de: 'Produktkatalog pflegen, Tarifkonfiguration, Tarife im Produktkatalog anlegen, Produktkatalogpflege BSS, Tarifpflege, Tarife pflegen',
      es: 'configuración del catálogo de productos telecom, alta de tarifas en catálogo, parametrización de ofertas',
      fr: 'paramétrage du catalogue d’offres télécom, saisie des offres au catalogue, configuration des forfaits',
      it: 'configurazione catalogo offerte telecom, inserimento tariffe a catalogo, configurazione piani tariffari',
      nl: 'productcatalogus inrichten telecom, tarieven configureren, aanbiedingen in catalogus invoeren',
      pt: 'configuração do catálogo de produtos telecom, parametrização de tarifários, criação de ofertas no catálogo',
    },
    not: 'library catalog, mail-order catalog, item master, spare parts catalog, customs tariff',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [45, 90, 170],
    runCost: 20,
    risk: {
      main: 'A misread allowance gives data away for a month; every extracted price and limit is checked against the page by a second person before release.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'manage-master-data', 'design-products'],
    measures: [
      { name: 'Days from signed specification to tested catalog entry', unit: 'days', better: 'lower' },
      { name: 'Configuration defects found after launch', unit: 'per launch', better: 'lower' },
    ],
  },
  {
    id: 'telecom-catalog-release-regression-tests',
    title: 'Order-activate-bill-cancel regression before each catalog release',
    type: 'automation',
    description:
      'Testers click through thirty orders before release night and trust that the other six hundred plans still work. A robot orders, activates on test SIMs and test lines, uses, bills and cancels every sellable offer, compares the resulting charges with a price table kept outside the catalog, and looks for circular bundles, missing translations and clashing eligibility rules. After release each channel’s version stamp is compared, and a shop desk that still sells yesterday’s price is named.',
    staysWithPeople: 'The launch board decides on go or no-go and on defects that may be accepted for a known time.',
    firstStep: 'Take the fifty best-selling offers through order and first bill overnight in the test environment.',
    needs:
      'Test environment with live-like billing, test SIM cards and lines, expected prices kept independently, version interface per channel.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.7.C', 'eTOM 1.2.22.B', 'eTOM 1.2.22.C', 'APQC PCF 2.3.3.5 Validate launch procedures'],
    phrases: {
      en: 'launch readiness test, tariff launch testing, validate catalog changes, catalogue release, end-to-end product test, publish catalog to channels',
      de: 'Tariftest vor Launch, Ende-zu-Ende-Test Produktlaunch, Katalogfreigabe, Produktkatalog in Kanäle ausrollen',
      es: 'pruebas de lanzamiento de tarifas, validación de cambios de catálogo, publicación del catálogo en canales',
      fr: 'recette de lancement d’offre télécom, validation du catalogue d’offres, publication du catalogue vers les canaux',
      it: 'collaudo lancio offerta, validazione modifiche al catalogo offerte, pubblicazione catalogo ai canali',
      nl: 'launchtest tarieven, validatie cataloguswijzigingen, catalogus publiceren naar verkoopkanalen',
      pt: 'testes de lançamento de tarifário, validação de alterações ao catálogo, publicação do catálogo nos canais',
    },
    not: 'rocket launch, clinical trial, penetration test',
    benefit: { moves: 'error rate', share: [0.2, 0.4, 0.6], basis: 'judgement' },
    effort: [45, 85, 150],
    cost: [50, 105, 200],
    runCost: 22,
    risk: {
      main: 'Green tests on an outdated test environment give false calm; configuration drift against production is measured before each run.',
      aiAct: 'none',
    },
    capabilities: ['build-software', 'design-products', 'run-workflows'],
    measures: [
      { name: 'Sellable offers tested to the first bill', unit: '%', better: 'higher' },
      { name: 'Launch defects found by customers', unit: 'per release', better: 'lower' },
    ],
  },
  {
    id: 'telecom-successor-plan-mapping-at-withdrawal',
    title: 'Successor plan per subscriber when a tariff is withdrawn',
    type: 'automation',
    description:
      'Closing an old plan means a spreadsheet of 80,000 subscribers, three successor plans and arguments about who loses what. For each subscriber a year of usage is re-rated on every candidate plan, and the nearest one without a price rise or lost feature is assigned; what has no match goes to retention by name. Notices leave in tranches with the statutory lead time and the right to quit, and proof of delivery is filed per line.',
    staysWithPeople:
      'Product and legal decide on plans, exceptions and wording; retention calls those without a fair match.',
    firstStep: 'Re-rate one closed plan of 10,000 lines and show winners, losers and unmatched per successor.',
    needs:
      'Twelve months of rated usage, plan rules in the rating engine’s form, contact data, and the legal notice periods per country.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.7.D', 'eTOM 1.2.7.D.1', 'eTOM 1.2.7.D.2', 'APQC PCF 2.1.2.3 Retire outdated products/services'],
    phrases: {
      en: 'withdraw an offering, legacy plan migration, tariff migration, map customers to successor plans, plan sunset, notify customers of plan changes, end-of-sale of tariff',
      de: 'Tarifmigration, Altvertragsmigration, Tarif einstellen, Bestandskunden auf Nachfolgetarif umstellen, Vertragsänderungsmitteilung',
      es: 'migración de tarifas, retirada de tarifas antiguas, comunicación de cambio de condiciones de tarifa',
      fr: 'migration d’offres, arrêt d’un forfait, migration des clients vers la nouvelle offre, information de modification contractuelle',
      it: 'migrazione piani tariffari, dismissione offerta, comunicazione di modifica contrattuale, rimodulazione tariffaria',
      nl: 'tariefmigratie, uitfaseren van abonnementen, klanten overzetten naar nieuw abonnement',
      pt: 'migração de tarifários, descontinuação de tarifário, comunicação de alteração de condições contratuais',
    },
    not: 'customs tariff, human migration, data center migration, pension plan',
    benefit: { moves: 'cycle time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [30, 60, 115],
    runCost: 6,
    risk: {
      main: 'A silent price rise breaks consumer law; the total of the last twelve months on the new plan may not exceed the old one by rule.',
      aiAct: 'none',
    },
    capabilities: ['design-products', 'set-prices', 'run-workflows'],
    measures: [
      { name: 'Subscribers migrated without a complaint', unit: '%', better: 'higher' },
      { name: 'Lines left on closed plans', unit: 'lines', better: 'lower' },
    ],
  },
  {
    id: 'telecom-competitor-tariff-watch',
    title: 'Competitor tariff sheets read weekly into one comparison',
    type: 'ai',
    description:
      'Market intelligence copies rivals’ tariff pages, brochures and shop posters into a table that is old on Friday. Fetched pages and photographed posters are read by a language model into one scheme of price, allowance, term, device discount and small print, and each change is shown against last week with its source image. For each own plan the table says which usage profile now pays less elsewhere, and by how much.',
    staysWithPeople:
      'Pricing managers decide whether and how to answer; analysts confirm changes before they reach the board.',
    firstStep: 'Read four weeks of three rivals’ fiber and mobile plans and compare with the analysts’ own table.',
    needs:
      'List of public sources with permitted fetching, tariff scheme, typical usage profiles from own rated events.',
    industries: ['telecommunications'],
    at: [
      'APQC PCF 3.3.3',
      'eTOM 1.1.1.B',
      'eTOM 1.2.7.B',
      'APQC PCF 3.1.1.4 Analyze competing organizations, competitive/substitute products/services',
    ],
    phrases: {
      en: 'track competitor tariffs, competitor offer monitoring telecom, tariff benchmarking, mobile tariff comparison, competitor moves operator, set tariffs and discounts',
      de: 'Wettbewerbsbeobachtung Tarife, Tarifvergleich Wettbewerber, Tarifgestaltung, Marktbeobachtung Mobilfunktarife',
      es: 'seguimiento de tarifas de la competencia, comparativa de tarifas móviles, fijación de tarifas telecom',
      fr: 'veille tarifaire concurrence opérateurs, comparatif des forfaits, élaboration des tarifs télécom',
      it: 'monitoraggio tariffe dei concorrenti, confronto tariffe mobili, definizione tariffe telefoniche',
      nl: 'concurrentietarieven volgen, tariefvergelijking mobiel, tarieven vaststellen telecom',
      pt: 'monitorização de tarifários da concorrência, comparação de tarifários móveis, definição de tarifários',
    },
    not: 'customs tariff, feed-in tariff, electricity tariff, shelf price check',
    benefit: { moves: 'handling time', share: [0.3, 0.5, 0.65], basis: 'judgement' },
    effort: [20, 38, 65],
    cost: [25, 50, 90],
    runCost: 14,
    risk: {
      main: 'Small print is missed and a price war starts over a promotion; term and end date are mandatory fields or the change is marked unread.',
      aiAct: 'none',
    },
    capabilities: ['research-markets', 'set-prices', 'extract-data'],
    measures: [
      { name: 'Days from rival’s launch to internal notice', unit: 'days', better: 'lower' },
      { name: 'Fields corrected by analysts', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-three-way-product-billing-network-comparison',
    title: 'Nightly comparison of product inventory, billing and network',
    type: 'automation',
    description:
      'A business line is billed at 100 Mbit/s, sold at 200 and runs at 500, and nobody knows until the customer asks. Each night active products, recurring charges and provisioned profiles are joined by line and service identifier, and differences are sorted into billed but not active, active but not billed, and wrong profile, each with its monthly money. Known patterns, such as an order completed today, are cleared by rule; the rest is worked by value.',
    staysWithPeople:
      'Revenue assurance decides on back-billing and refunds; data stewards correct records that differ.',
    firstStep: 'Compare one product line once, and have analysts explain the hundred largest differences.',
    needs:
      'Extracts from product inventory, billing and network registers with a joinable identifier, and open orders to explain gaps in transit.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.11.B', 'eTOM 1.2.11.A', 'eTOM 1.7.2.B', 'eTOM 1.4.4.A'],
    phrases: {
      en: 'reconcile products with billing and network, installed base reconciliation, billing versus network reconciliation, product inventory reconciliation, update installed products, active but not billed, revenue assurance',
      de: 'Bestandsabgleich Produkt Billing Netz, Produktbestandsführung, Abgleich aktiver Dienste mit Abrechnung, Revenue Assurance, Umsatzsicherung',
      es: 'conciliación de planta con facturación, inventario de productos instalados, conciliación red-facturación, aseguramiento de ingresos',
      fr: 'réconciliation parc facturation réseau, inventaire du parc client, rapprochement services actifs et facturés, revenue assurance opérateur',
      it: 'riconciliazione consistenze e fatturazione, inventario prodotti attivi, allineamento rete e billing, revenue assurance',
      nl: 'afstemmen productbestand met facturatie en netwerk, installed base reconciliatie, revenue assurance',
      pt: 'reconciliação de parque com faturação e rede, inventário de produtos instalados, serviços ativos não faturados, garantia de receitas',
    },
    not: 'bank reconciliation, stock count, warehouse inventory, intercompany',
    benefit: { moves: 'losses', share: [0.1, 0.25, 0.4], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [40, 85, 160],
    runCost: 18,
    risk: {
      main: 'An automatic correction copies the wrong side; only rules proven on a thousand reviewed cases may write, the rest proposes.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'reconcile-accounts', 'manage-master-data'],
    measures: [
      { name: 'Monthly charges of services active but not billed', unit: 'thousand dollars', better: 'lower' },
      { name: 'Lines that agree in all three systems', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-advertising-claim-check-against-evidence',
    title: 'Price, speed and coverage claims checked against evidence before release',
    type: 'ai',
    description:
      'Legal counsel reads every poster for “up to”, “fastest” and a missing footnote, three rounds per campaign. A model marks each claim in the layout, fetches the proof it needs (catalog price and term, speed measurement of the region, coverage map of the day) and compares wording and footnote with the house’s rules and past objections of the advertising authority. Claims with valid proof are green; the others arrive with the missing piece named.',
    staysWithPeople:
      'Counsel decides on disputed wording and comparative claims; the product owner answers for the figures.',
    firstStep: 'Run last quarter’s approved and rejected pieces through it and compare marks with counsel’s comments.',
    needs:
      'Claim rules and past objections, live catalog and coverage data, speed statistics, layouts as text and image.',
    industries: ['telecommunications'],
    at: ['eTOM 1.1.14.B', 'APQC PCF 3.3.9'],
    phrases: {
      en: 'approve advertising claims, claims approval telecom, legal review of tariff advertising, coverage claim check, approve claims and wording',
      de: 'Werbeaussagen freigeben, rechtliche Prüfung von Tarifwerbung, Freigabe Werbemittel Mobilfunk',
      es: 'aprobación de mensajes publicitarios de tarifas, revisión legal de publicidad de telefonía',
      fr: 'validation juridique des allégations publicitaires, contrôle des mentions légales offres télécom',
      it: 'approvazione claim pubblicitari tariffe, revisione legale pubblicità telefonia',
      nl: 'goedkeuring reclameclaims telecom, juridische toets tariefreclame',
      pt: 'aprovação de alegações publicitárias de tarifários, revisão jurídica de publicidade de telecomunicações',
    },
    not: 'insurance claim, warranty claim, patent claim, health claim on food',
    benefit: { moves: 'cycle time', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [22, 42, 75],
    cost: [28, 58, 105],
    runCost: 14,
    risk: {
      main: 'Green marks are taken for clearance; nothing is released without a named person’s approval, and comparative claims are never green.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'manage-content'],
    measures: [
      { name: 'Review rounds per piece', unit: 'rounds', better: 'lower' },
      { name: 'Objections by authority or rivals', unit: 'per year', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const outboundTransport: readonly UseCase[] = [
  {
    id: 'carrier-assignment-and-spot-tender',
    title: 'Loads tendered to the contract carrier first, then to an approved spot round',
    type: 'automation',
    description:
      'Dispatchers phone three carriers per truck, and the contracted one is passed over because nobody answers after four. Shipments are tendered by rule to the contract carrier of the lane with an answer time, then down the routing guide, and after the last refusal to a spot round among approved carriers with a price ceiling from lane history. Acceptance books the loading slot and sends the transport order.',
    staysWithPeople: 'The transport manager sets the routing guide and releases spot prices above the ceiling.',
    firstStep:
      'Replay three months of bookings against the routing guide and show where it was passed over and at what price.',
    needs: 'Lane contracts, carrier contacts or EDI, shipment data by noon and a price history per lane.',
    industries: ['manufacturing', 'wholesale', 'retail', 'logistics', 'mining', 'agriculture'],
    at: [
      'APQC PCF 4.4.4',
      'APQC PCF 4.4.4.1 Plan, transport, and deliver outbound product',
      'APQC PCF 4.4.1.5 Optimize transportation schedules and costs',
      'ISA-95 5.3.2',
    ],
    phrases: {
      en: 'carrier selection, freight tendering, load tendering, book carriers, outbound transportation planning, transport order management, transport management, book transport',
      de: 'Frachtvergabe, Transportaufträge vergeben, Spediteurbeauftragung, Transportplanung, Transportdisposition, Transportmanagement',
      es: 'asignación de transportistas, contratación de transporte, planificación del transporte de salida, gestión del transporte',
      fr: 'affrètement, affectation transporteurs, ordres de transport, gestion du transport',
      it: 'assegnazione vettori, affidamento trasporti, pianificazione trasporti in uscita, gestione trasporti',
      nl: 'vervoerders inboeken, transportopdrachten, vrachtuitvraag, transportplanning',
      pt: 'contratação de frete, seleção de transportadoras, ordens de transporte, gestão de transporte',
    },
    not: 'telecom carrier, air crew, public tender of construction, patient transport, passenger transport, employee transport',
    benefit: { moves: 'spend', share: [0.02, 0.04, 0.07], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [35, 70, 150],
    runCost: 25,
    risk: {
      main: 'An unknown subcontractor picks up the load; only vetted firms see the tender and the plate is checked at the gate.',
      aiAct: 'none',
    },
    capabilities: ['ship-goods', 'decide-by-rule'],
    measures: [
      { name: 'Loads on the contracted carrier', unit: '%', better: 'higher' },
      { name: 'Dispatcher minutes per load', unit: 'minutes', better: 'lower' },
    ],
  },

  {
    id: 'carrier-delivery-performance-from-scans',
    title: 'Carrier punctuality from scans, with causes sorted before the quarterly talk',
    type: 'automation',
    description:
      'Carriers report 98 percent and customers say otherwise, because each counts from another time stamp. Pickup, hub and delivery scans are set against the promised window of the order, waiting at own gates and customer refusals are separated by code, and damages and claims attach to the lane. Carriers see the same figures weekly and contest single shipments before they count.',
    staysWithPeople: 'The transport manager decides on volume shifts, bonus and malus with the carrier.',
    firstStep: 'Compute last quarter for three carriers from raw scans and lay it beside their own reports.',
    needs: 'Status messages with codes and time, promised windows, gate times and refusal records.',
    industries: ['manufacturing', 'wholesale', 'retail', 'logistics', 'mining', 'agriculture'],
    at: [
      'APQC PCF 4.4.4.2 Track carrier delivery performance',
      'APQC PCF 4.4.4',
      'APQC PCF 4.4.1.6 Define key performance measures',
      'ARTS 3.3.2',
    ],
    phrases: {
      en: 'carrier performance, track carrier delivery performance, delivery reliability measurement, on-time delivery tracking, OTIF reporting',
      de: 'Spediteurbewertung, Laufzeitenkontrolle, Lieferpünktlichkeit messen, Carrier-Controlling',
      es: 'desempeño de transportistas, seguimiento de entregas a tiempo',
      fr: 'performance transporteurs, suivi de la ponctualité des livraisons',
      it: 'prestazioni dei vettori, monitoraggio puntualità consegne',
      nl: 'vervoerdersprestaties, leverbetrouwbaarheid meten',
      pt: 'desempenho de transportadoras, monitoramento de entregas no prazo',
    },
    not: 'airline punctuality, supplier delivery, employee performance, mobile carrier',
    benefit: { moves: 'error rate', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [12, 25, 45],
    cost: [16, 32, 60],
    runCost: 8,
    risk: {
      main: 'Bad windows in the order make good carriers look late; orders with impossible windows are reported to sales instead.',
      aiAct: 'none',
    },
    capabilities: ['ship-goods', 'monitor-performance'],
    measures: [
      { name: 'Deliveries inside the promised window', unit: '%', better: 'higher' },
      { name: 'Contested shipments upheld', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'freight-invoice-audit-by-tariff',
    title: 'Freight invoices rated again from shipment data and tariff',
    type: 'automation',
    description:
      'Freight bills carry fuel, toll, waiting and pallet surcharges, and clerks check the total against a feeling. Each line is rated anew from weight, volume, distance zone, accessorials agreed and the diesel index of the week, duplicates are found across invoice numbers, and surcharges need their proof such as a signed waiting time. Lines inside tolerance post with account and cost center; the others go back with the calculated figure.',
    staysWithPeople: 'The freight clerk settles disputed surcharges; the transport manager agrees tariff corrections.',
    firstStep: 'Rate a quarter of one carrier’s invoices and total overcharge, duplicates and missing proofs.',
    needs: 'Tariffs with surcharge rules as data, shipment weights, invoice lines and delivery proofs.',
    industries: ['manufacturing', 'wholesale', 'retail', 'logistics', 'mining', 'agriculture'],
    at: [
      'APQC PCF 4.4.4.4 Process and audit carrier invoices and documents',
      'APQC PCF 9.6.1.3 Audit invoices and key data in AP system',
      'ARTS 3.3.3',
    ],
    phrases: {
      en: 'freight audit, freight invoice audit, carrier invoice check, freight bill payment, process carrier invoices, freight bill audit',
      de: 'Frachtrechnungsprüfung, Frachtkostenkontrolle, Frachtabrechnung, Gutschriftverfahren Fracht, Frachtprüfung, Frachtkostenprüfung',
      es: 'auditoría de fletes, control de facturas de transporte',
      fr: 'contrôle des factures de transport, préfacturation transport, audit fret, contrôle fret',
      it: 'controllo fatture di trasporto, verifica fatture vettori',
      nl: 'vrachtfactuurcontrole, transportfacturen controleren',
      pt: 'auditoria de fretes, conferência de faturas de transporte, conferência de CT-e',
    },
    not: 'financial audit, telecom carrier invoice, interconnect bill',
    benefit: { moves: 'spend', share: [0.01, 0.025, 0.05], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 60, 110],
    runCost: 15,
    risk: {
      main: 'Own weight data are wrong and honest bills bounce; measured weights of the terminal prevail where they exist.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices', 'ship-goods', 'decide-by-rule'],
    measures: [
      { name: 'Freight lines posted without a touch', unit: '%', better: 'higher' },
      { name: 'Overcharge found', unit: '% of freight cost', better: 'higher' },
    ],
  },

  {
    id: 'fleet-cost-and-service-control',
    title: 'Own trucks and trailers controlled by kilometers, tires, tolls and test dates',
    type: 'automation',
    description:
      'Toll files, tire invoices, refrigeration unit hours and kilometers sit in four portals, and a trailer misses its brake test because it stood at a customer’s yard. Truck and trailer are joined by plate with odometer, position, workshop lines and statutory test dates; due work is placed between trips at a workshop on the route, and trailers that have not moved for ten days are listed. Cost per kilometer by vehicle shows when a tractor should be sold.',
    staysWithPeople:
      'The fleet manager decides on replacement and workshop; drivers are talked to under the works council’s rules.',
    firstStep:
      'Join six months of data of forty units and show cost per kilometer, missed dates and trailers that stood idle.',
    needs:
      'Telematics of trucks and trailers, toll and workshop lines by plate, test dates, and an agreement on driver data.',
    industries: ['logistics', 'wholesale', 'retail', 'food', 'construction', 'mining', 'agriculture', 'oil-and-gas'],
    at: ['APQC PCF 4.4.4.3 Manage transportation fleet'],
    phrases: {
      en: 'fleet management, manage transportation fleet, vehicle maintenance planning, vehicle fleet administration, truck fleet management, trailer management',
      de: 'Fuhrparkmanagement, Fuhrparkverwaltung, Fahrzeugtermine überwachen, Lkw-Fuhrpark, Trailer-Management, HU- und SP-Termine',
      es: 'gestión de flota, mantenimiento de vehículos, gestión de remolques',
      fr: 'gestion de flotte, gestion du parc automobile, suivi des poids lourds et remorques',
      it: 'gestione flotta, gestione parco veicoli, carte carburante, gestione mezzi e rimorchi',
      nl: 'wagenparkbeheer, vlootbeheer, trailerbeheer',
      pt: 'gestão de frota, manutenção de veículos, gestão de carretas',
    },
    not: 'aircraft fleet assignment, leasing portfolio of a bank, shipping line fleet',
    benefit: { moves: 'spend', share: [0.03, 0.06, 0.1], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 60, 120],
    runCost: 18,
    risk: {
      main: 'Telematics turns into surveillance of drivers; views are per vehicle, and personal views need cause and agreement.',
      aiAct: 'none',
    },
    capabilities: ['plan-maintenance', 'analyse-data'],
    measures: [
      { name: 'Fleet cost per kilometer', unit: '$', better: 'lower' },
      { name: 'Overdue vehicle inspections', unit: 'count', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const serviceActivation: readonly UseCase[] = [
  {
    id: 'telecom-sim-profile-activation-with-readback',
    title: 'SIM and eSIM activation with read-back from subscriber registers',
    type: 'automation',
    description:
      'The order says active, but the number is missing in voice-over-LTE or the plan profile is last year’s, and the customer finds out on the train. The activation flow writes card, number and profile to subscriber register, policy control and messaging in order, reads each back, and rolls all back on the first failure. A nightly read of new lines compares the profile with the sold plan and repairs known gaps by rule.',
    staysWithPeople: 'Provisioning engineers own the sequences and decide on repairs that would cut a live session.',
    firstStep: 'Read back the profiles of last week’s activations and count the lines that differ from the sold plan.',
    needs:
      'Read and write interfaces of subscriber registers and policy control, profile per plan from the catalog, rollback order.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.5.C', 'eTOM 1.4.5.C.1', 'eTOM 1.4.5.E'],
    phrases: {
      en: 'activate SIM, SIM activation, eSIM provisioning, HLR HSS provisioning, activate mobile profile, mobile line activation, suspend and terminate mobile service, service provisioning, service activation, provisioning of subscribers',
      de: 'SIM-Aktivierung, eSIM freischalten, Mobilfunkanschluss aktivieren, HLR-Provisionierung, Anschluss sperren und kündigen, Dienstbereitstellung, Provisionierung',
      es: 'activación de SIM, alta de línea móvil, aprovisionamiento HLR, activación de eSIM',
      fr: 'activation de carte SIM, activation de ligne mobile, provisioning HLR, activation eSIM',
      it: 'attivazione SIM, attivazione linea mobile, provisioning HLR, attivazione eSIM',
      nl: 'simkaart activeren, activering mobiele lijn, eSIM provisioning',
      pt: 'ativação de cartão SIM, ativação de linha móvel, aprovisionamento HLR, ativação de eSIM',
    },
    not: 'simulation, loyalty card activation, software license activation, customer activation campaign',
    benefit: { moves: 'error rate', share: [0.25, 0.45, 0.65], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [35, 75, 140],
    runCost: 14,
    risk: {
      main: 'A nightly repair with a wrong profile table hits a million lines; repairs run in slices of a thousand with a stop on complaints.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'run-workflows', 'connect-applications'],
    measures: [
      { name: 'Lines whose profile equals the sold plan', unit: '%', better: 'higher' },
      { name: 'First-day contacts after activation', unit: 'per 1,000', better: 'lower' },
    ],
  },
  {
    id: 'telecom-fixed-line-zero-touch-activation',
    title: 'Fixed line activated when the terminal reports its serial number',
    type: 'automation',
    description:
      'The technician phones the provisioning desk from the cellar, reads a serial number and waits eleven minutes on hold. When the optical terminal or modem reports in, its serial number and port are compared with the open order; a match loads speed profile, voice account and management settings by itself. A terminal on an unexpected port is held, and the technician sees on the tablet which port the order expects.',
    staysWithPeople:
      'The provisioning desk settles serial or port conflicts; the technician confirms light level and wiring.',
    firstStep:
      'Switch one exchange to automatic binding for residential orders and time activations against the phone desk.',
    needs:
      'Terminal discovery from the access platform, order with expected port, profiles per plan, tablet app of the field crew.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.5.C', 'eTOM 1.4.5.C.2', 'eTOM 1.5.5.B'],
    phrases: {
      en: 'activate fixed access line, fiber activation, ONT provisioning, broadband activation, install and configure customer equipment, zero-touch provisioning of access, line provisioning, broadband provisioning',
      de: 'Glasfaseranschluss aktivieren, ONT-Aktivierung, Anschlussbereitstellung, Endgeräte installieren und einrichten, Anschluss schalten, Bereitstellung Festnetz',
      es: 'activación de fibra, alta de ONT, instalación y configuración de equipos de cliente, aprovisionamiento de banda ancha',
      fr: 'activation de ligne fibre, mise en service ONT, installation de la box chez le client',
      it: 'attivazione linea fissa, attivazione ONT fibra, installazione apparati presso il cliente',
      nl: 'activeren glasvezelaansluiting, ONT activeren, installatie modem bij klant',
      pt: 'ativação de fibra, ativação de ONT, instalação e configuração de equipamento de cliente',
    },
    not: 'production line, credit line, equipment commissioning in a plant',
    benefit: { moves: 'handling time', share: [0.3, 0.5, 0.65], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [40, 85, 155],
    runCost: 15,
    risk: {
      main: 'Two neighbors’ terminals are swapped and each pays for the other; a light-level check against the route length flags improbable pairs.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'connect-applications'],
    measures: [
      { name: 'Lines activated without a call to the desk', unit: '%', better: 'higher' },
      { name: 'Technician waiting time per activation', unit: 'minutes', better: 'lower' },
    ],
  },
  {
    id: 'telecom-business-branch-templates-push',
    title: 'Branch routers configured from templates with pre- and post-checks',
    type: 'automation',
    description:
      'Sixty branches of a bakery chain get sixty hand-made configurations, each with its own slip in the firewall rule. Site data from the signed design fill approved templates per service, a syntax and policy check runs against a virtual copy, and the result is pushed at the agreed hour with tests before and after. Throughput, latency and failover results form the handover sheet that completes the order and starts billing.',
    staysWithPeople:
      'Design engineers handle non-standard firewalls and routing and decide on a rollback during the cut-over.',
    firstStep:
      'Generate the configurations of one finished rollout from its site list and compare them with what is live.',
    needs: 'Approved templates, structured site data from design, zero-touch capable routers, test probes at hand.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.5.C.3', 'eTOM 1.4.5.D', 'APQC PCF 5.3.2.7 Deploy solution'],
    phrases: {
      en: 'activate business network service, SD-WAN rollout, VPN provisioning, CPE configuration business, test and hand over service, service turn-up test, circuit handover',
      de: 'Standortvernetzung bereitstellen, Router-Konfiguration Geschäftskunden, SD-WAN-Rollout, Abnahmemessung und Übergabe',
      es: 'activación de servicios de red para empresas, configuración de routers de sede, pruebas y entrega del servicio de datos',
      fr: 'mise en service VPN entreprise, configuration des routeurs de site, recette et livraison du service data',
      it: 'attivazione servizi di rete business, configurazione router di sede, collaudo e consegna del servizio dati',
      nl: 'zakelijke netwerkdienst activeren, routerconfiguratie vestigingen, oplevertest en overdracht',
      pt: 'ativação de serviços de rede empresariais, configuração de routers de filial, teste e entrega do serviço',
    },
    not: 'bank branch opening, document template, product handover to production, hand over a line',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [55, 110, 200],
    runCost: 18,
    risk: {
      main: 'An error in the template is repeated in every branch; the first two sites of each rollout run a day before the rest.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'run-infrastructure'],
    measures: [
      { name: 'Sites live at the first attempt', unit: '%', better: 'higher' },
      { name: 'Engineer hours per site', unit: 'hours', better: 'lower' },
    ],
  },
  {
    id: 'telecom-circuit-design-proposal-from-inventory',
    title: 'Circuit design proposed from inventory, diversity rules and past designs',
    type: 'ai',
    description:
      'A design engineer spends half a day finding two truly separate routes for a hospital, with four maps open. An optimizer over route, duct and equipment inventory computes access, transport and addressing that meet bandwidth, delay and separation, names shared ducts and single points, and reserves ports and numbers with an expiry. Standard orders pass as they are; for the others the engineer sees the best three with cost and lead time.',
    staysWithPeople: 'Design engineers choose and document the route for every protected or non-standard circuit.',
    firstStep:
      'Redesign fifty finished business circuits and compare route, cost and shared sections with what was built.',
    needs:
      'Duct-level route data with known quality, port and capacity inventory, reservation interface, design rules.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.5.A', 'eTOM 1.4.5.B', 'APQC PCF 5.3.2.2 Define solution'],
    phrases: {
      en: 'design the service instance, circuit design, assign and reserve network resources, service design and assign, port reservation, diverse routing design',
      de: 'Leitungsplanung, Schaltungsdesign, Ressourcenreservierung Netz, Trassenführung knoten- und kantendisjunkt',
      es: 'diseño de circuitos, asignación y reserva de recursos de red, ingeniería de circuitos',
      fr: 'étude de lien, conception de circuit, affectation et réservation de ressources réseau',
      it: 'progettazione circuiti, assegnazione e prenotazione risorse di rete',
      nl: 'circuitontwerp, toewijzen en reserveren van netwerkbronnen',
      pt: 'projeto de circuitos, atribuição e reserva de recursos de rede',
    },
    not: 'electronic circuit design, printed circuit board, production routing, human resources',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [80, 165, 300],
    runCost: 35,
    risk: {
      main: 'Two routes on paper share one bridge in reality; unverified sections are marked, and protected circuits need a field confirmation.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'optimise-plans', 'plan-network'],
    measures: [
      { name: 'Design hours per business circuit', unit: 'hours', better: 'lower' },
      { name: 'Designs accepted unchanged', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-installation-appointment-offer-by-route',
    title: 'Installation slots offered by route, skill and real job length',
    type: 'ai',
    description:
      'The shop offers any free half-day, and the technician crosses the city three times. Slots are priced by the extra drive they cause among jobs already booked, by skill and by a job length learned from building and technology, and the three best are offered first. Reminders with one-tap rebooking go out two days and two hours ahead, and a freed slot is offered to waiting orders nearby.',
    staysWithPeople: 'Dispatchers keep blocks for repair and decide on promises to priority customers.',
    firstStep:
      'Re-offer one month of appointments in a district by simulation and compare driving time and earliest date.',
    needs:
      'Technician calendars with skills, past job durations, geocoded addresses, booking interface for shop and web.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.3.D', 'APQC PCF 6.3.4.2 Identify and schedule resources to meet service requirements'],
    phrases: {
      en: 'book installation appointment, appointment booking technician, field appointment scheduling for connections, rebook technician appointment, meter or line appointment',
      de: 'Installationstermin vereinbaren, Technikertermin buchen, Terminvergabe Anschluss',
      es: 'cita de instalación, reserva de cita con técnico, agenda de instalaciones de línea',
      fr: 'prise de rendez-vous d’installation, rendez-vous technicien raccordement',
      it: 'appuntamento di installazione, prenotazione tecnico, agenda attivazioni',
      nl: 'installatieafspraak inplannen, monteurafspraak boeken',
      pt: 'agendamento de instalação, marcação de visita técnica de instalação',
    },
    not: 'medical appointment, hairdresser, appointment of directors, software installation',
    benefit: { moves: 'capacity', share: [0.05, 0.1, 0.16], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 80, 150],
    runCost: 25,
    risk: {
      main: 'Remote villages always get the late slots; the waiting time per district is capped by rule whatever the drive costs.',
      aiAct: 'none',
    },
    capabilities: ['schedule-work', 'optimise-plans'],
    measures: [
      { name: 'Jobs per technician and day', unit: 'jobs', better: 'higher' },
      { name: 'Missed appointments', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-cease-and-recover-resources',
    title: 'Ceased services followed to the last port, number and rented line',
    type: 'automation',
    description:
      'Customers leave, and their port stays blocked, the wholesale line is paid on and the router is never asked for. A cease order starts a checklist across profile, port, number quarantine, wholesale line, rented duct, rental charge and device return, and each item is confirmed by read-back. A monthly sweep compares active resources and partner invoices with live services and opens the missing cease.',
    staysWithPeople:
      'Wholesale and network managers decide on lines kept for a new customer at the address; care settles unreturned devices.',
    firstStep: 'Compare one month’s wholesale line invoice with active customers and price the lines nobody uses.',
    needs: 'Inventory with service links, partner line lists, number pool, device stock with serial numbers.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.5.E', 'eTOM 1.5.5.C', 'eTOM 1.6.8.A'],
    phrases: {
      en: 'cease service, disconnect subscriber line, service termination and resource recovery, recover ports and numbers, return of routers, cease wholesale line',
      de: 'Anschlusskündigung technisch ausführen, Ressourcenrückbau, Port freigeben, Routerrückgabe, Leitungskündigung Vorleistung',
      es: 'baja técnica de línea, recuperación de recursos de red, devolución de router, baja de línea mayorista',
      fr: 'résiliation technique de ligne, récupération des ressources réseau, retour de box, résiliation d’accès de gros',
      it: 'cessazione tecnica linea, recupero risorse di rete, restituzione modem',
      nl: 'technisch opheffen aansluiting, vrijgeven netwerkpoorten, retour modem',
      pt: 'desativação de linha, recuperação de recursos de rede, devolução de equipamento de cliente',
    },
    not: 'employee termination, contract termination clause, power disconnection',
    benefit: { moves: 'spend', share: [0.02, 0.05, 0.1], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [28, 58, 105],
    runCost: 9,
    risk: {
      main: 'A living line is cut by a stale link; a port with traffic in the last week is never released without a person.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'run-workflows'],
    measures: [
      { name: 'Paid wholesale lines without a customer', unit: 'lines', better: 'lower' },
      { name: 'Days from cease to freed port', unit: 'days', better: 'lower' },
    ],
  },
];

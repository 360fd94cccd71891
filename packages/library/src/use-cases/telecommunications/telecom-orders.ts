import type { UseCase } from '../../use-case.ts';

export const telecomOrders: readonly UseCase[] = [
  {
    id: 'telecom-order-feasibility-at-entry',
    title: 'Order feasibility tested at entry against stock, ports and dependencies',
    type: 'automation',
    description:
      'A fiber and television order is accepted in the shop, falls out four days later because the port was taken, and the technician stands at the door in vain. While the order is typed, catalog rules split it into its parts, and each part is tested by interface: free port at the terminal, number pool, device stock, open order on the same line, appointment slot. What cannot be delivered is offered with a later date or another technology before the customer signs.',
    staysWithPeople:
      'The shop or care agent agrees on the alternative with the customer; planners decide on building a missing port.',
    firstStep: 'Take last month’s fallout and show which share these five tests would have caught on the day of sale.',
    needs:
      'Decomposition rules in the catalog, inventory of ports and stock with reservations, open-order check per line.',
    industries: ['telecommunications'],
    at: [
      'eTOM 1.2.27.A',
      'eTOM 1.3.3.A',
      'APQC PCF 3.5.4.1 Accept and validate sales orders',
      'APQC PCF 3.5.4.3 Determine availability',
    ],
    phrases: {
      en: 'order capture telecom, order decomposition, decompose product orders, order feasibility check, order entry broadband, order orchestration, capture customer order for mobile or internet, order management telecom, order handling telecom',
      de: 'Auftragserfassung Telekommunikation, Auftragszerlegung, Machbarkeitsprüfung Anschlussauftrag, Auftragsaufnahme DSL Glasfaser, Auftragsmanagement Telekommunikation',
      es: 'captura de pedidos telecom, descomposición de órdenes, viabilidad del pedido de fibra, alta de línea',
      fr: 'saisie de commande télécom, décomposition des commandes, étude de faisabilité de raccordement client',
      it: 'acquisizione ordini telefonia, scomposizione ordini, verifica fattibilità attivazione linea',
      nl: 'orderinvoer telecom, orderdecompositie, haalbaarheidscheck aansluitorder',
      pt: 'captura de pedidos de telecomunicações, decomposição de ordens, viabilidade de instalação',
    },
    not: 'purchase order, production order, court order, work order in a plant',
    benefit: { moves: 'error rate', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [45, 95, 180],
    runCost: 18,
    risk: {
      main: 'A slow or wrong inventory turns customers away; the check answers in two seconds or lets the order pass with a flag.',
      aiAct: 'none',
    },
    capabilities: ['manage-orders', 'provision-services', 'decide-by-rule'],
    measures: [
      { name: 'Orders completed without manual touch', unit: '%', better: 'higher' },
      { name: 'Fallout for missing port, stock or number', unit: '% of orders', better: 'lower' },
    ],
  },
  {
    id: 'telecom-fallout-classified-by-cause',
    title: 'Order fallout classified by cause and fixed in groups',
    type: 'ai',
    description:
      'Six hundred stuck orders stand in one work list in order of age, and each agent opens error text and history anew. A classifier trained on closed fallout reads error code, message text, step and order history and assigns data, capacity, partner or system as cause, with the fix that worked last time. Orders of one cause are shown together, so that one corrected street code frees eighty of them.',
    staysWithPeople: 'Fallout leads decide what is repaired in bulk and which cause goes to IT as a defect.',
    firstStep: 'Label a thousand closed cases by their true cause and show how many of today’s list share the top ten.',
    needs: 'Order history with error texts per step, closing codes of the last year, work list that can be grouped.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.27.B', 'eTOM 1.2.27.B.1'],
    phrases: {
      en: 'order fallout management, resolve order fallout, stuck orders telecom, classify order errors, order exception handling broadband, jeopardy and fallout desk',
      de: 'Auftragsklärung Telekommunikation, Auftragsfehler klassifizieren, Fallout-Bearbeitung, hängende Anschlussaufträge klären',
      es: 'gestión de órdenes caídas, resolución de pedidos atascados telecom, clasificación de errores de órdenes',
      fr: 'traitement des commandes en anomalie, gestion des rejets de commande télécom, commandes bloquées',
      it: 'gestione ordini in errore, risoluzione scarti ordini telefonia, ordini bloccati',
      nl: 'orderuitval afhandelen, vastgelopen orders telecom, uitval classificeren',
      pt: 'gestão de ordens em erro, tratamento de pedidos bloqueados telecom, classificação de falhas de ordens',
    },
    not: 'nuclear fallout, purchase order exception, parcel exception',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 60, 110],
    runCost: 12,
    risk: {
      main: 'A bulk fix damages orders that only looked alike; it runs on five first, and the next step of each must pass before the rest follow.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'classify-documents', 'manage-orders'],
    measures: [
      { name: 'Median age of a stuck order', unit: 'hours', better: 'lower' },
      { name: 'Cause confirmed by the agent', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-fallout-repair-agent',
    title: 'Fallout repair agent for data faults with two attempts',
    type: 'agentic',
    description:
      'Agents correct an address key, free a serial number from a ghost order and press “retry”, the same twelve clicks two hundred times a day. For causes on an approved list the agent reads order, inventory and address register, corrects the one field, restarts the failed step and watches it pass. After two failed attempts, or where the correction would change product, price or date, it hands over with what it tried.',
    staysWithPeople:
      'Fallout staff keep everything that touches the contract; process owners approve each cause that the agent may repair.',
    firstStep:
      'Let it prepare, not execute, the corrections of one cause for two weeks and measure how often staff would have done the same.',
    needs:
      'Retry and correction interfaces with credentials of its own, address and inventory look-up, approved causes, full log.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.27.B.2'],
    phrases: {
      en: 'repair and resubmit failed orders, resubmit failed service orders, fix order data errors telecom, retry failed provisioning orders',
      de: 'fehlgeschlagene Aufträge korrigieren und neu anstoßen, Auftragskorrektur Bereitstellung',
      es: 'corrección y reenvío de órdenes fallidas, reintento de órdenes de aprovisionamiento',
      fr: 'correction et relance des commandes en échec, reprise des ordres de provisioning',
      it: 'correzione e reinvio ordini falliti, ripresa ordini di provisioning',
      nl: 'mislukte orders herstellen en opnieuw aanbieden, provisioning-orders herstarten',
      pt: 'correção e reenvio de ordens falhadas, reprocessamento de ordens de provisão',
    },
    not: 'failed payment, repair of devices, purchase order',
    benefit: { moves: 'handling time', share: [0.25, 0.45, 0.6], basis: 'judgement' },
    effort: [45, 85, 150],
    cost: [60, 125, 230],
    runCost: 40,
    risk: {
      main: 'A corrected address connects the wrong flat; any change of address key needs the agreement of two sources or a person.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'plan-and-act', 'automate-screens'],
    measures: [
      { name: 'Fallout repaired without staff', unit: '% of approved causes', better: 'higher' },
      { name: 'Repairs that came back', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-promise-date-jeopardy-forecast',
    title: 'Orders likely to miss the promised date found days ahead',
    type: 'ai',
    description:
      'The order desk sees a missed date when the customer calls. A model trained on step durations by region, partner, technology and weekday estimates each morning which orders will miss the promise, and which step and team hold them. The desk chases from the top, and where the date cannot be kept the customer is offered a new one before the old has passed.',
    staysWithPeople:
      'Order managers decide whom to chase and which business customers get a call instead of a message.',
    firstStep: 'Forecast the misses of one past quarter three days ahead and compare with what happened.',
    needs:
      'Milestone timestamps per order step for a year, calendars of partners and crews, promised dates as given at sale.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.27.C', 'APQC PCF 3.5.4.5 Process back orders and updates'],
    phrases: {
      en: 'order jeopardy management, track orders against promise dates, order progress tracking telecom, service delivery tracking, due date monitoring of installation orders',
      de: 'Terminverfolgung Anschlussaufträge, Jeopardy-Management, Auftragsverfolgung Bereitstellung, Bereitstellungstermin überwachen',
      es: 'seguimiento de pedidos frente a la fecha comprometida, control de plazos de instalación telecom',
      fr: 'suivi des commandes et dates promises, pilotage des délais de production télécom, gestion des jeopardy',
      it: 'monitoraggio ordini e date promesse, controllo tempi di attivazione linea',
      nl: 'voortgang orders bewaken op toegezegde datum, leverdatum aansluiting bewaken',
      pt: 'acompanhamento de ordens face à data prometida, controlo de prazos de instalação telecom',
    },
    not: 'supplier delivery date, project milestone, parcel tracking',
    benefit: { moves: 'cycle time', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [28, 50, 85],
    cost: [32, 65, 120],
    runCost: 15,
    risk: {
      main: 'Chasing follows the score and quiet orders rot; any order without movement for five days enters the list whatever its score.',
      aiAct: 'none',
    },
    capabilities: ['manage-orders', 'predict-outcomes', 'provision-services'],
    measures: [
      { name: 'Orders completed on the first promised date', unit: '%', better: 'higher' },
      { name: 'Customers told before the date passed', unit: '% of late orders', better: 'higher' },
    ],
  },
  {
    id: 'telecom-order-milestone-messages',
    title: 'Order milestone messages in plain words with the next step',
    type: 'automation',
    description:
      'Every third call in the month after a sale asks where the order is, although the orchestration knows. Each milestone, delay or rejection is translated by a table into one sentence of what happened, what comes next and what the customer must do, and sent by text or app. A message is held back while a contact is open or when two events cancel each other within the hour.',
    staysWithPeople:
      'Customer communications owns the wording table; the order desk writes itself where an order is beyond the table.',
    firstStep:
      'Send five milestones for fiber orders in one region and compare order-status calls with a second region.',
    needs:
      'Milestone events from orchestration and partners, contact permissions, open-contact check, wording per event and language.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.3.F', 'APQC PCF 3.5.4.6 Handle sales order inquiries including post-order fulfillment transactions'],
    phrases: {
      en: 'order status updates for connections, keep customers informed of order progress, installation progress messages, where is my order broadband, connection order notifications',
      de: 'Auftragsstatus Anschluss mitteilen, Statusmeldungen Bereitstellung, Kundeninformation zum Auftragsfortschritt',
      es: 'avisos de estado del alta, información del progreso de la instalación, estado del pedido de fibra',
      fr: 'suivi de commande de raccordement par SMS, information client sur l’avancement de l’installation',
      it: 'aggiornamenti stato attivazione, notifiche avanzamento allaccio, stato ordine fibra',
      nl: 'statusberichten aansluitorder, klant informeren over voortgang aansluiting',
      pt: 'avisos de estado da instalação, informação do progresso da ativação, estado do pedido de fibra',
    },
    not: 'parcel tracking, project status report, order to suppliers',
    benefit: { moves: 'handling time', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [15, 30, 50],
    cost: [18, 35, 65],
    runCost: 10,
    risk: {
      main: 'A wrong partner status tells people to stay home in vain; appointments are confirmed from the dispatch system only.',
      aiAct: 'none',
    },
    capabilities: ['manage-orders', 'inform-stakeholders'],
    measures: [
      { name: 'Order-status contacts per 100 orders', unit: 'contacts', better: 'lower' },
      { name: 'Messages contradicted by a later one within a day', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-number-porting-rejection-agent',
    title: 'Porting rejections cleared by an agent within the clearing-house rules',
    type: 'agentic',
    description:
      'One port-in in seven bounces: the contract is in the spouse’s name, a digit of the account is wrong, a terminated line is asked for. The agent reads the rejection code, compares the request with the order, the earlier provider’s format and the customer’s papers, asks the customer for the one missing item by message, and resubmits the standard message with the next possible window. It may not change the porting date beyond what the customer agreed to, nor port on a doubtful authorization.',
    staysWithPeople:
      'The porting desk decides on disputed authorizations, emergency port-backs and business number blocks.',
    firstStep: 'Replay three months of rejections and show which codes one message to the customer would have settled.',
    needs:
      'Clearing-house messages with codes, order and authorization documents, message channel, rules of the national porting forum.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.3.E'],
    phrases: {
      en: 'number porting, port in number, number portability, MNP, LNP, porting rejections, porting desk, mobile number portability',
      de: 'Rufnummernportierung, Rufnummernmitnahme, Portierungsablehnung bearbeiten, Portierung WBCI, Portierung',
      es: 'portabilidad numérica, portabilidad de número, rechazos de portabilidad',
      fr: 'portabilité du numéro, portage du numéro, rejets de portabilité, RIO',
      it: 'portabilità del numero, MNP, scarti portabilità, migrazione con codice di migrazione',
      nl: 'nummerportering, nummerbehoud, afgewezen portering',
      pt: 'portabilidade de número, portabilidade numérica, recusas de portabilidade',
    },
    not: 'seaport, port call, switch port, software porting',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [50, 105, 195],
    runCost: 28,
    risk: {
      main: 'A stolen number is ported to take over bank codes; requests with a fresh SIM change or a mismatched identity go to the fraud desk unworked.',
      aiAct: 'none',
    },
    capabilities: ['provision-services', 'plan-and-act', 'manage-orders'],
    measures: [
      { name: 'Port-ins done on the agreed date', unit: '%', better: 'higher' },
      { name: 'Rejections settled without the desk', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-address-to-network-matching',
    title: 'Free-typed addresses matched to buildings and serviceable technologies',
    type: 'ai',
    description:
      'An address such as “rear house, Mill Lane 4a, second floor” is not in the network map, the shop says no, and the rival connects the flat next week. A matching model compares the typed address with postal, cadastral and own premises records, learned from past researches, and returns building and unit with certainty, the technologies, speeds and lead times there, and the distance to the next terminal. Unclear ones go to a desk planner with map, candidates and aerial picture.',
    staysWithPeople: 'Desk planners decide unclear addresses and whether a short extension is worth building.',
    firstStep: 'Rerun last quarter’s unmatched addresses and have planners judge a sample of three hundred.',
    needs:
      'Premises and terminal records with coordinates, official address register, researched cases with their results.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.3.C'],
    phrases: {
      en: 'serviceability check, broadband availability check, address qualification, check service availability at address, line pre-qualification, coverage check at address',
      de: 'Verfügbarkeitsprüfung DSL Glasfaser, Verfügbarkeitsabfrage, Adressprüfung Anschluss, Leitungsvorprüfung',
      es: 'consulta de cobertura de fibra en la dirección, comprobación de cobertura, viabilidad técnica de dirección',
      fr: 'test d’éligibilité, éligibilité fibre à l’adresse, vérification d’éligibilité de ligne',
      it: 'verifica copertura fibra all’indirizzo, verifica copertura rete, prequalifica della linea',
      nl: 'beschikbaarheidscheck internet op adres, postcodecheck glasvezel, aansluitbaarheid adres',
      pt: 'verificação de cobertura de fibra na morada, consulta de viabilidade por endereço',
    },
    not: 'insurance coverage, delivery address check in a web shop, change of address',
    benefit: { moves: 'revenue', share: [0.005, 0.015, 0.03], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [35, 75, 140],
    runCost: 18,
    risk: {
      main: 'A confident wrong match sells what cannot be built; below the agreed certainty the answer is “we check within a day”.',
      aiAct: 'none',
    },
    capabilities: ['quote-sales', 'manage-master-data', 'provision-services'],
    measures: [
      { name: 'Addresses answered at once', unit: '%', better: 'higher' },
      { name: 'Orders canceled as not serviceable', unit: '%', better: 'lower' },
    ],
  },
];

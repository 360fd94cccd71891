import type { UseCase } from '../../use-case.ts';

export const usageAndRating: readonly UseCase[] = [
  {
    id: 'telecom-mediation-completeness-counts',
    title: 'Record counts from switch to rated event, with gaps named per element',
    type: 'automation',
    description:
      'A packet gateway that stops writing files at 3 a.m. costs a day of revenue before anybody looks at a report. File sequence numbers, record counts and volumes are compared at every hop from network element through mediation and guiding to rating, per element and quarter of an hour, against what that weekday usually brings. A gap names the hop, the element and the last good file, and a re-collection is requested while the element still holds its buffer.',
    staysWithPeople:
      'Mediation operators decide on re-processing; revenue assurance signs the completeness of each bill cycle.',
    firstStep: 'Count one month of one gateway family at each hop and list every unexplained gap.',
    needs:
      'File logs and counters of elements, mediation and rating statistics, sequence rules per file type, retention time on the element.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.16.A', 'eTOM 1.4.8.A', 'eTOM 1.7.2.B'],
    phrases: {
      en: 'CDR mediation, usage record validation, CDR collection, xDR completeness check, assemble usage records, call detail record validation, usage mediation, usage collection',
      de: 'CDR-Mediation, CDR-Prüfung, Verbindungsdaten einsammeln und prüfen, Vollständigkeit der Verbindungsdatensätze, Mediation Verbindungsdaten',
      es: 'mediación de CDR, validación de registros de uso, completitud de registros de llamadas',
      fr: 'médiation des CDR, validation des tickets d’appel, complétude des enregistrements d’usage',
      it: 'mediazione CDR, validazione cartellini di traffico, completezza dei record di traffico',
      nl: 'mediation van verkeersgegevens, validatie van CDR’s, volledigheidscontrole gebruiksrecords',
      pt: 'mediação de CDR, validação de registos de tráfego, completude de registos de utilização',
    },
    not: 'legal mediation, labor mediation, dispute mediation, medical record',
    benefit: { moves: 'losses', share: [0.1, 0.25, 0.45], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [35, 70, 130],
    runCost: 15,
    risk: {
      main: 'A holiday looks like a gap and alarms lose credit; expected volumes follow a calendar, and each alarm is answered with a reason code.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'detect-anomalies'],
    measures: [
      { name: 'Usage lost beyond recovery', unit: '% of records', better: 'lower' },
      { name: 'Time from first missing file to alarm', unit: 'minutes', better: 'lower' },
    ],
  },
  {
    id: 'telecom-suspended-usage-clustered-and-recycled',
    title: 'Suspended usage clustered by cause and recycled before the bill run',
    type: 'ai',
    description:
      'Two million suspended events carry six error codes that say little, and operators filter them in a query tool the night before billing. Clustering over error code, number range, plan, partner and time separates a new number range missing in reference data from a device that sends odd identifiers, and states the revenue behind each cluster. For known clusters the repair proposed last time is offered with a test on a hundred records; after approval the batch is resubmitted.',
    staysWithPeople: 'Revenue assurance approves each repair of reference data and writes off what cannot be guided.',
    firstStep:
      'Cluster one month’s error store and compare the ten largest clusters with what operators fixed by hand.',
    needs:
      'Read access to the error store, reference data with change dates, log of earlier repairs, re-processing interface.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.16.C', 'eTOM 1.4.8.B', 'eTOM 1.2.16.B'],
    phrases: {
      en: 'suspended usage recycling, error CDR handling, recycle suspended usage, unguidable usage, rejected usage records, usage enrichment, suspense handling CDR',
      de: 'Fehler-CDR bearbeiten, abgewiesene Verbindungsdatensätze, Suspense-Bearbeitung, Datensätze anreichern und zuordnen',
      es: 'reciclaje de CDR rechazados, registros de uso en suspenso, tratamiento de errores de tarificación',
      fr: 'recyclage des CDR rejetés, tickets en anomalie de valorisation, traitement des rejets de médiation',
      it: 'riciclo CDR scartati, gestione scarti di tariffazione, record di traffico sospesi',
      nl: 'afgekeurde gebruiksrecords herverwerken, CDR-uitval, suspense verwerking',
      pt: 'reciclagem de CDR rejeitados, registos de uso suspensos, tratamento de rejeições de taxação',
    },
    not: 'waste recycling, suspended employee, bank suspense account',
    benefit: { moves: 'losses', share: [0.15, 0.3, 0.5], basis: 'judgement' },
    effort: [28, 50, 90],
    cost: [32, 65, 120],
    runCost: 14,
    risk: {
      main: 'A mass repair guides usage to the wrong accounts; each batch runs on a sample first, and its accounts are checked before resubmission.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'classify-documents', 'recommend-actions'],
    measures: [
      { name: 'Value in suspense at bill run', unit: 'thousand dollars', better: 'lower' },
      { name: 'Age of suspended events', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'telecom-rate-table-load-from-carrier-sheets',
    title: 'Rate tables loaded from carrier price sheets with a difference report',
    type: 'automation',
    description:
      'Carriers send A-to-Z price sheets with 4,000 destinations, each in its own layout, and two clerks key what changed before it takes effect at midnight. Templates per sender read the sheet, map its dial codes to the operator’s destinations, mark new, split and withdrawn codes and compute the price change against last month’s traffic. After a second person’s approval the table is loaded with its effective date and verified by twenty test ratings.',
    staysWithPeople: 'Carrier pricing approves changes above a set money effect and settles ambiguous code splits.',
    firstStep: 'Load the sheets of the ten largest carriers for one month in parallel and compare with what was keyed.',
    needs:
      'Sheets of the last year per carrier, destination and dial-code reference, traffic by destination, import into rating and routing.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.17.B', 'eTOM 1.6.5.B', 'APQC PCF 3.3.3.9 Communicate and implement price changes'],
    phrases: {
      en: 'maintain rate tables, rate sheet management, A-Z rate sheet import, price list upload telecom, interconnect rate loading, dial code updates, rate management carrier',
      de: 'Tariftabellen pflegen, Preislisten Carrier einspielen, Interconnect-Preise pflegen, Rufnummernzonen aktualisieren',
      es: 'mantenimiento de tablas de tarifas de interconexión, carga de listas de precios A-Z, actualización de destinos',
      fr: 'mise à jour des grilles tarifaires interconnexion, chargement des tarifs A-Z, gestion des destinations',
      it: 'aggiornamento listini di interconnessione, caricamento tariffe A-Z, gestione direttrici',
      nl: 'tarieftabellen onderhouden interconnectie, A-Z tarieflijsten laden',
      pt: 'manutenção de tabelas de tarifas de interligação, carregamento de preçários A-Z, atualização de destinos',
    },
    not: 'interest rate, exchange rate, freight rate, tax rate, hotel rate',
    benefit: { moves: 'handling time', share: [0.4, 0.6, 0.75], basis: 'judgement' },
    effort: [22, 42, 75],
    cost: [25, 50, 90],
    runCost: 8,
    risk: {
      main: 'A shifted column sets a premium destination to cents; price moves beyond a band per destination are never loaded without a person.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'extract-data', 'set-prices'],
    measures: [
      { name: 'Sheets loaded before their effective date', unit: '%', better: 'higher' },
      { name: 'Rating corrections caused by wrong tables', unit: 'per quarter', better: 'lower' },
    ],
  },
  {
    id: 'telecom-independent-re-rating-of-test-and-live-events',
    title: 'Independent re-rating of test calls and sampled live events',
    type: 'automation',
    description:
      'Auditors and several regulators ask for proof that metering and rating are right, and the team answers with a yearly sample. Call generators and app probes place known calls, sessions and messages each day on every plan family; these and a sample of live events are priced by a small second engine from the published tariff. A deviation beyond tolerance stops the affected cycle and names plan, destination and first wrong event.',
    staysWithPeople:
      'The billing manager stops or releases the cycle; product management explains differences in tariff reading.',
    firstStep: 'Re-price one day of events on the twenty largest plans and explain every deviation above a cent.',
    needs:
      'Published tariffs in machine-readable form kept apart from rating, probes or test SIM cards, access to rated events.',
    industries: ['telecommunications'],
    at: [
      'eTOM 1.2.17.C',
      'eTOM 1.2.17.A',
      'APQC PCF 11.2.2.6 Monitor and test regulatory compliance position and existing controls',
    ],
    phrases: {
      en: 'rating accuracy verification, test call generator, billing accuracy audit, metering and billing accuracy, rate usage events, charging verification, rating and charging, usage rating',
      de: 'Abrechnungsgenauigkeit prüfen, Testanrufe zur Tarifprüfung, Tarifierung von Verbindungen, Entgeltrichtigkeit, Rating und Charging',
      es: 'verificación de la exactitud de tarificación, llamadas de prueba de facturación, valoración de eventos de uso',
      fr: 'vérification de l’exactitude de la valorisation, appels de test facturation, taxation des communications',
      it: 'verifica accuratezza tariffazione, chiamate di prova per fatturazione, valorizzazione del traffico',
      nl: 'nauwkeurigheid van tarifering controleren, testgesprekken facturatie, rating van gebruik',
      pt: 'verificação da exatidão da taxação, chamadas de teste de faturação, valorização de eventos',
    },
    not: 'credit rating, agency rating, employee rating, insurance rating',
    benefit: { moves: 'error rate', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [35, 65, 115],
    cost: [45, 95, 180],
    runCost: 28,
    risk: {
      main: 'The second engine copies the error of the first; it is written from the published tariff by people who did not configure the catalog.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'monitor-compliance'],
    measures: [
      { name: 'Rated events outside tolerance', unit: 'per million', better: 'lower' },
      { name: 'Hours from wrong tariff to detection', unit: 'hours', better: 'lower' },
    ],
  },
  {
    id: 'telecom-spending-limits-and-roaming-cut-off',
    title: 'Usage warnings and cut-off limits enforced in real time',
    type: 'automation',
    description:
      'A data session on a cruise ship runs up four figures before the nightly job notices, and the operator pays most of it back. Online charging counts each session against the limit of plan, regulator and customer, sends the warning at 80 percent with the price of going on, and cuts off at 100 unless the customer consents by a recorded answer. Ship, aircraft and non-zone networks carry their own lower limits.',
    staysWithPeople: 'Product and legal set limits and wording; care lifts a cut-off after checking who asks.',
    firstStep:
      'Simulate the limits on last year’s hundred largest roaming credits and show what would have been stopped.',
    needs:
      'Online charging for all data bearers, network lists with zones, message gateway in the visitor’s language, consent log.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.18.B'],
    phrases: {
      en: 'usage limit enforcement, spending limit mobile, fair use policy, data cap and throttling, roaming cut-off limit, usage notifications, credit limit on mobile data',
      de: 'Kostenlimit Mobilfunk, Roaming-Kostenbremse, Drosselung nach Verbrauch des Datenvolumens, Verbrauchsbenachrichtigung',
      es: 'límite de consumo móvil, corte por límite de roaming, avisos de consumo de datos',
      fr: 'plafond de consommation mobile, blocage itinérance, alertes de consommation data',
      it: 'soglie di consumo mobile, blocco roaming al tetto di spesa, avvisi di consumo dati',
      nl: 'bestedingslimiet mobiel, roaming-limiet, verbruikswaarschuwingen data',
      pt: 'limite de consumo móvel, corte de roaming por limite, avisos de consumo de dados',
    },
    not: 'spending limit on corporate card, approval limit, budget limit',
    benefit: { moves: 'losses', share: [0.25, 0.45, 0.65], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [30, 65, 125],
    runCost: 12,
    risk: {
      main: 'Somebody in danger is cut off abroad; emergency calls and texts never fall under the limit, which is tested monthly.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'decide-by-rule'],
    measures: [
      { name: 'Credits for roaming and data charges', unit: 'thousand dollars a month', better: 'lower' },
      { name: 'Warnings delivered before 85 percent of the limit', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-prepaid-balance-complaint-replay',
    title: 'Prepaid balance replayed event by event for a complaint',
    type: 'automation',
    description:
      'A caller whose credit has vanished costs an agent ten minutes of comparing top-ups, bundles, expiries and sessions in two systems. A replay takes the balance at the last undisputed moment, applies each top-up, bundle purchase, session and expiry with the rule valid then, and marks the first event where recorded and expected balance part. Confirmed differences within the agent’s limit are credited in one step with a reason code; repeated voucher attempts are shown beside them.',
    staysWithPeople:
      'Supervisors approve larger corrections; prepaid operations fix the rule that caused a repeated difference.',
    firstStep: 'Replay two hundred closed balance complaints and compare the result with the credit that was given.',
    needs: 'Event history of online charging with balances, bundle rules with validity dates, top-up and voucher logs.',
    industries: ['telecommunications'],
    at: ['eTOM 1.2.18.C', 'eTOM 1.2.18.A'],
    phrases: {
      en: 'prepaid balance correction, balance adjustment prepaid, top-up complaint, failed top-up, voucher top-up processing, prepaid recharge, airtime credit correction',
      de: 'Prepaid-Guthaben korrigieren, Guthabenreklamation, Aufladung Prepaid, fehlgeschlagene Aufladung',
      es: 'corrección de saldo prepago, reclamación de recargas, procesamiento de recargas móviles',
      fr: 'correction de solde prépayé, réclamation de recharge, rechargement prépayé',
      it: 'correzione credito prepagato, reclami ricarica, gestione ricariche telefoniche',
      nl: 'prepaid tegoed corrigeren, klacht over opwaarderen, beltegoed opwaarderen',
      pt: 'correção de saldo pré-pago, reclamação de carregamento, carregamentos de saldo',
    },
    not: 'bank balance, leave balance, balance sheet, gift voucher in retail',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [20, 38, 65],
    cost: [22, 45, 82],
    runCost: 7,
    risk: {
      main: 'Fraudsters learn which complaint pays; credits per number and per dealer are counted, and voucher guessing locks the function.',
      aiAct: 'none',
    },
    capabilities: ['rate-usage', 'handle-complaints'],
    measures: [
      { name: 'Balance complaints settled in one contact', unit: '%', better: 'higher' },
      { name: 'Credits without a proven difference', unit: '%', better: 'lower' },
    ],
  },
];

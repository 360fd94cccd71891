import type { UseCase } from '../../use-case.ts';

export const subscriberCare: readonly UseCase[] = [
  {
    id: 'telecom-contact-routing-by-intent-and-open-events',
    title: 'Contacts routed by spoken intent and by what is open on the account',
    type: 'ai',
    description:
      'The caller presses three digits, tells the wrong queue about the router, and is transferred twice. Speech recognition takes the reason in free words, and the account’s open events (order due today, outage on the line, bill just sent, ticket reopened) correct the guess before routing. Known outages and finished orders are answered at once; the rest goes to the agent group that closed such cases at first contact.',
    staysWithPeople:
      'Care management sets queues and who always gets a person, such as vulnerable customers and cancellations.',
    firstStep:
      'Transcribe a thousand opening sentences, predict queue and reason, and compare with where the call was finally solved.',
    needs:
      'Call openings with final reason, open-event interface across order, fault and billing, routing platform with data-driven rules.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.5.A', 'APQC PCF 6.2.2.1 Receive customer problems, requests, and inquiries'],
    phrases: {
      en: 'route subscriber calls, identify and route contacts, call routing telecom hotline, intent routing, IVR routing operator, skills-based routing of customer calls',
      de: 'Anrufrouting Hotline, Anliegenerkennung, Sprachportal Kundenservice Telekommunikation, Kontaktsteuerung',
      es: 'enrutamiento de llamadas de clientes telecom, reconocimiento de motivo de llamada, IVR conversacional',
      fr: 'routage des appels clients télécom, détection d’intention d’appel, SVI en langage naturel',
      it: 'instradamento chiamate clienti telefonia, riconoscimento motivo chiamata, IVR conversazionale',
      nl: 'routering klantcontacten telecom, herkenning belreden, spraakgestuurd keuzemenu',
      pt: 'encaminhamento de chamadas de clientes telecom, reconhecimento do motivo da chamada, IVR conversacional',
    },
    not: 'packet routing, vehicle routing, routing protocol, network contacts',
    benefit: { moves: 'handling time', share: [0.06, 0.12, 0.2], basis: 'judgement' },
    effort: [45, 85, 150],
    cost: [70, 140, 260],
    runCost: 60,
    risk: {
      main: 'Accents and old voices land in the wrong queue more often; recognition is measured per group, and two failures lead to a person.',
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'transcribe-speech', 'serve-online'],
    measures: [
      { name: 'Contacts transferred', unit: '%', better: 'lower' },
      { name: 'Contacts solved by the first group reached', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-care-assistant-for-tariff-and-settings-questions',
    title: 'Care assistant for tariff, coverage and device-setting questions',
    type: 'agentic',
    description:
      'Tens of thousands ask each week why there is no data in Norway, what the router light means, whether the tariff has a second SIM. After login the assistant reads contract, allowances, device model and line status, answers from approved articles, and carries out harmless steps such as resending settings, switching on roaming or booking an option on confirmation. Cancellations, credits and everything it is not sure of go to a person with the conversation.',
    staysWithPeople:
      'Care staff take the handed-over contacts; editors own the articles; product decides what may be booked by the assistant.',
    firstStep:
      'Answer two thousand past chats on the ten most frequent questions offline and have team leads grade them.',
    needs:
      'Curated articles, read interfaces to contract and line status, a short list of permitted actions, grading by care staff.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.5.B', 'APQC PCF 6.2.2', 'APQC PCF 6.2.2.4 Respond to customer problems, requests, and inquiries'],
    phrases: {
      en: 'answer general enquiries of subscribers, answer customer inquiries telecom, tariff questions, mobile customer service chat, device settings support, roaming questions, customer care telecom, subscriber support',
      de: 'Kundenanfragen Mobilfunk beantworten, Tarifberatung im Kundenservice, Hotline Tariffragen, Chatbot Telekommunikation, Kundenbetreuung Mobilfunk, Kundenservice Mobilfunk',
      es: 'atención de consultas de clientes móviles, consultas sobre tarifas, asistente virtual telecom',
      fr: 'réponse aux demandes des abonnés, questions sur les forfaits, assistant virtuel opérateur',
      it: 'risposte alle richieste degli abbonati, domande su tariffe e offerte mobili, assistente virtuale telefonia',
      nl: 'vragen van abonnees beantwoorden, tariefvragen mobiel, virtuele assistent telecom',
      pt: 'atendimento de dúvidas de assinantes, dúvidas sobre tarifários, assistente virtual telecom',
    },
    not: 'customs tariff, insurance coverage, medical enquiry, supplier enquiry',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [90, 180, 330],
    runCost: 80,
    risk: {
      main: 'It books an option that the customer did not want; each paid action is read back with price and term and can be undone for a day.',
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'serve-online', 'plan-and-act'],
    measures: [
      { name: 'Questions settled without a person', unit: '%', better: 'higher' },
      { name: 'Repeat contacts within a week', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-letters-and-forms-to-prepared-transactions',
    title: 'Letters and web forms turned into prepared account transactions',
    type: 'ai',
    description:
      'Cancellation letters, moves, revoked debits and proof of student status arrive as scans, emails and forms, and are sorted by eye into forty baskets. A model reads topic, account, effective date and attachments, checks signature and authority against the account, and opens the transaction filled in, with the reply from checked text blocks. Cancellations carry the computed end date and the notice rule behind it.',
    staysWithPeople:
      'Correspondence staff release each transaction above routine, and specialists answer threats, lawyers and authorities.',
    firstStep: 'Read two weeks of incoming letters and emails beside the sorters and compare topic, account and date.',
    needs:
      'A year of labeled letters and emails, account look-up, contract terms for end dates, approved text blocks per topic.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.5.C', 'eTOM 1.3.6.A'],
    phrases: {
      en: 'process written correspondence of subscribers, customer letters and emails telecom, cancellation letters, change customer master data, change of bank details and address of subscribers',
      de: 'Schriftverkehr Kundenservice, Kündigungen bearbeiten Mobilfunk, Posteingang Kundenservice, Kundenstammdaten ändern, Umzug melden',
      es: 'tramitación de cartas y correos de abonados, bajas por escrito, cambio de datos del cliente',
      fr: 'traitement des courriers abonnés, résiliations par courrier, changement de coordonnées client',
      it: 'gestione corrispondenza clienti telefonia, disdette scritte, variazione dati anagrafici cliente',
      nl: 'schriftelijke klantcorrespondentie, opzeggingen verwerken, klantgegevens wijzigen',
      pt: 'tratamento de correspondência de assinantes, pedidos de cancelamento por escrito, alteração de dados do cliente',
    },
    not: 'letter of credit, supplier master data, job application letters',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [45, 90, 165],
    runCost: 25,
    risk: {
      main: 'A complaint is processed as a change of address; dissatisfaction and legal words are looked for first and always reach a person.',
      aiAct: 'none',
    },
    capabilities: ['classify-documents', 'extract-data', 'run-workflows'],
    measures: [
      { name: 'Letters finished on the day of arrival', unit: '%', better: 'higher' },
      { name: 'Transactions corrected after release', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-ombudsman-file-and-reasoned-complaint-reply',
    title: 'Complaint chronology across billing, network and sales with a reasoned reply',
    type: 'ai',
    description:
      'A formal complaint about six weeks without internet takes a caseworker a morning in five systems before the first sentence is written. Order milestones, line tests, tickets, calls, credits and the terms of that day are joined into one chronology, promises made in recorded calls are found, and a reply is drafted that answers point by point with compensation due by law or code. If deadlock is reached, the ombudsman file is assembled from the same chronology.',
    staysWithPeople:
      'The complaint handler decides on fault and redress and signs; the legal team releases ombudsman submissions.',
    firstStep: 'Build chronologies for forty closed complaints and have handlers mark what is missing or wrong.',
    needs:
      'Read access to order, fault, billing and contact records, call transcripts, compensation rules, past ombudsman decisions.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.5.D', 'APQC PCF 6.2.3', 'APQC PCF 6.2.3.3 Resolve customer complaints'],
    phrases: {
      en: 'handle formal complaints of subscribers, ombudsman complaints telecom, complaint resolution broadband, regulator complaints operator, compensation for loss of service, subscriber complaints, customer complaints telecom',
      de: 'Beschwerdemanagement Telekommunikation, Schlichtungsverfahren Bundesnetzagentur, Entschädigung bei Ausfall des Anschlusses, Beschwerden Mobilfunk, Kundenbeschwerden Telekommunikation',
      es: 'gestión de reclamaciones de telecomunicaciones, reclamaciones ante la oficina del usuario de telecomunicaciones, compensación por interrupción',
      fr: 'traitement des réclamations télécom, saisine du médiateur des communications électroniques, indemnisation de coupure internet',
      it: 'gestione reclami telefonia, conciliazione Conciliaweb, indennizzi per disservizio',
      nl: 'klachtenafhandeling telecom, geschillencommissie telecommunicatie, compensatie bij storing',
      pt: 'tratamento de reclamações de telecomunicações, livro de reclamações operador, compensação por interrupção de serviço',
    },
    not: 'product recall complaint, insurance complaint, grievance of employees',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [45, 90, 165],
    runCost: 25,
    risk: {
      main: 'The draft defends the operator where it was wrong; the reply may not be opened before fault and redress are decided in two fields.',
      aiAct: 'none',
    },
    capabilities: ['handle-complaints', 'generate-text', 'manage-cases'],
    measures: [
      { name: 'Complaints closed within the code’s deadline', unit: '%', better: 'higher' },
      { name: 'Ombudsman cases lost', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-contact-note-reason-and-follow-up',
    title: 'Contact note, reason code and promised follow-up captured from the talk',
    type: 'ai',
    description:
      'After each call the agent has forty seconds to type “cust called re bill, expl.” and picks the first reason code in the list. A model writes three lines of issue, action and promise from the transcript, proposes the reason from the operator’s own tree and creates the promised task with its date. The agent corrects and confirms while the next call is not yet there.',
    staysWithPeople: 'Agents answer for the note they confirm; team leads own the reason tree.',
    firstStep:
      'Generate notes for five hundred calls and let the colleagues who took the follow-up call judge which helped.',
    needs:
      'Call transcripts and chats, a reason tree of at most 150 leaves, task interface, works council agreement on use.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.5.E'],
    phrases: {
      en: 'summarize and code contacts, summarise calls in the contact center, after-call work, wrap-up notes, call reason coding, disposition codes',
      de: 'Gesprächsnotiz erstellen, Nachbearbeitung von Anrufen, Kontaktgrund erfassen',
      es: 'resumen de llamadas de clientes, codificación del motivo de contacto, trabajo posterior a la llamada',
      fr: 'compte rendu d’appel client, qualification du motif d’appel, post-traitement d’appel',
      it: 'riepilogo chiamate clienti, codifica motivo di contatto, attività post-chiamata',
      nl: 'gespreksnotitie vastleggen, contactreden coderen, nawerk van gesprekken',
      pt: 'resumo de chamadas de clientes, codificação do motivo de contacto, pós-atendimento',
    },
    not: 'medical note, sales meeting minutes, debit note',
    benefit: { moves: 'handling time', share: [0.05, 0.09, 0.14], basis: 'judgement' },
    effort: [20, 38, 65],
    cost: [30, 60, 110],
    runCost: 40,
    risk: {
      main: 'Notes become a tool to grade agents; use for performance review is excluded in writing and access is logged.',
      aiAct: 'none',
    },
    capabilities: ['transcribe-speech', 'generate-text', 'answer-enquiries'],
    measures: [
      { name: 'After-call time', unit: 'seconds', better: 'lower' },
      { name: 'Reason codes confirmed unchanged', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-churn-scores-with-reason-and-permitted-offer',
    title: 'Churn score per line with its reason and the one offer that fits it',
    type: 'ai',
    description:
      'The monthly churn list is long, and retention calls happy customers who then ask for a discount. A model on usage drops, repeated faults, contract end, porting inquiries and rival coverage at the address scores each line, and an uplift test separates those whom a call keeps from those it wakes. The reason decides the answer: a line fault gets a technician first, a too large plan gets a smaller one, and sleepers are left alone.',
    staysWithPeople:
      'Retention management decides on offer budget and who is never called; agents hold the conversation.',
    firstStep:
      'Score one past quarter, compare with real departures, and run a call against a silent control group for one segment.',
    needs: 'Two years of usage, faults, contracts and departures per line, consent flags, a lasting control group.',
    industries: ['telecommunications'],
    at: [
      'APQC PCF 3.5.2.4 Manage customer relationships',
      'eTOM 1.3.4.A',
      'APQC PCF 3.1.1.1.2 Predict customer purchasing behavior',
    ],
    phrases: {
      en: 'churn prediction, churn management, predict and prevent churn, subscriber retention, customer retention telecom, anti-churn campaign',
      de: 'Churn-Prognose, Kündigerprävention, Kundenbindung Mobilfunk, Abwanderungsprognose',
      es: 'predicción de bajas, prevención de churn, fidelización de abonados, retención de clientes telecom',
      fr: 'prédiction du churn, prévention des résiliations, rétention des abonnés',
      it: 'previsione abbandono clienti, prevenzione churn, fidelizzazione abbonati',
      nl: 'churnvoorspelling, opzeggingen voorkomen, klantbehoud telecom',
      pt: 'previsão de churn, prevenção de cancelamentos, retenção de assinantes',
    },
    not: 'employee turnover, account retention period, retention of documents, butter churn',
    benefit: { moves: 'churn', share: [0.02, 0.05, 0.1], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [50, 105, 190],
    runCost: 35,
    risk: {
      main: 'Calls wake sleeping customers and train the others to threaten; results count only against the control group.',
      aiAct: 'none',
    },
    capabilities: ['understand-customers', 'predict-outcomes', 'recommend-offers'],
    measures: [
      { name: 'Departures in the called group against control', unit: '%', better: 'lower' },
      { name: 'Discount given per kept line', unit: 'dollars', better: 'lower' },
    ],
  },
  {
    id: 'telecom-save-desk-offer-range-during-cancellation',
    title: 'Save-desk offers within a value limit shown during the cancellation call',
    type: 'ai',
    description:
      'At the word “cancel” the agent scrolls through thirty offers and gives the largest, because that ends the call. From line value, reason named, contract state and what kept similar customers, three offers within the limit are ranked, with the price of doing nothing shown. Where the law lets the customer go at once, the cancellation is one click and its end date is read out.',
    staysWithPeople: 'The agent listens, chooses and accepts a no; retention management sets value limits per segment.',
    firstStep:
      'Replay one month of cancellation calls: what was given, what the ranking would have offered, who stayed six months.',
    needs: 'Offer catalog with margin, value per line, cancellation reasons and outcomes, rules on easy cancellation.',
    industries: ['telecommunications', 'media'],
    at: ['eTOM 1.3.4.B'],
    phrases: {
      en: 'negotiate retention offers, save desk, cancellation handling subscribers, retention offers, win-back at cancellation, save calls with leaving subscribers',
      de: 'Kündigerrückgewinnung, Rückgewinnungsangebote, Retention-Angebote am Telefon, Halteangebot',
      es: 'ofertas de retención, gestión de bajas, retención en llamada de cancelación',
      fr: 'offres de rétention, service résiliation, reconquête à la résiliation',
      it: 'offerte di retention, gestione disdette, recupero clienti in disdetta',
      nl: 'retentieaanbod, opzeggesprek, behoudaanbod bij opzegging',
      pt: 'ofertas de retenção, gestão de pedidos de cancelamento, retenção na chamada',
    },
    not: 'staff retention, retention money in construction, data retention',
    benefit: { moves: 'churn', share: [0.03, 0.06, 0.1], basis: 'judgement' },
    effort: [30, 55, 90],
    cost: [35, 70, 130],
    runCost: 25,
    risk: {
      main: 'Loyal and old customers pay for those who shout; discount depth per age and tenure is reviewed and capped each quarter.',
      aiAct: 'none',
    },
    capabilities: ['recommend-offers', 'recommend-actions'],
    measures: [
      { name: 'Lines still active six months after the call', unit: '% of saved lines', better: 'higher' },
      { name: 'Average discount per saved line', unit: 'dollars a month', better: 'lower' },
    ],
  },
];

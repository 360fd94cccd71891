import type { UseCase } from '../../use-case.ts';

export const telecomCustomerChecks: readonly UseCase[] = [
  {
    id: 'telecom-identity-document-check-for-new-lines',
    title: 'Identity document and selfie check before a line is activated',
    type: 'ai',
    description:
      'Dealers hold passports under a lamp and type names; rural shops send phone photos that nobody opens. Text recognition reads the machine-readable zone, tests check digits, print features and expiry, compares the portrait with a live selfie and the data with the application. Clear matches activate at once, and those with a doubt stand in a queue with the doubtful feature marked.',
    staysWithPeople:
      'Fraud staff decide each doubtful document; a person who does not want the face comparison shows papers in a shop.',
    firstStep:
      'Recheck five hundred applications of one region, including known forgeries, and compare with the dealers’ verdicts.',
    needs:
      'Document templates of the countries of origin, capture in shop and app, legal basis for prepaid registration, consent for the face comparison.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.3.B', 'eTOM 1.3.3.B.1', 'APQC PCF 9.2.1.2 Analyze/Approve new account applications'],
    phrases: {
      en: 'SIM registration identity check, verify identity documents of subscribers, prepaid registration, KYC for mobile, subscriber identity verification',
      de: 'Identitätsprüfung Mobilfunkvertrag, Legitimationsprüfung Prepaid, Ausweisprüfung bei SIM-Aktivierung',
      es: 'verificación de identidad de abonados, registro de tarjetas prepago, validación de documento en el alta móvil',
      fr: 'vérification d’identité abonné, identification prépayé, contrôle de pièce d’identité à la souscription mobile',
      it: 'verifica identità intestatario SIM, identificazione acquirente SIM, controllo documento attivazione',
      nl: 'identiteitscontrole mobiel abonnement, legitimatiecontrole bij simkaart',
      pt: 'verificação de identidade de assinantes, registo de cartões pré-pagos, validação de documento na adesão móvel',
    },
    not: 'bank account opening, border control, employee identity, patient identity',
    benefit: { moves: 'losses', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 85, 160],
    runCost: 45,
    risk: {
      main: 'Darker faces or worn papers fail more often; error rates per group and document type are measured quarterly, and a refusal is always reviewed by a person.',
      decidesAboutPerson: true,
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['onboard-customers', 'extract-data', 'detect-fraud'],
    measures: [
      { name: 'Applications activated without manual check', unit: '%', better: 'higher' },
      { name: 'Forged identities found later', unit: 'per 10,000 lines', better: 'lower' },
    ],
  },
  {
    id: 'telecom-credit-and-deposit-decision-with-reasons',
    title: 'Scorecard decision on device credit and deposit with reasons',
    type: 'ai',
    description:
      'A phone worth a thousand dollars leaves the shop on a contract, and the rule is one bureau score for everybody. A transparent scorecard on bureau data, own payment history, order value and tenure proposes accept, smaller device, deposit or decline, with the two reasons that weighed most. Strategies run as champion and challenger on a small share of orders.',
    staysWithPeople:
      'Credit analysts review every contested decline and large business orders; the credit committee sets cut-offs.',
    firstStep: 'Score two years of accepted orders and show losses and sales at three cut-offs against today’s rule.',
    needs:
      'Orders with payment behavior for two years, bureau contract that permits the use, reasons that may lawfully be named.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.3.B', 'eTOM 1.3.3.B.2', 'APQC PCF 9.2.1', 'APQC PCF 9.2.1.3 Analyze credit scoring history'],
    phrases: {
      en: 'credit check for mobile contract, subscriber credit vetting, decide deposit for subscriber, credit decision device financing, credit vetting telecom',
      de: 'Bonitätsprüfung Mobilfunkvertrag, Kautionsentscheidung, Kreditprüfung Neukunde Telekommunikation',
      es: 'evaluación de crédito para alta de línea, decisión de depósito de abonado, análisis de riesgo cliente móvil',
      fr: 'scoring abonné, décision de dépôt de garantie abonné, vérification de solvabilité forfait mobile',
      it: 'valutazione creditizia nuovo abbonato, decisione deposito cauzionale telefonia, credit check mobile',
      nl: 'kredietcheck mobiel abonnement, borgbeslissing abonnee, kredietwaardigheid telecomklant',
      pt: 'avaliação de crédito para contrato móvel, decisão de caução de assinante, análise de risco na adesão',
    },
    not: 'bank loan, mortgage, letter of credit, bill credit, trade credit insurance',
    benefit: { moves: 'losses', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [45, 90, 165],
    runCost: 30,
    risk: {
      main: 'The score refuses people for where they live; address features are barred, outcomes per group are tested, and a declined person can ask for a human review.',
      decidesAboutPerson: true,
      aiAct: 'annex III: essential services',
    },
    capabilities: ['predict-outcomes', 'decide-by-rule', 'onboard-customers'],
    measures: [
      { name: 'First-payment defaults', unit: '% of new contracts', better: 'lower' },
      { name: 'Declines overturned on review', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-subscription-fraud-screening',
    title: 'Subscription fraud screening on device, identity and address links',
    type: 'ai',
    description:
      'Five applications from five names share one email pattern, one handset and one parcel locker, and each passes alone. A link graph joins applications by device fingerprint, address, bank account, dealer and earlier write-offs, and a model scores the cluster and not only the form. High scores pause the order before the phone ships.',
    staysWithPeople:
      'Fraud analysts speak with the applicant and release or refuse; they alone put somebody on the internal list.',
    firstStep: 'Build the graph over one year of orders and count never-paying accounts in the clusters it flags.',
    needs:
      'Application data with device and delivery details, never-pay and write-off history, dealer codes, order hold by interface.',
    industries: ['telecommunications'],
    at: ['eTOM 1.7.2.A.1', 'eTOM 1.7.2.A'],
    phrases: {
      en: 'subscription fraud detection, screen new subscriptions for fraud, application fraud telecom, fraud check on new orders mobile, identity fraud on contracts',
      de: 'Vertragsbetrug Mobilfunk erkennen, Betrugsprüfung Neuaufträge, Subscription Fraud',
      es: 'detección de fraude de suscripción, fraude en altas de línea, control de fraude en nuevos contratos',
      fr: 'détection de fraude à la souscription télécom, contrôle fraude nouveaux abonnements',
      it: 'rilevazione frodi in sottoscrizione, controllo frodi nuove attivazioni',
      nl: 'abonnementsfraude opsporen, fraudecontrole nieuwe abonnementen',
      pt: 'deteção de fraude de subscrição, controlo de fraude em novas adesões',
    },
    not: 'insurance fraud, card fraud, benefit fraud, magazine subscription',
    benefit: { moves: 'losses', share: [0.12, 0.25, 0.4], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [55, 115, 210],
    runCost: 40,
    risk: {
      main: 'A student house looks like a ring; a refusal needs an analyst’s stated reason, and shared addresses alone never pause an order.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'detect-anomalies'],
    measures: [
      { name: 'Never-pay losses', unit: '% of device value shipped', better: 'lower' },
      { name: 'Paused orders released as genuine', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-sim-swap-risk-hold',
    title: 'SIM swap held when device, place and history do not fit',
    type: 'ai',
    description:
      'A caller with a date of birth and a sad story gets a replacement SIM, and an hour later a bank account is empty. Each swap request is scored on recent changes of postal or email address, the requesting shop or agent, device and cell of the line, a call-forwarding set today and earlier refusals. Above the limit the swap waits for a confirmation on the old SIM or for papers in a shop, and banks that subscribe to the check are told of the fresh swap.',
    staysWithPeople:
      'Trained agents release held swaps after the stronger check; the fraud desk blocks the line on suspicion.',
    firstStep:
      'Score one year of swaps with the confirmed takeovers among them and choose a limit with care and fraud together.',
    needs: 'Swap log with channel and agent, network data of the line with a legal basis, confirmed takeover cases.',
    industries: ['telecommunications'],
    at: ['eTOM 1.7.2.A', 'eTOM 1.3.6.A'],
    phrases: {
      en: 'SIM swap, SIM replacement, replacement SIM card request, SIM swap fraud prevention, eSIM transfer check',
      de: 'SIM-Tausch, Ersatz-SIM bestellen, Ersatzkarte, SIM-Swap-Betrug verhindern',
      es: 'duplicado de SIM, cambio de tarjeta SIM, prevención de fraude SIM swapping',
      fr: 'remplacement de carte SIM, changement de SIM, fraude au SIM swap',
      it: 'sostituzione SIM, cambio SIM, prevenzione SIM swap',
      nl: 'simkaart vervangen, simwissel, sim-swapfraude voorkomen',
      pt: 'substituição de cartão SIM, segunda via de SIM, prevenção de fraude SIM swap',
    },
    not: 'interest rate swap, shift swap, simulation',
    benefit: { moves: 'losses', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [25, 48, 85],
    cost: [32, 68, 125],
    runCost: 20,
    risk: {
      main: 'An honest customer with a stolen phone is locked out abroad; a shop with papers or a video check ends the hold within the hour.',
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'secure-access'],
    measures: [
      { name: 'Confirmed takeovers by SIM swap', unit: 'per month', better: 'lower' },
      { name: 'Honest swaps delayed beyond an hour', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-irsf-and-wangiri-barring',
    title: 'Premium-rate bursts and hacked switchboards barred within minutes',
    type: 'automation',
    description:
      'A hacked office switchboard dials premium numbers in the Pacific from Friday evening, and the night shift reads the report on Monday. Near-real-time counters per line, trunk and destination range watch attempts, minutes and cost against the customer’s own pattern and a shared list of test numbers. On breach the destination group is barred for that line, the customer is messaged and a case opened with the call records.',
    staysWithPeople: 'Fraud analysts lift or widen the bar and decide on withholding payment to the carrier.',
    firstStep:
      'Run the counters over the last ten fraud cases and show loss at the moment of the bar against real loss.',
    needs:
      'Signaling or record feed with less than five minutes’ delay, hot ranges, barring interface, out-of-hours customer contacts.',
    industries: ['telecommunications'],
    at: ['eTOM 1.7.2.A', 'eTOM 1.7.2.A.2'],
    phrases: {
      en: 'block abnormal traffic, IRSF detection, PBX hacking detection, wangiri, traffic pumping, high usage monitoring, fraud management system alerts telecom, telecom fraud management, fraud detection calls',
      de: 'auffälligen Verkehr sperren, Missbrauchserkennung Telefonanlage, Sperre bei Fraud-Verdacht, Mehrwertnummern-Betrug, Fraud-Management Telekommunikation',
      es: 'bloqueo de tráfico anómalo, fraude IRSF, fraude de centralitas, control de tráfico premium',
      fr: 'blocage de trafic anormal, fraude IRSF, piratage de PBX, surveillance fraude télécom',
      it: 'blocco traffico anomalo, frodi IRSF, frode su centralini PBX, controllo frodi di traffico',
      nl: 'abnormaal verkeer blokkeren, IRSF-fraude, gehackte telefooncentrale, fraudedetectie belverkeer',
      pt: 'bloqueio de tráfego anómalo, fraude IRSF, fraude em centrais PBX, controlo de fraude de tráfego',
    },
    not: 'road traffic, web traffic, network intrusion, card fraud',
    benefit: { moves: 'losses', share: [0.25, 0.45, 0.65], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 80, 150],
    runCost: 25,
    risk: {
      main: 'A shipping company’s honest calls are barred at sea; only the destination group is barred, emergency numbers never, and agreed patterns are listed.',
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'decide-by-rule'],
    measures: [
      { name: 'Minutes from first fraudulent call to bar', unit: 'minutes', better: 'lower' },
      { name: 'Bars lifted as false', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-account-transfer-death-and-company-sale',
    title: 'Account transfer file checked after death, divorce or company sale',
    type: 'ai',
    description:
      'A widow sends the death certificate three times because each line has its own queue. Documents are read for type, names, date and authority, tied to every account and line of the former holder, and the checklist for that kind of transfer shows what is missing. On completion one release ends liability, moves lines, devices and direct debit, and starts the new holder’s credit check where a device loan goes along.',
    staysWithPeople:
      'Back-office staff decide on contested rights and waive fees; they write to the bereaved themselves.',
    firstStep:
      'Run two hundred closed transfers through reading and checklist and count the questions back that were needless.',
    needs:
      'Document samples per kind of transfer, links between accounts of one holder, transfer rules, move order interface.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.6.C', 'APQC PCF 3.5.4.2 Collect and maintain account information'],
    phrases: {
      en: 'change of contract owner, transfer of ownership of phone or utility account, bereavement account transfer, contract takeover subscriber, transfer accounts between owners',
      de: 'Vertragsübernahme, Anschlussinhaber ändern, Umschreibung bei Todesfall, Inhaberwechsel',
      es: 'cambio de titular, subrogación de contrato de línea, cambio de titularidad por fallecimiento',
      fr: 'changement de titulaire, cession de ligne, transfert de contrat suite à décès',
      it: 'subentro, voltura, cambio intestatario per successione, cessione del contratto linea',
      nl: 'contractovername, wijziging tenaamstelling, overlijden contracthouder',
      pt: 'mudança de titular, alteração de titularidade por óbito, cessão de posição contratual',
    },
    not: 'transfer of employees, securities transfer, land register, life insurance death claim',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 38, 65],
    cost: [25, 48, 88],
    runCost: 10,
    risk: {
      main: 'A former partner takes over a number with a forged paper; the previous holder is notified, and high-risk kinds wait two days.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'manage-cases'],
    measures: [
      { name: 'Days from first paper to finished transfer', unit: 'days', better: 'lower' },
      { name: 'Cases that needed a second request for papers', unit: '%', better: 'lower' },
    ],
  },
];

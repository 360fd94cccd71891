import type { UseCase } from '../../use-case.ts';

export const pharmaCustomers: readonly UseCase[] = [
  {
    id: 'pharma-medical-information-response-drafts',
    title: 'Medical information answers drafted from the label and standard response documents',
    type: 'ai',
    description:
      'A hospital pharmacist asks about stability after reconstitution at 25 degrees, and the answer takes three days of searching. The question is classified by product, country and topic, the approved label passage and standard response are retrieved, and a draft is written with citations; off-label questions use only the reactive documents allowed in that country. Words that describe an event or a defect open a safety or complaint record before the answer is read.',
    staysWithPeople: 'A medical information pharmacist approves each reply; medical affairs owns standard documents.',
    firstStep: 'Draft two hundred past answers and have pharmacists score content, citation and tone.',
    needs:
      'Labels and standard responses by country with validity, past inquiries, and links to safety and complaint intake.',
    industries: ['pharma'],
    at: [
      'APQC PCF 6.2.2',
      'APQC PCF 6.2.2.3 Resolve customer problems, requests, and inquiries',
      'APQC PCF 6.2.2.4 Respond to customer problems, requests, and inquiries',
    ],
    phrases: {
      en: 'medical information inquiries, medical information enquiries, answer healthcare professional questions, standard response letters, drug information service',
      de: 'medizinische Anfragen beantworten, Medical Information, Arzneimittelinformation, Fachkreisanfragen',
      es: 'información médica, consultas de profesionales sanitarios sobre medicamentos',
      fr: 'information médicale, réponse aux questions des professionnels de santé sur le médicament',
      it: 'informazione medica, quesiti di operatori sanitari sui farmaci',
      nl: 'medische informatie, vragen van zorgprofessionals over geneesmiddelen',
      pt: 'informação médica, pedidos de profissionais de saúde sobre medicamentos',
    },
    not: 'patient record, insurer medical evidence, sales representative visit',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [32, 55, 92],
    cost: [42, 76, 132],
    runCost: 28,
    risk: {
      main: 'A reply becomes promotion; drafts use approved sources only and nothing outside the question is offered.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['answer-enquiries', 'generate-text', 'search-knowledge'],
    measures: [
      { name: 'Inquiries answered within a day', unit: '%', better: 'higher' },
      { name: 'Safety events found in inquiries', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'pharma-returned-goods-credit-and-destruction',
    title: 'Returned medicines verified by serial number, credited by policy and booked to destruction',
    type: 'automation',
    description:
      'Wholesalers return crates of expired and opened packs, and clerks count them against three policies. On receipt each pack is scanned, its serial is checked in the repository and decommissioned, policy rules decide on credit by expiry window, lot, price paid and temperature proof, and the rest is listed with the reason. Controlled drugs get their own record, and the destruction certificate closes the lot.',
    staysWithPeople: 'Quality decides whether anything may go back to stock; sales approves goodwill.',
    firstStep: 'Process one wholesaler’s returns for a month and compare credit and counting time.',
    needs: 'Return policies as rules, sales prices by lot, repository connection, and destruction partner messages.',
    industries: ['pharma'],
    at: [
      'APQC PCF 6.2.4',
      'APQC PCF 6.2.4.1 Authorize return',
      'APQC PCF 4.4.2.5 Manage disposition of returned products',
      'APQC PCF 10.4.11',
    ],
    phrases: {
      en: 'pharmaceutical returns, returned medicines processing, expired drug returns, reverse distribution, drug destruction records',
      de: 'Arzneimittelretouren bearbeiten, Retourware Pharma, Vernichtung von Arzneimitteln dokumentieren',
      es: 'devoluciones de medicamentos, medicamentos caducados, destrucción de medicamentos',
      fr: 'retours de médicaments, périmés, destruction des médicaments',
      it: 'resi di farmaci, farmaci scaduti, distruzione medicinali',
      nl: 'retouren geneesmiddelen, vernietiging geneesmiddelen',
      pt: 'devoluções de medicamentos, medicamentos expirados, destruição de medicamentos',
    },
    not: 'tax return, book returns, fashion returns',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [25, 45, 75],
    cost: [32, 58, 100],
    runCost: 14,
    risk: {
      main: 'A pack of unknown origin re-enters the chain; without serial, lot and storage proof nothing returns to saleable stock.',
      aiAct: 'none',
    },
    capabilities: ['handle-returns', 'decide-by-rule'],
    measures: [
      { name: 'Days from receipt to credit note', unit: 'days', better: 'lower' },
      { name: 'Credit outside policy', unit: '% of credits', better: 'lower' },
    ],
  },
];

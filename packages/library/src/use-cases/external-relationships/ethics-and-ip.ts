import type { UseCase } from '../../use-case.ts';

export const ethicsAndIp: readonly UseCase[] = [
  {
    id: 'ip-renewals-and-annuity-decisions',
    title: 'Patent and trademark renewals decided from use, cost and sales',
    type: 'automation',
    description:
      'Annuities are paid for patents whose product was discontinued, because the form offers pay or lose and nobody dares. Each right carries deadline per country, product links, sales, licenses, citing patents and total fee to expiry; ninety days ahead the inventor’s unit gets a proposal by rule with one click and a reason. Instructions go to the annuity provider by file, and its confirmations are reconciled with the register.',
    staysWithPeople: 'The patent committee decides on dropping rights above a value and on contested families.',
    firstStep:
      'Link the two hundred oldest families to products and show fees spent on rights without sales or license.',
    needs: 'The rights register, product links, sales by product and the provider’s fee schedule.',
    industries: 'any',
    at: [
      'APQC PCF 12.4.6 Protect intellectual property',
      'APQC PCF 12.4.6.1 Manage copyrights, patents, and trademarks',
      'APQC PCF 12.4.6.2 Maintain intellectual property rights and restrictions',
    ],
    phrases: {
      en: 'intellectual property management, patent annuities, trademark renewals, manage copyrights patents and trademarks, IP portfolio review, maintain intellectual property rights, patent management',
      de: 'Schutzrechte verwalten, Patentgebühren, Markenverlängerung, Schutzrechtsportfolio, Patentverwaltung, Schutzrechtsmanagement, Jahresgebühren Patente',
      es: 'gestión de propiedad intelectual, anualidades de patentes, renovación de marcas',
      fr: 'gestion de la propriété intellectuelle, annuités de brevets, renouvellement des marques',
      it: 'gestione proprietà intellettuale, annualità brevetti, rinnovo marchi',
      nl: 'beheer intellectueel eigendom, octrooitaksen, merkvernieuwing',
      pt: 'gestão de propriedade intelectual, anuidades de patentes, renovação de marcas',
    },
    not: 'IP address, lease renewal, policy renewal, internet protocol',
    benefit: { moves: 'spend', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [12, 25, 45],
    cost: [16, 35, 65],
    runCost: 8,
    risk: {
      main: 'A right is dropped that a licensee pays for; rights with a license or a pending case can’t be dropped by rule.',
      aiAct: 'none',
    },
    capabilities: ['decide-by-rule', 'run-workflows'],
    measures: [
      { name: 'Fees on rights without product or license', unit: '$', better: 'lower' },
      { name: 'Missed renewal deadlines', unit: 'count', better: 'lower' },
    ],
  },

  {
    id: 'trademark-and-counterfeit-watch',
    title: 'Trademark watch and takedown of counterfeit listings',
    type: 'agentic',
    description:
      'Fakes on marketplaces are found by customers, and each takedown is a form of forty fields. Image and name search runs over marketplaces, social shops, domains and new trademark filings; hits are compared with authorized sellers, price floor and pictures of real goods, then grouped by seller. The agent fills the platform’s notice with rights and evidence, follows up, orders a test purchase where needed and keeps the file for court.',
    staysWithPeople:
      'A trademark lawyer releases notices for new sellers or platforms and decides on oppositions and suits.',
    firstStep: 'Search three marketplaces for one brand over a month and verify a hundred hits by hand.',
    needs: 'Registered rights as files, list of authorized sellers, product pictures and platform accounts.',
    industries: ['manufacturing', 'retail', 'media', 'software'],
    at: [
      'APQC PCF 12.4.6 Protect intellectual property',
      'APQC PCF 12.4.6.1 Manage copyrights, patents, and trademarks',
    ],
    phrases: {
      en: 'brand protection, trademark monitoring, counterfeit takedown, IP infringement monitoring, anti-counterfeiting',
      de: 'Markenüberwachung, Markenschutz, Produktpiraterie bekämpfen, Plagiate verfolgen',
      es: 'vigilancia de marcas, protección de marca, retirada de falsificaciones',
      fr: 'surveillance de marques, lutte contre la contrefaçon',
      it: 'sorveglianza marchi, lotta alla contraffazione',
      nl: 'merkbewaking, namaak bestrijden, merkbescherming',
      pt: 'vigilância de marcas, combate à pirataria, remoção de falsificações',
    },
    not: 'counterfeit banknotes, brand campaign, wrist watch, plagiarism of students',
    benefit: { moves: 'losses', share: [0.05, 0.12, 0.25], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [45, 95, 190],
    runCost: 50,
    risk: {
      main: 'Takedown of a lawful reseller brings a counterclaim; first notices to a seller need a lawyer’s release.',
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'plan-and-act'],
    measures: [
      { name: 'Infringing listings removed within five days', unit: '%', better: 'higher' },
      { name: 'Notices withdrawn', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'license-royalty-statement-check',
    title: 'Licensee royalty statements checked against contract and market data',
    type: 'automation',
    description:
      'Licensees send a one-line statement, and the licensor books what comes. Each license holds rates, bases, minimums, territories, sublicense rules and option dates as data; statements are recalculated, compared with shipments, registered units, store checks and past seasons, and minimums accrue. Deviations rank licensees for the next royalty audit, and option dates warn the owner.',
    staysWithPeople: 'The licensing manager decides on audits, settlements and exercise of options.',
    firstStep: 'Recalculate eight quarters of the ten largest licensees and list underpaid minimums and odd bases.',
    needs: 'License agreements with terms as data, statements by product and an outside volume signal.',
    industries: ['manufacturing', 'media', 'software', 'higher-education', 'retail'],
    at: [
      'APQC PCF 12.4.6.3 Administer licensing terms',
      'APQC PCF 12.4.6.4 Administer options',
      'APQC PCF 12.4.6 Protect intellectual property',
    ],
    phrases: {
      en: 'royalty statement review, administer licensing terms, license revenue management, licence royalties, royalty audit',
      de: 'Lizenzabrechnung prüfen, Lizenzgebühren, Lizenzverträge verwalten',
      es: 'control de regalías, administración de licencias de propiedad intelectual',
      fr: 'contrôle des redevances, gestion des contrats de licence',
      it: 'controllo royalty, gestione contratti di licenza',
      nl: 'royaltyafrekening controleren, licentievoorwaarden beheren',
      pt: 'controle de royalties, gestão de contratos de licença',
    },
    not: 'driver license, software license inventory of IT, business license, liquor license',
    benefit: { moves: 'revenue', share: [0.01, 0.03, 0.06], basis: 'judgement' },
    effort: [20, 35, 65],
    cost: [26, 50, 95],
    runCost: 10,
    risk: {
      main: 'Accusing a licensee on thin data harms the relation; deviations are put as questions with the calculation attached.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'reconcile-accounts'],
    measures: [
      { name: 'Royalty recovered', unit: '$ per year', better: 'higher' },
      { name: 'Statements recalculated', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'whistleblower-report-triage',
    title: 'Hotline reports sorted by category, earlier case and conflict of the handler',
    type: 'ai',
    description:
      'A twelve-page letter in Polish mixes a bullying story, a kickback and a blocked fire exit, and the case team argues for a week who takes it. Inside the protected system the text is translated and cut into single allegations, each matched to a category, to open and closed cases, and to the names in the case team, so that nobody handles a report about a friend. The handler gets the five open questions that decide whether there is anything to investigate.',
    staysWithPeople:
      'The ethics officer decides plausibility, investigators and measures, and speaks with the reporter.',
    firstStep:
      'Sort a hundred closed reports again and compare category, linked cases and first questions with the file.',
    needs: 'A protected case system, category scheme, translation inside that system and conflict rules.',
    industries: 'any',
    at: ['APQC PCF 12.4.4.2 Execute compliance program', 'APQC PCF 12.4.4 Ensure compliance'],
    phrases: {
      en: 'whistleblowing case handling, ethics hotline, speak-up reports, misconduct investigations, ethics case management, ethics report assessment, hotline case triage',
      de: 'Hinweisgebersystem, Whistleblowing-Meldungen bearbeiten, Ethik-Hotline, Hinweise bewerten, interne Untersuchungen vorbereiten',
      es: 'canal de denuncias, línea ética, gestión de denuncias internas',
      fr: 'alertes professionnelles, ligne éthique, lanceurs d’alerte',
      it: 'segnalazioni whistleblowing, linea etica',
      nl: 'klokkenluidersmeldingen, integriteitsmeldingen',
      pt: 'canal de denúncias, linha ética, gestão de denúncias',
    },
    not: 'customer complaint hotline, technical hotline, patient triage',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 35, 65],
    cost: [30, 58, 110],
    runCost: 18,
    risk: {
      main: 'Identity leaks through a summary; processing stays in the case system and names are masked before translation review.',
      decidesAboutPerson: true,
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['manage-cases', 'translate-text'],
    measures: [
      { name: 'Reports acknowledged within seven days', unit: '%', better: 'higher' },
      { name: 'Days to plausibility decision', unit: 'days', better: 'lower' },
    ],
  },

  {
    id: 'legal-entity-filings-and-signatories',
    title: 'Legal entity register with filing calendar and signing powers',
    type: 'automation',
    description:
      'A group of ninety companies keeps directors, powers and filings in local drawers, and a bank refuses a payment because a director left in May. One register holds officers, powers of attorney, shareholdings, registered addresses and filing duties per country; departures, reorganizations and name changes trigger the resolutions and forms to prepare. Evidence of filing closes each duty, and group charts and bank signatory lists come from the same data.',
    staysWithPeople: 'The corporate secretary signs resolutions and decides on appointments with the board.',
    firstStep: 'Load thirty companies and compare officers with the public registers.',
    needs: 'Register extracts, powers of attorney, feed of departures from HR and filing rules per country.',
    industries: 'any',
    at: ['APQC PCF 12.4.2 Manage corporate governance policies', 'BIAN 6.3.2'],
    phrases: {
      en: 'legal entity management, corporate secretarial filings, subsidiary governance, powers of attorney register, company register filings, company secretarial work, subsidiary management',
      de: 'Beteiligungsverwaltung, Handelsregisteranmeldungen, Vollmachten verwalten, Gesellschaftsrecht, Beteiligungsmanagement, Gesellschaftssekretariat, Vollmachtenverwaltung',
      es: 'gestión societaria, poderes notariales, inscripciones registrales',
      fr: 'secrétariat juridique, gestion des filiales, pouvoirs et délégations',
      it: 'segreteria societaria, gestione procure, adempimenti societari',
      nl: 'vennootschapsadministratie, volmachtenregister, KvK-inschrijvingen',
      pt: 'gestão societária, procurações, registros na junta comercial',
    },
    not: 'customer entity data, accounting entity close, electronic signature of customers',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [15, 28, 50],
    cost: [20, 40, 80],
    runCost: 12,
    risk: {
      main: 'A power of attorney outlives its holder; departures from HR open a revocation task on the same day.',
      aiAct: 'none',
    },
    capabilities: ['manage-master-data', 'run-workflows'],
    measures: [
      { name: 'Filings on time', unit: '%', better: 'higher' },
      { name: 'Register differences to public record', unit: 'count', better: 'lower' },
    ],
  },
];

import { DISCRETE_MANUFACTURING, PROCESS_MANUFACTURING } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const patentsAndProductRules: readonly UseCase[] = [
  {
    id: 'patent-watch-against-own-features',
    title: 'New patents read against the features under development',
    type: 'ai',
    description:
      'Patent alerts by keyword bring 300 documents a month, and the engineers who could judge them open ten. A model reads the independent claims of each new publication, compares them element by element with feature descriptions from the requirement system, and ranks the few where most elements are met, with the claim chart half filled. Competitors’ abandoned patents are listed too, since they open a road.',
    staysWithPeople:
      'The patent attorney gives the opinion on infringement; the project lead decides on a design-around.',
    firstStep:
      'Feed the last twelve months of alerts and see whether the five that mattered are among its first twenty.',
    needs:
      'Patent full texts with legal status, feature descriptions in plain text, and an attorney who labels 100 examples.',
    industries: [...DISCRETE_MANUFACTURING, 'telecommunications', 'software', 'chemicals', 'pharma', 'defense'],
    at: ['APQC PCF 2.1.3', 'APQC PCF 2.1.3.2 Review infringement of patents and copyrights'],
    phrases: {
      en: 'freedom to operate, FTO search, patent monitoring, patent watch, review patent infringement, prior art search, patent clearance',
      de: 'Freedom-to-Operate-Recherche, Patentüberwachung, Patentrecherche, Schutzrechtsverletzung prüfen',
      es: 'vigilancia de patentes, búsqueda de libertad de operación, revisión de infracción de patentes',
      fr: 'veille brevets, liberté d’exploitation, recherche d’antériorités',
      it: 'sorveglianza brevetti, ricerca libertà di attuazione, verifica contraffazione brevetti',
      nl: 'octrooibewaking, vrijheid van handelen onderzoek, octrooionderzoek',
      pt: 'vigilância de patentes, pesquisa de liberdade de operação, análise de infração de patentes',
    },
    not: 'price watch, traffic infringement, copyright royalties, court fines',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [18, 35, 60],
    cost: [28, 58, 110],
    runCost: 30,
    risk: {
      main: 'A written machine opinion can be demanded in a lawsuit; results run under the attorney’s instruction and are kept in the attorney’s file.',
      aiAct: 'none',
    },
    capabilities: ['research-evidence', 'design-products'],
    measures: [
      { name: 'Patent documents judged within thirty days of publication', unit: '% of alerts', better: 'higher' },
      { name: 'Attorney hours per relevant hit', unit: 'hours', better: 'lower' },
    ],
  },
  {
    id: 'invention-reports-searched-before-the-date',
    title: 'Invention reports searched for novelty and decided before the statutory date',
    type: 'ai',
    description:
      'An engineer’s invention report waits for the patent meeting, and meanwhile the trade fair or the statutory term has passed. On receipt a model searches patents, papers and own earlier reports for each claimed feature, drafts a one-page comparison with the nearest three documents, and asks the inventor for what is missing. The day by which the firm must claim, file or release is computed from the country’s law and the planned publications, and stands on the agenda of the next meeting.',
    staysWithPeople:
      'The patent committee decides to file, keep secret, publish or release; the attorney drafts the claims.',
    firstStep: 'Search forty reports of past years and compare the documents found with those that the examiner cited.',
    needs:
      'Invention reports as text, a patent and literature database under a confidentiality contract, dates of fairs and papers, and terms by country.',
    industries: 'any',
    at: ['APQC PCF 2.1.3', 'APQC PCF 2.1.3.3 Determine patent and copyright needs'],
    phrases: {
      en: 'invention disclosure, invention report management, patent filing decision, determine patent needs, patentability search, employee inventions, patent management',
      de: 'Erfindungsmeldungen, Arbeitnehmererfindungen, Diensterfindung, Patentanmeldung entscheiden, Neuheitsrecherche, Patentwesen',
      es: 'comunicación de invenciones, búsqueda de novedad, decisión de patentar',
      fr: 'déclaration d’invention, inventions de salariés, recherche de brevetabilité',
      it: 'segnalazione di invenzioni, invenzioni dei dipendenti, ricerca di novità',
      nl: 'uitvindingsmelding, nieuwheidsonderzoek, octrooiaanvraag indienen',
      pt: 'comunicação de invenção, invenções de trabalhadores, pesquisa de patenteabilidade',
    },
    not: 'suggestion scheme, idea contest, license plate, disclosure of accounts',
    benefit: { moves: 'cycle time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [12, 24, 42],
    cost: [15, 32, 60],
    runCost: 10,
    risk: {
      main: 'An invention leaks through a search in a public service; searches run under contract, and only single features leave the house.',
      aiAct: 'none',
    },
    capabilities: ['research-evidence', 'design-products'],
    measures: [
      { name: 'Reports decided before the statutory date', unit: '% of reports', better: 'higher' },
      { name: 'Days from report to decision', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'regulatory-requirements-to-product-features',
    title: 'Product regulations broken into requirements and tied to features and proofs',
    type: 'ai',
    description:
      'Whether a product may be sold in a country is known by two people and a folder. A model splits laws and standards into single requirements with their paragraph, proposes the features, tests and label texts that meet each one, and keeps the link when a new edition appears, showing what was added, tightened or dropped. The market-access file of a country then fills from proofs on record, with open ones named.',
    staysWithPeople: 'The regulatory affairs manager confirms each link and signs the declaration of conformity.',
    firstStep: 'Process one standard in two editions and compare the differences found with the gap analysis on file.',
    needs:
      'Licensed texts of the standards, the requirement and test records with stable ids, and a list of countries sold to.',
    industries: [...DISCRETE_MANUFACTURING, 'telecommunications', 'chemicals', 'food', 'defense'],
    at: [
      'APQC PCF 2.1.3',
      'APQC PCF 2.1.3.5 Manage regulatory requirements',
      'APQC PCF 2.1.3.5.2 Maintain records for regulatory agencies',
      'APQC PCF 2.2.3.1.5 Derive regulatory compliance requirements',
      'APQC PCF 2.2.3.1.6 Derive requirements from industry standards',
      'APQC PCF 2.1.3.1 Conduct mandatory and elective reviews',
      'APQC PCF 2.3.1.7 Conduct mandatory and elective external reviews',
    ],
    phrases: {
      en: 'product compliance, manage regulatory requirements for products, CE marking, declaration of conformity, market access file, product standards monitoring, technical file, product certification, product approval and conformity',
      de: 'Produktkonformität, CE-Kennzeichnung, Konformitätsbewertung, Normenmanagement, technische Dokumentation Konformität, Produktzulassung und Konformität, Produktzertifizierung',
      es: 'conformidad de producto, marcado CE, requisitos normativos de producto, expediente técnico, certificación de producto',
      fr: 'conformité produit, marquage CE, exigences réglementaires produit, dossier technique, certification produit',
      it: 'conformità di prodotto, marcatura CE, requisiti normativi di prodotto, fascicolo tecnico, certificazione di prodotto',
      nl: 'productconformiteit, CE-markering, normenbeheer, technisch dossier, productcertificering',
      pt: 'conformidade do produto, marcação CE, requisitos regulamentares do produto, dossiê técnico, certificação de produto',
    },
    not: 'financial regulation, capital requirements, tax compliance, clinical trial',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 70, 130],
    runCost: 22,
    risk: {
      main: 'A wrong link hides a missing proof; no declaration is printed from links that a specialist has not confirmed.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'extract-data'],
    measures: [
      { name: 'Requirements with a confirmed proof', unit: '% of requirements', better: 'higher' },
      { name: 'Weeks for the gap list of a new edition', unit: 'weeks', better: 'lower' },
    ],
  },
  {
    id: 'regulatory-submission-calendar-and-sequence',
    title: 'Submission calendar per product and country with sequence, questions and commitments',
    type: 'automation',
    description:
      'A product sold in forty countries has forty files, and a variation sent in one is forgotten in three. Each approval holds country, dossier version, conditions and renewal date; a planned change produces the list of countries, type of submission, documents and lead time by rule table. Sent sequences, authority questions with their answer dates and commitments made are tracked from the gateway receipts, and supply sees from when which version may ship where.',
    staysWithPeople: 'Regulatory affairs decides on type and strategy of a submission and signs each answer.',
    firstStep: 'Load one product’s approvals for ten countries and find commitments and renewals due within a year.',
    needs:
      'Approval records by country, a rule table kept by regulatory affairs, gateway receipts, and change requests.',
    industries: [
      ...PROCESS_MANUFACTURING,
      'telecommunications',
      'automotive',
      'machinery',
      'electronics',
      'consumer-goods',
      'agriculture',
    ],
    at: ['APQC PCF 2.1.3', 'APQC PCF 2.1.3.5.3 Manage regulatory submission life cycle'],
    phrases: {
      en: 'regulatory submission management, product registration with authorities, marketing authorization maintenance, type approval management, regulatory dossier life cycle, type approval, drug registration, regulatory affairs, product registrations abroad',
      de: 'Zulassungsmanagement Produkte, Zulassungsdossier pflegen, Typgenehmigung verwalten, Behördeneinreichung, Typgenehmigung, Arzneimittelzulassung, Produktzulassung, Regulatory Affairs',
      es: 'gestión de registros sanitarios, presentaciones regulatorias de producto, homologación de producto, asuntos regulatorios',
      fr: 'gestion des dossiers d’autorisation, soumissions réglementaires produit, homologation produit, affaires réglementaires, AMM',
      it: 'gestione autorizzazioni prodotto, dossier regolatori, omologazione prodotto, affari regolatori',
      nl: 'beheer van productregistraties, registratiedossiers, typegoedkeuring, regulatory affairs',
      pt: 'gestão de registos de produto, submissões regulamentares, homologação de produto, assuntos regulamentares, assuntos regulatórios',
    },
    not: 'tax filing, capital reporting, customer product registration, grant submission, tariff filing',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [28, 52, 90],
    cost: [40, 85, 155],
    runCost: 22,
    risk: {
      main: 'Goods ship under a version not yet approved; release to a country asks the calendar and not the planner.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'run-workflows'],
    measures: [
      { name: 'Renewals and commitments met on time', unit: '%', better: 'higher' },
      { name: 'Months from change to approval in the last country', unit: 'months', better: 'lower' },
    ],
  },
  {
    id: 'material-declarations-collected-from-suppliers',
    title: 'Substance declarations collected from suppliers down to the part',
    type: 'agentic',
    description:
      'A list of restricted substances grows twice a year, and each time somebody emails 900 suppliers and files the half that answers. An agent works out which parts and suppliers a change touches, asks in the supplier’s language with the right form, reads what comes back, checks part number, date, threshold and signature, returns what is incomplete and reminds. The product view shows share declared, exemptions with end date, and parts for which a laboratory test is cheaper than another reminder.',
    staysWithPeople:
      'The material compliance manager decides on exemptions, tests and replacing a part; purchasing escalates.',
    firstStep:
      'Run one product family with eighty suppliers and compare the complete answers after four weeks with the last campaign.',
    needs:
      'Bills of material with supplier part numbers, substance lists, supplier contacts, and a form standard for declarations.',
    industries: [...DISCRETE_MANUFACTURING, 'chemicals', 'defense', 'retail'],
    at: [
      'APQC PCF 2.1.3.5 Manage regulatory requirements',
      'APQC PCF 2.1.3.5.2 Maintain records for regulatory agencies',
      'APQC PCF 2.1.3',
    ],
    phrases: {
      en: 'material compliance, REACH and RoHS declarations, substance declarations, supplier material declarations, conflict minerals reporting, full material disclosure, REACH compliance, RoHS compliance, product stewardship',
      de: 'Materialkonformität, Stoffverbote prüfen, REACH- und RoHS-Erklärungen einholen, Lieferantenerklärungen zu Inhaltsstoffen, REACH-Compliance, Material Compliance, Stoffrecht',
      es: 'conformidad de materiales, declaraciones REACH y RoHS, declaraciones de sustancias',
      fr: 'conformité matière, déclarations REACH et RoHS, déclarations de substances',
      it: 'conformità dei materiali, dichiarazioni REACH e RoHS, dichiarazioni sulle sostanze',
      nl: 'materiaalconformiteit, REACH- en RoHS-verklaringen, stofverklaringen',
      pt: 'conformidade de materiais, declarações REACH e RoHS, declarações de substâncias',
    },
    not: 'customs declaration, tax declaration, substance abuse, medication, long-term supplier declaration of origin',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [28, 52, 88],
    cost: [42, 88, 160],
    runCost: 28,
    risk: {
      main: 'A false declaration is accepted because the form is complete; high-risk materials are tested by sample whatever the paper says.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'plan-and-act'],
    measures: [
      { name: 'Parts with a valid declaration', unit: '% of parts', better: 'higher' },
      { name: 'Staff hours per campaign', unit: 'hours', better: 'lower' },
    ],
  },
];

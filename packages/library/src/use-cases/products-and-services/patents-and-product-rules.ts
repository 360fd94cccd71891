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
    industries: [
      'manufacturing',
      'automotive',
      'machinery',
      'electronics',
      'chemicals',
      'pharma',
      'defense',
      'consumer-goods',
      'software',
      'telecommunications',
    ],
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
    id: 'patent-and-trademark-fee-decisions',
    title: 'Renewal fees of patents and trademarks decided on use and cost',
    type: 'automation',
    description:
      'Renewal lists go round once a quarter, nobody dares to drop a patent, and fees rise with its age. Each right is linked to the products and licenses that use it; on the due date minus 120 days the system adds revenue covered, fee to come and citations, and proposes keep, drop in single countries, or offer for sale by rules the patent committee set. Confirmed instructions go to the fee agent by interface, with the receipt filed.',
    staysWithPeople:
      'The patent committee confirms each drop; inventors are heard where the law of their country demands it.',
    firstStep: 'Link the 100 oldest rights to products and show the fees paid for those that no product uses.',
    needs:
      'A register of rights with due dates, a link from right to product, and the fee agent’s interface or file format.',
    industries: 'any',
    at: [
      'APQC PCF 2.1.3',
      'APQC PCF 2.1.3.3 Determine patent and copyright needs',
      'APQC PCF 12.4.6 Protect intellectual property',
      'APQC PCF 12.4.6.1 Manage copyrights, patents, and trademarks',
    ],
    phrases: {
      en: 'patent renewal, trademark renewal, IP portfolio management, manage patents and trademarks, patent annuity payments, intellectual property administration',
      de: 'Schutzrechtsverwaltung, Patentverwaltung, Jahresgebühren Patente, Markenverlängerung',
      es: 'renovación de patentes y marcas, gestión de la propiedad industrial, anualidades de patentes',
      fr: 'gestion des brevets et marques, annuités de brevets, renouvellement de marques',
      it: 'gestione brevetti e marchi, annualità brevettuali, rinnovo marchi',
      nl: 'beheer van octrooien en merken, octrooitaksen, merkverlenging',
      pt: 'gestão de patentes e marcas, anuidades de patentes, renovação de marcas',
    },
    not: 'policy renewal, subscription renewal, tuition fee, license plate',
    benefit: { moves: 'spend', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [12, 24, 42],
    cost: [15, 32, 60],
    runCost: 10,
    risk: {
      main: 'A missed date loses a right for good; two independent reminders run, and silence means keep.',
      aiAct: 'none',
    },
    capabilities: ['decide-by-rule', 'run-workflows'],
    measures: [
      { name: 'Fees for rights that no product uses', unit: 'thousand dollars a year', better: 'lower' },
      { name: 'Rights with a product or license link', unit: '% of rights', better: 'higher' },
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
    industries: [
      'manufacturing',
      'automotive',
      'machinery',
      'electronics',
      'chemicals',
      'food',
      'consumer-goods',
      'defense',
      'telecommunications',
    ],
    at: [
      'APQC PCF 2.1.3',
      'APQC PCF 2.1.3.5 Manage regulatory requirements',
      'APQC PCF 2.1.3.5.2 Maintain records for regulatory agencies',
      'APQC PCF 2.2.3.1.5 Derive regulatory compliance requirements',
      'APQC PCF 2.2.3.1.6 Derive requirements from industry standards',
      'APQC PCF 2.1.3.1 Conduct mandatory and elective reviews',
    ],
    phrases: {
      en: 'product compliance, manage regulatory requirements for products, CE marking, declaration of conformity, market access file, product standards monitoring, technical file',
      de: 'Produktkonformität, CE-Kennzeichnung, Konformitätsbewertung, Normenmanagement, technische Dokumentation Konformität',
      es: 'conformidad de producto, marcado CE, requisitos normativos de producto, expediente técnico',
      fr: 'conformité produit, marquage CE, exigences réglementaires produit, dossier technique',
      it: 'conformità di prodotto, marcatura CE, requisiti normativi di prodotto, fascicolo tecnico',
      nl: 'productconformiteit, CE-markering, normenbeheer, technisch dossier',
      pt: 'conformidade do produto, marcação CE, requisitos regulamentares do produto, dossiê técnico',
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
];

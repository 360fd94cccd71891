import type { UseCase } from '../../use-case.ts';

export const workforcePlanning: readonly UseCase[] = [
  {
    id: 'headcount-forecast-from-exits-and-business-plan',
    title: 'Headcount and skills forecast by site from exits, retirements and the sales plan',
    type: 'ai',
    description:
      'The yearly staffing plan is last year’s headcount plus what each manager asks for, and nobody sees that half of the shift electricians in one plant retire within four years. A model projects exits from age, notice history and contract ends per job family and site, and sets them against hours needed for the business plan. Planners get the gap by quarter, with the share that hiring, training or moving people could close.',
    staysWithPeople:
      'HR and the business units decide which gaps to fill, and by which means; the works council sees group figures only.',
    firstStep:
      'Backtest the exit forecast for three job families on the past two years, and show the gap for the next eight quarters.',
    needs:
      'Personnel records with job family, site, birth year, contract end and exits of five years; volumes of the business plan per unit.',
    industries: 'any',
    at: [
      'APQC PCF 7.1.2',
      'APQC PCF 7.1.2.1 Perform workforce planning',
      'APQC PCF 7.1.2.2 Perform operational workforce planning',
      'APQC PCF 7.1.2.14 Develop workforce strategy models',
      'APQC PCF 7.1.2.15 Implement workforce strategy models',
      'APQC PCF 7.1.1.1 Identify strategic HR needs',
    ],
    phrases: {
      en: 'workforce planning, strategic workforce planning, headcount planning, manpower planning, staffing forecast, SWP, workforce plan, long-term staffing plan',
      de: 'Personalbedarfsplanung, strategische Personalplanung, Stellenbedarf planen, Personalplanung, Personalbedarfsermittlung, Personalbedarf',
      es: 'planificación de plantilla, planificación de la fuerza laboral, previsión de dotación de personal',
      fr: 'gestion prévisionnelle des emplois et des compétences, GPEC, planification des effectifs',
      it: 'pianificazione del personale, pianificazione degli organici, previsione del fabbisogno di personale',
      nl: 'strategische personeelsplanning, personeelsbegroting, formatieplanning',
      pt: 'planeamento de efetivos, planejamento de pessoal, dimensionamento do quadro',
    },
    not: 'shift roster, capacity of machines',
    benefit: { moves: 'spend', share: [0.005, 0.015, 0.03], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [35, 65, 130],
    runCost: 15,
    risk: {
      main: 'Small groups make single persons recognizable; results are shown for groups of ten or more, and never for one person’s likely exit.',
      aiAct: 'none',
    },
    capabilities: ['forecast-figures', 'analyse-data'],
    measures: [
      { name: 'Error of the exit forecast', unit: '% of headcount after 12 months', better: 'lower' },
      { name: 'Critical posts vacant for more than 90 days', unit: 'posts', better: 'lower' },
    ],
  },
  {
    id: 'position-control-before-every-vacancy',
    title: 'Position control: no vacancy without a funded, approved seat',
    type: 'automation',
    description:
      'Finance counts full-time equivalents, HR counts heads and the department counts the seats it believes it has, so each vacancy starts with a week of mails. Every post gets one number with cost center, grade, hours and funding; a rule compares seats filled, seats promised and budget before a requisition may open. A freeze, a split into two part-time posts or a double occupation during handover is booked on the seat instead of in a spreadsheet.',
    staysWithPeople:
      'Controlling releases new seats, and department heads decide which of their funded seats to fill first.',
    firstStep:
      'Reconcile seats, people and budget of one division, and list every seat that two of the three sources disagree on.',
    needs: 'Organizational management in the HR system, budget per cost center, and contracts with hours and end date.',
    industries: 'any',
    at: [
      'APQC PCF 7.2.1.1 Align staffing plan to work force plan and business unit strategies/resource needs',
      'APQC PCF 7.1.1.10 Manage job families and positions',
    ],
    phrases: {
      en: 'position control, establishment control, HR position management, check staffing budget, headcount approval against plan, reconcile headcount and budget',
      de: 'Stellenplan führen, Planstellenverwaltung, Stellenbewirtschaftung, Abgleich Stellenplan und Budget, Stellenplanung, Stellenbesetzungsplan',
      es: 'control de plazas, gestión de posiciones, control de plantilla presupuestada',
      fr: 'gestion des postes budgétés, contrôle des effectifs budgétaires, suivi du tableau des effectifs',
      it: 'gestione delle posizioni organizzative, controllo dell’organico a budget, pianta organica',
      nl: 'formatiebeheer, positiebeheer, formatie en budget afstemmen',
      pt: 'controlo de lugares do quadro, gestão de posições, controle de vagas orçadas',
    },
    not: 'trading position, stock position, cash position',
    benefit: { moves: 'spend', share: [0.005, 0.01, 0.02], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [25, 50, 95],
    runCost: 6,
    risk: {
      main: 'A wrong seat blocks an urgent hire; controlling can release a seat for 30 days with a reason that is reviewed monthly.',
      aiAct: 'none',
    },
    capabilities: ['decide-by-rule', 'run-workflows'],
    measures: [
      { name: 'Requisitions returned for missing budget', unit: '%', better: 'lower' },
      { name: 'Difference between seats and budget', unit: 'FTE', better: 'lower' },
    ],
  },
  {
    id: 'job-titles-mapped-to-one-job-catalog',
    title: 'Job catalog mapping for thousands of titles, with family and grade',
    type: 'ai',
    description:
      'After three mergers the HR system holds thousands of titles, and “senior specialist” means four pay levels. A language model reads title, job description and place in the hierarchy, proposes job family, level and the closest reference job, and explains the proposal by the sentences it used. Compensation analysts work down from the most frequent titles and confirm in batches; what is unclear goes to the line expert.',
    staysWithPeople:
      'Compensation grades every job, and the co-determination body is heard before a grade changes anyone’s pay.',
    firstStep:
      'Map the 300 most frequent titles, and have two analysts grade a sample of 60 blind against the proposals.',
    needs:
      'Titles and job descriptions from the HR systems, the reference catalog with level definitions, and past grading decisions.',
    industries: 'any',
    at: ['APQC PCF 7.1.1.10 Manage job families and positions', 'APQC PCF 7.1.4'],
    phrases: {
      en: 'job architecture, job evaluation, job grading, maintain job catalogue, job catalog, harmonise job titles, job family framework',
      de: 'Stellenbewertung, Jobarchitektur, Eingruppierung, Stellenkatalog pflegen, Tätigkeitsbewertung, Stellenbewertungen, Eingruppierung von Stellen',
      es: 'valoración de puestos, catálogo de puestos, arquitectura de puestos',
      fr: 'classification des emplois, pesée des postes, référentiel des métiers',
      it: 'valutazione delle posizioni, classificazione del personale, catalogo delle mansioni',
      nl: 'functiewaardering, functiehuis, functiebeschrijvingen indelen',
      pt: 'avaliação de funções, catálogo de cargos, plano de cargos',
    },
    not: 'print job, batch job, job shop',
    benefit: { moves: 'handling time', share: [0.2, 0.3, 0.4], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 45, 85],
    runCost: 6,
    risk: {
      main: 'A low grade settles pay for years; proposals never post, and each change is graded by two people with a way to object.',
      decidesAboutPerson: true,
      aiAct: 'annex III: employment',
    },
    capabilities: ['classify-documents', 'manage-master-data'],
    measures: [
      { name: 'Titles without a reference job', unit: '% of employees', better: 'lower' },
      { name: 'Blind agreement of analyst and proposal', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'skills-profile-from-work-evidence',
    title: 'Skills profile proposed from projects, certificates and courses',
    type: 'ai',
    description:
      'The skills database was filled once for a kickoff and has been rotting since, so staffing asks around by phone. A model extracts skills from project assignments, certificates, completed courses and the person’s own résumé, maps them to the agreed skill list with a level, and shows the evidence. Employees accept, correct or delete each line before anybody else sees it, and expired certificates lower the level by rule.',
    staysWithPeople:
      'The employee owns the profile; managers confirm levels only where the work depends on them, such as welding or audit.',
    firstStep: 'Build profiles for one department of 80 people, and count how many lines the owners keep.',
    needs:
      'A skill list of a few hundred terms, project and training records, and an agreement on purpose and visibility.',
    industries: 'any',
    at: [
      'APQC PCF 7.1.4',
      'APQC PCF 7.3.3.3 Manage employee skill and competency development',
      'APQC PCF 7.3.4.2 Define employee competencies and skills',
    ],
    phrases: {
      en: 'skills management, competency management, skills inventory, competence matrix, maintain skills taxonomy, skill profiles',
      de: 'Kompetenzmanagement, Qualifikationsmatrix, Skill-Management, Qualifikationsprofile pflegen',
      es: 'gestión de competencias, inventario de habilidades, matriz de competencias',
      fr: 'gestion des compétences, cartographie des compétences, matrice de polyvalence',
      it: 'gestione delle competenze, mappatura delle competenze, matrice delle competenze',
      nl: 'competentiemanagement, vaardighedenmatrix, competentieprofielen bijhouden',
      pt: 'gestão de competências, matriz de competências, inventário de competências',
    },
    not: 'competent authority',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 55, 105],
    runCost: 18,
    risk: {
      main: 'An inferred gap may keep somebody off a project; profiles suggest people, never exclude them, and show their sources.',
      decidesAboutPerson: true,
      aiAct: 'annex III: employment',
    },
    capabilities: ['extract-data', 'develop-talent'],
    measures: [
      { name: 'Proposed lines kept by the owner', unit: '%', better: 'higher' },
      { name: 'Time to find a person for a project', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'hr-policy-set-checked-for-contradictions',
    title: 'Contradiction check of HR policies against agreements and law',
    type: 'ai',
    description:
      'A group has 140 HR policies in nine countries, and the travel rule of one contradicts the working-time rule of the next. A model compares each clause with works agreements, collective agreements and the statute of the country, lists conflicts, dead references and missing owners, and drafts the redline. Legal works from that list in the yearly review instead of rereading everything.',
    staysWithPeople:
      'Employment counsel and HR policy owners approve each wording, and negotiable points go to employee representatives.',
    firstStep:
      'Check the leave and working-time policies of two countries, and let counsel mark every finding as real or not.',
    needs: 'Current policies and agreements with validity dates, an owner for each, and access to statutes in force.',
    industries: 'any',
    at: ['APQC PCF 7.1.2.11 Develop HR policies', 'APQC PCF 7.1.2.12 Administer HR policies'],
    phrases: {
      en: 'develop HR policies, maintain HR policies, review employment policies, employee handbook, update staff regulations',
      de: 'Personalrichtlinien pflegen, Betriebsvereinbarungen prüfen, HR-Richtlinien aktualisieren',
      es: 'políticas de recursos humanos, reglamento interno de trabajo, actualizar normas laborales internas',
      fr: 'politiques RH, règlement intérieur, mise à jour des accords d’entreprise',
      it: 'politiche del personale, regolamento aziendale, aggiornare il regolamento del personale',
      nl: 'personeelsregelingen, personeelshandboek actualiseren, HR-beleid onderhouden',
      pt: 'políticas de recursos humanos, regulamento interno de pessoal, manual do colaborador',
    },
    not: 'insurance policy, policyholder',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [18, 35, 65],
    runCost: 8,
    risk: {
      main: 'A conflict that the model overlooks feels like clearance; each country keeps its yearly legal reading of the core rules.',
      aiAct: 'none',
    },
    capabilities: ['search-knowledge', 'research-evidence'],
    measures: [
      { name: 'Open contradictions', unit: 'clauses', better: 'lower' },
      { name: 'Policies reviewed within the year', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'hr-program-scorecard-from-system-events',
    title: 'HR program scorecard fed by system events, not by a quarterly slide hunt',
    type: 'automation',
    description:
      'Each quarter six program leads copy figures into slides, and by the time the board reads them time-to-fill has three definitions. Definitions are fixed once, and events from recruiting, learning, time and personnel systems fill them nightly: offers accepted, vacancy days, training hours, early exits, sickness rate. A figure that leaves its corridor asks its owner for a sentence, and the pack assembles itself from figures and sentences.',
    staysWithPeople: 'The head of HR decides what a deviation means and which program is stopped or widened.',
    firstStep: 'Rebuild last quarter’s ten figures from system events, and explain every difference from the slides.',
    needs: 'Time-stamped status changes in the HR systems, agreed definitions, and an owner for each figure.',
    industries: 'any',
    at: [
      'APQC PCF 7.1.3 Monitor and update strategy, plans, and policies',
      'APQC PCF 7.1.3.1 Measure realization of objectives',
      'APQC PCF 7.1.3.2 Measure contribution to business strategy',
      'APQC PCF 7.1.3.3 Communicate plans and provide updates to stakeholders',
      'APQC PCF 7.1.1.6 Establish HR measures',
      'APQC PCF 7.7.5 Develop and manage employee measures',
      'APQC PCF 7.7.1 Manage reporting processes',
    ],
    phrases: {
      en: 'HR KPIs, HR scorecard, people metrics, monitor HR strategy, HR dashboard, employee measures',
      de: 'Personalcontrolling, HR-Kennzahlen, Personalberichtswesen, HR-Reporting, Personalcontrolling und Berichtswesen',
      es: 'indicadores de recursos humanos, cuadro de mando de RRHH, informes de personal',
      fr: 'tableau de bord RH, indicateurs sociaux, reporting RH, bilan social',
      it: 'indicatori HR, reportistica del personale, cruscotto risorse umane',
      nl: 'HR-rapportage, HR-kengetallen, personeelsrapportage',
      pt: 'indicadores de recursos humanos, balanço social, relatórios de pessoal',
    },
    not: 'credit scorecard, supplier scorecard',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [15, 32, 60],
    runCost: 6,
    risk: {
      main: 'A figure improves while the matter does not; every definition carries its blind spot, and owners comment on it twice a year.',
      aiAct: 'none',
    },
    capabilities: ['monitor-performance', 'move-data'],
    measures: [
      { name: 'Figures without manual copying', unit: '%', better: 'higher' },
      { name: 'Days from quarter end to pack', unit: 'days', better: 'lower' },
    ],
  },
];

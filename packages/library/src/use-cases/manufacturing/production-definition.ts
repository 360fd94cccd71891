import type { UseCase } from '../../use-case.ts';

export const productionDefinition: readonly UseCase[] = [
  {
    id: 'mfg-engineering-bill-to-plant-bill',
    title: 'Engineering bill turned into the plant bill by rules, with a gap list',
    type: 'automation',
    description:
      'Manufacturing engineers rebuild every released engineering bill by hand in a spreadsheet: phantom assemblies flattened, grease and labels added, packaging attached, make-or-buy set. Rules per product family now do the conversion at the PLM release: they add consumables and scrap allowance, assign items to the operation where they are used, and reconcile the result line by line with the design. Only positions without rule, plant material number or supplier land on the engineer’s list.',
    staysWithPeople:
      'The manufacturing engineer decides make or buy, phantom levels and every position on the gap list.',
    firstStep:
      'Run the rules over the last thirty converted bills and compare the result with what the engineers built by hand.',
    needs:
      'Released bills from PLM with item class and unit, plant material masters, and two years of finished plant bills to derive the rules from.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.1.1',
      'APQC PCF 2.1.4.2 Manage bills of material',
      'APQC PCF 2.3.1.8.5 Design and manage product data, design, and bill of materials',
    ],
    phrases: {
      en: 'derive manufacturing BOM, EBOM to MBOM conversion, plant bill of materials, maintain production BOM, BOM transformation, bill of material management',
      de: 'Stücklistenpflege, Fertigungsstückliste ableiten, Überleitung Konstruktionsstückliste, Produktionsstückliste anlegen, Stücklistenverwaltung, Fertigungsstücklisten',
      es: 'lista de materiales de fabricación, conversión de lista de ingeniería a fabricación, gestión de estructuras de producto',
      fr: 'nomenclature de fabrication, passage nomenclature d’études à nomenclature de production, gestion des nomenclatures',
      it: 'distinta base di produzione, conversione da distinta tecnica a distinta di produzione, gestione distinte base',
      nl: 'productiestuklijst, stuklijstbeheer, omzetten engineering-stuklijst',
      pt: 'lista de materiais de fabricação, estrutura de produto industrial, conversão da lista de engenharia',
    },
    not: 'utility bill, billing, invoice, bill of lading',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [35, 65, 130],
    runCost: 12,
    risk: {
      main: 'A wrong rule repeats its error in every product; each rule change is replayed on released bills and reconciled by quantity before it goes live.',
      aiAct: 'none',
    },
    capabilities: ['design-products', 'manage-master-data'],
    measures: [
      { name: 'Positions converted without manual touch', unit: '% of bill lines', better: 'higher' },
      { name: 'Bill corrections after first production order', unit: 'per 100 products', better: 'lower' },
    ],
  },
  {
    id: 'mfg-standard-times-from-actual-cycles',
    title: 'Standard times corrected from recorded machine cycles',
    type: 'ai',
    description:
      'Routings carry times from a study six years ago, so schedules lie and half of the variances at month end are explained with “standard too tight”. Each month the recorded cycles per product, machine and tool are cleaned of stops and starts, and a robust estimate of set-up and run time is set beside the standard. Where they differ by more than an agreed band with enough pieces behind it, a routing change is proposed with its effect on cost and capacity.',
    staysWithPeople:
      'Industrial engineering accepts each new time; works council rules on individual performance data are kept, so figures are per machine, never per person.',
    firstStep:
      'Show, for the twenty routings with the most hours, standard against median recorded cycle and the capacity that the difference hides.',
    needs:
      'Time-stamped counts per order and operation from the MES or machine controller, and stop reasons so that halts can be cut out.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.1.2', 'ISA-95 1.2.1', 'APQC PCF 2.1.4.3 Manage routings', 'APQC PCF 4.1.1.5 Define capacities'],
    phrases: {
      en: 'maintain routings, standard time maintenance, time and motion studies, update run rates, work center capacity data, cycle time standards, routing maintenance, work plan maintenance in production',
      de: 'Arbeitspläne pflegen, Vorgabezeiten, REFA-Zeitwirtschaft, REFA-Zeitaufnahme, Planzeiten aktualisieren, Arbeitsplanverwaltung, Arbeitsplanung Fertigung, Arbeitsplanerstellung, Arbeitsvorbereitung Fertigung',
      es: 'actualizar hojas de ruta, tiempos estándar de fabricación, estudios de métodos y tiempos',
      fr: 'gammes de fabrication, temps standards, chronométrage, mise à jour des temps gamme',
      it: 'cicli di lavorazione, tempi standard, rilievo tempi e metodi',
      nl: 'bewerkingsplannen onderhouden, normtijden actualiseren, tijdstudies',
      pt: 'roteiros de fabricação, tempos padrão, cronoanálise',
    },
    not: 'truck routing, call routing, ticket routing, payroll',
    benefit: { moves: 'error rate', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [20, 45, 80],
    runCost: 10,
    risk: {
      main: 'Bad signals harden into bad standards; no time changes without a minimum of pieces and an engineer’s look at the outliers.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'run-production'],
    measures: [
      { name: 'Routings within 10 % of recorded time', unit: '% of planned hours', better: 'higher' },
      { name: 'Capacity plan against actual hours', unit: '% deviation', better: 'lower' },
    ],
  },
  {
    id: 'mfg-control-recipes-from-master-recipe',
    title: 'Control recipes derived from one master recipe with set-point limits enforced',
    type: 'automation',
    description:
      'Recipe authors copy last year’s recipe for each vessel and retype temperatures, hold times and additions into the batch system; an old limit survives in one copy and nobody sees it. Following the batch model of units and phases, the control recipe is built from the approved master recipe, scaled to vessel volume and potency of the lot in use, and checked against the validated window of every parameter. What lies outside is refused at loading, not noticed at review.',
    staysWithPeople:
      'Process development approves master recipes and the validated windows; any change of a critical parameter passes change control.',
    firstStep:
      'Take one product made on three vessels, list where its three recipes differ today, and derive them from a single master.',
    needs:
      'Recipes structured by procedure, unit and phase, equipment capability per unit, and validated limits held as data and not as text in a report.',
    industries: ['manufacturing', 'food', 'pharma', 'chemicals'],
    at: [
      'ISA-95 1.1.3',
      'ISA-95 1.1.3.1',
      'APQC PCF 2.1.4.4 Manage specifications',
      'APQC PCF 2.1.4.8 Maintain process specification data',
    ],
    phrases: {
      en: 'master recipe management, control recipe, batch recipe maintenance, formula management, set process parameters, recipe authoring, S88 recipes',
      de: 'Rezepturverwaltung, Herstellvorschrift, Grundrezept und Steuerrezept, Prozessparameter festlegen',
      es: 'gestión de recetas maestras, fórmulas de fabricación, parámetros de proceso',
      fr: 'gestion des recettes, formule maîtresse, paramètres procédé, recette de contrôle',
      it: 'gestione ricette di produzione, ricetta master, parametri di processo',
      nl: 'receptuurbeheer, masterrecept, procesparameters vastleggen',
      pt: 'gestão de receitas de produção, fórmula mestra, parâmetros de processo',
    },
    not: 'cooking recipe website, prescription, restaurant menu',
    benefit: { moves: 'error rate', share: [0.2, 0.35, 0.55], basis: 'judgement' },
    effort: [50, 90, 160],
    cost: [70, 130, 260],
    runCost: 25,
    risk: {
      main: 'A scaling error would reach the kettle; first use of each derived recipe is run under double check and its parameters read back from the controller.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'manage-master-data'],
    measures: [
      { name: 'Batches started with a parameter outside its window', unit: 'per 1,000 batches', better: 'lower' },
      { name: 'Lead time of a recipe change', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'mfg-trial-batch-against-reference-curves',
    title: 'Trial batches on a new unit judged against the reference plant’s curves',
    type: 'ai',
    description:
      'When a recipe moves to another reactor or site, process development prints trend charts and argues about whether they look the same. The parameter curves of the trial are aligned phase by phase with those of good reference batches, and a multivariate comparison shows in which phase heat-up, agitation or dosing leaves the usual corridor. The comparability section of the transfer report is filled with these figures and plots.',
    staysWithPeople: 'The head of process development approves the unit, orders another trial or changes the recipe.',
    firstStep:
      'Replay one finished technology transfer and see whether the method points to the phase that caused the extra trial.',
    needs:
      'Historian curves of at least ten good reference batches with phase markers, and matching tags on the receiving unit.',
    industries: ['manufacturing', 'food', 'pharma', 'chemicals'],
    at: [
      'ISA-95 1.1.3.2',
      'APQC PCF 2.3.3.4 Install and validate production/service delivery process',
      'APQC PCF 2.3.3.4.1 Monitor initial production runs',
    ],
    phrases: {
      en: 'process technology transfer, process transfer to plant, qualify recipe on equipment, scale-up trial, process validation batches, PPQ runs, pilot production',
      de: 'Prozesstransfer, Scale-up, Prozessvalidierung, Versuchschargen bewerten, Rezeptqualifizierung',
      es: 'transferencia de tecnología de proceso, lotes de validación, escalado de proceso',
      fr: 'transfert de technologie de procédé, lots de validation, montée en échelle, qualification de procédé',
      it: 'trasferimento di tecnologia di processo, lotti di convalida, scale-up di processo',
      nl: 'procestechnologie overdragen, procesvalidatie, proefbatches beoordelen',
      pt: 'transferência de tecnologia de processo, lotes de validação, ampliação de escala',
    },
    not: 'money transfer, employee transfer, data migration',
    benefit: { moves: 'cycle time', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [35, 65, 120],
    runCost: 12,
    risk: {
      main: 'Few reference batches make the corridor too narrow or too wide; the statistic is shown with its sample size and never replaces the acceptance criteria of the protocol.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'inspect-quality'],
    measures: [
      { name: 'Trial batches until approval', unit: 'batches per transfer', better: 'lower' },
      { name: 'Time from first trial to approved unit', unit: 'weeks', better: 'lower' },
    ],
  },
  {
    id: 'mfg-work-instructions-drafted-from-cad-and-video',
    title: 'Station work instructions drafted from drawings and a filmed build',
    type: 'ai',
    description:
      'A technical author needs two days per station to turn drawings, torque tables and photographs into steps, and translations lag a version behind. A vision and language model drafts steps from the model tree, the routing and one filmed build by an experienced fitter, pulls torque and part numbers from the released data only, and marks every place where film and drawing disagree. Translations use the plant’s own term list and are regenerated when a step changes.',
    staysWithPeople:
      'The author and the line’s quality engineer release each instruction; safety warnings are taken over word for word from the risk assessment.',
    firstStep:
      'Draft the instructions of one rarely built variant and have two fitters build from them while the author notes every correction.',
    needs:
      'Released drawings and torque data in electronic form, a term list per language, and consent of the person filmed.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.1.4',
      'APQC PCF 4.1.1.8 Define standard operating procedures',
      'APQC PCF 2.3.1.6 Document design specifications',
    ],
    phrases: {
      en: 'create work instructions, work instruction authoring, standard operating procedure for assembly, digital work instructions, standard work definition',
      de: 'Arbeitsanweisungen erstellen, Montageanleitung Werkstatt, Werkerführung Inhalte, Arbeitsunterweisungen schreiben',
      es: 'instrucciones de trabajo, hojas de operación estándar, instrucciones de montaje en línea',
      fr: 'instructions de travail, fiches de poste, gammes de montage illustrées, modes opératoires',
      it: 'istruzioni di lavoro, schede operative di montaggio, ciclo operativo standard',
      nl: 'werkinstructies opstellen, montage-instructies, standaardwerk vastleggen',
      pt: 'instruções de trabalho, folhas de operação padrão, instruções de montagem',
    },
    not: 'payment instruction, standing instruction, legal instruction',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [35, 60, 110],
    cost: [45, 80, 150],
    runCost: 30,
    risk: {
      main: 'An invented torque value would be built into product; numbers come from released records by reference, and a step with a value from elsewhere cannot be published.',
      aiAct: 'none',
    },
    capabilities: ['generate-text', 'translate-text', 'manage-content'],
    measures: [
      { name: 'Author hours per released station', unit: 'hours', better: 'lower' },
      { name: 'Instructions older than the design revision', unit: '% of stations', better: 'lower' },
    ],
  },
  {
    id: 'mfg-engineering-change-impact-file',
    title: 'Impact file for an engineering change across stock, tools and open orders',
    type: 'agentic',
    description:
      'For each change order a coordinator asks eight departments by mail what is affected, and the answers arrive after the meeting. An agent reads the change, walks where-used lists, open purchase and production orders, stock, molds, programs, inspection plans and work instructions, and proposes two effectivity dates with scrap cost, rework and supplier lead time for each. It files the questions it cannot answer with the owner and, after the decision, prepares every document revision for signature.',
    staysWithPeople:
      'The change board chooses effectivity and who bears the scrap; each document owner signs the own revision.',
    firstStep:
      'Rebuild the impact list of five closed changes and count what the departments had overlooked at the time.',
    needs:
      'Where-used data in PLM and ERP, open orders and stock, links from items to tools, programs and documents, and read access for the agent.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.1.5'],
    phrases: {
      en: 'engineering change management, ECO implementation, engineering change order, change effectivity, process change control, implement design change, ECN, engineering change requests, ECR, ECO',
      de: 'Änderungsmanagement Technik, technische Änderungen einsteuern, Änderungsantrag bearbeiten, ECR/ECO-Prozess, Änderungswesen, technisches Änderungsmanagement, Änderungsdienst',
      es: 'gestión de cambios de ingeniería, orden de cambio técnico, implantación de cambios de diseño',
      fr: 'gestion des modifications techniques, ordre de modification, mise en application des évolutions',
      it: 'gestione modifiche tecniche, ordine di modifica, introduzione modifiche di prodotto',
      nl: 'engineering change management, technische wijzigingen doorvoeren, wijzigingsvoorstel',
      pt: 'gestão de alterações de engenharia, ordem de modificação, implementação de mudanças de projeto',
    },
    not: 'organizational change, change of address, IT change, exchange rate',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [80, 150, 280],
    runCost: 45,
    risk: {
      main: 'A tool or order that is linked nowhere stays unseen; the file lists which sources it searched, and the coordinator walks the line for class-one changes.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'design-products'],
    measures: [
      { name: 'Days from approved change to effectivity', unit: 'days', better: 'lower' },
      { name: 'Scrap and rework caused by late changes', unit: 'thousand $ a month', better: 'lower' },
    ],
  },
  {
    id: 'mfg-release-gate-for-new-products',
    title: 'Release gate that lets no order open before routing, tooling and inspection plan exist',
    type: 'automation',
    description:
      'The first order of a new product is often opened because sales promised it, and then waits on the floor for a gauge or an approved routing. A release record per product and plant shows each precondition from its own system: bill and routing approved, tool accepted, inspection plan active, operators trained, first-article release. The order type stays locked until all are green; a limited release for pilot quantities carries an expiry.',
    staysWithPeople:
      'Engineering, quality and production each sign their own line; the plant manager alone may grant a limited release.',
    firstStep: 'Show the gate in read-only mode for the next ten launches and list what would have blocked them.',
    needs:
      'Status of routing, tool, inspection plan and training by material number in ERP, tool database, quality and training systems.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.1.6', 'APQC PCF 2.3.3', 'APQC PCF 2.3.3.5 Validate launch procedures'],
    phrases: {
      en: 'production release, product release for manufacture, industrialization gate, launch readiness check, start of production checklist, production ramp-up management, pre-series and pilot production, new product introduction, NPI',
      de: 'Serienfreigabe, Produktionsfreigabe neuer Produkte, SOP-Checkliste, Anlaufmanagement, Fertigungsfreigabe, Produktionsanlauf, Serienanlauf, Produktfreigabe',
      es: 'liberación de producto a producción, lista de verificación de lanzamiento, puesta en serie',
      fr: 'mise en production série, revue de lancement, libération industrielle',
      it: 'rilascio prodotto in produzione, avvio serie, checklist di industrializzazione',
      nl: 'productievrijgave, serievrijgave, start-of-production checklist',
      pt: 'liberação para produção, lançamento de produto na fábrica, checklist de início de produção',
    },
    not: 'software release, press release, batch release, release of funds, product launch campaign, insurance product launch',
    benefit: { moves: 'downtime', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 45, 85],
    runCost: 8,
    risk: {
      main: 'A gate with too many lines is bypassed; limited releases are counted per month and shown to the plant manager.',
      aiAct: 'none',
    },
    capabilities: ['run-workflows', 'decide-by-rule'],
    measures: [
      { name: 'First orders delayed by a missing precondition', unit: '% of launches', better: 'lower' },
      { name: 'Limited releases overdue', unit: 'count', better: 'lower' },
    ],
  },
];

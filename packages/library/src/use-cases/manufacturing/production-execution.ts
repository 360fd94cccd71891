import type { UseCase } from '../../use-case.ts';

export const productionExecution: readonly UseCase[] = [
  {
    id: 'mfg-line-clearance-photo-check',
    title: 'Line clearance backed by fixed-point photographs and a second signature',
    type: 'ai',
    description:
      'A forgotten carton of the previous country leads to a recall, and the two signatures on the sheet prove only that two people signed. At each clearance the operator photographs the fixed points of the line; a model trained on empty-line pictures marks foreign cartons, leaflets, tablets or labels and demands a second look. Counters of labels and leaflets are reconciled in the same step, and pictures travel with the batch record.',
    staysWithPeople:
      'Operator and second person declare the line clear; a marked point can only be closed by the line leader at the spot.',
    firstStep:
      'Collect pictures at ten clearances on one packaging line, hide test objects and count how many are found.',
    needs: 'Fixed camera points with constant light, label reconciliation data, an electronic or hybrid batch record.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.5.1.1'],
    phrases: {
      en: 'line clearance, packaging line clearance, area clearance between lots, label reconciliation, clearing the packing line',
      de: 'Line Clearance, Linienfreiräumung, Freiräumen der Verpackungslinie, Etikettenbilanzierung',
      es: 'despeje de línea, limpieza y despeje de acondicionado, conciliación de etiquetas',
      fr: 'vide de ligne, dégagement de ligne, réconciliation des étiquettes',
      it: 'liberazione linea, sgombero linea di confezionamento, riconciliazione etichette',
      nl: 'lijnvrijgave, line clearance, etiketten reconciliëren',
      pt: 'liberação de linha, limpeza e liberação de embalagem, reconciliação de rótulos',
    },
    not: 'customs clearance, security clearance, clearing house, clearance sale',
    benefit: { moves: 'error rate', share: [0.2, 0.4, 0.6], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [50, 90, 160],
    runCost: 20,
    risk: {
      main: 'A miss looks like proof; known test objects are hidden every week and the hit rate is reported to quality.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality'],
    measures: [
      { name: 'Foreign items found after clearance', unit: 'per 1,000 clearances', better: 'lower' },
      { name: 'Time per clearance', unit: 'minutes', better: 'lower' },
    ],
  },
  {
    id: 'mfg-first-article-report-from-ballooned-drawing',
    title: 'First-article report filled from the ballooned drawing and measuring machine',
    type: 'ai',
    description:
      'For each new part an inspector numbers two hundred characteristics on a drawing with a stamp, types them into the report form and copies the measured values. A drawing reader proposes balloons with nominal, tolerance and unit from the drawing or model, assigns the measuring machine’s results to them and flags each characteristic that was measured otherwise or not at all. The inspector checks against the drawing and releases.',
    staysWithPeople: 'The line inspector signs the report; a deviation goes to the design authority or the customer.',
    firstStep:
      'Balloon ten drawings of different suppliers and have an inspector count the characteristics missed or misread.',
    needs:
      'Readable drawings or models with tolerances, measuring results with feature names, the customer’s report form.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.5.1.2',
      'APQC PCF 13.3.2.1.1 Conduct test and collect data',
      'APQC PCF 13.3.1.3.3 Identify measurement methods',
    ],
    phrases: {
      en: 'first article inspection, FAI report, first piece approval, initial sample inspection report, EMPB, ISIR, ballooning drawings',
      de: 'Erstmusterprüfung, Erstmusterprüfbericht, EMPB, Erststückfreigabe, Zeichnung stempeln',
      es: 'inspección de primer artículo, aprobación de primera pieza, informe de muestras iniciales',
      fr: 'contrôle premier article, validation première pièce, rapport d’échantillons initiaux',
      it: 'controllo primo pezzo, benestare primo pezzo, campionatura iniziale',
      nl: 'eerste-artikelkeuring, eerste stuk vrijgeven, initiële monsterrapportage',
      pt: 'inspeção de primeira peça, aprovação de primeiro artigo, relatório de amostras iniciais',
    },
    not: 'news article, journal article, blog article',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [40, 75, 140],
    runCost: 25,
    risk: {
      main: 'A misread tolerance passes a bad part; every tolerance below a set width and all safety characteristics are confirmed one by one.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality', 'extract-data'],
    measures: [
      { name: 'Hours per first-article report', unit: 'hours', better: 'lower' },
      { name: 'Reports returned by customers', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'mfg-assembly-interlock-with-torque-and-scan',
    title: 'Step interlock with part scan and torque result at the station',
    type: 'automation',
    description:
      'A missing bolt is found at the customer because the sheet was signed for the whole day. The station shows the next step of this very variant, accepts the scanned part only if it belongs to the order’s bill and lot is free, takes torque and angle from the tool controller and passes the unit on when every result stands in the record. A failed joint gives the rework sequence at once instead of a mark with chalk.',
    staysWithPeople:
      'Process engineering sets windows and rework rules; the team leader releases a bypass by badge and reason, and quality sees each one.',
    firstStep: 'Equip two stations with the highest warranty share of faults and compare defects found downstream.',
    needs: 'Connected tools and scanners, variant bill by serial number, agreed torque windows per joint.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.5.2', 'APQC PCF 4.3.2 Produce/Assemble product', 'APQC PCF 4.3.4'],
    phrases: {
      en: 'guide assembly steps, worker guidance, poka-yoke station, torque verification, digital work instruction delivery, assembly confirmation, error proofing',
      de: 'Werkerführung, Montageschritte bestätigen, Verschraubung dokumentieren, Poka Yoke, Werkerassistenz',
      es: 'guiado de operario, verificación de par de apriete, confirmación de pasos de montaje',
      fr: 'guidage opérateur, contrôle des couples de serrage, détrompeur, confirmation des étapes de montage',
      it: 'guida operatore, controllo coppie di serraggio, conferma fasi di montaggio',
      nl: 'operatorbegeleiding, aanhaalmomenten vastleggen, montagestappen bevestigen',
      pt: 'orientação ao operador, controle de torque, confirmação de etapas de montagem',
    },
    not: 'furniture assembly by customer, general assembly of shareholders, product assembly documents',
    benefit: { moves: 'error rate', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [50, 90, 160],
    cost: [80, 150, 280],
    runCost: 20,
    risk: {
      main: 'A stuck interlock tempts people to bypass; bypasses are time-limited and counted per station and shift.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'inspect-quality'],
    measures: [
      { name: 'Assembly defects found downstream', unit: 'per 1,000 units', better: 'lower' },
      { name: 'Bypasses', unit: 'per shift', better: 'lower' },
    ],
  },
  {
    id: 'mfg-batch-run-against-golden-profile',
    title: 'Running batch watched against the profile of good batches',
    type: 'ai',
    description:
      'The board operator sees forty trends, and the slow exotherm that ruins the viscosity hides in two of them. While the batch runs, its state is compared with the path of good batches at the same stage; a departure shows hours before the in-process sample, with the tags that contribute and what operators did in similar cases. It also estimates end time, so that the laboratory and the next tank can be ready.',
    staysWithPeople:
      'The operator acts by the batch instruction; the process engineer decides on any correction outside it.',
    firstStep:
      'Replay two years of batches of one product and see at which phase the off-spec ones could have been told apart.',
    needs: 'Historian data with phase markers, final quality results per batch, notes of corrections made.',
    industries: ['chemicals', 'food', 'pharma'],
    at: ['ISA-95 1.5.3'],
    phrases: {
      en: 'supervise batch runs, production batch monitoring, golden batch, process control room monitoring, run continuous process, machine run operations',
      de: 'Chargenüberwachung, Anlagenfahrweise überwachen, Golden Batch, Prozessführung Leitwarte',
      es: 'supervisión de lotes, seguimiento de batch, operación desde sala de control',
      fr: 'suivi de batch, conduite de procédé, surveillance en salle de contrôle',
      it: 'supervisione batch, conduzione impianto, monitoraggio lotti in corso',
      nl: 'batchbewaking, procesvoering controlekamer, golden batch',
      pt: 'supervisão de bateladas, acompanhamento de batch, operação da sala de controle',
    },
    not: 'payment batch, overnight batch job, batch billing run',
    benefit: { moves: 'waste', share: [0.05, 0.12, 0.2], basis: 'judgement' },
    effort: [45, 85, 150],
    cost: [65, 120, 220],
    runCost: 30,
    risk: {
      main: 'Raw material of a new supplier shifts the profile without harm; every new source opens a watched learning period.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'detect-anomalies'],
    measures: [
      { name: 'Off-spec batches', unit: '%', better: 'lower' },
      { name: 'Batch end time predicted within 15 minutes', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'mfg-quality-soft-sensor-between-lab-samples',
    title: 'Quality estimated between laboratory samples, with closed limits for the operator',
    type: 'ai',
    description:
      'The laboratory measures melt index or moisture every four hours, and operators keep a costly safety margin in between. A soft sensor estimates the property each minute from temperatures, pressures and flows, corrects itself with every laboratory value and tells how certain it is. Operators run closer to the limit when confidence is high; with drifted sensors the value goes gray and nobody steers by it.',
    staysWithPeople:
      'The shift supervisor decides how close to the limit to run; release of product stays with the laboratory value.',
    firstStep:
      'Train on last year, predict one month that was kept back, and show the error beside the repeatability of the laboratory.',
    needs:
      'Clean tags with time stamps, laboratory results with sampling time instead of entry time, known grade changes.',
    industries: ['chemicals', 'food', 'oil-and-gas'],
    at: [
      'ISA-95 1.5.3',
      'ISA-95 1.8.3',
      'APQC PCF 4.3.2.5.2 Perform advanced process control',
      'APQC PCF 4.3.2.5.3 Perform real-time optimization',
    ],
    phrases: {
      en: 'soft sensor, inferential measurement, advanced process control, advanced process control APC, real-time optimization, process parameter optimization, giveaway reduction',
      de: 'Softsensor, gehobene Prozessregelung, APC, Prozessoptimierung Anlage, Qualitätsvorhersage im Prozess',
      es: 'sensor virtual, control avanzado de procesos, optimización en tiempo real',
      fr: 'capteur logiciel, contrôle avancé de procédé, optimisation en temps réel',
      it: 'sensore virtuale, controllo avanzato di processo, ottimizzazione di processo',
      nl: 'softsensor, geavanceerde procesregeling, procesoptimalisatie',
      pt: 'sensor virtual, controle avançado de processo, otimização em tempo real',
    },
    not: 'business process optimization, search engine optimization, process mining',
    benefit: { moves: 'waste', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [60, 110, 200],
    runCost: 30,
    risk: {
      main: 'A drifting model steers the plant off grade; bias against each laboratory sample is charted and the sensor switches itself off beyond a limit.',
      aiAct: 'none',
    },
    capabilities: ['predict-outcomes', 'run-production'],
    measures: [
      { name: 'Standard deviation of the controlled property', unit: '% of specification width', better: 'lower' },
      { name: 'Giveaway', unit: '% of raw material', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const shopFloorResources: readonly UseCase[] = [
  {
    id: 'mfg-crew-plan-from-skills-matrix',
    title: 'Crew plan per shift from skills matrix, leave and line schedule',
    type: 'ai',
    description:
      'At 5.30 the team leader counts heads, two are sick, and the only qualified filler operator is on the wrong line. For the coming shifts a solver assigns people to stations from the published schedule, qualifications, rotation rules for heavy stations, leave and part-time contracts, and names each station that cannot be crewed a day before. When somebody calls in sick it proposes the repair that moves the fewest people.',
    staysWithPeople:
      'The team leader makes the final assignment and talks to the people; rotation and rest rules are agreed with the works council.',
    firstStep:
      'Plan three weeks in parallel for one hall and count the stations that the leader filled differently, and why.',
    needs: 'A skills matrix that is true, the leave calendar and time recording, minimum crew per line and product.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.2.2',
      'APQC PCF 7.6.6 Manage workforce scheduling',
      'APQC PCF 7.6.6.1 Receive required resources/skills and capabilities',
      'APQC PCF 7.6.6.2 Manage resource deployment',
    ],
    phrases: {
      en: 'roster operators to stations, shift crew planning, line crewing, operator assignment, manning plan, staffing of production lines, shift scheduling in production',
      de: 'Schichtbesetzung, Personaleinsatzplanung Produktion, Mitarbeitereinteilung an Linien, Besetzungsplan, Personaleinsatzplanung Fertigung',
      es: 'asignación de operarios, planificación de turnos de planta, dotación de líneas, gestión de turnos de planta, cuadrante de producción',
      fr: 'affectation des opérateurs, planning des équipes de production, effectif par ligne',
      it: 'assegnazione operatori, pianificazione turni di produzione, copertura postazioni',
      nl: 'ploegbezetting, operators inplannen, personeelsinzet productie',
      pt: 'alocação de operadores, escala de produção, dimensionamento de equipes de linha',
    },
    not: 'nurse roster, flight crew, cabin crew, store staff',
    benefit: { moves: 'capacity', share: [0.02, 0.04, 0.08], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [45, 85, 160],
    runCost: 18,
    risk: {
      main: 'Plans that always give the heavy station to the same people wear them out and breed grievances; rotation load per person is shown and capped, and no performance data enter.',
      aiAct: 'none',
    },
    capabilities: ['schedule-work', 'optimise-plans'],
    measures: [
      { name: 'Stations crewed by qualified people at shift start', unit: '%', better: 'higher' },
      { name: 'Lines stopped for missing crew', unit: 'hours a month', better: 'lower' },
    ],
  },
  {
    id: 'mfg-qualification-lock-at-station-login',
    title: 'Station login that checks certificates and opens the training request',
    type: 'automation',
    description:
      'Auditors ask who welded serial 4711 and whether his certificate was valid, and someone searches a folder. At badge-in the station compares the operation’s required skills with the training record; an expired or missing one blocks the job, rings the supervisor and books the next refresher. Ninety days before expiry supervisor and trainer get the list by line, so that the lock rarely bites.',
    staysWithPeople: 'The supervisor may release a trainee beside a named coach; nobody else can lift the lock.',
    firstStep:
      'Compare last month’s logins with training records in one area, and show how many operations ran without a valid certificate.',
    needs:
      'Skills per operation, training records with expiry and person number, badge readers or terminals that know the station.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.2.3', 'ISA-95 6.4.1', 'APQC PCF 5.2.3.6 Perform skill and capability testing'],
    phrases: {
      en: 'verify operator qualification, operator certification, operator skill and authorization, skills matrix maintenance, training matrix of the plant, station authorisation',
      de: 'Mitarbeiterqualifikation prüfen, Qualifikationsmatrix pflegen, Bedienerberechtigung, Schulungsnachweise Fertigung, Qualifikationsmatrix',
      es: 'verificación de cualificación de operarios, matriz de polivalencia, certificación de operarios',
      fr: 'habilitation des opérateurs, matrice de polyvalence, qualification au poste',
      it: 'verifica qualifiche operatori, matrice delle competenze, abilitazione operatori',
      nl: 'kwalificatie operators controleren, vaardighedenmatrix, bevoegdheid operator',
      pt: 'verificação de qualificação de operadores, matriz de polivalência, habilitação de operadores',
    },
    not: 'supplier qualification, lead qualification, degree certificate',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 55, 105],
    runCost: 10,
    risk: {
      main: 'A record not updated after training stops a line; trainers sign off on a tablet at the station and the lock reads it within a minute.',
      aiAct: 'none',
    },
    capabilities: ['train-people', 'decide-by-rule'],
    measures: [
      { name: 'Operations done by qualified people', unit: '%', better: 'higher' },
      { name: 'Certificates expired by more than a day', unit: 'count', better: 'lower' },
    ],
  },
  {
    id: 'mfg-tool-life-by-shots-and-part-dimensions',
    title: 'Mold and die wear seen from shot count and measured parts',
    type: 'ai',
    description:
      'Tools come to the tool room when parts already show flash, in the middle of a run and before a weekend. Shots per cavity come from the machine controller; together with the drift of key dimensions, cavity pressure and the repair history they give an expected number of good shots left. The tool room plans refurbishment into a gap of the schedule, and the mold never leaves with less life than the next order needs.',
    staysWithPeople: 'The toolmaker decides on polishing, insert change or new cavity after looking at the tool.',
    firstStep:
      'Join shot counts and measurements for ten molds, and show how early the last unplanned tool repairs announced themselves.',
    needs: 'Shot counters by tool number, inspection results per cavity, and tool repair records with dates.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.2.4',
      'APQC PCF 10.3.1.2 Analyze assets and predict maintenance requirements',
      'APQC PCF 4.3.1.5 Plan for preventive maintenance',
    ],
    phrases: {
      en: 'tool maintenance and inspection, mold maintenance, die management, tool room management, tooling management, fixture maintenance, tool life monitoring, tooling maintenance, toolroom',
      de: 'Werkzeugmanagement, Werkzeuginstandhaltung, Formenbau Wartung, Standzeitüberwachung, Vorrichtungsverwaltung, Betriebsmittelverwaltung, Werkzeugbau Instandhaltung, Werkzeugverwaltung',
      es: 'gestión de moldes, mantenimiento de utillaje, gestión de troqueles',
      fr: 'gestion des outillages, maintenance des moules, suivi de durée de vie outils',
      it: 'gestione stampi, manutenzione attrezzature di produzione, vita utensile',
      nl: 'matrijzenbeheer, gereedschapsonderhoud, standtijdbewaking',
      pt: 'gestão de moldes, manutenção de ferramental, vida útil de ferramentas',
    },
    not: 'software tool, toolbar, mold remediation in buildings',
    benefit: { moves: 'downtime', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 70, 130],
    runCost: 15,
    risk: {
      main: 'Tools swapped between machines lose their count; a tag on the tool, not the machine order, identifies it.',
      aiAct: 'none',
    },
    capabilities: ['predict-failure', 'plan-maintenance'],
    measures: [
      { name: 'Unplanned tool removals', unit: 'per 100 runs', better: 'lower' },
      { name: 'Scrap caused by tool wear', unit: '% of parts', better: 'lower' },
    ],
  },
  {
    id: 'mfg-line-call-by-electronic-kanban',
    title: 'Material calls from consumption at the station, driven as timed tugger runs',
    type: 'automation',
    description:
      'Line feeders drive past the racks and look; what is empty comes next round, and what is nearly empty is forgotten. An emptied bin scan, a rack sensor or the booked unit count creates the replenishment with the time at which the station would starve. Calls are bundled into timed runs with route and stop order, and a call not delivered with five minutes left lights the team leader’s screen.',
    staysWithPeople:
      'The logistics leader sets loop sizes and run times; a line never takes bins past the quality cage.',
    firstStep: 'Put scans on the thirty fastest parts of one line and compare starve minutes with the weeks before.',
    needs:
      'Bin quantities that are kept, a usage rate per station from the sequence, scanners or sensors, named tugger routes.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.4.2', 'ISA-95 4.3.2', 'APQC PCF 4.4.3.8 Manage warehouse transfers'],
    phrases: {
      en: 'electronic kanban, eKanban, call materials to the line, line-side replenishment, line feeding, tugger train planning, milk run planning in plant, issue material to production, internal material movement, material supply to the line, line supply, material provision to production',
      de: 'Materialabruf Linie, eKanban, Routenzugsteuerung, Linienversorgung, Nachschubsteuerung Montage, Materialbereitstellung, Linienbelieferung, Materialversorgung Produktion',
      es: 'kanban electrónico, abastecimiento a línea, ruta de tren logístico interno',
      fr: 'kanban électronique, approvisionnement bord de ligne, petit train logistique',
      it: 'kanban elettronico, asservimento linea, milk run interno',
      nl: 'elektronische kanban, lijnbevoorrading, routetrein plannen',
      pt: 'kanban eletrônico, abastecimento de linha, rebocador logístico milk run',
    },
    not: 'agile kanban board, software backlog, phone line',
    benefit: { moves: 'downtime', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [45, 80, 150],
    runCost: 15,
    risk: {
      main: 'A missed scan starves the station; unbooked consumption is estimated from unit count and shown as a doubtful loop.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'run-production'],
    measures: [
      { name: 'Stops for missing line-side parts', unit: 'minutes per shift', better: 'lower' },
      { name: 'Line-side stock', unit: 'hours of cover', better: 'lower' },
    ],
  },
  {
    id: 'mfg-setpoints-and-programs-read-back',
    title: 'Set-points and NC programs sent with the order and read back before start',
    type: 'automation',
    description:
      'Setters pick the program from a list on the controller, and once a year someone runs revision C on a revision D part. With the order the right program, recipe values and print layout go to the controllers; what stands there is read back and compared by checksum and value, and the start stays disabled at any difference. Local edits at the machine are caught on the way back as a change proposal with the operator’s name.',
    staysWithPeople: 'Process engineering releases programs; the setter may correct offsets inside a window, logged.',
    firstStep:
      'Read back only, without blocking, on five machines for two weeks and list the differences found at start.',
    needs:
      'Controllers that can be read over the network, a program library with revisions, order data at the machine.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.4.3', 'APQC PCF 4.3.2.5.1 Automate and control plant'],
    phrases: {
      en: 'download set-points, DNC program transfer, recipe download to equipment, parameter download, CNC program management, machine parameter control',
      de: 'NC-Programme übertragen, DNC, Einstelldaten laden, Sollwerte an Maschinen übertragen, Maschinenparameter freigeben',
      es: 'descarga de programas CNC, envío de parámetros a máquina, gestión DNC',
      fr: 'téléchargement de programmes CN, DNC, envoi des consignes machine',
      it: 'invio programmi CN, trasferimento parametri macchina, DNC',
      nl: 'CNC-programma’s laden, instelwaarden naar machine sturen, DNC',
      pt: 'envio de programas CNC, download de parâmetros para máquina, DNC',
    },
    not: 'download of a document, training program, loyalty program',
    benefit: { moves: 'error rate', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [55, 100, 190],
    runCost: 15,
    risk: {
      main: 'A network fault at shift start would stop everything; the last released program stays usable with a second person’s confirmation.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'connect-applications'],
    measures: [
      { name: 'Starts with wrong program or parameter', unit: 'per 10,000 starts', better: 'lower' },
      { name: 'Set-up time for data entry', unit: 'minutes per set-up', better: 'lower' },
    ],
  },
  {
    id: 'mfg-changeover-clock-from-machine-signals',
    title: 'Changeover split into steps from machine signals and scans',
    type: 'ai',
    description:
      'The log says “changeover 95 min” and nobody knows whether the hour went into waiting for the fork truck, heating or the third adjustment. Signals of door, temperature, first strokes and scans of tool and material cut each changeover into its phases, and compare it with the crew-independent best of that product pair. A weekly view shows which phase lost most and for which pairs, and the set-up sheet is corrected where the third trial always succeeds at the same value.',
    staysWithPeople:
      'The line leader and setters choose what to change in a workshop on the floor; phases are reported per product pair and not per person.',
    firstStep: 'Cut the last hundred changeovers of one line into phases and walk the three longest with the crew.',
    needs:
      'Machine states at second resolution, scans of tool and material, product per order and a standard list of phases.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.5.1', 'APQC PCF 4.3.2.6 Assess production performance'],
    phrases: {
      en: 'changeover time reduction, SMED, set up and change over lines, machine setup, setup time analysis, line changeover, changeover, changeover management',
      de: 'Rüstzeitanalyse, Rüsten, Rüstzeitoptimierung, Linienumstellung, SMED-Workshop, Rüstvorgang, Umrüsten, Formatwechsel',
      es: 'cambio de formato, reducción de tiempos de preparación, cambio de línea, SMED',
      fr: 'changement de série, changement de format, réglage machine, SMED',
      it: 'cambio formato, riduzione tempi di attrezzaggio, setup macchina',
      nl: 'ombouwen van lijnen, omsteltijden reduceren, SMED',
      pt: 'troca de ferramentas, redução de setup, preparação de máquina, troca rápida de ferramentas',
    },
    not: 'employee onboarding setup, account setup, shift change of staff',
    benefit: { moves: 'downtime', share: [0.1, 0.18, 0.3], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 50, 95],
    runCost: 10,
    risk: {
      main: 'Crews fear being timed; results stay by product pair and the works agreement says so.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'analyse-data'],
    measures: [
      { name: 'Median changeover per product pair', unit: 'minutes', better: 'lower' },
      { name: 'Adjustment runs after changeover', unit: 'per changeover', better: 'lower' },
    ],
  },
];

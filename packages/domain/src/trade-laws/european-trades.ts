import { same, type TradeLaw } from './told.ts';

/** Law of the European Union for those who carry people, dig, build, farm and repair. */
export const EUROPEAN_TRADES: readonly TradeLaw[] = [
  {
    industries: ['airlines'],
    where: 'EU',
    law: same('EASA Part-IS, (EU) 2023/203'),
    reason: [
      'Systems and data that can touch flight safety need an information security management system.',
      'Systeme und Daten, die die Flugsicherheit berühren, brauchen ein Managementsystem für Informationssicherheit.',
      'Los sistemas y datos que afecten a la seguridad de vuelo exigen un sistema de gestión de la seguridad de la información.',
      'Systèmes et données touchant la sécurité des vols exigent un système de management de la sécurité de l’information.',
    ],
    control: [
      'Each new system assessed for its effect on safety, suppliers included, before operations use it.',
      'Jedes neue System vor dem Einsatz im Betrieb auf Sicherheitsfolgen geprüft, samt Lieferanten.',
      'Cada sistema nuevo, evaluado por su efecto en la seguridad, proveedores incluidos, antes de usarlo.',
      'Chaque nouveau système évalué pour son effet sur la sécurité, fournisseurs compris, avant son usage.',
    ],
  },
  {
    industries: ['airlines'],
    where: 'EU',
    law: [
      'Passenger rights, Regulation (EC) 261/2004',
      'Fluggastrechte, Verordnung (EG) 261/2004',
      'Derechos de los pasajeros, Reglamento (CE) 261/2004',
      'Droits des passagers, règlement (CE) 261/2004',
    ],
    reason: [
      'Refunds and compensation after delay or cancellation are owed by law, whoever or whatever settles them.',
      'Erstattung und Ausgleich nach Verspätung oder Ausfall sind geschuldet, gleich wer oder was sie bearbeitet.',
      'El reembolso y la compensación por retraso o cancelación se deben por ley, los tramite quien los tramite.',
      'Remboursement et indemnisation après retard ou annulation sont dus, quel qu’en soit le traitement.',
    ],
    control: [
      'Rules of the software tested against the regulation; a refusal read by a person before it is sent.',
      'Regeln der Software gegen die Verordnung getestet; eine Ablehnung liest vor dem Versand ein Mensch.',
      'Reglas del software contrastadas con el reglamento; una persona lee cada denegación antes de enviarla.',
      'Règles du logiciel testées sur le règlement ; un refus est lu par une personne avant envoi.',
    ],
  },
  {
    industries: ['public-transport'],
    where: 'EU',
    law: [
      'Rail passenger rights, Regulation (EU) 2021/782',
      'Fahrgastrechte, Verordnung (EU) 2021/782',
      'Derechos de los viajeros de ferrocarril, Reglamento (UE) 2021/782',
      'Droits des voyageurs ferroviaires, règlement (UE) 2021/782',
    ],
    reason: [
      'Information, refund and compensation of rail passengers are owed in set times and forms.',
      'Information, Erstattung und Entschädigung von Bahnreisenden sind in Form und Frist vorgegeben.',
      'Información, reembolso e indemnización de los viajeros se deben en formas y plazos fijados.',
      'Information, remboursement et indemnisation des voyageurs sont dus dans des formes et délais fixés.',
    ],
    control: [
      'Deadlines built into the flow, access for people with disabilities, a person for disputed claims.',
      'Fristen im Ablauf hinterlegt, barrierefreier Zugang, ein Mensch für strittige Fälle.',
      'Plazos incorporados al flujo, acceso para personas con discapacidad, una persona para los casos discutidos.',
      'Délais intégrés au flux, accès pour les personnes handicapées, une personne pour les litiges.',
    ],
  },
  {
    industries: ['logistics'],
    where: 'EU',
    law: [
      'Driving and rest times, Regulation (EC) 561/2006',
      'Lenk- und Ruhezeiten, Verordnung (EG) 561/2006',
      'Tiempos de conducción y descanso, Reglamento (CE) 561/2006',
      'Temps de conduite et de repos, règlement (CE) 561/2006',
    ],
    reason: [
      'Whoever plans tours answers for driving times that a plan cannot keep.',
      'Wer Touren plant, haftet für Lenkzeiten, die der Plan nicht einhalten kann.',
      'Quien planifica rutas responde de los tiempos que el plan no permite cumplir.',
      'Qui planifie les tournées répond des temps de conduite que le plan ne permet pas de tenir.',
    ],
    control: [
      'Driving and rest times as hard limits of the planning software, breaches shown before a tour is released.',
      'Lenk- und Ruhezeiten als harte Grenze der Planungssoftware; Verstöße vor der Freigabe sichtbar.',
      'Tiempos como límite estricto del software de planificación; infracciones visibles antes de liberar la ruta.',
      'Temps de conduite comme limite stricte du logiciel ; infractions visibles avant validation de la tournée.',
    ],
  },
  {
    industries: ['mining'],
    where: 'EU',
    law: [
      'Extractive Waste Directive 2006/21/EC and Directive 92/104/EEC',
      'Bergbauabfallrichtlinie 2006/21/EG und Richtlinie 92/104/EWG',
      'Directivas 2006/21/CE de residuos de extracción y 92/104/CEE',
      'Directives 2006/21/CE (déchets d’extraction) et 92/104/CEE',
    ],
    reason: [
      'Safety of workings and of waste facilities is documented and watched, by people or by sensors.',
      'Sicherheit von Abbau und Halden ist zu dokumentieren und zu überwachen, durch Menschen oder Sensoren.',
      'La seguridad de labores y depósitos de residuos se documenta y vigila, por personas o sensores.',
      'La sécurité des chantiers et des dépôts est documentée et surveillée, par des personnes ou des capteurs.',
    ],
    control: [
      'The safety and health document kept up with each new system; alarms go to a person on duty.',
      'Sicherheits- und Gesundheitsschutzdokument je System fortgeschrieben; Alarme gehen an Diensthabende.',
      'Documento de seguridad y salud actualizado con cada sistema; las alarmas llegan a una persona de guardia.',
      'Document de sécurité et de santé mis à jour à chaque système ; les alarmes vont à une personne de garde.',
    ],
  },
  {
    industries: ['construction', 'building-trades'],
    where: 'EU',
    law: [
      'Construction Sites Directive 92/57/EEC',
      'Baustellenrichtlinie 92/57/EWG',
      'Directiva 92/57/CEE de obras de construcción',
      'Directive 92/57/CEE sur les chantiers',
    ],
    reason: [
      'Coordinators plan safety on site; what software schedules changes who works beside whom.',
      'Koordinatoren planen die Sicherheit; was Software terminiert, ändert, wer neben wem arbeitet.',
      'Los coordinadores planifican la seguridad; lo que programa el software cambia quién trabaja junto a quién.',
      'Les coordonnateurs planifient la sécurité ; ce que le logiciel planifie change qui travaille à côté de qui.',
    ],
    control: [
      'Automated schedules checked against the safety and health plan by the coordinator.',
      'Automatische Bauzeitenpläne gleicht der Koordinator mit dem SiGe-Plan ab.',
      'El coordinador contrasta las planificaciones automáticas con el plan de seguridad y salud.',
      'Le coordonnateur confronte les plannings automatiques au plan général de coordination.',
    ],
  },
  {
    industries: ['building-trades'],
    where: 'EU',
    law: [
      'F-gas Regulation (EU) 2024/573',
      'F-Gas-Verordnung (EU) 2024/573',
      'Reglamento (UE) 2024/573 de gases fluorados',
      'Règlement (UE) 2024/573 sur les gaz fluorés',
    ],
    reason: [
      'Heat pumps and air conditioning: only certified people, leak checks in set intervals, records of each.',
      'Wärmepumpen und Klimaanlagen: nur Zertifizierte, Dichtheitskontrollen nach Frist, Aufzeichnung von jeder.',
      'Bombas de calor y climatización: solo personal certificado, control de fugas periódico y registro de cada uno.',
      'Pompes à chaleur et climatisation : personnel certifié, contrôles d’étanchéité périodiques, registre de chacun.',
    ],
    control: [
      'Scheduling sends certified people only; check dates and amounts of gas kept in the record.',
      'Die Einsatzplanung schickt nur Zertifizierte; Prüftermine und Gasmengen stehen in der Aufzeichnung.',
      'La planificación envía solo a certificados; fechas y cantidades de gas quedan en el registro.',
      'La planification n’envoie que des certifiés ; dates et quantités de gaz figurent au registre.',
    ],
  },
  {
    industries: ['agriculture'],
    where: 'EU',
    law: [
      'Plant Protection Regulation (EC) 1107/2009, article 67',
      'Pflanzenschutzverordnung (EG) 1107/2009, Artikel 67',
      'Reglamento (CE) 1107/2009 de fitosanitarios, artículo 67',
      'Règlement (CE) 1107/2009 phytosanitaire, article 67',
    ],
    reason: [
      'Each use of a plant protection product is recorded: product, time, dose, area, crop.',
      'Jede Anwendung von Pflanzenschutzmitteln wird aufgezeichnet: Mittel, Zeit, Menge, Fläche, Kultur.',
      'Cada aplicación de fitosanitarios se registra: producto, momento, dosis, superficie, cultivo.',
      'Chaque usage de produit phytosanitaire est consigné : produit, moment, dose, surface, culture.',
    ],
    control: [
      'Records of the software complete and kept three years; a trained user decides on each application.',
      'Aufzeichnungen der Software vollständig und drei Jahre aufbewahrt; über Anwendung entscheidet Sachkundiger.',
      'Registros del software completos y guardados tres años; un usuario formado decide cada aplicación.',
      'Registres du logiciel complets et gardés trois ans ; un utilisateur formé décide de chaque application.',
    ],
  },
  {
    industries: ['veterinary'],
    where: 'EU',
    law: [
      'Veterinary Medicines Regulation (EU) 2019/6, articles 57 and 105',
      'Tierarzneimittelverordnung (EU) 2019/6, Artikel 57 und 105',
      'Reglamento (UE) 2019/6 de medicamentos veterinarios, artículos 57 y 105',
      'Règlement (UE) 2019/6 sur les médicaments vétérinaires, articles 57 et 105',
    ],
    reason: [
      'A veterinarian prescribes after an examination; the use of antimicrobials is reported.',
      'Verschrieben wird nach tierärztlicher Untersuchung; der Einsatz von Antibiotika wird gemeldet.',
      'Receta un veterinario tras examinar; el uso de antimicrobianos se notifica.',
      'Un vétérinaire prescrit après examen ; l’usage d’antimicrobiens est déclaré.',
    ],
    control: [
      'No prescription by software alone; treatment records complete, amounts reported from them.',
      'Keine Verschreibung durch Software allein; Behandlungsdaten vollständig, Meldungen daraus.',
      'Ninguna receta solo por software; registros de tratamiento completos, de ellos salen las notificaciones.',
      'Aucune ordonnance par le seul logiciel ; dossiers complets, d’où viennent les déclarations.',
    ],
  },
  {
    industries: ['car-repair'],
    where: 'EU',
    law: [
      'Repair information, Regulation (EU) 2018/858, article 61',
      'Reparaturinformationen, Verordnung (EU) 2018/858, Artikel 61',
      'Información de reparación, Reglamento (UE) 2018/858, artículo 61',
      'Informations de réparation, règlement (UE) 2018/858, article 61',
    ],
    reason: [
      'Independent shops have a right to makers’ repair data, which diagnosis software relies on.',
      'Freie Werkstätten haben Anspruch auf Reparaturdaten der Hersteller, von denen Diagnosesoftware lebt.',
      'Los talleres independientes tienen derecho a los datos de reparación en que se apoya el diagnóstico.',
      'Les ateliers indépendants ont droit aux données de réparation dont dépend le diagnostic.',
    ],
    control: [
      'Access registered with the makers; a mechanic decides on what diagnosis software suggests.',
      'Zugang bei Herstellern registriert; über Vorschläge der Diagnosesoftware entscheidet die Werkstatt.',
      'Acceso registrado con los fabricantes; un mecánico decide sobre lo que sugiere el diagnóstico.',
      'Accès enregistré auprès des constructeurs ; un mécanicien décide de ce que propose le diagnostic.',
    ],
  },
  {
    industries: ['fitness'],
    where: 'EU',
    flag: 'specialCategories',
    law: [
      'GDPR, article 9: health data',
      'DSGVO, Artikel 9: Gesundheitsdaten',
      'RGPD, artículo 9: datos de salud',
      'RGPD, article 9 : données de santé',
    ],
    reason: [
      'Training plans, body measures and reasons for a pause tell of members’ health.',
      'Trainingspläne, Körperwerte und Gründe einer Pause sagen etwas über die Gesundheit der Mitglieder.',
      'Planes de entrenamiento, medidas y motivos de una pausa hablan de la salud de los socios.',
      'Plans d’entraînement, mesures et motifs de pause parlent de la santé des adhérents.',
    ],
    control: [
      'Explicit consent for each use of such data; none of it in messages that software writes.',
      'Ausdrückliche Einwilligung je Nutzung; nichts davon in Nachrichten, die Software schreibt.',
      'Consentimiento explícito para cada uso; nada de ello en mensajes escritos por el software.',
      'Consentement explicite pour chaque usage ; rien de tel dans les messages écrits par le logiciel.',
    ],
  },
];

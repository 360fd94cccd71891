import type { TradeLaw } from './told.ts';

/** Law of Germany, beside that of the European Union. */
export const GERMANY: readonly TradeLaw[] = [
  {
    industries: ['banking'],
    where: 'DE',
    law: [
      'Banking Act (KWG), section 25b',
      'KWG § 25b',
      'Ley bancaria alemana (KWG), § 25b',
      'Loi bancaire allemande (KWG), § 25b',
    ],
    reason: [
      'Activities that others run stay under the bank’s own control; BaFin and Bundesbank are told of material ones.',
      'Ausgelagertes bleibt in der Verantwortung der Bank; wesentliche Auslagerungen werden angezeigt.',
      'Lo externalizado sigue bajo control del banco; lo esencial se notifica a la BaFin y al Bundesbank.',
      'L’externalisé reste sous le contrôle de la banque ; l’important est déclaré à la BaFin et à la Bundesbank.',
    ],
    control: [
      'Risk analysis of each outsourcing, entry in the outsourcing register, exit plan before it goes live.',
      'Risikoanalyse je Auslagerung, Eintrag im Auslagerungsregister, Ausstiegsplan vor dem Start.',
      'Análisis de riesgos de cada externalización, registro y plan de salida antes de empezar.',
      'Analyse des risques de chaque externalisation, registre et plan de sortie avant le démarrage.',
    ],
  },
  {
    industries: ['asset-management'],
    where: 'DE',
    law: [
      'Capital Investment Code (KAGB), section 36',
      'KAGB § 36',
      'Código alemán de inversión (KAGB), § 36',
      'Code allemand des investissements (KAGB), § 36',
    ],
    reason: [
      'A manager of funds tells BaFin of tasks that others run, and answers for them.',
      'Die Kapitalverwaltungsgesellschaft zeigt Auslagerungen der BaFin an und haftet für sie.',
      'La gestora comunica a la BaFin las tareas delegadas y responde de ellas.',
      'La société de gestion déclare à la BaFin les tâches déléguées et en répond.',
    ],
    control: [
      'Reasons for the outsourcing on record, notice given, instructions and withdrawal possible at any time.',
      'Gründe dokumentiert, Anzeige erstattet, Weisung und Rückholung jederzeit möglich.',
      'Motivos documentados, comunicación hecha, instrucciones y retirada posibles en todo momento.',
      'Motifs documentés, déclaration faite, instructions et reprise possibles à tout moment.',
    ],
  },
  {
    industries: ['insurance', 'health-insurance'],
    where: 'DE',
    law: [
      'Insurance Supervision Act (VAG), section 32',
      'VAG § 32',
      'Ley alemana de supervisión de seguros (VAG), § 32',
      'Loi allemande sur le contrôle des assurances (VAG), § 32',
    ],
    reason: [
      'Private insurers answer for functions that others run; BaFin keeps its rights of access.',
      'Private Versicherer haften für ausgegliederte Funktionen; die BaFin behält ihre Zugangsrechte.',
      'Las aseguradoras privadas responden de lo externalizado; la BaFin conserva su acceso.',
      'Les assureurs privés répondent de l’externalisé ; la BaFin garde ses droits d’accès.',
    ],
    control: [
      'Contract with rights of information and audit; important outsourcing notified before it starts.',
      'Vertrag mit Auskunfts- und Prüfrechten; wichtige Ausgliederungen vor Beginn angezeigt.',
      'Contrato con derechos de información y auditoría; lo importante, notificado antes de empezar.',
      'Contrat avec droits d’information et d’audit ; l’important notifié avant le démarrage.',
    ],
  },
  {
    industries: ['health-insurance', 'social-care', 'hospitals'],
    where: 'DE',
    law: [
      'Social Code V (SGB V), section 393',
      'SGB V § 393',
      'Código social alemán V (SGB V), § 393',
      'Code social allemand V (SGB V), § 393',
    ],
    reason: [
      'Providers and funds of the statutory system put health data in a cloud only where it has a C5 attestation.',
      'Leistungserbringer und Kassen nutzen für Gesundheitsdaten nur Cloud-Dienste mit C5-Testat.',
      'Proveedores y cajas del sistema público usan para datos de salud solo nubes con certificado C5.',
      'Prestataires et caisses du régime légal n’utilisent pour les données de santé que des nuages attestés C5.',
    ],
    control: [
      'Current C5 attestation of each cloud service and place of processing checked before the contract.',
      'Aktuelles C5-Testat und Verarbeitungsort jedes Cloud-Dienstes vor Vertragsschluss geprüft.',
      'Certificado C5 vigente y lugar de tratamiento de cada servicio comprobados antes del contrato.',
      'Attestation C5 à jour et lieu de traitement de chaque service vérifiés avant le contrat.',
    ],
  },
  {
    industries: ['hospitals', 'social-care', 'professional-services'],
    where: 'DE',
    law: [
      'Criminal Code (StGB), section 203',
      'StGB § 203',
      'Código penal alemán (StGB), § 203',
      'Code pénal allemand (StGB), § 203',
    ],
    reason: [
      'Professional secrecy binds those who help as well, vendors of software among them.',
      'Die Schweigepflicht bindet auch Mitwirkende, Softwareanbieter eingeschlossen.',
      'El secreto profesional obliga también a quienes colaboran, proveedores de software incluidos.',
      'Le secret professionnel lie aussi ceux qui concourent au travail, éditeurs compris.',
    ],
    control: [
      'Each vendor bound to secrecy in writing, access only as far as the service needs it.',
      'Jeder Anbieter schriftlich zur Verschwiegenheit verpflichtet, Zugriff nur soweit nötig.',
      'Cada proveedor obligado al secreto por escrito, con el acceso imprescindible.',
      'Chaque fournisseur tenu au secret par écrit, accès limité au nécessaire.',
    ],
  },
  {
    industries: ['public-administration'],
    where: 'DE',
    law: [
      'Administrative Procedure Act (VwVfG), section 35a',
      'VwVfG § 35a',
      'Ley alemana de procedimiento (VwVfG), § 35a',
      'Loi allemande de procédure (VwVfG), § 35a',
    ],
    reason: [
      'An administrative act may be issued wholly by machine only where a law allows it and there is no discretion.',
      'Ein Verwaltungsakt darf nur vollautomatisch ergehen, wenn ein Gesetz es zulässt und kein Ermessen besteht.',
      'Un acto administrativo solo puede ser plenamente automático si una ley lo permite y no hay discrecionalidad.',
      'Un acte ne peut être entièrement automatisé que si une loi le permet et sans pouvoir d’appréciation.',
    ],
    control: [
      'Legal basis named for each automated decision; all others prepared by software and made by a person.',
      'Rechtsgrundlage je automatischer Entscheidung benannt; alle anderen bereitet Software vor und trifft ein Mensch.',
      'Base legal de cada decisión automática; las demás las prepara el software y las toma una persona.',
      'Base légale de chaque décision automatisée ; les autres préparées par logiciel et prises par une personne.',
    ],
  },
  {
    industries: ['telecommunications'],
    where: 'DE',
    law: ['TDDDG, sections 3 and 9', 'TDDDG §§ 3 und 9', 'TDDDG, §§ 3 y 9', 'TDDDG, §§ 3 et 9'],
    reason: [
      'Secrecy of telecommunications, and strict ends for which traffic data may be used.',
      'Fernmeldegeheimnis, und enge Zwecke für Verkehrsdaten.',
      'Secreto de las telecomunicaciones y fines estrictos para los datos de tráfico.',
      'Secret des télécommunications et finalités strictes des données de trafic.',
    ],
    control: [
      'Traffic data kept out of models but for the ends that the act names; access on record.',
      'Verkehrsdaten nur zu den gesetzlichen Zwecken in Modellen; Zugriffe protokolliert.',
      'Datos de tráfico fuera de los modelos salvo los fines legales; accesos registrados.',
      'Données de trafic hors des modèles sauf finalités légales ; accès tracés.',
    ],
  },
  {
    industries: ['utilities'],
    where: 'DE',
    law: [
      'Metering Point Operation Act (MsbG), section 49; Energy Act (EnWG), sections 40 and 41',
      'MsbG § 49; EnWG §§ 40 und 41',
      'MsbG, § 49; EnWG, §§ 40 y 41',
      'MsbG, § 49 ; EnWG, §§ 40 et 41',
    ],
    reason: [
      'For power and gas: meter data go only to those whom the act names; contents of bills and contracts are set.',
      'Für Strom und Gas: Messdaten nur an gesetzlich Berechtigte; Inhalt von Rechnung und Vertrag vorgegeben.',
      'Para electricidad y gas: datos de contadores solo a quien la ley nombra; contenido de facturas y contratos fijado.',
      'Pour l’électricité et le gaz : données de comptage aux seuls ayants droit ; contenu des factures et contrats fixé.',
    ],
    control: [
      'Purpose of each use of meter data on record; automated bills tested for the required contents.',
      'Zweck jeder Messdatennutzung dokumentiert; automatische Rechnungen auf Pflichtinhalte getestet.',
      'Finalidad de cada uso registrada; facturas automáticas probadas en su contenido obligatorio.',
      'Finalité de chaque usage consignée ; factures automatiques testées sur leur contenu obligatoire.',
    ],
  },
  {
    industries: ['media'],
    where: 'DE',
    law: [
      'Copyright Act (UrhG), section 44b',
      'UrhG § 44b',
      'Ley alemana de derechos de autor (UrhG), § 44b',
      'Loi allemande sur le droit d’auteur (UrhG), § 44b',
    ],
    reason: [
      'Text and data mining is free unless reserved; online a reservation has to be machine-readable.',
      'Text und Data Mining ist frei, solange kein Vorbehalt besteht; online muss er maschinenlesbar sein.',
      'La minería de textos y datos es libre salvo reserva, que en línea ha de ser legible por máquina.',
      'La fouille de textes et de données est libre sauf réserve, lisible par machine en ligne.',
    ],
    control: [
      'Own works reserved, the reservations of others kept, copies deleted when no longer needed.',
      'Eigene Werke vorbehalten, fremde Vorbehalte beachtet, Kopien nach Gebrauch gelöscht.',
      'Obras propias reservadas, reservas ajenas respetadas, copias borradas tras su uso.',
      'Œuvres propres réservées, réserves d’autrui respectées, copies effacées après usage.',
    ],
  },
  {
    industries: ['hospitality', 'bakeries', 'hair-salons', 'car-repair', 'retail'],
    where: 'DE',
    law: [
      'Fiscal Code (AO), section 146a, and KassenSichV',
      'AO § 146a und KassenSichV',
      'Código tributario alemán (AO), § 146a, y KassenSichV',
      'Code fiscal allemand (AO), § 146a, et KassenSichV',
    ],
    reason: [
      'Electronic tills need a certified security device, also where orders reach them by software.',
      'Elektronische Kassen brauchen eine zertifizierte Sicherheitseinrichtung, auch wenn Software bucht.',
      'Las cajas electrónicas exigen un dispositivo certificado, también si los pedidos llegan por software.',
      'Les caisses électroniques exigent un dispositif certifié, même si un logiciel y saisit.',
    ],
    control: [
      'Each flow that books sales goes by the certified till; nothing is changed afterwards without a trace.',
      'Jeder Ablauf, der Umsätze bucht, läuft über die zertifizierte Kasse; nichts wird spurlos geändert.',
      'Todo flujo que registra ventas pasa por la caja certificada; nada se cambia sin rastro.',
      'Tout flux qui enregistre des ventes passe par la caisse certifiée ; rien n’est modifié sans trace.',
    ],
  },
  {
    industries: ['fitness'],
    where: 'DE',
    law: [
      'Civil Code (BGB), section 312k',
      'BGB § 312k',
      'Código civil alemán (BGB), § 312k',
      'Code civil allemand (BGB), § 312k',
    ],
    reason: [
      'Memberships that can be signed online can be ended by a button, without any bot in between.',
      'Online abschließbare Mitgliedschaften sind per Schaltfläche kündbar, ohne Chatbot dazwischen.',
      'Las altas contratables en línea se cancelan con un botón, sin chatbot de por medio.',
      'Les abonnements souscrits en ligne se résilient par un bouton, sans robot intermédiaire.',
    ],
    control: [
      'The cancellation button reachable without sign-in, confirmation sent at once, tested after each change.',
      'Kündigungsschaltfläche ohne Anmeldung erreichbar, sofort bestätigt, nach jeder Änderung getestet.',
      'Botón de cancelación sin iniciar sesión, confirmación inmediata, probado tras cada cambio.',
      'Bouton de résiliation sans connexion, confirmation immédiate, testé à chaque changement.',
    ],
  },
  {
    industries: ['nonprofit'],
    where: 'DE',
    law: [
      'Fiscal Code (AO), section 63',
      'AO § 63',
      'Código tributario alemán (AO), § 63',
      'Code fiscal allemand (AO), § 63',
    ],
    reason: [
      'A charity proves by proper records that it serves its purpose; donation receipts are part of it.',
      'Gemeinnützige weisen ihre Zweckverfolgung durch ordnungsmäßige Aufzeichnungen nach, samt Spendenbelegen.',
      'La entidad benéfica prueba sus fines con registros en regla; los recibos de donativos forman parte.',
      'L’organisme d’intérêt général prouve son but par des registres réguliers, reçus de dons compris.',
    ],
    control: [
      'What software books and receipts can be traced to a record, and a person signs for it.',
      'Was Software bucht und bescheinigt, ist zum Beleg rückverfolgbar, und ein Mensch steht dafür ein.',
      'Lo que el software registra y certifica se remonta a un justificante, y una persona responde de ello.',
      'Ce que le logiciel enregistre et atteste remonte à une pièce, et une personne en répond.',
    ],
  },
];

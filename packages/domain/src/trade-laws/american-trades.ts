import { same, type TradeLaw } from './told.ts';

/** Law of the United States for those who build, host, farm and keep people fit. */
export const AMERICAN_TRADES: readonly TradeLaw[] = [
  {
    industries: ['construction'],
    where: 'US',
    law: same('Fair Housing Act, 42 U.S.C. 3604; OSHA, 29 CFR Part 1926'),
    reason: [
      'Screening of tenants and advertising must not discriminate; site safety is the employer’s.',
      'Mieterauswahl und Werbung dürfen nicht benachteiligen; Baustellensicherheit bleibt beim Arbeitgeber.',
      'Selección de inquilinos y anuncios no pueden discriminar; la seguridad en obra es del empleador.',
      'Sélection de locataires et annonces sans discrimination ; la sécurité du chantier incombe à l’employeur.',
    ],
    control: [
      'Results of screening tested for unequal treatment, a person decides; schedules checked for safety.',
      'Auswahl auf Ungleichbehandlung getestet, ein Mensch entscheidet; Zeitpläne auf Sicherheit geprüft.',
      'Selección probada por trato desigual, decide una persona; planes revisados por seguridad.',
      'Sélection testée contre l’inégalité, une personne décide ; plannings vérifiés pour la sécurité.',
    ],
  },
  {
    industries: ['building-trades'],
    where: 'US',
    law: same('EPA Section 608, 40 CFR Part 82, Subpart F'),
    reason: [
      'Refrigerants: only certified technicians, recovery, and records of leaks.',
      'Kältemittel: nur zertifizierte Fachkräfte, Rückgewinnung und Leckaufzeichnungen.',
      'Refrigerantes: solo técnicos certificados, recuperación y registro de fugas.',
      'Fluides frigorigènes : techniciens certifiés, récupération et registre des fuites.',
    ],
    control: [
      'Scheduling sends certified technicians only; amounts and dates kept in the record.',
      'Die Planung schickt nur Zertifizierte; Mengen und Daten stehen in der Aufzeichnung.',
      'La planificación envía solo certificados; cantidades y fechas quedan registradas.',
      'La planification n’envoie que des certifiés ; quantités et dates consignées.',
    ],
  },
  {
    industries: ['hospitality'],
    where: 'US',
    law: same('ADA Title III, 28 CFR 36.302(e)'),
    reason: [
      'Accessible rooms can be booked as others are, whoever or whatever takes the reservation.',
      'Barrierefreie Zimmer sind buchbar wie andere, gleich wer die Buchung annimmt.',
      'Las habitaciones accesibles se reservan como las demás, las tome quien las tome.',
      'Les chambres accessibles se réservent comme les autres, quel que soit le canal.',
    ],
    control: [
      'Reservation software knows accessible rooms, describes and holds them; access tested.',
      'Die Buchungssoftware kennt, beschreibt und reserviert barrierefreie Zimmer; getestet.',
      'El software conoce, describe y reserva las habitaciones accesibles; acceso probado.',
      'Le logiciel connaît, décrit et réserve les chambres accessibles ; accès testé.',
    ],
  },
  {
    industries: ['agriculture'],
    where: 'US',
    law: same('Worker Protection Standard, 40 CFR Part 170'),
    reason: [
      'Workers are told of pesticide use and kept away for set times, also where machines spray.',
      'Beschäftigte werden über Pflanzenschutz informiert und ferngehalten, auch wenn Maschinen spritzen.',
      'Los trabajadores se informan del uso de plaguicidas y se mantienen lejos, también si pulveriza una máquina.',
      'Les travailleurs sont informés des traitements et tenus à l’écart, même si une machine pulvérise.',
    ],
    control: [
      'Entry times and notices generated from the records of application, checked by a handler.',
      'Sperrzeiten und Hinweise aus den Aufzeichnungen, von Sachkundigen geprüft.',
      'Plazos y avisos generados de los registros y comprobados por un aplicador.',
      'Délais et avis tirés des registres, vérifiés par un applicateur.',
    ],
  },
  {
    industries: ['veterinary'],
    where: 'US',
    law: same('21 CFR Part 530 and Part 1304'),
    reason: [
      'Extralabel use needs a veterinarian’s own relationship to the patient; controlled substances are recorded.',
      'Umwidmung braucht die tierärztliche Beziehung zum Patienten; Betäubungsmittel sind aufzuzeichnen.',
      'El uso fuera de etiqueta exige relación veterinario-paciente; las sustancias controladas se registran.',
      'L’usage hors étiquette exige la relation du vétérinaire au patient ; stupéfiants consignés.',
    ],
    control: [
      'No prescription by software alone; drug logs complete and reconciled by a person.',
      'Keine Verschreibung durch Software allein; Bestandslisten vollständig und abgeglichen.',
      'Ninguna receta solo por software; registros completos y conciliados por una persona.',
      'Aucune ordonnance par le seul logiciel ; registres complets et rapprochés par une personne.',
    ],
  },
  {
    industries: ['fitness'],
    where: 'US',
    law: same('ROSCA, 15 U.S.C. 8403'),
    reason: [
      'Memberships sold online that renew: terms shown, consent given, a simple way to end them.',
      'Online verkaufte Mitgliedschaften mit Verlängerung: Bedingungen, Zustimmung, einfaches Ende.',
      'Altas en línea con renovación: condiciones visibles, consentimiento y baja sencilla.',
      'Abonnements en ligne reconduits : conditions visibles, accord, fin simple.',
    ],
    control: [
      'The way out tested after each change, no bot in between, confirmation sent.',
      'Kündigungsweg nach jeder Änderung getestet, kein Chatbot dazwischen, Bestätigung versandt.',
      'Baja probada tras cada cambio, sin chatbot de por medio, confirmación enviada.',
      'Résiliation testée à chaque changement, sans robot intermédiaire, confirmation envoyée.',
    ],
  },
];

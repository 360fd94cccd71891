import { same, type TradeLaw } from './told.ts';

/** Law of Spain, beside that of the European Union, and of countries of Europe outside it. */
export const NEIGHBORS: readonly TradeLaw[] = [
  {
    industries: ['public-administration'],
    where: 'ES',
    law: [
      'Law 40/2015 (Ley 40/2015), article 41',
      'Gesetz 40/2015 (Ley 40/2015), Artikel 41',
      'Ley 40/2015, artículo 41',
      'Loi 40/2015 (Ley 40/2015), article 41',
    ],
    reason: [
      'Automated administrative action: the body answerable for specification, audit and appeal is named beforehand.',
      'Automatisiertes Verwaltungshandeln: Wer für Vorgaben, Prüfung und Rechtsbehelf zuständig ist, steht vorher fest.',
      'Actuación administrativa automatizada: antes se fija el órgano competente para especificaciones, auditoría e impugnación.',
      'Action administrative automatisée : l’organe compétent pour spécifications, audit et recours est désigné avant.',
    ],
    control: [
      'The competent bodies named for each automated act; source code open to audit.',
      'Zuständige Stellen je automatischem Akt benannt; Quellcode prüfbar.',
      'Órganos competentes establecidos para cada actuación; código fuente auditable.',
      'Organes compétents désignés pour chaque acte ; code source auditable.',
    ],
  },
  {
    industries: ['insurance'],
    where: 'ES',
    law: [
      'Law 20/2015 (Ley 20/2015, LOSSEAR)',
      'Gesetz 20/2015 (Ley 20/2015, LOSSEAR)',
      'Ley 20/2015 (LOSSEAR)',
      'Loi 20/2015 (Ley 20/2015, LOSSEAR)',
    ],
    reason: [
      'System of governance: an insurer answers for functions that others run, before the DGSFP.',
      'Governance-System: Für ausgelagerte Funktionen haftet der Versicherer gegenüber der DGSFP.',
      'Sistema de gobierno: la aseguradora responde ante la DGSFP de las funciones externalizadas.',
      'Système de gouvernance : l’assureur répond devant la DGSFP des fonctions externalisées.',
    ],
    control: [
      'Outsourcing of critical functions notified before it starts; audit rights in the contract.',
      'Auslagerung kritischer Funktionen vor Beginn gemeldet; Prüfrechte im Vertrag.',
      'Externalización de funciones críticas comunicada antes de empezar; auditoría en el contrato.',
      'Externalisation des fonctions critiques notifiée avant démarrage ; droits d’audit au contrat.',
    ],
  },
  {
    industries: ['hospitals', 'social-care'],
    where: 'ES',
    law: [
      'Law 41/2002 (Ley 41/2002), articles 7 and 16',
      'Gesetz 41/2002 (Ley 41/2002), Artikel 7 und 16',
      'Ley 41/2002, artículos 7 y 16',
      'Loi 41/2002 (Ley 41/2002), articles 7 et 16',
    ],
    reason: [
      'Patients’ data are confidential, and the clinical history serves those who treat them.',
      'Patientendaten sind vertraulich, und die Krankenakte dient den Behandelnden.',
      'Los datos del paciente son confidenciales y la historia clínica sirve a quien lo asiste.',
      'Les données du patient sont confidentielles et le dossier sert à ceux qui le soignent.',
    ],
    control: [
      'Access of software by role and on record; other ends only with separated identity or consent.',
      'Zugriff der Software nach Rolle und protokolliert; andere Zwecke nur getrennt von der Identität oder mit Einwilligung.',
      'Acceso del software por función y registrado; otros fines, solo con datos disociados o consentimiento.',
      'Accès du logiciel par rôle et tracé ; autres fins seulement avec identité séparée ou consentement.',
    ],
  },
  {
    industries: ['hospitality'],
    where: 'ES',
    law: [
      'Royal Decree 933/2021 (Real Decreto 933/2021)',
      'Königliches Dekret 933/2021 (Real Decreto 933/2021)',
      'Real Decreto 933/2021',
      'Décret royal 933/2021 (Real Decreto 933/2021)',
    ],
    reason: [
      'Hotels register guests and report them to the authorities, also after a check-in without staff.',
      'Hotels registrieren Gäste und melden sie den Behörden, auch beim Check-in ohne Personal.',
      'Los alojamientos registran a los huéspedes y los comunican, también con registro sin personal.',
      'Les hôtels enregistrent et déclarent leurs clients, même lors d’un enregistrement sans personnel.',
    ],
    control: [
      'Identity checked and reported in time by the flow; data kept three years and no longer.',
      'Der Ablauf prüft Identität und meldet fristgerecht; Daten drei Jahre aufbewahrt und nicht länger.',
      'El flujo comprueba identidad y comunica a tiempo; datos guardados tres años y no más.',
      'Le flux vérifie l’identité et déclare à temps ; données gardées trois ans, pas davantage.',
    ],
  },
  {
    industries: ['utilities'],
    where: 'ES',
    supplies: ['power'],
    law: [
      'Law 24/2013 (Ley 24/2013), article 44',
      'Gesetz 24/2013 (Ley 24/2013), Artikel 44',
      'Ley 24/2013, artículo 44',
      'Loi 24/2013 (Ley 24/2013), article 44',
    ],
    reason: [
      'Rights of electricity customers in supply and billing.',
      'Rechte der Stromkunden bei Lieferung und Rechnung.',
      'Derechos del consumidor eléctrico en suministro y facturación.',
      'Droits des clients d’électricité pour la fourniture et la facturation.',
    ],
    control: [
      'Cut-offs and disputed bills decided by a person.',
      'Über Sperrungen und strittige Rechnungen entscheidet ein Mensch.',
      'Una persona decide cortes y facturas discutidas.',
      'Une personne décide des coupures et des factures contestées.',
    ],
  },
  {
    industries: ['utilities'],
    where: 'ES',
    supplies: ['water'],
    law: ['Royal Decree 3/2023', 'Königliches Dekret 3/2023', 'Real Decreto 3/2023', 'Décret royal 3/2023'],
    reason: [
      'Quality of drinking water: how it is controlled, and what consumers are told of it.',
      'Qualität des Trinkwassers: wie sie kontrolliert wird und was Verbraucher davon erfahren.',
      'Calidad del agua de consumo: cómo se controla y qué se comunica de ella a los consumidores.',
      'Qualité de l’eau potable : comment elle est contrôlée et ce qu’en apprennent les consommateurs.',
    ],
    control: [
      'Prescribed samples go on as before; results reported in time and in full.',
      'Vorgeschriebene Proben bleiben; Ergebnisse fristgerecht und vollständig gemeldet.',
      'Las muestras obligatorias se mantienen; resultados comunicados a tiempo y completos.',
      'Les prélèvements prescrits demeurent ; résultats déclarés à temps et en entier.',
    ],
  },
  {
    industries: ['banking', 'insurance', 'asset-management'],
    where: 'GB',
    law: same('FCA Handbook, SYSC 8 and PRIN 2A'),
    reason: [
      'Firms answer for what others run, and show that retail customers get good outcomes.',
      'Firmen haften für Ausgelagertes und belegen gute Ergebnisse für Privatkunden.',
      'Las entidades responden de lo externalizado y demuestran buenos resultados para los clientes minoristas.',
      'Les entreprises répondent de l’externalisé et montrent de bons résultats pour les particuliers.',
    ],
    control: [
      'Material outsourcing notified; outcomes of automated service measured for each group of customers.',
      'Wesentliche Auslagerung angezeigt; Ergebnisse automatischer Bedienung je Kundengruppe gemessen.',
      'Externalización relevante notificada; resultados de la atención automática medidos por grupo de clientes.',
      'Externalisation importante notifiée ; résultats du service automatisé mesurés par groupe de clients.',
    ],
  },
  {
    industries: ['banking', 'insurance'],
    where: 'CH',
    law: [
      'FINMA Circular 2018/3 “Outsourcing”',
      'FINMA-Rundschreiben 2018/3 „Outsourcing“',
      'Circular FINMA 2018/3 «Outsourcing»',
      'Circulaire FINMA 2018/3 « Outsourcing »',
    ],
    reason: [
      'Essential functions that others run are listed, controlled and open to audit.',
      'Ausgelagerte wesentliche Funktionen sind inventarisiert, kontrolliert und prüfbar.',
      'Las funciones esenciales externalizadas se inventarían, controlan y auditan.',
      'Les fonctions importantes externalisées sont inventoriées, contrôlées et auditables.',
    ],
    control: [
      'Entry in the inventory, contract with audit rights, orderly return possible, before it goes live.',
      'Eintrag im Inventar, Vertrag mit Prüfrechten, geordnete Rückführung möglich, vor dem Start.',
      'Inscripción en el inventario, contrato con auditoría y retorno ordenado posible, antes de empezar.',
      'Inscription à l’inventaire, contrat avec audit et retour ordonné possible, avant le démarrage.',
    ],
  },
];

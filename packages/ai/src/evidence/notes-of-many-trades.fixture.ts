import type { TradeNotes } from './trade-notes.fixture.ts';

/** Notes in seven languages about many trades, written before the tables of words were read; a tie to any code not named here is wrong. */
export const NOTES_OF_MANY_TRADES: readonly TradeNotes[] = [
  {
    title: 'Klinikum Sankt Vinzenz',
    industry: 'hospitals',
    lines: [
      [
        'In der Notaufnahme sehen wir rund 38.000 Patienten im Jahr, die Ersteinschätzung dauert im Schnitt 9 Minuten.',
        '2.1.2',
        '2.1.1',
      ],
      ['Der Arztbrief geht erst 4 Tage nach der Entlassung an den Hausarzt hinaus.', '2.2.4'],
      ['Im OP verlieren wir täglich 52 Minuten zwischen zwei Eingriffen beim Umlagern und Reinigen des Saals.'],
      ['Die Abrechnung reklamiert der Medizinische Dienst in 12 % der Fälle.', '8.2.5'],
    ],
  },
  {
    title: 'Spedition Nordmann',
    industry: 'logistics',
    lines: [
      ['Die Disposition plant jeden Tag 140 Touren, ein Disponent braucht dafür 3 Stunden.', '3.1.2'],
      ['7 % der Sendungen kommen beschädigt an, die Schadensbearbeitung kostet uns 85.000 € im Jahr.', '7.2.1'],
      ['Am Tor warten die Lkw im Mittel 47 Minuten auf eine freie Rampe.', '3.1.5'],
      ['Die Frachtrechnungen der Subunternehmer prüfen zwei Kolleginnen, etwa 2.600 Stück im Monat.', '7.3.2'],
    ],
  },
  {
    title: 'Stadtwerke Auental',
    industry: 'utilities',
    lines: [
      ['Wir lesen 61.000 Zähler im Jahr ab, 3 % davon müssen wir nachschätzen.', '7.1.1'],
      ['Für einen Netzanschluss wartet der Kunde derzeit 11 Wochen.', '1.2.1'],
      ['Im Kundenservice bearbeiten 14 Vollzeitkräfte Umzüge und Abschlagsänderungen.', '8.2.3', '8.2.1'],
      ['Mahnungen gehen jeden Monat an 1.900 Kunden, gesperrt wird bei 60.', '8.2.5'],
    ],
  },
  {
    title: 'Hôtel des Remparts',
    industry: 'hospitality',
    lines: [
      ['La réception fait 45 arrivées par jour et chaque enregistrement prend 7 minutes.', '2.2.1'],
      ["Le ménage d'une chambre demande 32 minutes, avec 11 femmes de chambre à temps plein.", '3.1.2'],
      ['Les avis en ligne restent sans réponse pendant 6 jours.', '1.4.3'],
    ],
  },
  {
    title: 'Mairie de Sainte-Luce',
    industry: 'public-administration',
    lines: [
      ['Le service urbanisme instruit 410 permis de construire par an, en 74 jours en moyenne.', '6.1.1'],
      ["L'état civil délivre 12 000 actes par an, dont 20 % au guichet.", '1.3.1'],
      ['Les subventions aux associations occupent 2 agents pendant 3 mois.', '8.2.3'],
      ['On nous signale 1 500 nids-de-poule par an et la réparation attend 5 semaines.', '7.1.1'],
    ],
  },
  {
    title: 'Aerolínea Levante',
    industry: 'airlines',
    lines: [
      ['El embarque de un vuelo se alarga 31 minutos de media.', '5.1.4'],
      ['Perdemos 8 maletas por cada mil pasajeros.', '6.2.1'],
      ['La planificación de tripulaciones la hacen 9 personas a mano cada mes.', '3.1.2'],
      ['Devolver un billete anulado nos cuesta 27 días.'],
    ],
  },
  {
    title: 'Università di Valmarina',
    industry: 'higher-education',
    lines: [
      ['Riceviamo 9.400 domande di immatricolazione e le verifichiamo in 6 settimane.', '2.1.1'],
      ['Gli studenti che abbandonano al primo anno sono il 17 %.'],
      ["La segreteria corregge a mano 1.200 piani di studio all'anno."],
      ["L'orario delle lezioni lo preparano 3 persone in 2 mesi.", '3.2.3'],
    ],
  },
  {
    title: 'Studio legale Bassi e soci',
    industry: 'professional-services',
    lines: [
      ["L'apertura di una pratica prende 50 minuti tra conflitti di interesse e lettera d'incarico.", '1.3.4'],
      ['Gli avvocati registrano le ore con 8 giorni di ritardo.', '7.1.1'],
      ['Il 22 % delle parcelle viene contestato dal cliente.', '7.1.3'],
      ['La revisione di un contratto di fornitura richiede 5 ore.', '2.1.2'],
    ],
  },
  {
    title: 'Zorgcentrum De Linde',
    industry: 'social-care',
    lines: [
      ['Een indicatie voor een nieuwe bewoner duurt bij ons 3 weken.', '2.1.1'],
      ['De verzorgenden schrijven 55 minuten per dienst aan de rapportage.', '3.1.3'],
      ['Medicatiefouten: 14 per maand, meestal bij het uitdelen.', '3.2.1'],
      ['Het rooster kost de planner 20 uur per maand en 9 % van de diensten blijft open.', '8.1.1'],
    ],
  },
  {
    title: 'Groothandel Van Dam',
    industry: 'wholesale',
    lines: [
      ['Onze binnendienst voert 450 orders per dag met de hand in.', '3.2.3'],
      ['Bij het orderpicken gaat 2 % mis, een retour kost 35 euro.'],
      ['We hebben 1,4 miljoen euro aan voorraad die langer dan een jaar ligt.'],
      ['Klanten betalen gemiddeld na 52 dagen.', '6.1.3'],
    ],
  },
  {
    title: 'Woonstichting Maasoever',
    industry: 'construction',
    lines: [
      ['We krijgen 8.200 reparatieverzoeken per jaar, de bewoner wacht 12 dagen.', '8.3.1'],
      ['Een woning staat tussen twee huurders 41 dagen leeg.', '8.1.1'],
      ['De huurachterstand bedraagt 600.000 euro.', '8.2.1'],
      ['Bij een verhuizing inspecteren we de woning twee keer, samen 3 uur.', '8.1.5'],
    ],
  },
  {
    title: 'Pousada do Vale',
    industry: 'hospitality',
    lines: [
      ['O check-out à segunda-feira leva 12 minutos por hóspede.', '2.3.1'],
      ['A lavandaria gasta 18.000 € por ano em roupa estragada.', '3.1.3'],
      ['A cozinha prepara 220 refeições por dia com 7 pessoas.'],
      ['Respondemos a 40 pedidos de grupos por mês e só fechamos 30 %.', '1.3.1'],
    ],
  },
  {
    title: 'Laboratórios Ibéria',
    industry: 'pharma',
    lines: [
      ['A libertação de um lote demora 16 dias.', '6.1.2'],
      ['Tivemos 130 desvios de qualidade no ano passado, cada um com 25 horas de investigação.', '6.2.1'],
      ['A limpeza do reator entre lotes leva 9 horas.', '4.2.5'],
      ['Recebemos 60 reclamações por mês sobre embalagens.', '6.2.4'],
    ],
  },
  {
    title: "Miller's Garage",
    industry: 'car-repair',
    lines: [
      ['We book 26 cars a day, and every fourth customer has to be called back about the price.', '1.1.1'],
      ['Diagnosing an electrical fault takes 90 minutes.', '2.1.1'],
      ['Parts come late on 12% of jobs.'],
      ['A technician loses 35 minutes a day looking for parts.'],
    ],
  },
  {
    title: 'Valley Health Plan',
    industry: 'health-insurance',
    lines: [
      ['We decide 4,200 prior authorizations a month, and each takes 6 days.', '5.1.1'],
      ['Nine percent of claims are pended for missing codes.', '7.1.3'],
      ['Member services takes 31,000 calls a month.'],
      ['Provider credentialing takes 62 days.', '4.1.3'],
    ],
  },
  {
    title: 'Loopworks',
    industry: 'software',
    lines: [
      ['It takes us 11 days to fix a critical bug.'],
      ['Onboarding a new customer needs 30 hours of a consultant.'],
      ['We lose 1.6% of subscriptions a month.', '6.2.3'],
      ['The support desk closes 900 tickets a week.'],
    ],
  },
];

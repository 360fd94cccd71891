import type { TradeNotes } from './trade-notes.fixture.ts';

/** Notes of clients who do not write English, against packs that are English; a tie to any code not named here is wrong. */
export const NOTES_IN_SIX_LANGUAGES: readonly TradeNotes[] = [
  {
    title: 'Stationsrundgang',
    industry: 'hospitals',
    lines: [
      ['Das Bettenmanagement telefoniert jeden Morgen 40 Minuten mit den Stationen.', '2.2.1'],
      ['Die Patientenaufnahme erfasst 180 Patienten am Tag von Hand.', '1.2.2'],
      ['Arztbriefe liegen im Schnitt 9 Tage bei der Unterschrift.', '2.2.4'],
      ['Die Kodierung der Fälle dauert 22 Minuten je Fall.', '8.1.1'],
      ['Die Cafeteria verkauft 400 Stück Kuchen am Tag.'],
      ['Für die Terminvergabe werden 6.500 Anrufe im Monat beantwortet.', '1.1.2'],
    ],
  },
  {
    title: 'Besuch im Lager',
    industry: 'logistics',
    lines: [
      ['Wir prüfen 2.400 Frachtrechnungen im Monat von Hand.', '7.3.2'],
      ['Zollanmeldungen dauern 25 Minuten, 180 am Tag.', '6.1.1', '6.1.2'],
      ['Bei 5 % der Stopps fehlt der Ablieferbeleg.', '3.3.4'],
      ['Der Fuhrpark hat 140 Zugmaschinen.'],
      ['Die Kantine wurde für 80.000 Euro umgebaut.'],
    ],
  },
  {
    title: 'Relation clients',
    industry: 'utilities',
    lines: [
      ['Le relevé des compteurs est estimé pour 9 % des clients.', '7.1.1'],
      ['Les réclamations sur facture prennent 25 minutes chacune, 1 800 par mois.', '8.3.2'],
      ['Les demandes de raccordement prennent 58 jours.', '1.2.1'],
      ["L'élagage le long des lignes coûte 1,2 million d'euros par an.", '3.1.2'],
      ['La fontaine du siège a été repeinte en 2023.'],
    ],
  },
  {
    title: 'Visite des services',
    industry: 'hospitals',
    lines: [
      ['La planification du bloc opératoire change trois fois par jour.', '4.1.1', '4.2.1'],
      ['Le codage des séjours prend 22 minutes par dossier.', '8.1.1'],
      ['Les réclamations des patients ont atteint 640 par an.', '7.1.3'],
      ['Le parking compte 600 places.'],
      ['La cuisine prépare 1 100 repas par jour.'],
    ],
  },
  {
    title: 'Reunión en el ayuntamiento',
    industry: 'public-administration',
    lines: [
      ['Las licencias de obras tardan 74 días, con 2.900 solicitudes al año.', '6.1.1'],
      ['Los ciudadanos esperan 45 minutos para renovar el padrón.', '1.2.1', '1.2.2'],
      ['Las multas de tráfico se recurren en el 11 % de los casos.', '5.2.3'],
      ['Las solicitudes de ayudas sociales están incompletas en el 40 % de los casos.', '3.1.1'],
      ['La fuente de la plaza se reparó por 90.000 euros.'],
      ['Los contratos públicos tardan 120 días en adjudicarse.', '8.2.2'],
    ],
  },
  {
    title: 'Hotel de playa',
    industry: 'hospitality',
    lines: [
      ['La limpieza de habitaciones sigue listas impresas, 280 al día.', '3.1.1', '3.1.2'],
      ['Las reseñas de los huéspedes se responden después de 6 días.', '1.4.3'],
      ['La piscina estuvo cerrada 15 días.'],
    ],
  },
  {
    title: 'Visita in albergo',
    industry: 'hospitality',
    lines: [
      ['Il check-in dura 7 minuti per ospite.', '2.2.1'],
      ['Le pulizie delle camere seguono liste stampate, 280 camere al giorno.', '3.1.1', '3.1.2'],
      ['Le recensioni degli ospiti ricevono risposta dopo 6 giorni.', '1.4.3'],
      ['Gli sprechi alimentari valgono il 9 % degli acquisti.', '4.3.4'],
      ['La piscina è stata chiusa 15 giorni.'],
    ],
  },
  {
    title: 'Incontro con la rete',
    industry: 'utilities',
    lines: [
      ['Le letture dei contatori sono stimate per il 9 % dei clienti.', '7.1.1', '7.1.2'],
      ['Le richieste di allaccio richiedono 58 giorni.', '1.2.1'],
      ['La sede ha 12 piani.'],
    ],
  },
  {
    title: 'Gesprek op het stadhuis',
    industry: 'public-administration',
    lines: [
      ['Omgevingsvergunningen duren 74 dagen, met 2.900 aanvragen per jaar.', '6.1.1'],
      ['Parkeerboetes worden in 11 % van de gevallen betwist.', '5.2.3'],
      ['De fontein werd gerepareerd voor 90.000 euro.'],
      ['Meldingen over de openbare ruimte komen per telefoon, 5.000 per jaar.', '7.1.1'],
    ],
  },
  {
    title: 'Visita ao aeroporto',
    industry: 'airlines',
    lines: [
      ['Os reembolsos de bilhetes demoram 18 dias.', '2.3.2'],
      ['O hangar foi pintado por 200.000 euros.'],
      ['A frota tem 42 aviões.'],
    ],
  },
];

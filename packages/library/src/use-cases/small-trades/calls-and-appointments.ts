import { WITH_APPOINTMENTS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const callsAndAppointments: readonly UseCase[] = [
  {
    id: 'trades-calls-answered-and-slots-booked',
    title: 'Calls and messages answered and slots booked while all hands are busy',
    type: 'agentic',
    description:
      'The phone rings while everybody has wet hair, a lift or a dog in their hands, and every third caller tries the next shop. A voice and message agent answers by the shop’s own name, asks the two questions that set the length of the visit, offers real gaps in the book, and writes name, number and reason into it. Emergencies, complaints and whoever asks for a person are put through or called back within a stated time.',
    staysWithPeople: 'The owner sets which services may be booked, and a person takes emergencies and complaints.',
    firstStep: 'Let it take calls after closing time for four weeks, and read each transcript the next morning.',
    needs:
      'Book with an interface, services with lengths and skills, call forwarding, and a notice that a machine speaks.',
    industries: WITH_APPOINTMENTS,
    at: [],
    phrases: {
      en: 'take bookings by phone, answer the phone, appointment booking, book appointments, take appointments, phone and front desk, appointment scheduling, online booking, missed calls',
      de: 'Termine annehmen, Terminvergabe, Terminvereinbarung, Telefon annehmen, Terminbuchung, Onlinebuchung',
      es: 'reservar citas, concertar citas, atender el teléfono, reserva de citas, cita previa, agenda de citas',
      fr: 'prise de rendez-vous, prendre les rendez-vous, répondre au téléphone, réservation en ligne',
      it: 'prendere appuntamenti, prenotazione appuntamenti, rispondere al telefono, gestione appuntamenti',
      nl: 'afspraken maken, afspraken inplannen, telefoon aannemen, online afspraak maken',
      pt: 'marcar consultas, marcação de horários, atender o telefone, agendamento online, marcações',
    },
    not: 'job interviews, delivery slots, sales visits, meeting rooms, flights, room reservations',
    benefit: { moves: 'revenue', share: [0.02, 0.05, 0.09], basis: 'judgement' },
    effort: [2, 4, 9],
    cost: [1, 3, 7],
    runCost: 2,
    risk: {
      main: 'It books a slot that does not fit; lengths are asked for by fixed questions and doubtful ones are confirmed by a person.',
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'schedule-work', 'transcribe-speech', 'plan-and-act'],
    measures: [
      { name: 'Calls that nobody answered', unit: '%', better: 'lower' },
      { name: 'Appointments booked outside opening hours', unit: 'a week', better: 'higher' },
    ],
  },

  {
    id: 'trades-reminders-deposits-and-no-shows',
    title: 'Reminders by message, and a deposit where a long slot may stay empty',
    type: 'automation',
    description:
      'One booking in twelve does not show up, and the long ones hurt. Reminders go out two days and three hours ahead with a tap to confirm, move or cancel; a tap to cancel frees the slot at once. Long services, and customers who have missed two, are asked for a card deposit when they book, under rules that stand on the booking page, and the book keeps who was late, excused or simply absent.',
    staysWithPeople: 'The owner sets deposit and grace, and decides for each regular whether it is kept.',
    firstStep: 'Switch on confirmations for six weeks, and count missed slots by service and lead time.',
    needs: 'Mobile numbers with consent, booking history with no-shows, a payment link, terms on the booking page.',
    industries: WITH_APPOINTMENTS,
    at: [],
    phrases: {
      en: 'appointment reminders, no-shows, deal with no-shows, remind customers of appointments, booking deposits, late cancellations, missed appointments',
      de: 'Terminerinnerung, Terminausfälle, nicht erschienene Kunden, Anzahlung bei Buchung, Ausfallgebühr',
      es: 'recordatorio de citas, ausencias sin aviso, señal de reserva, citas perdidas',
      fr: 'rappel de rendez-vous, rendez-vous manqués, acompte à la réservation, absences',
      it: 'promemoria appuntamenti, mancate presentazioni, caparra alla prenotazione, appuntamenti mancati',
      nl: 'afspraakherinnering, niet verschenen klanten, aanbetaling bij afspraak, gemiste afspraken',
      pt: 'lembretes de marcação, faltas às marcações, sinal de reserva, marcações falhadas',
    },
    not: 'payment reminders, dunning, employee absence, table reservations',
    benefit: { moves: 'losses', share: [0.25, 0.45, 0.65], basis: 'judgement' },
    effort: [2, 3, 6],
    cost: [1, 2, 4],
    runCost: 1,
    risk: {
      main: 'A deposit drives loyal customers away; it is asked by service and history, and a person may waive it with one tap.',
      aiAct: 'none',
    },
    capabilities: ['schedule-work', 'process-payments', 'run-workflows'],
    measures: [
      { name: 'Missed appointments', unit: '%', better: 'lower' },
      { name: 'Slots freed more than a day ahead', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'trades-overdue-regulars-invited-back',
    title: 'Regulars whose next visit is due found by date and habit, and invited',
    type: 'automation',
    description:
      'Who was due in March for color, inspection, tires or a vaccination is known only when somebody leafs through the cards. Each night the next visit is computed from statutory dates, what was noted at the last visit, and the customer’s own rhythm. Whoever is two weeks over gets one message with a free slot and a reason, in the words of the shop; after the second without an answer a list goes to the desk for a call, and moved, sold or deceased are taken off.',
    staysWithPeople: 'The desk calls whom it knows, and takes off the list what only people know about.',
    firstStep: 'Run the rule on two years of visits and have the owner strike out who should not be asked.',
    needs: 'Visits with service and date, next due dates, consent to messages, the free slots of the book.',
    industries: ['hair-salons', 'car-repair', 'veterinary'],
    at: [],
    phrases: {
      en: 'win back who stays away, invite customers whose inspection is due, vaccination reminders, recall patients for vaccination, service due reminders, inspection due list, remind owners of boosters, seasonal tire change invitations',
      de: 'Impferinnerung, HU-Erinnerung, TÜV-Termin erinnern, Kunden mit fälligem Service anschreiben, Stammkunden zurückholen, Räderwechsel-Aktion',
      es: 'recordatorio de vacunas, aviso de ITV, clientes pendientes de revisión, recuperar clientas habituales',
      fr: 'rappel de vaccination, relance contrôle technique, rappel de révision, relancer les clients fidèles',
      it: 'richiamo vaccini, scadenza revisione, promemoria tagliando, richiamare i clienti abituali',
      nl: 'vaccinatieherinnering, apk-herinnering, onderhoudsbeurt herinnering, vaste klanten terughalen',
      pt: 'lembrete de vacinas, aviso de inspeção, lembrete de revisão, recuperar clientes habituais',
    },
    not: 'product recall, safety recall, overdue invoices, employee vaccination',
    benefit: { moves: 'revenue', share: [0.02, 0.05, 0.1], basis: 'judgement' },
    effort: [2, 4, 8],
    cost: [1, 2, 5],
    runCost: 1,
    risk: {
      main: 'A message about an animal that has died; what is closed or flagged is left out, and the desk sees the list a day before.',
      aiAct: 'none',
    },
    capabilities: ['run-campaigns', 'understand-customers', 'run-workflows'],
    measures: [
      { name: 'Regulars overdue by more than a month', unit: '%', better: 'lower' },
      { name: 'Visits booked from an invitation', unit: 'a month', better: 'higher' },
    ],
  },

  {
    id: 'trades-reviews-asked-and-answered',
    title: 'Customers asked for a review after the visit, and each answered in the shop’s own tone',
    type: 'ai',
    description:
      'Two hundred happy customers a month say nothing, and the furious one writes eleven lines. The evening after the visit everyone, not only the happy ones, gets one link; replies are drafted from what was done that day, without naming it in public, thank briefly, and offer a call where something hurt. Causes that come back, such as waiting, price said too late or parking, stand in a monthly list with the days on which they happened.',
    staysWithPeople: 'The owner sends every answer to a bad review, and calls before writing.',
    firstStep: 'Draft answers to the last sixty reviews and have the owner mark which could go out as they are.',
    needs:
      'Profiles on review sites, visit list of the day, consent to be asked, a handful of answers that sound right.',
    industries: [...WITH_APPOINTMENTS, 'bakeries'],
    at: [],
    phrases: {
      en: 'ask for reviews, answer reviews, online reviews, customer ratings, reputation on review sites, respond to reviews',
      de: 'Bewertungen beantworten, um Bewertungen bitten, Onlinebewertungen, Kundenbewertungen',
      es: 'responder reseñas, pedir reseñas, opiniones de clientes, valoraciones en línea',
      fr: 'répondre aux avis, demander des avis, avis clients, avis en ligne',
      it: 'rispondere alle recensioni, chiedere recensioni, recensioni online',
      nl: 'reviews beantwoorden, om reviews vragen, klantbeoordelingen',
      pt: 'responder a avaliações, pedir avaliações, avaliações de clientes, comentários online',
    },
    not: 'performance reviews, employer reviews, contract review, peer review',
    benefit: { moves: 'revenue', share: [0.01, 0.025, 0.05], basis: 'judgement' },
    effort: [2, 3, 6],
    cost: [1, 2, 4],
    runCost: 1,
    risk: {
      main: 'Only the content are asked, or a reply reveals a visit; all are asked by rule, and bad ones are sent by a person.',
      aiAct: 'none',
    },
    capabilities: ['generate-text', 'understand-customers', 'run-campaigns'],
    measures: [
      { name: 'Reviews per hundred visits', unit: 'reviews', better: 'higher' },
      { name: 'Bad reviews answered within a day', unit: '%', better: 'higher' },
    ],
  },
];

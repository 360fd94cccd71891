/** A note on the office work that every organization has, as its people describe it. */
interface OfficeNotes {
  title: string;
  /** A sentence, and the codes of the cross-industry model that it speaks of. */
  lines: readonly (readonly [sentence: string, ...codes: string[]])[];
}

/** Shared service centers in seven languages, eight figures each, against the cross-industry model. */
export const NOTES_OF_SHARED_SERVICES: readonly OfficeNotes[] = [
  {
    title: 'Shared services Leeds, walk-through',
    lines: [
      ['The AP team books 9,200 supplier invoices a month.', '9.6.1'],
      ['An expense claim takes 15 minutes to check.', '9.6.2'],
      ['The month-end close takes nine working days.', '9.3.2'],
      ['Payroll corrects 3% of payslips.', '7.5.4', '9.5.2'],
      ['HR onboards 45 new hires a month.', '7.2.4', '7.3.1'],
      ['The service desk gets 2,100 tickets a week.', '8.7.8'],
      ['Chasing overdue customers ties up 6 FTE.', '9.2.4'],
      ['Rush purchase orders cost us $240,000 last year.', '4.2.3'],
    ],
  },
  {
    title: 'Notiz: Shared Service Center Kassel',
    lines: [
      ['In der Kreditorenbuchhaltung kommen 9.200 Eingangsrechnungen im Monat an.', '9.6.1'],
      ['Eine Reisekostenabrechnung kostet uns 22 Minuten.', '9.6.2'],
      ['Der Monatsabschluss dauert 8 Arbeitstage.', '9.3.2'],
      ['Pro Quartal gehen 520 Bewerbungen ein.', '7.2.3', '7.2.5'],
      ['Das Mahnwesen beschäftigt 3,5 VZÄ.', '9.2.4'],
      ['5 % der Lieferantenstammdaten sind doppelt.', '4.2.4'],
      ['Der IT-Support bearbeitet 380 Tickets pro Tag.', '8.7.8'],
      ['Der Wareneingang wird zweimal in der Woche gezählt.'],
    ],
  },
  {
    title: 'Notas: centro de servicios compartidos',
    lines: [
      ['Contabilizamos 7.600 facturas de proveedores al mes.', '9.6.1'],
      ['Revisar una nota de gastos lleva 18 minutos.', '9.6.2'],
      ['El cierre mensual tarda 10 días hábiles.', '9.3.2'],
      ['El 4 % de las nóminas se corrige.', '7.5.4', '9.5.2'],
      ['Incorporamos a 60 empleados nuevos cada mes.', '7.2.4', '7.3.1'],
      ['El soporte informático atiende 1.900 incidencias por semana.', '8.7.8'],
      ['La gestión de cobros ocupa a 5,5 FTE.', '9.2.4'],
      ['Los pedidos urgentes nos costaron 310.000 € el año pasado.', '4.2.3'],
    ],
  },
  {
    title: 'Compte rendu : centre de services partagés',
    lines: [
      ['La comptabilité fournisseurs saisit 8 100 factures par mois.', '9.6.1'],
      ['Contrôler une note de frais prend 14 minutes.', '9.6.2'],
      ['La clôture mensuelle dure 7 jours ouvrés.', '9.3.2'],
      ['6 % des bulletins de paie sont corrigés.', '7.5.4', '9.5.2'],
      ['Nous recrutons 320 personnes par an.', '7.2.3', '7.2.4'],
      ['Le support informatique traite 260 tickets par jour.', '8.7.8'],
      ['Les relances clients mobilisent 4 ETP.', '9.2.4'],
      ['Les achats hors contrat représentent 2,4 M€ par an.', '4.2.3'],
    ],
  },
  {
    title: 'Appunti: centro servizi condivisi',
    lines: [
      ['Registriamo 6.900 fatture passive al mese.', '9.6.1'],
      ['Controllare una nota spese richiede 16 minuti.', '9.6.2'],
      ['La chiusura mensile dura 9 giorni lavorativi.', '9.3.2'],
      ['Il 5 % delle buste paga viene corretto.', '7.5.4', '9.5.2'],
      ["Assumiamo 210 persone all'anno.", '7.2.4'],
      ["L'assistenza informatica riceve 1.400 ticket a settimana.", '8.7.8'],
      ['Il recupero crediti impegna 3,5 FTE.', '9.2.4'],
      ["Gli ordini d'acquisto urgenti sono costati 180.000 euro l'anno scorso.", '4.2.3'],
    ],
  },
  {
    title: 'Verslag: shared service center Zwolle',
    lines: [
      ['Wij boeken 5.800 inkoopfacturen per maand.', '9.6.1'],
      ['Een declaratie controleren kost 12 minuten.', '9.6.2'],
      ['De maandafsluiting duurt 6 werkdagen.', '9.3.2'],
      ['3 % van de loonstroken wordt gecorrigeerd.', '7.5.4', '9.5.2'],
      ['Elk kwartaal komen er 430 sollicitaties binnen.', '7.2.3', '7.2.5'],
      ['De helpdesk verwerkt 210 meldingen per dag.', '8.7.8'],
      ['Debiteurenbeheer telt 4,5 fte.', '9.2.3', '9.2.4'],
      ['Spoedbestellingen kostten vorig jaar 95.000 euro.', '4.2.3'],
    ],
  },
  {
    title: 'Notas: centro de serviços partilhados',
    lines: [
      ['Lançamos 7.300 faturas de fornecedores por mês.', '9.6.1'],
      ['Verificar uma nota de despesas demora 17 minutos.', '9.6.2'],
      ['O fecho mensal leva 8 dias úteis.', '9.3.2'],
      ['4 % dos recibos de vencimento são corrigidos.', '7.5.4', '9.5.2'],
      ['Admitimos 38 colaboradores por mês.', '7.2.4', '7.3.1'],
      ['O suporte informático recebe 1.250 pedidos por semana.', '8.7.8'],
      ['As cobranças ocupam 6 pessoas a tempo inteiro.', '9.2.4'],
      ['As compras urgentes custaram 150.000 € no ano passado.', '4.2.3'],
    ],
  },
];

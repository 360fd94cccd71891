import type { InsightFact } from '@process-ai/contract/insights';
import type { Language } from '@process-ai/library/use-case';

type Unit = InsightFact['unit'];
type Period = NonNullable<InsightFact['period']>;

/** A figure as a reader of the note sees it: how much of what, and a word of what it counts, or of its sentence. */
export type Expected = readonly [value: number, unit: Unit, period: Period | null, about: string];

/** A note of a client with its figures. */
interface Note {
  text: string;
  figures: readonly Expected[];
}

/** Accounts payable, claims, hiring and the like, as their departments describe them to a consultant: eight figures each. */
export const NOTES: Record<Language, Note> = {
  en: {
    text: `Notes from the visit to accounts payable, 14 October 2026

We receive 14,500 supplier invoices a month, and 28 % of invoices have a match exception. A clerk needs 12 minutes to key
an invoice that arrives on paper. Resolving an exception takes 2.5 days on average. Nine people work in the team, of whom
6.5 FTE are on invoices only. Late payment cost us £84,000 in penalties last year. Each month about 320 duplicate payments
are stopped by hand.`,
    figures: [
      [14_500, 'count', 'month', 'invoices'],
      [28, 'percent', null, 'invoices'],
      [12, 'minutes', null, 'invoice'],
      [2.5, 'days', null, 'exception'],
      [9, 'count', null, 'people'],
      [6.5, 'fte', null, 'invoices'],
      [84_000, 'currency', null, 'payment'],
      [320, 'count', 'month', 'payments'],
    ],
  },
  de: {
    text: `Gesprächsnotiz Kundenservice Stadtwerke

Im Monat gehen 14.500 Rechnungen an Privatkunden hinaus, rund 3 % der Rechnungen werden reklamiert. Die Bearbeitung einer
Reklamation dauert im Schnitt 25 Minuten. Pro Woche wechseln 180 Kunden den Tarif. Der Zählerstand fehlt bei 1'200
Anschlüssen im Jahr und muss geschätzt werden. Für das Mahnwesen sind 4,5 VZÄ eingesetzt. Die Portokosten liegen bei
2,5 Mio. € im Jahr. Bis ein Umzug im System steht, vergehen 9 Arbeitstage.`,
    figures: [
      [14_500, 'count', 'month', 'Rechnungen'],
      [3, 'percent', null, 'Rechnungen'],
      [25, 'minutes', null, 'Reklamation'],
      [180, 'count', 'week', 'Kunden'],
      [1200, 'count', 'year', 'Anschlüssen'],
      [4.5, 'fte', null, 'Mahnwesen'],
      [2_500_000, 'currency', 'year', 'Portokosten'],
      [9, 'days', null, 'Umzug'],
    ],
  },
  es: {
    text: `Notas de la reunión con admisiones del hospital

El servicio de admisión atiende 2.300 citas al día en tres centros. El 18 % de las citas se anula con menos de un día de
antelación. Registrar a un paciente nuevo lleva 11 minutos. Cada mes llegan 640 reclamaciones por listas de espera. La
respuesta a una reclamación tarda 22 días hábiles. Trabajan en admisión 37 personas a tiempo completo. Las horas extra
costaron 410.000 euros el año pasado. Se repiten 95 analíticas por semana porque la muestra está mal etiquetada.`,
    figures: [
      [2300, 'count', 'day', 'citas'],
      [18, 'percent', null, 'citas'],
      [11, 'minutes', null, 'paciente'],
      [640, 'count', 'month', 'reclamaciones'],
      [22, 'days', null, 'reclamación'],
      [37, 'fte', null, 'admisión'],
      [410_000, 'currency', null, 'horas extra'],
      [95, 'count', 'week', 'analíticas'],
    ],
  },
  fr: {
    text: `Compte rendu de l'atelier gestion des sinistres

Nous ouvrons 38 000 dossiers de sinistre par an. La saisie d'une déclaration demande 18 minutes. Un expert est mandaté
dans 22 % des dossiers. Le rapport d'expertise arrive au bout de 13 jours ouvrés. Les gestionnaires passent
1 250,5 h par mois à relancer les garages. L'équipe compte 42 ETP. Le coût des relances est de 60 k€ par an. Chaque
semaine, 140 courriers sont classés à la main.`,
    figures: [
      [38_000, 'count', 'year', 'dossiers'],
      [18, 'minutes', null, 'déclaration'],
      [22, 'percent', null, 'dossiers'],
      [13, 'days', null, 'expertise'],
      [1250.5, 'hours', 'month', 'garages'],
      [42, 'fte', null, 'équipe'],
      [60_000, 'currency', 'year', 'relances'],
      [140, 'count', 'week', 'courriers'],
    ],
  },
  it: {
    text: `Appunti dalla visita al magazzino di Piacenza

Il magazzino evade 5.200 ordini al giorno. Il prelievo di un ordine richiede 7 minuti. L'1,8 % delle spedizioni torna
indietro per un errore di prelievo. Ogni settimana si contano 900 ubicazioni. L'inventario annuale ferma il reparto per
3 giorni. Al ricevimento merci lavorano 14 persone a tempo pieno. I resi costano 1,2 milioni di euro all'anno. Il
controllo di una bolla di consegna dura mezz'ora.`,
    figures: [
      [5200, 'count', 'day', 'ordini'],
      [7, 'minutes', null, 'ordine'],
      [1.8, 'percent', null, 'spedizioni'],
      [900, 'count', 'week', 'ubicazioni'],
      [3, 'days', null, 'inventario'],
      [14, 'fte', null, 'ricevimento merci'],
      [1_200_000, 'currency', 'year', 'resi'],
      [0.5, 'hours', null, 'bolla'],
    ],
  },
  nl: {
    text: `Verslag gesprek personeelszaken gemeente

De afdeling behandelt 1.850 sollicitaties per jaar. Het screenen van een cv kost 15 minuten. Gemiddeld duurt het 64 dagen
tot een vacature is vervuld. Van de vacatures blijft 12 procent langer dan een kwartaal open. De salarisadministratie
verwerkt 4.300 mutaties per maand. Daar werken 5,5 fte aan. Elke week komen 70 verlofaanvragen per e-mail binnen. Het
inhuren van uitzendkrachten kost € 1,4 miljoen per jaar.`,
    figures: [
      [1850, 'count', 'year', 'sollicitaties'],
      [15, 'minutes', null, 'cv'],
      [64, 'days', null, 'vacature'],
      [12, 'percent', null, 'vacatures'],
      [4300, 'count', 'month', 'mutaties'],
      [5.5, 'fte', null, 'mutaties'],
      [70, 'count', 'week', 'verlofaanvragen'],
      [1_400_000, 'currency', 'year', 'uitzendkrachten'],
    ],
  },
  pt: {
    text: `Notas da visita à central de reservas da transportadora

A central recebe 9.600 chamadas por semana. Uma alteração de reserva leva 14 minutos. Cerca de 35 % das chamadas pedem
apenas o estado do voo. São processados 2.100 reembolsos por mês. O passageiro espera 21 dias úteis pelo reembolso. Na
equipa trabalham 58 pessoas a tempo inteiro. As indemnizações por atraso custam 3,2 milhões de euros por ano. Todos os
dias são corrigidos à mão 45 bilhetes com erro no nome, ou seja, 45 bilhetes por dia.`,
    figures: [
      [9600, 'count', 'week', 'chamadas'],
      [14, 'minutes', null, 'reserva'],
      [35, 'percent', null, 'chamadas'],
      [2100, 'count', 'month', 'reembolsos'],
      [21, 'days', null, 'reembolso'],
      [58, 'fte', null, 'equipa'],
      [3_200_000, 'currency', 'year', 'indemnizações'],
      [45, 'count', 'day', 'bilhetes'],
    ],
  },
};

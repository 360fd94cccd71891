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
      [84_000, 'currency', 'year', 'payment'],
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
      [410_000, 'currency', 'year', 'horas extra'],
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

/** Written afresh once the words were fixed, as the people of other trades write: mails, slides, minutes. */
export const FRESH_NOTES: Record<Language, Note> = {
  en: {
    text: `Hi Tom, as promised the numbers for the lettings team.

We let 1,150 flats a year and handle around 4,600 viewing requests every month. Roughly one applicant in three never shows
up, and 41% of viewings are rescheduled at least once. Referencing a tenant takes us 45 to 60 minutes because the payslips
come as photos. Move-in inventories run to 3 hours per flat. Our two lettings coordinators work 12 hours of overtime a week.
Deposits worth £1.3m are held at any time. On average a repair stays open for 17 days. Agency fees come to £9,500 a month.`,
    figures: [
      [1150, 'count', 'year', 'flats'],
      [4600, 'count', 'month', 'viewing requests'],
      [41, 'percent', null, 'viewings'],
      [52.5, 'minutes', null, 'tenant'],
      [3, 'hours', null, 'inventories'],
      [12, 'hours', 'week', 'coordinators'],
      [17, 'days', null, 'repair'],
      [9500, 'currency', 'month', 'Agency fees'],
    ],
  },
  de: {
    text: `Protokoll Termin Kreditabteilung

- Neuanträge: ca. 3.400 pro Quartal, davon 62 % über Vermittler
- Für die Prüfung der Unterlagen benötigen wir je Antrag 1,5 Stunden
- Nachforderungen wegen fehlender Gehaltsnachweise gibt es in 37 Prozent der Fälle
- Bis zur Auszahlung vergehen 19 Kalendertage
- Die Marktfolge besteht aus 23 Vollzeitkräften
- Jeden Tag rufen 85 Kunden an, um den Stand zu erfragen
- Externe Gutachten verursachen Kosten von 740.000 Euro jährlich`,
    figures: [
      [3400, 'count', 'quarter', 'Neuanträge'],
      [62, 'percent', null, 'Vermittler'],
      [1.5, 'hours', null, 'Antrag'],
      [37, 'percent', null, 'Fälle'],
      [19, 'days', null, 'Auszahlung'],
      [23, 'fte', null, 'Marktfolge'],
      [85, 'count', 'day', 'Kunden'],
      [740_000, 'currency', 'year', 'Gutachten'],
    ],
  },
  es: {
    text: `Taller con la dirección académica de la universidad

Cada año se matriculan 21.500 estudiantes. Secretaría resuelve 7.800 solicitudes de convalidación por curso, es decir,
unas 650 al mes. Estudiar un expediente de convalidación supone 40 minutos de trabajo. El 12% de los expedientes vuelve
al alumno por falta de documentos. El plazo medio de resolución es de 34 días. En secretaría somos 16 personas. Se
imprimen 3.000 certificados a la semana. El contrato de digitalización cuesta 95.000 € al año.`,
    figures: [
      [21_500, 'count', 'year', 'estudiantes'],
      [650, 'count', 'month', 'convalidación'],
      [40, 'minutes', null, 'expediente'],
      [12, 'percent', null, 'expedientes'],
      [34, 'days', null, 'resolución'],
      [16, 'count', null, 'personas'],
      [3000, 'count', 'week', 'certificados'],
      [95_000, 'currency', 'year', 'contrato'],
    ],
  },
  fr: {
    text: `Note interne – atelier de maintenance

Le parc compte 860 machines. Chaque mois, nous lançons près de 1.900 ordres de travail ; 27 % sont des urgences. Un
technicien met 35 minutes pour trouver la bonne pièce. Les arrêts non planifiés nous coûtent 2,1 millions d'euros par an.
La saisie du compte rendu prend un quart d'heure, soit 15 minutes par intervention. Il faut six semaines pour recevoir une
pièce critique. L'atelier emploie 54 techniciens. On archive 210 rapports papier par jour.`,
    figures: [
      [860, 'count', null, 'machines'],
      [1900, 'count', 'month', 'ordres de travail'],
      [27, 'percent', null, 'urgences'],
      [35, 'minutes', null, 'pièce'],
      [2_100_000, 'currency', 'year', 'arrêts'],
      [15, 'minutes', null, 'intervention'],
      [6, 'weeks', null, 'pièce'],
      [210, 'count', 'day', 'rapports'],
    ],
  },
  it: {
    text: `Verbale dell'incontro con lo studio legale

Lo studio apre circa 1.300 pratiche l'anno. La verifica dei conflitti di interesse porta via 50 minuti a pratica. Gli
avvocati registrano le ore con un ritardo medio di 8 giorni. Il 6,5% delle ore lavorate non viene mai fatturato, pari a
€ 480.000 all'anno. Le parcelle contestate sono 22 al mese. In segreteria ci sono 4 FTE. Per cercare un precedente un
praticante impiega tre ore. Nell'archivio si trovano 18.000 fascicoli cartacei.`,
    figures: [
      [1300, 'count', 'year', 'pratiche'],
      [50, 'minutes', null, 'pratica'],
      [8, 'days', null, 'ritardo'],
      [6.5, 'percent', null, 'ore lavorate'],
      [480_000, 'currency', 'year', 'ore lavorate'],
      [22, 'count', 'month', 'parcelle'],
      [4, 'fte', null, 'segreteria'],
      [3, 'hours', null, 'precedente'],
    ],
  },
  nl: {
    text: `Werkbezoek productieplanning

Wij plannen dagelijks 240 orders voor 31 lijnen. Het omstellen van een lijn neemt 48 minuten in beslag. Ongeveer 9% van
de orders wordt binnen een dag opnieuw gepland. De planners zijn 20 uur per week bezig met Excel. Vorig jaar stond er
voor 1,7 miljoen euro aan halffabricaten te wachten. Een materiaaltekort wordt pas na 2 dagen ontdekt. Per maand schrijven
we 530 afwijkingsrapporten. De planning draait op 7 fte.`,
    figures: [
      [240, 'count', 'day', 'orders'],
      [31, 'count', null, 'lijnen'],
      [48, 'minutes', null, 'lijn'],
      [9, 'percent', null, 'orders'],
      [20, 'hours', 'week', 'planners'],
      [2, 'days', null, 'materiaaltekort'],
      [530, 'count', 'month', 'afwijkingsrapporten'],
      [7, 'fte', null, 'planning'],
    ],
  },
  pt: {
    text: `Reunião com o apoio ao cliente da operadora

Em média entram 31 mil contactos por mês, dos quais 44% por telefone. O tempo médio de atendimento é de 9 minutos. Cada
avaria exige a visita de um técnico, que custa 68 euros. Um pedido de portabilidade demora 3 dias úteis. Fazemos 260
rescisões por semana. A equipa de retaguarda tem 19 colaboradores. Os créditos por engano na fatura somam 720.000 € por
ano. Um operador consulta cinco sistemas em cada chamada.`,
    figures: [
      [31_000, 'count', 'month', 'contactos'],
      [44, 'percent', null, 'telefone'],
      [9, 'minutes', null, 'atendimento'],
      [68, 'currency', null, 'técnico'],
      [3, 'days', null, 'portabilidade'],
      [260, 'count', 'week', 'rescisões'],
      [19, 'count', null, 'colaboradores'],
      [720_000, 'currency', 'year', 'créditos'],
    ],
  },
};

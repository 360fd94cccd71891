import { NUMBERS } from '@process-ai/domain/language';
import type { CaseWords } from '../en/case.ts';
import { dative } from './dative.ts';

const { counted, decimals, listed } = NUMBERS.de;

const processes = (count: number) => counted(count, 'Prozess', 'Prozesse');
const ofProcesses = (count: number) => counted(count, 'Prozess', 'Prozessen');
const initiatives = (count: number) => counted(count, 'Initiative', 'Initiativen');
const opportunities = (count: number) => counted(count, 'Potenzial', 'Potenziale');
const delivered = (isPlan: boolean) => (isPlan ? 'der Plan' : 'die Roadmap');
const instead = (at: string, npv: string, usual: string) => `Bei ${at} beträgt der Kapitalwert ${npv} statt ${usual}.`;

/** Begin labels, and keep their capital within a sentence, as the names of vendors do. */
const NOUNS = /^(?!(?:Angenommen|Die|Für|Einen|Gemessen|Geplant|In|Rechnet|Vorgeschlagen|Über)[ ,])/;

export const caseWords: CaseWords = {
  processes,
  opportunities,
  labels: {
    savings: 'Einsparung im Jahr',
    oneOff: 'Einmalkosten',
    payback: 'Amortisation',
    npv: (years) => `Kapitalwert über ${years}`,
  },
  notes: {
    savings: (isPlan, scope, isTime) =>
      `${isTime ? 'als Arbeitszeit' : 'bei den Personalkosten'}, sobald ${delivered(isPlan)} umgesetzt ist; ${scope}`,
    oneOff: (run, atRisk) =>
      `und ${run} laufend im Jahr${atRisk ? `; mit ${atRisk.risk} Risiko einmalig ${atRisk.amount}` : ''}`,
    notByThen: 'bis dahin nicht amortisiert',
    npv: (rate, p50) => `bei ${rate} im Jahr; simuliertes P50 ${p50}`,
    noCost: 'noch keine Kosten erfasst',
    npvUncosted: (rate, p50) => `nur der Nutzen, vor allen Kosten, bei ${rate} im Jahr; simuliertes P50 ${p50}`,
  },
  scope: (measured, all) => `${decimals(measured)} von ${ofProcesses(all)} gemessen`,
  fromMonth1: 'ab Beginn von Monat 1',
  paidBackIn: (month, start) => `im ${month}, gerechnet ab ${start}`,
  canSave: (client, amount, isPlan, scope) =>
    `Für ${client} lassen sich ${amount} im Jahr einsparen, sobald ${delivered(isPlan)} umgesetzt ist; ${scope}.`,
  savesNothing: (client) => `Was für ${client} geplant ist, spart noch nichts ein, was gemessen wäre.`,
  worthByBenchmark: (client, count, amount) =>
    `Für ${client} gibt es ${count}, laut Benchmark ${amount} im Jahr wert; noch ist nichts gemessen, daher gibt es keine Wirtschaftlichkeitsrechnung.`,
  worthUnknown: (client, count) =>
    `Für ${client} gibt es ${count}; noch ist nichts gemessen, daher gibt es keine Wirtschaftlichkeitsrechnung.`,
  noOpportunity: 'kein Potenzial',
  accepted: (count) => counted(count, 'angenommenes Potenzial', 'angenommene Potenziale'),
  stillProposals: (count) => `${opportunities(count)}, ${count === 1 ? 'noch ein Vorschlag' : 'alle noch Vorschläge'}`,
  noneAccepted: (client) => `Nichts von dem, was hier für ${client} gezeigt wird, ist angenommen`,
  allRejected: (client) => `Jedes Potenzial, das für ${client} gefunden wurde, ist abgelehnt`,
  noneFound: (client) => `Für ${client} wurden noch keine Potenziale gefunden`,
  undecided:
    'Noch ist nichts entschieden: Jedes hier gezeigte Potenzial ist ein Vorschlag, und jede Zahl steht für das, was daraus würde.',
  paid: {
    figure: 'Schon verdient',
    note: (open) => `durch Abgeschlossenes und Laufendes; ${open} sind noch freizugeben`,
    answer: (client, amount, scope) =>
      `Für ${client} lassen sich ${amount} im Jahr einsparen (${scope}); was abgeschlossen ist oder läuft, bezahlt den Plan bereits`,
    worth: (npv, years) =>
      `Der Plan hat über ${years} einen Kapitalwert von ${npv}; was abgeschlossen ist oder läuft, bezahlt ihn bereits`,
    pays: (once, run, open, npv, years, middle) =>
      `Der Aufwand beträgt einmalig ${once}, davon sind ${open} noch freizugeben, und laufend ${run} im Jahr. Was abgeschlossen ist oder läuft, bezahlt ihn bereits: Der Kapitalwert beträgt ${npv} über ${years}; ${middle}.`,
    above: 'ab Monat 1 über null, durch Abgeschlossenes und Laufendes',
  },
  pays: (once, run, payback, npv, years, middle) =>
    `Der Aufwand beträgt einmalig ${once} und laufend ${run} im Jahr; er ist nach ${dative(payback)} amortisiert, der Kapitalwert beträgt ${npv} über ${years}; ${middle}.`,
  paysNot: (once, run, npv, years, middle) =>
    `Der Aufwand beträgt einmalig ${once} und laufend ${run} im Jahr und amortisiert sich nicht innerhalb von ${dative(years)}: Der Kapitalwert beträgt ${npv}; ${middle}.`,
  uncosted: (isPlan, npv, years, middle) =>
    `Was ${delivered(isPlan)} kostet, ist noch nicht erfasst; wann sich das amortisiert, lässt sich deshalb nicht sagen. Allein der Nutzen ist ${npv} wert (Kapitalwert vor allen Kosten, Zeitraum: ${years}); ${middle}.`,
  middle: (runs, p50) => `der Median der ${runs} simulierten Läufe (P50) liegt bei ${p50}`,
  seldomReached: (few, npv) =>
    `${few ? 'weniger als einer von zehn Läufen' : 'weniger als die Hälfte der Läufe'} endet bei ${npv} oder darüber`,
  andSeldom: (middle, seldom) => `${middle}, und ${seldom}`,
  cash: {
    isTime: (amount) =>
      `${amount} im Jahr sind Arbeitszeit, die frei wird, kein Geld: Geld wird daraus nur, wo Stellen, Überstunden oder Fremdleistungen entfallen, und darüber ist in der Rechnung nichts entschieden.`,
    wouldLeave: (scenario, share, amount, npv) =>
      ` Würden davon ${share} bei den Personalkosten wegfallen (Szenario „${scenario}“), wären es ${amount} im Jahr bei einem Kapitalwert von ${npv}.`,
    leaves: (amount, share) =>
      `${amount} im Jahr sind die ${share} der frei werdenden Arbeitszeit, die bei den Personalkosten wegfallen; der Rest ist Zeit für andere Arbeit und steht in keiner Zahl.`,
  },
  outside: (once, run) =>
    ` Außerhalb der Rechnung kostet der Plan weitere ${once} einmalig und ${run} laufend im Jahr.`,
  people: (count) => counted(count, 'Person', 'Personen'),
  sizeAssumed: (which, count, cost) =>
    ({
      both: `unterstellt: ${counted(count, 'Person', 'Personen')} zu ${cost}; nicht die eigene Größe des Kunden`,
      people: `unterstellt: ${counted(count, 'Person', 'Personen')}, nicht die eigene Zahl des Kunden, zu ${cost}`,
      pay: `${counted(count, 'Person', 'Personen')} zu unterstellten ${cost}`,
    })[which],
  scopeMeasured: (measured, by) =>
    `${decimals(measured)} ${by === null ? `${measured === 1 ? 'ist' : 'sind'} gemessen` : `${measured === 1 ? 'ist' : 'sind'} in den Zahlen ${by === 1 ? 'des einen' : `der ${decimals(by)}`} gemessenen enthalten`}`,
  scopeBenchmark: (count, whose, amount, hasCase) =>
    `${count === 1 ? '1 ist' : `${decimals(count)} sind`} nur laut Benchmark bekannt: ${amount} im Jahr${hasCase ? ', in keiner Zahl oben' : ', angenommen oder nicht'} (${whose})`,
  scopeNothing: (count) => `${count === 1 ? '1 hat' : `${decimals(count)} haben`} laut Benchmark keine Einsparung`,
  scopeOf: (all, headings, parts) =>
    `Von ${ofProcesses(all)}${headings > 0 ? ` ${headings === 1 ? 'fasst 1 nur andere' : `fassen ${decimals(headings)} nur andere`} zusammen; von den übrigen` : ''}: ${listed(parts)}.`,
  drivers: {
    volume: 'Menge',
    rate: 'Automatisierungsgrad',
    adoption: 'Nutzung',
    cost: 'Kosten',
    delay: 'Verzug',
  },
  ofPlan: (share) => `${share} des Plans`,
  noBreakEven: {
    volume: 'Keine Menge allein bringt den Kapitalwert auf null.',
    rate: 'Kein Automatisierungsgrad allein bringt den Kapitalwert auf null.',
    adoption: 'Keine Nutzung allein bringt den Kapitalwert auf null.',
    cost: 'Keine Kosten allein bringen den Kapitalwert auf null.',
    delay: 'Kein Verzug allein bringt den Kapitalwert auf null.',
  },
  holdsLate: (at) => `Rechnet sich, solange alles höchstens ${at} Verzug hat.`,
  noDelay: 'Rechnet sich nur ganz ohne Verzug.',
  holdsUntil: {
    volume: (at) => `Rechnet sich, bis die Menge auf ${at} fällt.`,
    rate: (at) => `Rechnet sich, bis der Automatisierungsgrad auf ${at} fällt.`,
    adoption: (at) => `Rechnet sich, bis nur noch ${at} der Arbeit den neuen Weg gehen.`,
    cost: (at) => `Rechnet sich, bis die Kosten auf ${at} steigen.`,
  },
  wouldNeed: {
    volume: (at) => `Für die Gewinnschwelle wäre eine Menge von ${at} nötig.`,
    rate: (at) => `Für die Gewinnschwelle wäre ein Automatisierungsgrad von ${at} nötig.`,
    adoption: (at) => `Für die Gewinnschwelle müssten ${at} der Arbeit den neuen Weg gehen.`,
    cost: (at) => `Für die Gewinnschwelle müssten die Kosten bei ${at} liegen.`,
  },
  againstPlanned: (at, planned) => `${at} (geplant: ${planned})`,
  mainRisk: {
    volume: (at, npv, usual) => `Am stärksten beeinflusst die Arbeitsmenge das Ergebnis: ${instead(at, npv, usual)}`,
    rate: (at, npv, usual) =>
      `Am stärksten beeinflusst der Automatisierungsgrad das Ergebnis: ${instead(at, npv, usual)}`,
    adoption: (at, npv, usual) => `Am stärksten beeinflusst die Nutzung das Ergebnis: ${instead(at, npv, usual)}`,
    cost: (at, npv, usual) => `Am stärksten beeinflussen die Kosten das Ergebnis: ${instead(at, npv, usual)}`,
    delay: (at, npv, usual) => `Am stärksten beeinflusst Verzug das Ergebnis: ${instead(`${at} Verzug`, npv, usual)}`,
  },
  noneOfRuns: 'keinem',
  allOfRuns: 'allen',
  ofRuns: (share, draws) =>
    share === 'allen' ? `in allen ${draws} simulierten Läufen` : `in ${share} der ${draws} simulierten Läufe`,
  leftOut: {
    unplanned: (isPlan) => (isPlan ? 'Angenommen, aber in keiner Initiative' : 'In keiner Welle'),
    unplannedWhy: (count, isPlan) =>
      `${opportunities(count)} ${isPlan ? 'ohne Monat oder Verantwortliche' : 'ohne Platz in den Wellen'}`,
    withoutUseCase: 'Gemessen, ohne Anwendungsfall',
    withoutUseCaseWhy: (count) => `kein Anwendungsfall in ${ofProcesses(count)}`,
    afterHorizon: 'Geplant für spätere Jahre',
    afterHorizonWhy: (count) => `${initiatives(count)} nach dem Betrachtungszeitraum`,
    stopped: 'Geplant, aber gestoppt',
    stoppedWhy: (count) => `${initiatives(count)} gestoppt`,
    undecided: 'Vorgeschlagen, nicht entschieden',
    undecidedWhy: (count) => `${opportunities(count)}, weder angenommen noch abgelehnt`,
    notCosted: 'Geplant, laut Benchmark',
    notCostedWhy: (count) => `${processes(count)}, nur laut Benchmark bekannt`,
    notPaying: 'Rechnet sich nicht',
    notPayingWhy: (count) =>
      `${counted(count, 'Prozess, dessen', 'Prozesse, deren')} Betrieb so viel kostet, wie er spart, oder mehr`,
  },
  lower: (label) => (NOUNS.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`),
  notCounted: (amount, what) => `${amount} im Jahr (${what})`,
  notCountedAll: (parts) => `Ebenfalls gemessen, aber in keiner dieser Zahlen: ${listed(parts)}.`,
  bridge: (inCase, inPlan, planned, more, accepted) =>
    `Gemessene Einsparung im Jahr, gerundet: ${inCase} in der Rechnung${inPlan.map((part) => ` + ${part}`).join('')}${planned ? ` = ${planned} im Plan` : ''}${more.map((part) => ` + ${part}`).join('')}${more.length > 0 ? ` = ${accepted} angenommen` : ''}.`,
  bridgePart: (amount, what) => `${amount} (${what})`,
  scenario: {
    npv: 'Kapitalwert',
    p10: 'Simuliert, P10',
    p50: 'Simuliert, P50',
    p90: 'Simuliert, P90',
    gain: 'Läufe mit Gewinn',
    payback: 'Amortisation',
    discounted: 'Dynamische Amortisation',
    roi: 'Kapitalrendite (ROI)',
    irr: 'Interner Zinsfuß',
    noOutlay: 'nicht bestimmbar: kein Jahr mit Auszahlungsüberschuss',
    noIrr: { none: 'keiner', several: 'mehrere' },
    savings: 'Einsparung im Jahr',
    oneOff: 'Einmalkosten',
    run: 'Laufende Kosten im Jahr',
  },
  assumptions: (rate, ramp, benefitRisk, costRisk) =>
    `${rate} Kalkulationszins, Hochlauf ${ramp}, ${benefitRisk} Abschlag auf den Nutzen, ${costRisk} Zuschlag auf die Kosten`,
  allYears: (risk) => (risk === null ? 'Zusammen' : `Zusammen, mit ${risk} Risiko`),
  yearName: (year) => (year === 0 ? 'Vorher' : `Jahr ${year}`),
  withoutFigure: {
    proposed: (amount) => `${amount} vorgeschlagen`,
    nothingAccepted: 'nichts angenommen',
    nothingFound: 'nichts gefunden',
    notCosted: 'nicht bewertet',
    inParent: 'im Oberprozess gezählt',
    noUseCase: 'gemessen, noch kein Potenzial',
    noSavings: 'keine Einsparung',
  },
};

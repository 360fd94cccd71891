import type { SumOf } from '@process-ai/domain/blueprint-story';
import { NUMBERS } from '@process-ai/domain/language';
import type { ListedInDocument } from '../../listed-in-document.ts';
import type { DeckWords } from '../en/deck.ts';
import { dative } from './dative.ts';

const { counted, decimals, listed } = NUMBERS.de;

const opportunities = (count: number) => counted(count, 'Potenzial', 'Potenziale');
const processes = (count: number) => counted(count, 'Prozess', 'Prozesse');
const ofProcesses = (count: number) => counted(count, 'Prozess', 'Prozessen');
const initiatives = (count: number) => counted(count, 'Initiative', 'Initiativen');
const ofTouchPoints = (count: number) => counted(count, 'Kontaktpunkt', 'Kontaktpunkten');
const more = (count: number) => (count === 1 ? 'und 1 weiteres' : `und ${decimals(count)} weitere`);
const done = (decided: boolean) => (decided ? 'angenommen' : 'vorgeschlagen');
const plan = (isPlan: boolean) => (isPlan ? 'der Plan' : 'die Roadmap');
const behind = { measured: 'gemessen', benchmark: 'laut Benchmark' };
const ofSum = { accepted: 'angenommenen', proposed: 'vorgeschlagenen', benchmark: 'laut Benchmark möglichen' };
/** "der angenommenen 2,1 Mio. € im Jahr" */
const ofTotal = (total: string, sum: SumOf) => `der ${ofSum[sum]} ${total} im Jahr`;
const can = (client: string, amount: string, scope: string) =>
  `Für ${client} lassen sich ${amount} im Jahr einsparen (${scope})`;

/** "„Schäden“ und 2 weitere", which takes a plural verb. */
const subject = (name: string, others: number) => `„${name}“${others > 0 ? ` und ${decimals(others)} weitere` : ''}`;

const inFiles = (all: number, inDocument: ListedInDocument) =>
  ({
    all: `alle ${decimals(all)} im Dokument und in der Arbeitsmappe`,
    figures: `die mit einer Zahl im Dokument, alle ${decimals(all)} in der Arbeitsmappe`,
    none: `alle ${decimals(all)} in der Arbeitsmappe`,
  })[inDocument];

export const deckWords: DeckWords = {
  sections: {
    answer: 'Die Antwort',
    situation: 'Ausgangslage',
    value: 'Wert',
    plan: 'Plan',
    case: 'Wirtschaftlichkeit',
    people: 'Menschen',
    customers: 'Kunden',
    vendors: 'Anbieter',
    risks: 'Risiken',
    decisions: 'Entscheidungen',
    appendix: 'Anhang',
  },
  others: (count) => `${count} weitere`,
  shownOf: (shown, all) => `${decimals(shown)} von ${decimals(all)}; alle stehen im Dokument.`,
  goesOn: (title, from, to) => `${title} (${from === to ? to : `${from} bis ${to}`})`,
  agenda: {
    title: (chapters) => `Jedes Kapitel in einem Satz: ${listed(chapters)}`,
    source: 'Quelle: die folgenden Folien; jedes Kapitel mit der Aussage seiner wichtigsten Folie.',
    note: 'Wer fünf Minuten hat, braucht die vorige Folie und die Entscheidungen. Die übrigen Kapitel zeigen, worauf jede Zahl beruht.',
    table: 'Kapitel der Präsentation',
    chapter: 'Kapitel',
    says: 'Aussage',
    slides: 'Folien',
  },
  cover: {
    note: (sector, day, model) => `Blueprint: ${sector}, Stand ${day}. Referenzmodell: ${model}.`,
    inWorkbook:
      'Jede Zahl dieser Präsentation steht in der Arbeitsmappe desselben Blueprints; dort lassen sich ihre Formel verfolgen und ihre Eingaben ändern.',
    nothingChosen: 'Für diesen Blueprint ist noch kein Prozess ausgewählt.',
  },
  value: {
    name: { measured: 'gemessene Einsparung', benchmark: 'Einsparung laut Benchmark' },
    note: (decided, isPlan) =>
      `Gemessene Einsparung: heutige Kosten eines Prozesses × Automatisierungsgrad × Realisierungsgrad, verteilt auf seine Potenziale, jede Einsparung nur einmal gezählt. Alles, was ${done(decided)} ist, geplant oder nicht: Die Wirtschaftlichkeitsrechnung zählt, was ${plan(isPlan)} trägt.`,
    benchmarkNote: (count) =>
      `Einsparung laut Benchmark: die Summe dessen, was ${count === 1 ? 'das eine Potenzial' : `die ${decimals(count)} Potenziale`} an den Kosten der Prozesse einsparen, gemessen an der Größe der Organisation. Noch ist kein Prozess gemessen.`,
    source: (withFigures, all) =>
      `Quelle: ${decimals(withFigures)} von ${ofProcesses(all)} gemessen; Angaben wie erfasst, alles Übrige nach den Annahmen im Anhang.`,
    benchmarkSource: (whose) => `Quelle: Benchmark nach Größe der Organisation (${whose}); noch ist nichts gemessen.`,
  },
  summary: {
    savesNothing: (client, count) =>
      `Was für ${client} geplant ist, spart noch nichts ein, was gemessen wäre; vorhanden: ${count}`,
    byBenchmark: (client, count, amount) =>
      `Für ${client} gibt es ${count}, laut Benchmark ${amount} im Jahr wert; noch ist nichts gemessen`,
    toWeigh: (client, count) => `Für ${client} gibt es ${count} abzuwägen; noch ist nichts gemessen`,
    earnsBack: (client, amount, scope, isPlan, payback) =>
      `${can(client, amount, scope)}; ${plan(isPlan)} amortisiert sich nach ${dative(payback)}`,
    earnsNotBack: (client, amount, scope, isPlan, years) =>
      `${can(client, amount, scope)}; ${plan(isPlan)} amortisiert sich aber nicht innerhalb von ${dative(years)}`,
    uncosted: (client, amount, scope, isPlan) =>
      `${can(client, amount, scope)}; was ${plan(isPlan)} kostet, ist noch nicht erfasst`,
    byBenchmarkLabel: 'Laut Benchmark, im Jahr',
    byBenchmarkNote: 'Aus der Größe der Organisation, nicht gemessen',
    opportunities: (decided) => (decided ? 'Angenommene Potenziale' : 'Vorgeschlagene Potenziale'),
    inProcesses: (some, all) => `in ${decimals(some)} von ${ofProcesses(all)}`,
  },
  situation: {
    source:
      'Quelle: Unterlagen des Kunden, wörtlich zitiert; jede Bedingung an Initiativen, Monaten und Zahlen des Plans geprüft.',
    known: 'Was über das Unternehmen bekannt ist',
    factsSource: 'Quelle: Profil und Prozessdaten des Unternehmens, die Prozessbibliothek und die Kundenreisen.',
    ownWords: 'Mit den Worten des Kunden',
    checked: 'Bedingungen, am Plan geprüft',
    toKeep: 'Was einzuhalten ist',
  },
  landscape: {
    unknown: (client) => `Wo die Einsparungen für ${client} liegen, lässt sich noch nicht sagen: Nichts ist bewertet`,
    note: (across) =>
      `Jede Zeile ist ein Bereich der Prozesslandschaft, jedes Feld ein Teil davon nach den ersten zwei Stellen seiner Nummer; die Farbe steigt in sechs gleichen Stufen bis zum größten Feld, und jedes Feld trägt seine Zahl. Was am Bereich selbst steht, erscheint als „${across}“.`,
    map: 'Heatmap',
    mapAlt: (areas) => `Heatmap der Bereiche nach ihrem Betrag im Jahr. ${areas}.`,
    legend: (hatched, proposed) =>
      `Dunkler = mehr im Jahr${hatched ? '; schraffiert = nicht bewertet' : ''}. Im Feld: der Betrag im Jahr und die Zahl der Potenziale.${proposed === null ? '' : ` Wo nichts angenommen ist: was vorgeschlagen ist, ${proposed.isAll ? `insgesamt ${proposed.all} im Jahr` : `${proposed.shown} von ${proposed.all} im Jahr; der Rest neben Angenommenem`}.`}`,
    processes,
    all: (area, total, sum) => `Auf „${area}“ entfallen alle ${ofSum[sum]} ${total} im Jahr`,
    two: (first, share, total, sum, second, rest) =>
      `Auf „${first}“ entfallen ${share} ${ofTotal(total, sum)}, auf „${second}“ die übrigen ${rest}`,
    several: (first, share, total, sum, others, both) =>
      `Auf „${first}“ entfallen ${share} ${ofTotal(total, sum)}, zusammen mit ${listed(others.map((name) => `„${name}“`))} ${both}`,
  },
  types: {
    carries: { automation: 'Automatisierung bringt', ai: 'KI bringt', agentic: 'Agenten bringen' },
    inSentence: { automation: 'Automatisierung', ai: 'KI', agentic: 'Agenten' },
    title: (carries, share, total, sum, next) => `${carries} ${share} ${ofTotal(total, sum)}, ${next.join(' und ')}`,
    part: (type, share) => `${type} ${share}`,
    all: (total, sum, type) => `Alle ${ofSum[sum]} ${total} im Jahr kommen aus einer Art: ${type}`,
    sharedNote: 'Die Einsparung eines Prozesses verteilt sich auf seine Potenziale nach ihrem wahrscheinlichen Nutzen.',
    ownNote: 'Jedes Potenzial zählt zu seiner eigenen Art.',
    tableNote: 'Die Tabelle zählt Potenziale und dieselben Einsparungen; Gemessenes und Benchmark werden nie addiert.',
    series: (name, currency) => `${name}, ${currency} im Jahr`,
    alt: (name, parts) => `Balkendiagramm: ${name} im Jahr nach Art: ${parts}.`,
    table: 'Potenziale nach Art',
    number: 'Anzahl',
    measured: 'Gemessen',
    byBenchmark: 'Laut Benchmark',
    effort: 'Aufwand, 1–5',
  },
  people: {
    keep: (decided, share, rest) =>
      `Wird alles umgesetzt, was ${done(decided)} ist, behalten Menschen ${share} der heute gemessenen Arbeit nach Kosten; ${rest}`,
    source: (measured, decided, journeys) =>
      `Quelle: heutige Kosten und Einsparung von ${counted(measured, 'gemessenen Prozess', 'gemessenen Prozessen')}, wenn alles umgesetzt ist, was ${done(decided)} ist; Kontaktpunkte von ${counted(journeys, 'Kundenreise', 'Kundenreisen')}.`,
    note: 'Für jeden Bereich: gemessene Einsparung nach Art, geplant oder nicht, in Prozent der heutigen Kosten. Was nicht eingespart wird, ist die Arbeit, die bei Menschen bleibt: Ausnahmen, Urteil und alles, was Automatisierungsgrad oder Realisierungsgrad offenlassen.',
    touchPointNote:
      'Ein Kontaktpunkt ist Mensch, KI-Agent oder hybrid (ein Agent bereitet vor, ein Mensch entscheidet); automatisiert, wo keiner von beiden bedient, unverändert, wo nichts geschieht.',
    alt: (areas) => `Gestapelte Balken der heutigen Arbeit nach Bereich, in Prozent: ${areas}.`,
    serve: (count, decided) =>
      `In den Kundenreisen: wer den Kunden nach dem, was ${decided ? 'angenommen' : 'vorgeschlagen'} ist, an ${ofTouchPoints(count)} bedient`,
    table: 'Kontaktpunkte nach dem, der den Kunden bedient',
    servedBy: 'Bedient von',
    touchPoints: 'Kontaktpunkte',
    share: 'Anteil',
    stays: 'Bleibt bei Menschen',
    machines: (share) => `KI und Agenten übernehmen ${share}`,
    automation: (share) => `Automatisierung übernimmt ${share}`,
    nothing: 'für den Rest ist kein Potenzial benannt',
    workSource:
      'Quelle: Angaben zu den Prozessen und Wirtschaftlichkeitsrechnung. Zeit für andere Aufgaben: Ein Personalabbau ist nicht zugesagt.',
    workTable: 'Arbeit heute und frei werdende Arbeit, nach Bereich',
  },
  opportunities: {
    source:
      'Quelle: Anteile an der Einsparung der Prozesse, gemessen oder laut Benchmark (S, M, L: Anteil an den Personalkosten). Aufwand: 1 (Tage, ein Team) bis 5 (eigenes Programm).',
    sourceOrdered:
      'Quelle: Anteile an der Einsparung der Prozesse, gemessen oder laut Benchmark (S, M, L: Anteil an den Personalkosten), höchste zuerst. Aufwand: 1 (Tage) bis 5 (eigenes Programm).',
    note: 'Einsparung eines Potenzials: sein Anteil an der Einsparung seines Prozesses. Gemessen = aus Angaben zum Prozess; Benchmark = aus der Größe der Organisation, nach Funktion und Menge. Beides wird nie addiert.',
    table: 'Die Potenziale mit der höchsten Einsparung',
    noneCosted: (first) =>
      first === null
        ? 'Was die Potenziale einsparen, ist noch nicht bewertet'
        : `Was die Potenziale einsparen, ist noch nicht bewertet: „${first}“ führt die Liste an`,
    one: (saved) => `Das eine Potenzial spart ${saved} ein`,
    byBenchmark: (count) => `${count} ${count === 1 ? 'ist' : 'sind'} nur laut Benchmark bekannt`,
    otherWays: (count) => `${count} ${count === 1 ? 'lohnt' : 'lohnen'} sich anders als durch Einsparung`,
    inParent: (count) => `${count} ${count === 1 ? 'zählt' : 'zählen'} im Oberprozess mit`,
    noSavings: (count) => `${count} ${count === 1 ? 'spart' : 'sparen'} nach den erfassten Angaben nichts`,
    notCosted: (count) => `${count} ${count === 1 ? 'ist' : 'sind'} nicht bewertet`,
    half: (name, others, count, share, saved) =>
      `Auf ${name === null ? decimals(others + 1) : `„${name}“${others > 0 ? ` und ${counted(others, 'weiteres', 'weitere')}` : ' allein'}`} von ${decimals(count)} Potenzialen entfallen ${share} der ${saved}`,
    kinds: { accepted: 'angenommen', proposed: 'vorgeschlagen', undecided: 'vorgeschlagen, nicht entschieden' },
    leftOut: (from, all, inDocument) =>
      `${from === all ? `Potenzial ${decimals(all)} ist` : `Die Potenziale ${decimals(from)} bis ${decimals(all)} sind`} hier nicht gezeigt; zu finden sind ${inFiles(all, inDocument)}.`,
    goesOn: (from, to, all, inDocument) =>
      `${from === to ? `Potenzial ${decimals(to)} steht` : `Die Potenziale ${decimals(from)} bis ${decimals(to)} stehen`} im Anhang${to === all ? '' : `, ${inFiles(all, inDocument)}`}.`,
    listAll: (count, kind, saved) =>
      count === 1
        ? `Das eine Potenzial (${kind}) kann ${saved} einsparen`
        : `Alle ${decimals(count)} Potenziale (${kind}) können zusammen ${saved} einsparen`,
    listPart: (from, to, count, kind, saved, total) =>
      `Auf ${from === to ? `Potenzial ${to}` : `die Potenziale ${from} bis ${to}`} von ${decimals(count)} (${kind}) entfallen ${saved}${total === null ? '' : ` von ${total}`}`,
    each: (least, most) => `, je ${least}${most === null ? '' : ` bis ${most}`}`,
    largestIs: (amount, process) => `, das größte davon (${amount}) in „${process}“`,
    listOther: (from, to, count, kind) =>
      `${from === to ? `Potenzial ${to}` : `Potenziale ${from} bis ${to}`} von ${decimals(count)} (${kind}) ${from === to ? 'bringt' : 'bringen'} keine eigene Einsparung in Geld`,
    listNote: 'Beschreibung und Begründung jedes Potenzials stehen in Arbeitsmappe und Dokument desselben Blueprints.',
    listTable: (from, to, kind) => `Potenziale ${from} bis ${to}, ${kind}`,
  },
  priorities: {
    source: (years, isParted) =>
      `Quelle: die Rechnung über ${years}, als Barwert; Achsen nach Quadratwurzeln. Größere Blase: mehr frei werdende Arbeit. Nettowert: Wert minus Kosten.${isParted ? ' Linien: Mittel.' : ''}`,
    hidden: {
      all: (parts) => `Nicht gezeigt: ${parts}`,
      left: (count) => `${counted(count, 'weitere', 'weitere')} (im Dokument)`,
      delivered: (count) => `${count} abgeschlossen`,
      stopped: (count) => `${count} gestoppt`,
      outside: (count) => `${count} außerhalb der Rechnung`,
    },
    note: (name, quadrant, value, cost, fte) =>
      `${name}: ${quadrant}, Wert ${value}, Kosten ${cost}, ${fte} werden frei.`,
    map: 'Prioritäten',
    mapAlt: (rows) => `Karte der Kosten gegen den Wert. ${rows}.`,
    row: (name, quadrant, value, cost) => `${name}: ${quadrant}, ${value} für ${cost}`,
    bubble: (name, cost, value, fte) => `${name}: Kosten ${cost}, Wert ${value}, ${fte} werden frei`,
    label: (value, cost, fte) => `${value} für ${cost}, ${fte}`,
    loses: 'Kostet mehr, als es bringt',
    value: 'Wert',
    netValue: 'Nettowert',
    cost: 'Kosten',
    byEffort: {
      title: (name, others, held, total, sum) =>
        `${subject(name, others)} ${others > 0 ? 'sparen' : 'spart'} am meisten bei geringem Aufwand: ${held} von ${total} im Jahr (${{ accepted: 'angenommen', proposed: 'vorgeschlagen', benchmark: 'laut Benchmark' }[sum]})`,
      most: (name, amount, effort) => `„${name}“ spart mit ${amount} im Jahr am meisten, bei Aufwand ${effort} von 5`,
      source: (left) =>
        `Quelle: Einsparung jedes Potenzials im Jahr und sein Aufwand von 1 (Tage, ein Team) bis 5 (eigenes Programm); geteilt beim gleichen Anteil an der Einsparung und über Aufwand 2; Achsen nach Quadratwurzeln.${left > 0 ? ` ${left} weitere im Dokument.` : ''}`,
      note: 'Solange Kosten und Mengen nicht gemessen sind, steht der Aufwand für die Kosten.',
      label: (value, effort) => `${value} im Jahr, Aufwand ${effort}`,
    },
  },
  plan: {
    worth: (cost, savings, outside) =>
      `: einmalig ${cost} für ${savings} im Jahr${outside === null ? '' : ` und weitere ${outside} einmalig außerhalb der Rechnung`}`,
    uncosted: (savings) => `: ${savings} im Jahr, noch ohne erfasste Kosten`,
    opens: (name, span, count) => `Mit „${name}“ beginnt die Arbeit an ${initiatives(count)} über ${span}`,
    source: (left, stopped, marks) =>
      `Quelle: der Plan. Einsparung, sobald alles läuft. Hellere Balken: nicht in der Rechnung.${marks.gates ? ' Raute: Meilenstein.' : ''}${marks.lines ? ' Linie: Abhängigkeit' : ''}${marks.lines && marks.early ? `; „${marks.early}“ wartet nicht` : ''}${marks.lines ? '.' : ''}${left > 0 ? ` ${counted(left, 'weitere', 'weitere')} im Dokument.` : ''}${stopped > 0 ? ` ${initiatives(stopped)} gestoppt.` : ''}`,
    note: 'Eine Initiative kostet vom ersten bis zum letzten Monat und bringt Nutzen ab dem Monat danach. Gemessene Einsparungen stehen in der Rechnung; was noch nicht bewertet ist, beruht auf einem Benchmark und wird zu nichts addiert.',
    name: 'Plan',
    gantt: (rows) => `Gantt-Diagramm. ${rows}.`,
    noOwner: 'Verantwortliche zu benennen',
    toBeNamed: 'zu benennen',
    onceAndRun: (once, run) => `einmalig ${once}, laufend ${run} im Jahr`,
    gate: (gate) => `Meilenstein: ${gate}`,
    waits: (names) => `wartet auf ${names}`,
    notInCase: (why) => `nicht in der Rechnung: ${why}`,
    gateName: (gate) => `Meilenstein: ${gate}`,
    all: (count) => `Alle ${initiatives(count)}`,
  },
  roadmap: {
    source: (effort, later) =>
      `Quelle: noch kein Plan mit Initiativen; Potenziale nach Einsparung und Aufwand; ${effort} Aufwandspunkte im Monat sind eine Annahme.${later > 0 ? ` ${counted(later, 'Potenzial wartet', 'Potenziale warten')} auf Platz nach der letzten Welle.` : ''}`,
    standIn: 'Einen Plan mit Initiativen gibt es noch nicht: Die Wellen stehen an seiner Stelle, auch in der Rechnung.',
    savings:
      'Die Einsparung einer Welle ist die ihrer Potenziale, jedes mit seinem Anteil am Prozess; Gemessenes und Benchmark werden nie addiert.',
    later: (titles, others) => `Später: ${titles}${others > 0 ? `; ${more(others)}` : ''}.`,
    notCosted: (wave, count, from, to) =>
      `${wave}: ${opportunities(count)} in den Monaten ${from} bis ${to}; keine Einsparung ist bewertet`,
    first: (wave, basis) => `Die Welle „${wave}“ kommt zuerst, ohne Einsparung (${behind[basis]}); `,
    brings: (wave, amount, basis, month) =>
      `Die Welle „${wave}“ bringt ab Monat ${month} ${basis === 'measured' ? `gemessene ${amount} im Jahr` : `laut Benchmark ${amount} im Jahr`}`,
    reach: (waves, amount, span) => `; ${waves} Wellen erreichen in ${span} Monaten ${amount}`,
    wave: (name, from, to) => `${name}: Monate ${from}–${to}`,
    sum: (amount, count) => [amount, opportunities(count)].filter(Boolean).join(' · '),
    effort: (effort, capacity) => `Aufwand ${effort} von ${capacity} Punkten`,
    more: (count) => `… ${more(count)} in der Arbeitsmappe`,
  },
};

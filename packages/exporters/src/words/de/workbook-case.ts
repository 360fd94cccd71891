import { NUMBERS } from '@process-ai/domain/language';
import type { WorkbookCaseWords } from '../en/workbook-case.ts';
import { workbookWords } from './workbook.ts';

const { counted, decimals } = NUMBERS.de;
const { sheets } = workbookWords;

export const workbookCaseWords: WorkbookCaseWords = {
  scenarios: {
    subtitle:
      'Was anstelle des Plans, wie er steht, unterstellt werden kann. Der Schalter unten bestimmt, welchem Szenario die ganze Datei folgt.',
    low: 'Unteres Ende',
    high: 'Oberes Ende',
    atOnce: (isLow) =>
      `Alle Treiber der Simulation zugleich an ihrem ${isLow ? 'schlechteren' : 'besseren'} Ende, das jeder in einem von zehn Fällen ${isLow ? 'unterschreitet' : 'überschreitet'}. Seltener als jeder Treiber allein.`,
    says: 'Was es besagt',
    parts: {
      volume: 'Menge',
      rate: 'Automatisierungsgrad',
      adoption: 'Nutzung',
      cost: 'Kosten',
      delay: 'Verzug',
      cash: 'Zahlungswirksam',
      benchmark: 'Benchmark zählt',
    },
    onSwitch: 'Auf dem Schalter',
    heading: 'Das geltende Szenario',
    switch: 'Schalter',
    follows: `In dieser einen Zelle ein anderes wählen: Initiativen, Zeitachse, Wirtschaftlichkeit und „${sheets.summary}“ folgen.`,
    itsNumber: 'Lfd. Nr.',
    inForce: 'Gilt',
    sideBySide: 'Nebeneinander, Stand Export',
    payback: 'Amortisation, Monate',
    savings: 'Einsparung im Jahr',
    oneOff: 'Einmalkosten',
    npv: 'Kapitalwert',
    npvAt: (share) => `Kapitalwert, ${share}`,
    gain: 'Läufe mit Gewinn',
    simulated: (seed, day) =>
      `Werte, am ${day} mit Startwert ${seed} simuliert; sie folgen keinen Änderungen in dieser Datei. Unteres und oberes Ende sind nicht simuliert: Sie lassen sich am Schalter wählen.`,
  },
  lines: {
    benefits: 'Nutzen',
    oneOff: 'Einmalkosten',
    run: 'Laufende Kosten',
    net: 'Netto-Cashflow',
    cumulative: 'Netto-Cashflow, kumuliert',
    discounted: 'Netto-Cashflow, abgezinst',
    discountedCumulative: 'Netto-Cashflow, abgezinst und kumuliert',
    within: 'Im Betrachtungszeitraum',
    factor: 'Abzinsungsfaktor',
    sign: 'Vorzeichen des letzten Cashflows',
    chartYear: 'Jahr im Diagramm',
    begins: 'Beginnt',
    year: 'Jahr der Rechnung',
    paidBack: 'Überschreitet null nach',
    discountedPaidBack: 'Dasselbe, abgezinst',
    worked: 'Bisherige Arbeitsmonate',
    served: 'Monate seit der Umsetzung',
    ramped: 'Bisherige Monate vollen Nutzens',
  },
  signs: '−1, 0 oder 1',
  timeline: {
    subtitle:
      'Die Rechnung nach Monaten, aus dem ersten und letzten Monat jeder Initiative. Spalte 0 ist alles vor Monat 1. Nutzen und Kosten sind positiv; netto = Nutzen abzüglich Kosten.',
    line: 'Zeile',
    total: 'Summe',
    all: 'Alle Initiativen',
    byInitiative: 'Nach Initiative',
  },
  businessCase: {
    subtitle: `Für das geltende Szenario, nach Jahren aus „${sheets.timeline}“. Nutzen und Kosten sind positiv; netto = Nutzen abzüglich Kosten.`,
    byYear: 'Nach Jahren',
    endOfYear: 'Ende des Jahres',
    rateAYear: 'im Jahr',
    times: 'Male',
    rates: 'Zinssätze',
    ofPresentCosts: 'des Barwerts der Kosten',
    figures: {
      npv: [
        'Kapitalwert (NPV)',
        'Jahr 0 ist alles vor Monat 1; es wird nicht abgezinst und steht daher außerhalb der Barwertfunktion.',
      ],
      paybackMonths: [
        'Amortisation',
        `Ab Beginn von Monat 1, bis der kumulierte Cashflow auf „${sheets.timeline}“ zuletzt null überschreitet. Endet er darunter, wird sie nicht erreicht.`,
      ],
      discountedPaybackMonths: ['Amortisation, dynamisch', 'Dasselbe mit dem Barwert jedes Cashflows.'],
      roiPercentage: ['Kapitalrendite (ROI)', 'Kapitalwert ÷ Barwert der Kosten.'],
      irr: [
        'Interner Zinsfuß (IRR)',
        '„keiner“: Bei keinem Zinssatz ist der Kapitalwert null. „mehrere“: bei mehr als einem.',
      ],
      presentBenefits: ['Nutzen, Barwert', 'Mit Hochlauf und Risikoabschlag.'],
      presentCosts: ['Kosten, Barwert', 'Einmalig und laufend, mit Risikozuschlag.'],
      signChanges: [
        'Wechsel zwischen Minus und Plus',
        'Cashflows, die einmal wechseln, haben genau einen internen Zinsfuß.',
      ],
      rates: ['Zinssätze mit Kapitalwert null', ''],
      firstGuess: ['Startwert des internen Zinsfußes', 'Nahe am Zinsfuß, damit die Funktion ihn findet.'],
      notPaidBack: ['Ohne Amortisation', 'Was an der Stelle der Monate steht.'],
    },
    lookedFor: (points, first, last) => `An ${decimals(points)} Punkten in den Spalten ${first} bis ${last} gesucht.`,
    grid: { point: 'u; Zins = 1/u − 2', worth: 'Wert', crossing: 'Wechselt danach sein Vorzeichen' },
    curve: 'Wann es sich amortisiert',
    curveHeard: (months) =>
      `Kumulierter Netto-Cashflow nach Jahren, nominal und abgezinst. ${months === null ? 'In diesen Jahren amortisiert es sich nicht.' : `Amortisation: ${months}.`}`,
    years: 'Jahre',
    cumulativeIn: (currency) => `Kumulierter Netto-Cashflow (${currency})`,
    cumulative: 'Kumuliert',
    cumulativeDiscounted: 'Kumuliert, abgezinst',
  },
  simulation: {
    nothing: 'Ohne gemessene Prozesse gibt es nichts zu simulieren.',
    heading: 'Wie sicher das ist, Stand Export',
    note: (seed, day, runs, scenario) =>
      `Werte, keine Formeln: am ${day} mit Startwert ${seed} simuliert, ${counted(runs, 'Lauf', 'Läufe')}, Szenario „${scenario}“. Sie folgen keinen Änderungen in dieser Datei; „${sheets.checks}“ sagt, wann sie überholt sind.`,
    p10: 'Kapitalwert, in einem von zehn Fällen unterschritten (P10)',
    p50: 'Kapitalwert, ebenso oft unter- wie überschritten (P50)',
    p90: 'Kapitalwert, in einem von zehn Fällen überschritten (P90)',
    mean: 'Kapitalwert, Mittel',
    gain: 'Läufe mit Kapitalwert über null',
    ofRuns: 'der Läufe',
    tornado: 'Was ihn am stärksten beeinflusst: jeder Treiber allein, von seinem P10 bis zu seinem P90',
    driver: 'Treiber, stärkste Wirkung zuerst',
    at: (share) => `Bei ${share}`,
    npvAt: (share) => `Kapitalwert bei ${share}`,
    swing: 'Spanne',
    fromCase: (share) => `Abweichung bei ${share}`,
    breakEven: 'Gewinnschwelle bei',
    chart: 'Was den Kapitalwert am stärksten beeinflusst',
    chartHeard: (largest) =>
      `Tornado: Änderung des Kapitalwerts, wenn ein Treiber bei seinem P10 oder P90 liegt. Am stärksten: ${largest ?? 'keiner'}.`,
    change: (currency) => `Änderung des Kapitalwerts (${currency})`,
    atIts: (share) => `Bei ${share}`,
  },
};

import { NUMBERS } from '@process-ai/domain/language';
import type { MethodWords } from '../en/method.ts';

const { decimals, listed } = NUMBERS.de;

export const methodWords: MethodWords = {
  assumptions: {
    hoursPerYear: {
      label: 'Stunden im Jahr',
      source:
        '2.080 = 52 Wochen zu 40 Stunden. Produktive Stunden nach Abzug von Urlaub und Feiertagen: 1.776,5 (US Social Security Administration, POMS).',
    },
    loadFactor: {
      label: 'Lohnnebenkostenfaktor',
      source:
        '1,00 = nur das Gehalt. 1,43 = 1 ÷ 0,701, da Löhne 70,1 % der Vergütung in der Privatwirtschaft ausmachen (US Bureau of Labor Statistics, ECEC, Dezember 2019). 1,30 ist eine Annahme für Arbeitgeber mit geringeren Nebenleistungen.',
    },
    currency: {
      label: 'Währung',
      source: 'Einheit aller Beträge: die Währung aus dem Kundenprofil; ist dort keine genannt, US-Dollar.',
    },
    discountRate: {
      label: 'Kalkulationszins',
      source: '10 % im Jahr, eine Annahme anstelle der Kapitalkosten des Hauses.',
    },
    years: {
      label: 'Zeitraum in Jahren',
      source: 'Drei Jahre, der Horizont der TEI-Studien von Forrester.',
    },
    ramp: {
      label: 'Hochlauf des Nutzens',
      source: 'Voller Nutzen ab dem ersten Jahr, eine Annahme. Der letzte Wert gilt für alle folgenden Jahre.',
    },
    benefitRisk: {
      label: 'Risikoabschlag Nutzen',
      source:
        'Im Standard keiner, eine Annahme. Den Nutzen um sein Risiko zu mindern, entspricht der TEI-Methode von Forrester.',
    },
    costRisk: {
      label: 'Risikozuschlag Kosten',
      source:
        'Im Standard keiner, eine Annahme. Die Kosten um ihr Risiko zu erhöhen, entspricht der TEI-Methode von Forrester.',
    },
  },
  inputs: {
    implementationCost: {
      label: 'Umsetzungskosten',
      source: 'Eine Annahme nach dem anspruchsvollsten Potenzial des Prozesses.',
    },
    annualRunCost: {
      label: 'Laufende Kosten im Jahr',
      source: 'Keine, eine Annahme, bis Lizenzen, Betrieb und Support bekannt sind.',
    },
    automationRate: {
      label: 'Automatisierungsgrad',
      source: '60 % der Arbeit, eine Annahme, bis für den Prozess ein eigener Wert vorliegt.',
    },
    realisation: {
      label: 'Realisierungsgrad',
      source: 'Die gesamte Einsparung, eine Annahme. Weniger, wo aus freien Stunden kein freies Geld wird.',
    },
  },
  organisation: {
    employees: {
      label: 'Personen',
      source: 'Eine Annahme anstelle der eigenen Zahl des Kunden; jeder Benchmark folgt ihr.',
    },
    employeeCost: {
      label: 'Kosten je Person im Jahr',
      source: 'Eine Annahme anstelle dessen, was eine Person den Kunden kostet.',
    },
  },
  planCosts: {
    label: 'Einmalige und laufende Kosten',
    value: (entered, all) =>
      entered === all
        ? `für alle Initiativen erfasst (${decimals(all)})`
        : `für ${decimals(entered)} von ${decimals(all)} Initiativen erfasst`,
    source: 'Der Plan: die Kosten jeder Initiative.',
  },
  spreads: {
    volume: 'Das gezählte Jahr muss kein übliches sein: Die Arbeit wächst und schrumpft mit dem Geschäft.',
    rate: 'Aus dem niedrigen, wahrscheinlichen und hohen Nutzen der Anwendungsfälle, über alle Initiativen zusammengeführt; wo nichts bekannt ist, das 0,7- bis 1,2-Fache des geplanten Werts. Ausnahmen zeigen sich erst im Betrieb.',
    adoption:
      'Ein Teil der Arbeit läuft weiter auf dem alten Weg. Mehr als die gesamte Arbeit kann den neuen nicht gehen.',
    cost: 'Projekte überschreiten ihr Budget weit häufiger, als sie es unterschreiten, und Lizenzen wachsen mit der Nutzung.',
    delay: 'Pläne werden selten vorzeitig fertig: Das Ende wartet auf Daten, Freigaben und Menschen.',
  },
  ratePlanned: (rate) => `Anteil der Arbeit, geplant ${rate}. `,
  rangeRule:
    'In jedem Lauf bewegt ein Treiber alle Initiativen gemeinsam, da die Schätzungen eines Programms meist in dieselbe Richtung irren; die fünf Treiber schwanken unabhängig voneinander.',
  roadmapRule:
    'Aufwand bis 2 kann mit den schnellen Erfolgen beginnen, 3 mit dem Ausbau, höherer Aufwand mit dem Umbau. Bei den schnellen Erfolgen kommt zuerst, was im Verhältnis zum Aufwand am meisten einspart, später, was insgesamt am meisten einspart; danach das Einfachere, dann das besser Geeignete. Ist die Kapazität einer Welle erschöpft, rückt der Rest weiter. Prozesse, die sich noch ändern oder deren Betrieb mehr kosten würde, als er einspart, warten auf die letzte Welle. Innerhalb eines Prozesses kommt Automatisierung vor KI und KI vor Agenten, und was auf etwas anderes wartet, zählt zu dessen Rang. Was mehrere Prozesse umfasst, wartet, bis einer von ihnen begonnen hat, längstens bis zur letzten Welle.',
  title: 'Annahmen und Methode',
  follow: (model) => `Die Prozesse folgen dem Referenzmodell ${model}.`,
  noneProposed: 'Noch sind keine Potenziale vorgeschlagen.',
  assumed: 'Wo keine eigenen Angaben vorliegen, gelten die hier genannten Annahmen.',
  ofSector: 'Annahmen für diesen Kunden',
  ofProcess: 'Annahmen, wo ein Prozess keine eigene Angabe hat',
  spreadsTitle: 'Schwankungsbreiten',
  spreadsTable: 'Wie weit ein Treiber von seinem Wert abweichen kann: Annahmen',
  lowest: 'Niedrigster',
  highest: 'Höchster',
  reason: 'Begründung',
  formulasTitle: 'Formeln in Worten',
  formulasTable: 'Wie die Zahlen berechnet werden',
  formula: 'Formel',
  below:
    'Ein Prozess unterhalb eines anderen, für den Angaben vorliegen, zählt in den Summen nicht mit: Sein Betrag ist dort bereits enthalten.',
  sources: 'Quellen.',
  american: (countries) => ` Ein Wert aus den USA, auch hier unterstellt (${countries}).`,
  sourcesText: {
    measured:
      'Arbeitsmenge: Dokumentation von UiPath Automation Hub und ServiceNow LEAP. Lohnnebenkostenfaktor: US Bureau of Labor Statistics, ECEC. Produktive Stunden: US Social Security Administration, POMS.',
    case: 'Mehrjährige Kennzahlen: Definitionen des Total Economic Impact von Forrester.',
    vendors:
      'Rangfolge der Anbieter auf absoluter Skala: Telgen und Timmer 2016. Sensitivität der Gewichte: Triantaphyllou und Sánchez 1997.',
  },
  setBy: (person, day) => `Für diesen Kunden festgelegt von ${person}, ${day}.`,
  setHere: 'Für diesen Kunden festgelegt.',
  sectorTable: 'Annahmen für diesen Kunden',
  inBold: '; fett gesetzt, was vom Standard abweicht',
  assumption: 'Annahme',
  here: 'Hier',
  standard: 'Standard',
  noneKnown: (amount) => `ohne Potenzial ${amount}`,
  someOf: (some, all) => `${decimals(some)} von ${decimals(all)}`,
  inputsTable: 'Standardwerte eines Prozesses, und für wie viele der gemessenen Prozesse sie unterstellt wurden',
  input: 'Angabe',
  assumedFor: 'Unterstellt für',
  formulas: {
    measured: [
      ['Arbeitsstunden', 'Durchläufe im Jahr × Minuten je Durchlauf ÷ 60.'],
      ['Kosten einer Stunde', 'Durchschnittsgehalt × Lohnnebenkostenfaktor ÷ Stunden im Jahr.'],
      [
        'Heutige Kosten',
        'Nach Arbeitsmenge: Arbeitsstunden × Kosten einer Stunde. Fehlen Durchläufe oder Minuten, nach Kapazität: VZÄ × Gehalt × Lohnnebenkostenfaktor. VZÄ, Durchläufe und Minuten werden nie miteinander multipliziert.',
      ],
      ['Erwartete Einsparung', 'Heutige Kosten × Automatisierungsgrad × Realisierungsgrad.'],
      ['Nettonutzen', 'Erwartete Einsparung abzüglich laufender Kosten im Jahr.'],
    ],
    opportunity: [
      [
        'Einsparung eines Potenzials',
        'Sein Anteil an der Einsparung seines Prozesses, nach dem wahrscheinlichen Nutzen. Gemessen: Der Prozess hat eigene Zahlen. Benchmark: die Größe der Organisation, verteilt nach Funktion und Menge. Beides wird nie addiert.',
      ],
    ],
    case: [
      [
        'Nutzen eines Monats',
        'Ab dem Monat nach dem Ende einer Initiative: ihre Einsparung ÷ 12 × Hochlauf des jeweiligen Jahres seither × (1 − Risikoabschlag).',
      ],
      [
        'Kosten eines Monats',
        'Einmalkosten gleichmäßig vom ersten bis zum letzten Monat einer Initiative, danach laufende Kosten, jeweils × (1 + Risikozuschlag).',
      ],
      [
        'Amortisation',
        'Monate ab Beginn von Monat 1, bis alle Zahlungen zusammen dauerhaft über null liegen. Eine einzige für die gesamte Rechnung.',
      ],
      [
        'Kapitalwert',
        'Nutzen abzüglich Kosten jedes Jahres ÷ (1 + Kalkulationszins) hoch Jahr; der Anfang wird nicht abgezinst.',
      ],
      ['Kapitalrendite (ROI)', '100 × (Barwert des Nutzens − Barwert der Kosten) ÷ Barwert der Kosten.'],
    ],
  },
  vendorFit: [
    'Eignung eines Anbieters',
    '100 × gewichtetes Mittel aus vier Anteilen: abgedeckte Einsparungen, durch KI-Fähigkeiten abgedeckte KI- und Agenten-Potenziale, vollständig abgedeckte Potenziale und Branche. Die Skala ist absolut: Kein Anbieter ändert die Punkte eines anderen.',
  ],
  deck: {
    title: 'Jede Zahl folgt festen Regeln und lässt sich in der Arbeitsmappe nachrechnen',
    source:
      'Quelle: die Formeln dieses Blueprints. Die Arbeitsmappe desselben Blueprints enthält sie als aktive Formeln.',
    table: 'Wie die Zahlen berechnet werden',
    how: 'Berechnung',
    note: (figure, how, source) => `${figure}: ${how} Quelle: ${source}.`,
    measuredRules: [
      {
        figure: 'Heutige Kosten',
        how: 'Durchläufe im Jahr × Minuten ÷ 60 × Gehalt × Lohnnebenkostenfaktor ÷ Stunden im Jahr. Ohne Durchläufe oder Minuten: VZÄ × Gehalt × Lohnnebenkostenfaktor. VZÄ, Durchläufe und Minuten werden nie miteinander multipliziert.',
        source: 'Arbeitsmenge: UiPath Automation Hub, ServiceNow LEAP',
      },
      {
        figure: 'Einsparung',
        how: 'Heutige Kosten × Automatisierungsgrad × Realisierungsgrad. Ein Prozess unterhalb eines anderen mit Angaben zählt dort mit. Ein Potenzial spart seinen Anteil am Prozess ein.',
        source: 'wie oben',
      },
    ],
    basisRule: {
      figure: 'Gemessen, Benchmark',
      how: 'Gemessen: Der Prozess hat eigene Zahlen. Benchmark: die Größe der Organisation, verteilt nach Funktion und Menge; noch nicht bewertet. Beides wird nie addiert.',
      source: 'Größe der Organisation; eine Annahme',
    },
    caseRules: [
      {
        figure: 'Wirtschaftlichkeit',
        how: 'Eine Initiative kostet vom ersten bis zum letzten Monat und bringt Nutzen ab dem Monat danach, mit Hochlauf und Risiken. Amortisation: sobald alle Zahlungen zusammen dauerhaft über null liegen.',
        source: 'Übliche Definition',
      },
      {
        figure: 'Kapitalwert, ROI, interner Zinsfuß',
        how: 'Monate zu Jahren summiert und abgezinst; was vor Monat 1 liegt, wird nicht abgezinst.',
        source: 'Forrester TEI',
      },
      {
        figure: 'Sensitivität',
        how: 'Ein Treiber allein von seinem P10 bis zu seinem P90, und wo er den Kapitalwert auf null bringt.',
        source: 'Sensitivitätsanalyse je Treiber',
      },
      {
        figure: 'Bandbreite',
        how: '10.000 simulierte Läufe von Menge, Automatisierungsgrad, Nutzung, Kosten und Verzug aus Dreiecksverteilungen.',
        source: 'Monte-Carlo-Simulation',
      },
    ],
    roadmap: {
      figure: 'Roadmap ohne Plan',
      how: 'Angenommenes zuerst, dann die höchste Einsparung für den Aufwand; im Prozess Automatisierung vor KI vor Agenten; begrenzt durch den Aufwand je Monat.',
      source: 'Regel dieser Methode',
    },
    vendorFit: {
      figure: 'Eignung eines Anbieters',
      how: 'Gewichtete Summe aus Abdeckung, KI-Abdeckung, Tiefe und Branche, auf einer absoluten Skala von 0 bis 100.',
      source: 'Telgen & Timmer 2016; Triantaphyllou & Sánchez 1997',
    },
    own: (hasMeasured) =>
      hasMeasured
        ? 'Mengen, Zeiten und Gehälter der gemessenen Prozesse stammen vom Kunden'
        : 'Noch keine Zahl stammt vom Kunden selbst',
    rateAssumed: (rate, some, all, others, defaults) =>
      `Der Automatisierungsgrad von ${rate} ist bei ${some === all ? (all === 1 ? 'dem einen gemessenen Prozess' : `allen ${decimals(all)} Prozessen`) : `${decimals(some)} von ${decimals(all)} gemessenen Prozessen`} unterstellt; von den ${decimals(others)} weiteren Annahmen ${defaults === 0 ? 'sind alle für diesen Kunden festgelegt' : defaults === others ? 'sind alle Standardwerte' : `${others - defaults === 1 ? 'ist 1' : `sind ${decimals(others - defaults)}`} für diesen Kunden festgelegt und ${decimals(defaults)} ${defaults === 1 ? 'ein Standardwert' : 'Standardwerte'}`}`,
    allDefaults: (own) => `${own}; alle Annahmen sind Standardwerte der Methode`,
    changed: (own, labels) => `${own}; vom Standard weichen ab: ${listed(labels)}`,
    assumptionsSource: (day) => `Quelle: die Annahmen für diesen Kunden, Stand ${day}.`,
    assumptionsNote: 'Jede Annahme ist eine benannte Zelle der Arbeitsmappe, und alles folgt ihr.',
    assumptionsTable: 'Annahmen mit ihren Quellen',
    isDefault: ' (Standard)',
    defaultIs: (usual) => ` (Standard: ${usual})`,
    value: 'Wert',
    assumedIn: (some, all) => `unterstellt: ${decimals(some)} von ${decimals(all)} gemessenen`,
  },
};

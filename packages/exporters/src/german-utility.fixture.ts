import type { SectorTexts } from './worded-sector.fixture.ts';

/** The paper of the supervisory board. */
const PAPER = { fileName: 'Aufsichtsrat-Vorlage-2026.docx' };

/** Three processes of a municipal utility, as its people speak of them. */
export const GERMAN_UTILITY: SectorTexts = {
  processes: [
    {
      name: 'Zählerstände erfassen, prüfen und mit den Messstellenbetreibern abstimmen',
      opportunities: [
        [
          'Agent, der fehlende Zählerstände bei Kunden nachfragt',
          'Er bittet per SMS oder E-Mail um den Stand oder ein Foto, erinnert zweimal und legt nur offene Fälle vor.',
          'Die Nachfrage folgt immer denselben Schritten, und die meisten Kunden antworten auf die erste.',
        ],
        [
          'Agent, der abweichende Stände mit dem Messstellenbetreiber klärt',
          'Er vergleicht Stand, Vorjahr und Lastgang, holt die Bestätigung ein und bucht, was beide Seiten gleich sehen.',
          'Die Klärung ist der größte Teil der Handarbeit; beide Seiten haben die Daten schon.',
        ],
        [
          'Plausible Stände nach festen Regeln übernehmen',
          'Was im Rahmen von Vorjahr und Witterung liegt, wird ohne Handgriff gebucht.',
          'Die Grenzen stehen in der Arbeitsanweisung und gelten für alle Sparten.',
        ],
      ],
    },
    {
      name: 'Störungen im Strom- und Wassernetz aufnehmen, einordnen und beheben',
      opportunities: [
        [
          'Meldungen aus Telefon, Web und Leitstelle in einer Liste führen',
          'Gleiche Meldungen werden nach Ort und Zeit zusammengelegt, bevor sie jemand liest.',
          'Heute werden dieselben Ausfälle an drei Stellen erfasst.',
        ],
        [
          'Entstörtrupps nach Regeln einteilen',
          'Ort, Gefahr und Qualifikation ergeben einen Vorschlag; die Leitstelle bestätigt ihn.',
          'Die Reihenfolge ist geregelt und wird heute von Hand nachgeschlagen.',
        ],
        [
          'Sprachassistent, der Störungen am Telefon aufnimmt',
          'Er fragt Ort, Art und Gefahr ab und verbindet bei Gefahr sofort mit einem Menschen.',
          'Bei großen Ausfällen erreicht heute ein Teil der Anrufer niemanden.',
        ],
      ],
    },
    {
      name: 'Anschlüsse und Zählerwechsel mit Kunden und Installateuren vereinbaren',
      opportunities: [
        [
          'Termine vorschlagen, die Kunde, Installateur und Monteur halten können',
          'Ein Modell schätzt Dauer und Ausfallrisiko und bietet drei passende Zeiten an.',
          'Die meisten Absagen folgen aus Dauer und Tageszeit, die vorher bekannt sind.',
        ],
        [
          'Agent, der Anschlussanträge vervollständigt',
          'Er prüft den Antrag, fordert Fehlendes beim Installateur nach und legt die Akte fertig vor.',
          'Jeder zweite Antrag kommt unvollständig.',
        ],
      ],
    },
  ],
  initiatives: [
    {
      name: 'Zählerstände ohne Rückfragen',
      owner: 'Leitung Messwesen',
      measure: ['Offene Stände am Stichtag', '%', 14, 4],
    },
    {
      name: 'Abweichende Stände über Nacht geklärt',
      owner: 'Leitung Messwesen',
      gate: 'Vier von fünf abweichenden Ständen sind am nächsten Morgen geklärt',
      risk: ['Ein vertauschter Zähler wird als Ablesefehler gebucht', 'Zählerwechsel gehen immer an einen Menschen'],
      measure: ['Dauer der Klärung', 'Tage', 9, 2],
    },
    {
      name: 'Eine Liste für alle Störungen',
      owner: 'Leitung Netzbetrieb',
      measure: ['Doppelt erfasste Störungen', '%', 18, 3],
    },
    {
      name: 'Entstörtrupps nach Regeln eingeteilt',
      owner: 'Leitung Netzbetrieb',
      gate: 'Neun von zehn Vorschlägen werden von der Leitstelle bestätigt',
      risk: [
        'Ein Trupp fehlt an der dringenderen Stelle',
        'Die Leitstelle bestätigt jeden Einsatz mit Gefahr für Menschen',
      ],
      measure: ['Zeit von der Meldung bis zum Einsatz', 'min', 54, 35],
    },
    {
      name: 'Aufgegeben: eigener Sprachassistent',
      owner: 'Leitung Netzbetrieb',
      measure: ['Verlorene Anrufe', '%', 22, 5],
    },
    {
      name: 'Zählerwechsel beim ersten Termin',
      owner: 'Leitung Kundenservice',
      gate: 'Vier von fünf Zählerwechseln gelingen beim ersten Termin',
      risk: ['Ein Sonderfall bekommt einen zu kurzen Termin', 'Ab 63 Ampere vereinbart ein Mensch den Termin'],
      measure: ['Vergebliche Anfahrten', '%', 31, 12],
    },
    {
      name: 'Netzausbau nach gemessener Last geplant',
      owner: 'Leitung Netzbetrieb',
      months: ['2028-02', '2028-09'],
      measure: ['Ausbau ohne gemessene Last', '%', 80, 30],
    },
  ],
  journey: {
    name: 'Ein Zähler wird gewechselt',
    persona: 'Familie, die schon einmal vergeblich gewartet hat',
    description: 'Vom Brief über den Wechsel bis zur ersten Rechnung.',
    steps: [
      ['Ankündigung verstehen', 'Brief und Portal nennen Grund, Dauer und eine Nummer, die jemand abnimmt.'],
      ['Termin vereinbaren', 'Drei Zeiten, die der Monteur halten kann; ein Klick genügt.'],
      ['Monteur empfangen', 'Er kennt Zähler, Zugang und Ansprechpartner.'],
      ['Neuen Zähler erklärt bekommen', 'Anzeige und Portal werden am Gerät gezeigt.'],
      ['Zählerstand bestätigen', 'Alter und neuer Stand kommen mit Foto; Zweifel klärt ein Mensch.'],
      ['Erste Rechnung prüfen', 'Beide Stände stehen mit Datum auf der Rechnung.'],
    ],
  },
  scenario: [
    'Mehr, aber später',
    'Es wird mehr automatisiert, aber später, teurer und von weniger Menschen genutzt; auch was nicht bewertet ist, zählt.',
  ],
  situation: {
    said: [
      { ...PAPER, page: 2, quote: 'Die Klärung eines abweichenden Zählerstands dauert im Mittel 9 Tage.' },
      { ...PAPER, page: 2, quote: 'Jeder vierte Zählerwechsel gelingt erst beim zweiten Termin.' },
    ],
    competitors: [
      {
        ...PAPER,
        page: 3,
        quote: 'Vergleichbare Stadtwerke nehmen eine Störung in 12 Minuten auf, wir in 25 Minuten.',
      },
    ],
    constraints: [
      {
        ...PAPER,
        page: 4,
        kind: 'budget',
        quote: 'Für alle Vorhaben zusammen stehen höchstens 300.000 Euro zur Verfügung.',
        about: '',
        amount: { value: 300_000, currency: 'EUR' },
      },
      {
        ...PAPER,
        page: 4,
        kind: 'jobs',
        quote: 'Niemand verliert durch die Vorhaben seine Stelle.',
        about: '',
        amount: null,
      },
      {
        ...PAPER,
        page: 4,
        kind: 'order',
        quote: 'Wir beginnen mit den Zählerständen.',
        about: 'Zählerstände',
        amount: null,
      },
    ],
  },
  vendors: ['Isarwerk Prozesse', 'Kontora Bankensoftware', 'Lindhof Banking'],
};

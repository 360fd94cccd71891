import { NUMBERS } from '@process-ai/domain/language';
import type { DeckCaseWords } from '../en/deck-case.ts';
import { dative } from './dative.ts';

const { counted, listed } = NUMBERS.de;

const ofTouchPoints = (count: number) => counted(count, 'Kontaktpunkt', 'Kontaktpunkten');
const andMore = (what: string, count: number) => (count > 1 ? `${what} und ${count - 1} weitere` : what);
const tied = (names: readonly string[]) => (names.length > 3 ? andMore(names[0] ?? '', names.length) : listed(names));

export const deckCaseWords: DeckCaseWords = {
  case: {
    title: (isPlan, npv, isGain, years, payback) => {
      const plan = isPlan ? 'Der Plan' : 'Die Roadmap';
      const outcome = isGain
        ? `${plan} hat über ${years} einen Kapitalwert von ${npv}`
        : `${plan} verliert über ${years} ${npv} (Kapitalwert)`;
      return `${outcome} und amortisiert sich ${payback === null ? 'in dieser Zeit nicht' : `nach ${dative(payback)}`}`;
    },
    uncosted: (isPlan, npv, years) =>
      `Der Nutzen ${isPlan ? 'des Plans' : 'der Roadmap'} ist ${npv} wert (Zeitraum: ${years}), vor allen Kosten: Erfasst sind noch keine`,
    noCost: 'Noch keine Kosten erfasst: keine Aussage zur Gewinnschwelle',
    source: (isPlan, assumptions) =>
      `Quelle: ${isPlan ? 'der Plan, Monat für Monat' : 'die Wellen der Roadmap, Monat für Monat; einen Plan gibt es noch nicht'}; ${assumptions} (Annahmen).`,
    note: 'Jede Initiative kostet vom ersten bis zum letzten Monat und bringt Nutzen ab dem Monat danach. Kapitalwert: Monate zu Jahren summiert und abgezinst; was vor Monat 1 liegt, wird nicht abgezinst. Amortisation: sobald alle Zahlungen zusammen dauerhaft über null liegen.',
    alt: (years) => `Nutzen, Kosten und kumulierte Zahlungen jedes Jahres: ${years}.`,
    altYear: (year, parts, cumulative) => `${year} ${parts}, kumuliert ${cumulative}`,
    noBreakEven: (years) => `Keine Gewinnschwelle im Zeitraum (${years})`,
    breakEven: (when) => `Gewinnschwelle ${when}`,
    table: 'Nutzen und Kosten jedes Jahres',
    oneOff: 'Einmalig',
    leftOut: (basis) => `Was die Rechnung nicht enthält, im Jahr${basis ? ` (${basis})` : ''}`,
    leftOutTable: 'Was die Rechnung nicht enthält',
    basis: 'Grundlage',
    noWorseScenario: (scenario, npv) => `Kein Szenario liegt unter „${scenario}“ mit einem Kapitalwert von ${npv}`,
    worstScenario: (npv, worst, scenario, runs) =>
      `Im Szenario „${scenario}“ beträgt der Kapitalwert ${worst} statt ${npv}${runs === null ? '' : `, und nur ${runs} der Läufe enden über null`}`,
    scenariosSource: (count, left) =>
      `Quelle: derselbe Plan in ${counted(count, 'Szenario', 'Szenarien')}, jedes mit eigener Simulation.${left > 0 ? ` ${counted(left, 'weiteres', 'weitere')} in der Arbeitsmappe.` : ''}`,
    asEntered: 'wie eingegeben',
  },
  range: {
    source: 'Quelle: die Rechnung mit jeweils einem Treiber an seinem P10 und an seinem P90, alle anderen wie geplant.',
    note: 'Jeder Balken: was der Kapitalwert gewinnt oder verliert, wenn ein Treiber allein am unteren oder oberen Ende seiner Bandbreite liegt, die größte Wirkung zuerst. Sie können sich durchaus gemeinsam bewegen.',
    tornadoAlt: (npv, drivers) => `Tornadodiagramm des Kapitalwerts von ${npv}: ${drivers}.`,
    table: 'Jeder Treiber an den Enden seiner Bandbreite, und die Gewinnschwelle',
    p10ToP90: 'P10 bis P90',
    npvThen: 'Kapitalwert dann',
    below: 'Kapitalwert unter null',
    above: 'Kapitalwert über null',
    runsSource: (draws, seed) =>
      `Quelle: ${draws} simulierte Läufe von Menge, Automatisierungsgrad, Nutzung, Kosten und Verzug aus Dreiecksverteilungen (Annahmen), Startwert ${seed}.`,
    runsNote:
      'P10: Einer von zehn Läufen liegt darunter. P50: Die Hälfte liegt darunter. P90: Neun von zehn liegen darunter. Derselbe Startwert ergibt dieselbe Bandbreite.',
    driver: (name, low, likely, high, reason) =>
      `${name} ${low} / ${likely} / ${high} (niedrig / wahrscheinlich / hoch). ${reason}`,
    mean: (mean) => `Mittelwert aller Läufe: ${mean}.`,
    runsOf: (draws) => `Läufe, von ${draws}`,
    histogramAlt: (p10, p50, p90, gain) =>
      `Histogramm des Kapitalwerts: P10 ${p10}, P50 ${p50}, P90 ${p90}, in ${gain} der Läufe über null.`,
    percentiles: { P10: 'ein schlechtes Ergebnis', P50: 'das mittlere Ergebnis', P90: 'ein gutes Ergebnis' },
    gain: 'der Läufe über null',
    alwaysLoses: (draws, loss) =>
      `Der Kapitalwert bleibt in allen ${draws} simulierten Läufen unter null; neun von zehn verlieren mehr als ${loss}`,
    gains: (share, draws, p10, p90) =>
      `Der Kapitalwert liegt in ${share === null ? `allen ${draws} simulierten Läufen` : `${share} der ${draws} simulierten Läufe`} über null, in acht von zehn zwischen ${p10} und ${p90}`,
    seldomAsPlanned: (share, draws, seldom) =>
      `Der Kapitalwert liegt in ${share === null ? `allen ${draws} simulierten Läufen` : `${share} der ${draws} simulierten Läufe`} über null, aber ${seldom}`,
  },
  journeys: {
    more: (first, all) => ` Die ersten ${first} von ${all} Kundenreisen; die übrigen stehen im Dokument.`,
    part: (shown, all) => ` Gezeigt: Kontaktpunkte 1 bis ${shown} von ${all}; die übrigen stehen im Dokument.`,
    elsewhere: ' Was einen Kontaktpunkt sonst noch ändert, nennen die Notizen und das Dokument.',
    source: (origin, isMeasured, rest) =>
      `Quelle: ${origin}; ${isMeasured ? 'Plan und Angaben zu den Prozessen' : 'Roadmap und Benchmark der Prozesse'}.${rest}`,
    note: 'Links, wie sich jeder Kontaktpunkt heute anfühlt und was dort stört; rechts, was ihn ändert: die gezählten Potenziale seines Prozesses und aller darunter. Ein Stern markiert einen entscheidenden Moment.',
    name: (name) => `Kundenreise: ${name}`,
    heard: (name, stages) => `Kundenreise ${name}, heute und danach: ${stages}.`,
    title: (name, by, changed, all) =>
      `„${name}“: ${{ plan: 'Der Plan ändert', accepted: 'Was angenommen ist, ändert', proposed: 'Was vorgeschlagen ist, würde' }[by]} ${changed === 0 ? 'keinen' : changed} von ${ofTouchPoints(all)}${by === 'proposed' ? ' ändern' : ''}`,
    worst: (name, becomes, changed, alike, decided) => {
      if (becomes === 'unplanned')
        return `; für „${name}“, der sich am schlechtesten anfühlt, steht das ${decided ? 'Angenommene' : 'Vorgeschlagene'} noch in keiner Initiative`;
      if (becomes === 'stopped')
        return `; was für „${name}“ geplant war, der sich am schlechtesten anfühlt, ist gestoppt`;
      const one = alike === 1 ? '' : `einer der ${alike}, die sich heute am schlechtesten anfühlen`;
      if (changed === 0)
        return alike === 1 ? `; am schlechtesten fühlt sich heute „${name}“ an` : `; „${name}“ ist ${one}`;
      if (becomes === 'stays')
        return `, nicht aber „${name}“, ${alike === 1 ? 'der sich heute am schlechtesten anfühlt' : one}`;
      return alike === 1
        ? `, darunter „${name}“, der sich heute am schlechtesten anfühlt`
        : `, darunter die ${alike}, die sich heute am schlechtesten anfühlen`;
    },
    hurts: 'Was heute stört',
  },
  vendors: {
    source: (weights, shown, all) =>
      `Quelle: Eignung für die hier gezählten Potenziale, 0–100. Gewichte: ${weights}. Teilweise Abgedecktes zählt halb.${shown === null ? '' : ` Die ersten ${shown} von ${all}; die übrigen stehen in der Arbeitsmappe.`}`,
    note: 'Abdeckung: Anteil der Potenziale, die ein Anbieter abdeckt, gewichtet nach Einsparung (vollständig = 1, teilweise = 0,5). KI-Abdeckung: dasselbe für KI- und Agenten-Potenziale, nur durch KI-Fähigkeiten. Tiefe: Anteil der vollständig abgedeckten Potenziale. Branche: Der Anbieter ist für die Branche des Kunden gemacht (1), für jede (0,5), für eine andere (0).',
    scaleNote:
      'Die Skala ist absolut: Ein Anbieter mehr oder weniger ändert keine andere Punktzahl. Wie vollständig das Profil eines Anbieters ist, steht neben der Punktzahl, nie in ihr.',
    filled: (name, share) => `${name}: ${share} des Profils sind ausgefüllt.`,
    alt: (vendors) => `Gestapelte Balken der Eignung jedes Anbieters: ${vendors} von 100 Punkten.`,
    table: 'Die Anbieter nach Eignung, mit Gründen',
    none: 'Keiner der verglichenen Anbieter leistet etwas von dem, was am meisten einspart',
    best: (names, whole, part, all) =>
      `Von dem, was am meisten einspart, ${names.length === 1 ? 'leistet' : 'leisten'} ${tied(names)} am meisten${names.length === 1 ? ':' : ', jeweils'} ${whole > 0 ? `${whole} von ${all} vollständig${part > 0 ? `, ${part} teilweise` : ''}` : `${part} von ${all}, aber nur teilweise`}`,
    open: (title, count) => `; kein Anbieter hier leistet ${andMore(`„${title}“`, count)}`,
    profilesSource: 'Quelle: die Profile der Anbieter, verglichen mit den hier gezählten Potenzialen.',
    matrixSource: (shown, all) =>
      `Quelle: Fähigkeiten der Anbieter und Potenziale nach Schlagwörtern. Voll = genau dafür gemacht; Teil = eine verwandte oder allgemeine Fähigkeit oder ähnliche Worte; – = keines von beiden.${shown === null ? '' : ` Die ersten ${shown} von ${all} Anbietern.`}`,
    matrixNote:
      'Ein Potenzial ist vollständig abgedeckt, wo eine Fähigkeit, ein Produkt oder eine KI-Fähigkeit des Anbieters genau das leistet; teilweise, wo sie verwandt oder allgemein ist oder zwei bedeutsame Wörter teilt.',
    by: (title, capability, vendor) => `${title}: durch „${capability}“ von ${vendor}.`,
    aYear: (basis) => (basis === null ? 'Im Jahr' : `Im Jahr, ${basis === 'measured' ? 'gemessen' : 'laut Benchmark'}`),
    whole: 'Voll',
    part: 'Teil',
    matrix: 'Anbieter nach den größten Potenzialen',
  },
  governance: {
    riskSource: (of, lawNote, hasMain) =>
      `Quelle: ${{ plan: 'der Plan', roadmap: 'die Roadmap, der Anbietervergleich und die Kundenreisen', laws: 'die genannten Gesetze' }[of]}.${lawNote === null ? (hasMain ? ' Das Schwerste zuerst, darunter der stärkste Treiber der Rechnung.' : ' Das Schwerste zuerst.') : ` ${lawNote}`}`,
    concerns: (duty, reason, control, whom) => `${duty}: ${reason} ${control} Betrifft: ${whom}.`,
    ownersSource: 'Quelle: der Plan.',
    owner: (owner, initiatives, lastGate) =>
      `${owner}: ${initiatives}${lastGate === null ? '' : `; letzter Meilenstein ${lastGate}`}.`,
    measures: 'Kennzahlen des Plans',
    measuresTitle: (count, aim) =>
      `${counted(count, 'Kennzahl zeigt', 'Kennzahlen zeigen')}, ob der Plan wirkt${aim ? `: „${aim[0].replace('„', '‚').replace('“', '‘')}“ soll ${aim[3] ? 'steigen' : 'sinken'} (heute ${aim[1]}, Ziel ${aim[2]})` : ''}`,
    noTarget: (count) => `; ${counted(count, 'hat', 'haben')} noch kein Ziel`,
    decisionsSource: (hasCase) =>
      `Quelle: ${hasCase ? 'der Plan, seine Wirtschaftlichkeitsrechnung' : 'die Roadmap'}, der Anbietervergleich und die Kundenreisen. In der Folge ihrer Termine.`,
    decisionsNote: 'Jede Entscheidung folgt aus dem Plan: was er kostet, worauf er wartet und wer ihn liefert.',
    decisions: 'Anstehende Entscheidungen',
  },
  outside: {
    rejected: 'Abgelehnt',
    allOfProcess: 'Der ganze Prozess',
    doesNotPay: (run, once) =>
      `Rechnet sich nicht: ${run} laufend im Jahr${once === null ? '' : ` und ${once} einmalig`}`,
    titleRejected: (count, first, amount) =>
      `keine Zahl enthält ${counted(count, 'abgelehntes Potenzial', 'abgelehnte Potenziale')}, „${first}“ ${count > 1 ? 'das größte ' : ''}(${amount})`,
    titleLosing: (count, saved, run) =>
      `die Rechnung lässt ${counted(count, 'Prozess aus, der', 'Prozesse aus, die')} sich nicht ${count === 1 ? 'rechnet' : 'rechnen'}: ${saved} Einsparung im Jahr bei ${run} laufenden Kosten`,
    afterList: (list, count) =>
      `${list}; keine Zahl enthält ${count === 1 ? 'das abgelehnte' : `die ${count} abgelehnten`}`,
    joined: (parts) => parts.join(', und '),
    source: (left, day) =>
      `Quelle: Entscheidungen und Angaben, Stand ${day}.${left > 0 ? ` ${counted(left, 'weiteres steht', 'weitere stehen')} in den Notizen.` : ''}`,
    note: 'Ein abgelehntes Potenzial steht mit dem Wert, den es hätte, würde es allein wieder aufgenommen: Potenziale eines Prozesses teilen sich dessen Einsparung, daher sind die Beträge nicht zu addieren. Ein Prozess rechnet sich nicht, wo sein Betrieb im Jahr so viel kostet, wie er einspart.',
    table: 'Was nicht enthalten ist, mit der möglichen Einsparung',
    what: 'Was',
    wouldSave: 'Würde sparen',
    whyLeftOut: 'Warum nicht enthalten',
  },
};

import { NUMBERS } from '@process-ai/domain/language';
import type { PlanWords } from '../en/plan.ts';

const { counted, decimals, listed } = NUMBERS.de;

const more = (count: number) => (count === 1 ? 'und 1 weitere' : `und ${decimals(count)} weitere`);
const initiatives = (count: number) => counted(count, 'Initiative', 'Initiativen');
const ofOwners = (count: number) => counted(count, 'Verantwortlichen', 'Verantwortlichen');
/** "„Schäden“ und 2 weitere", which takes a plural verb, as "„Schäden“" alone does not. */
const subject = (name: string, others: number) => `„${name}“${others > 0 ? ` ${more(others)}` : ''}`;

/** The verb comes second: "Von 9 sind 4 abgeschlossen und 3 laufen", "Von 9 laufen 3". */
const inOrder = (isSecond: boolean, count: string, verb: string) =>
  isSecond ? `${count} ${verb}` : `${verb} ${count}`;

const lower = { low: 'gering', medium: 'mittel', high: 'hoch' };

export const planWords: PlanWords = {
  initiatives,
  begun: (delivered, running) =>
    [
      delivered > 0 ? `${delivered === 1 ? 'ist' : 'sind'} ${delivered} abgeschlossen` : '',
      running > 0 ? inOrder(delivered > 0, String(running), running === 1 ? 'läuft' : 'laufen') : '',
    ]
      .filter(Boolean)
      .join(' und '),
  later: (count, month) => ` (davon ${count} nicht vor ${month})`,
  underWay: (count, begun) => `Von ${initiatives(count)} ${begun}`,
  follow: (count, month) => `; ${count} ${count === 1 ? 'folgt' : 'folgen'} bis ${month}`,
  onlyFrom: (count, month) => `, ${count} erst ab ${month}`,
  came: (month, parts) => ` Stand ${month}: ${parts.join('; ')}.`,
  spent: (amount, planned) => `${amount} ausgegeben, geplant waren bis dahin ${planned}`,
  saved: (amount, planned) => `${amount} eingespart, geplant waren ${planned}`,
  early: (name, first, more) =>
    `„${name}“ beginnt, bevor „${first}“ endet, worauf es aufbaut${more > 0 ? `; ebenso ${counted(more, 'weitere Initiative', 'weitere Initiativen')}` : ''}.`,
  firstDelivered: (name, when) => `„${name}“ kam zuerst und ist abgeschlossen (${when})`,
  firstRunning: (name, when) => `„${name}“ kam zuerst und läuft (${when})`,
  firstInitiative: (name, when) => `den Anfang macht „${name}“ (${when})`,
  firstWave: (name, when) => `den Anfang macht die Welle „${name}“ (${when})`,
  status: {
    proposed: 'Vorschlag',
    committed: 'Beschlossen',
    running: 'Läuft',
    delivered: 'Abgeschlossen',
    stopped: 'Gestoppt',
  },
  inCase: {
    yes: 'ja',
    notInMoney: 'Nutzen nicht in Geld',
    stopped: 'gestoppt',
    notCosted: 'noch nicht bewertet',
    doesNotPay: 'rechnet sich nicht',
    afterHorizon: 'nach dem Betrachtungszeitraum',
  },
  quadrants: {
    startNow: 'Zuerst umsetzen',
    programme: 'Als Programm planen',
    takeAlong: 'Mitnehmen',
    question: 'Erst erproben',
    review: 'Überprüfen oder stoppen',
  },
  priorityNote: (years) =>
    `Wert: was eine Initiative im Betrachtungszeitraum (${years}) ab dem Monat nach ihrem letzten einspart, mit Hochlauf, als Barwert. Kosten: einmalig und laufend im selben Zeitraum. Hoch ist, was mindestens etwa den gleichen Anteil an dem hat, was alle lohnenden Initiativen zusammen bringen (Wert minus Kosten) und kosten; was mehr kostet, als es bringt, steht für sich. VZÄ: Arbeit, die sie freisetzt.`,
  brings: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'bringen' : 'bringt'} ${value} Wert für ${cost}`,
  starts: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'beginnen' : 'beginnt'}: ${value} Wert für ${cost}`,
  startsUncounted: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'beginnen' : 'beginnt'}, ohne in der Rechnung zu zählen`,
  costsMore: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'kosten mehr, als sie bringen' : 'kostet mehr, als damit gewonnen wird'}`,
  allCostMore: (count, name, amount) =>
    `Alle ${count} noch offenen Initiativen mit Zahlen kosten mehr, als sie bringen, am meisten „${name}“ (um ${amount})`,
  rejectedDropped: (count) => counted(count, 'abgelehntes Potenzial entfällt', 'abgelehnte Potenziale entfallen'),
  startsIn: (name, others, quadrant, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'beginnen' : 'beginnt'} ${{ programme: 'als Programm', takeAlong: 'nebenbei', question: 'auf Probe' }[quadrant]}: ${value} Wert für ${cost}`,
  isStopped: (name, others) => `${subject(name, others)} ${others > 0 ? 'sind' : 'ist'} gestoppt`,
  hasToProve: (name, others) => `${subject(name, others)} ${others > 0 ? 'müssen' : 'muss'} sich erst bewähren`,
  loses: (name, amount) => `„${name}“ (um ${amount})`,
  losers: (names, npvWithout, npv) =>
    `${listed(names)} ${names.length === 1 ? 'kostet mehr, als damit gewonnen wird: Ohne diese Initiative' : 'kosten mehr, als sie bringen: Ohne diese Initiativen'} beträgt der Kapitalwert ${npvWithout} statt ${npv}.`,
  allLose: (names) =>
    `${listed(names)} ${names.length === 1 ? 'kostet mehr, als damit gewonnen wird' : 'kosten mehr, als sie bringen'}: Keine Initiative der Rechnung bringt mehr, als sie kostet.`,
  fte: (count) => `${count}\u00a0VZÄ`,
  work: (isPlan, freed, today, stays) =>
    `Durch ${isPlan ? 'den Plan' : 'die Roadmap'} werden ${freed} von ${today} gemessener Arbeit frei; bei Menschen bleiben ${stays}`,
  redeployOpen:
    'Offen: welche Aufgaben die frei werdende Zeit je Bereich übernimmt. Kein Plan nennt sie bisher; darüber ist zu entscheiden.',
  workNote: (hours, isPlan) =>
    `VZÄ = Arbeitsstunden im Jahr / ${hours} Stunden einer Vollzeitkraft, oder das Team, wo die Stunden nicht bekannt sind. Frei wird, was die Potenziale ${isPlan ? 'des Plans' : 'der Roadmap'} von einem Prozess einsparen, als Anteil an seinen Kosten. Es ist Zeit für andere Aufgaben: Ein Personalabbau ist nicht zugesagt.`,
  ratings: {
    likelihood: { low: 'Gering', medium: 'Mittel', high: 'Hoch' },
    impact: { low: 'Gering', medium: 'Mittel', high: 'Hoch' },
  },
  steering: 'Steuerungskreis',
  proposal: (owner) => `Steuerungskreis; Vorschlag: ${owner}`,
  moreGraveRisks: (count, all) =>
    `${count === 1 ? 'ein weiteres' : `${count} weitere`} der ${all} Risiken ${count === 1 ? 'kann' : 'können'} einen großen Teil des Geplanten gefährden`,
  graveRisks: (grave, all, first) =>
    all === 1
      ? `Das eine bekannte Risiko kann einen großen Teil des Geplanten gefährden, in „${first}“`
      : `${grave} von ${decimals(all)} Risiken ${grave > 1 ? 'können' : 'kann'} einen großen Teil des Geplanten gefährden, ${grave > 1 ? 'allen voran' : 'und zwar'} in „${first}“`,
  gravestRisk: (all, alike, first, likelihood, impact) =>
    `${all === 1 ? `Das eine bekannte Risiko liegt in „${first}“` : alike > 1 ? `${alike} von ${decimals(all)} Risiken wiegen am schwersten, allen voran in „${first}“` : `Von ${decimals(all)} Risiken wiegt das von „${first}“ am schwersten`}: Eintritt ${lower[likelihood]}, Wirkung ${lower[impact]}`,
  lightRisks: (all) =>
    `Kein bekanntes Risiko tritt mit hoher Wahrscheinlichkeit ein oder trifft viel der Einsparung (${counted(all, 'Risiko', 'Risiken')})`,
  strictLaw: (law) => `vor der Umsetzung muss die Rechtsabteilung „${law}“ klären`,
  strictLaws: (count) => `vor der Umsetzung muss die Rechtsabteilung ${count} Rechtsfragen klären`,
  flags: (count, trade) =>
    `die Rechtsabteilung hat ${counted(count, 'Pflicht', 'Pflichten')} zu bestätigen, bevor etwas in Betrieb geht${trade === null ? '' : `, darunter „${trade}“`}`,
  unclassed: (open, all, ofPlan) => {
    const uses = `${counted(all, 'KI-Anwendung', 'KI-Anwendungen')}${ofPlan ? ' im Plan' : ''}`;
    return open === all && all > 1
      ? `keine der ${uses} ist bisher nach der KI-Verordnung eingestuft und damit freigegeben`
      : `${open} von ${uses} ${open === 1 ? 'ist' : 'sind'} noch nicht nach der KI-Verordnung eingestuft: bis dahin ist ${open === 1 ? 'sie nicht' : 'keine davon'} freigegeben`;
  },
  lawNote: {
    EU: 'Hinweise je Anwendungsfall und allgemeine Pflichten für solche Arbeit, nach dem Recht der Europäischen Union und des Landes; von der Rechtsabteilung zu bestätigen.',
    unknown:
      'Hinweise je Anwendungsfall und allgemeine Pflichten für solche Arbeit; von der Rechtsabteilung zu bestätigen, soweit das Recht der Europäischen Union gilt.',
    elsewhere:
      'Hinweise in allgemeinen Worten und, soweit bekannt, das Recht der Branche, von der Rechtsabteilung nach dem Recht vor Ort zu bestätigen.',
  },
  allWork: 'Alle Arbeiten',
  aiWork: (open, all, ofPlan) =>
    (open === all
      ? counted(all, 'Potenzial mit KI', 'Potenziale mit KI')
      : `${open} von ${counted(all, 'Potenzial', 'Potenzialen')} mit KI`) + (ofPlan ? ' im Plan' : ''),
  noRisks: (hasPlan) =>
    hasPlan
      ? 'Für keine Initiative des Plans ist bisher ein Risiko benannt.'
      : 'Einen Plan mit Initiativen gibt es noch nicht; Risiken einzelner Initiativen sind daher nicht benannt.',
  andMore: more,
  noOwner: (count) =>
    count === 1
      ? 'Die eine Initiative hat noch keine Verantwortlichen'
      : `Keine von ${initiatives(count)} hat schon Verantwortliche`,
  largestOwner: (count, owner, amount, all) =>
    `Von ${ofOwners(count)} trägt ${owner} den größten Anteil: ${amount} von ${all} im Jahr (gemessen)`,
  owners: (name, others) => `${name}${others > 0 ? ` ${more(others)} tragen` : ' trägt'} den Plan`,
  unowned: (count) => `${counted(count, 'Initiative hat', 'Initiativen haben')} noch keine Verantwortlichen`,
  unownedOne: (name, amount, all) =>
    `„${name}“ (${amount} von gemessenen ${all} im Jahr) hat noch keine Verantwortlichen`,
  unownedMany: (count, amount, all) =>
    `${decimals(count)} Initiativen (${amount} von gemessenen ${all} im Jahr) haben noch keine Verantwortlichen`,
  otherOwners: (count) => `${counted(count, 'Verantwortlicher trägt', 'Verantwortliche tragen')} den Rest`,
  measureBy: (month) => `Bis ${month} zu messen`,
  targetBy: (month) => `festzulegen bis ${month}`,
  inputsOf: (process) => `Angaben zu ${process}`,
  withThePlan: 'Mit dem Plan erfasst',
  overYears: (value, cost) => `${value} Wert für ${cost} über die Jahre der Rechnung`,
  costsMoreBy: (amount) => `Kosten übersteigen den Nutzen um ${amount}`,
  firstToDecide: (decision, next) => `Zuerst zu entscheiden: ${decision}${next === null ? '' : `; danach: ${next}`}`,
  losesMost: (decision, amount, by) =>
    `${by === null ? 'Sofort' : `Bis ${by}`} zu entscheiden: ${decision} (Kosten übersteigen den Nutzen um ${amount})`,
  thenBudget: (amount, by) => `Danach das erste Budget (${amount})${by === null ? '' : ` bis ${by}`}`,
  toTake: (count, amount, by, savings) =>
    `${counted(count, 'Entscheidung steht', 'Entscheidungen stehen')} an: Das erste Budget (${amount}) ist${by === null ? '' : ` bis ${by}`} freizugeben${savings === null ? '' : ` und öffnet den Weg zu gemessenen ${savings} im Jahr`}`,
  someOf: (count, all, from, to) =>
    `${count} von ${all} Entscheidungen ${to === null ? 'sofort' : from === null || from === to ? `bis ${to}` : `von ${from} bis ${to}`}`,
  largestBudget: (isLargest, amount, savings) =>
    savings === null
      ? `Das größte ${isLargest ? 'Budget' : 'dieser Budgets'} beträgt ${amount}`
      : `Das größte ${isLargest ? 'Budget' : 'dieser Budgets'} (${amount}) öffnet den Weg zu gemessenen ${savings} im Jahr`,
  beginningWith: (what) => `zuerst ${what}`,
  columns: {
    body: 'Gremium',
    rhythm: 'Rhythmus',
    task: 'Aufgabe, Auslöser',
    area: 'Bereich',
    today: 'Heute',
    freed: 'Wird frei',
    stays: 'Bleibt',
    freedWhen: 'Wann frei',
    freedIn: (when) => when,
    freedShare: 'Wird frei, %',
    initiative: 'Initiative',
    initiatives: 'Initiativen',
    risk: 'Risiko',
    likelihood: 'Eintritt',
    impact: 'Wirkung',
    control: 'Gegenmaßnahme',
    owner: 'Verantwortlich',
    duty: 'Pflicht',
    whyApplies: 'Warum sie gelten kann',
    concerns: 'Was sie betrifft',
    oneOff: 'Einmalig',
    run: 'Laufend im Jahr',
    saves: 'Spart im Jahr',
    lastGate: 'Letzter Meilenstein',
    measure: 'Kennzahl',
    target: 'Ziel',
    sourceOfToday: 'Quelle Ist-Wert',
    decision: 'Entscheidung',
    who: 'Wer',
    by: 'Bis',
    amount: 'Betrag',
    unlocks: 'Worum es geht',
    status: 'Status',
  },
  together: 'Zusammen',
  noControl: 'Zu vereinbaren',
  toBeNamed: 'Zu benennen',
  now: 'Jetzt',
  verdicts: { kept: 'Eingehalten', touched: 'Berührt', broken: 'Verletzt', unknown: 'Zu klären' },
  broken: (quote) => `So wie geplant ist eine Bedingung des Kunden nicht eingehalten: „${quote}“`,
  touched: (quote, what) =>
    `Vor dem Start ${{ plan: 'des Plans', roadmap: 'der Roadmap', rest: 'der übrigen Initiativen' }[what]} ist eine Bedingung des Kunden zu klären: „${quote}“`,
  touchedMany: (count, outOf, quote, by) =>
    `Der Plan berührt ${outOf === null ? `alle ${count}` : `${count} von ${outOf}`} Bedingungen des Kunden; zuerst zu klären${by === null ? '' : ` (${by})`}: „${quote}“`,
  unconfirmed: (quote) => `Eine Bedingung des Kunden ist noch zu klären: „${quote}“`,
  keepsAll: (quote) => `Der Plan hält jede Bedingung des Kunden ein, allen voran „${quote}“`,
  whyNow: (quote) => `Die Unterlagen des Kunden sagen selbst, warum jetzt: „${quote}“`,
};

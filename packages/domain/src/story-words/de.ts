import { NUMBERS } from '../language.ts';
import type { StoryWords } from './en.ts';

const { counted, decimals, listed } = NUMBERS.de;

const opportunities = (count: number) => counted(count, 'Potenzial', 'Potenzialen');
const WAVES: Record<string, string> = {
  'Quick wins': 'Schnelle Erfolge',
  'Build out': 'Ausbau',
  Transform: 'Umbau',
};

export const GERMAN: StoryWords = {
  scenarios: {
    'capacity-kept': {
      name: 'Kapazität bleibt',
      description: 'Alles wie geplant. Die gesamte frei werdende Arbeit zählt als Wert: Sie fließt in andere Aufgaben.',
    },
    'cash-released': {
      name: 'Kosten sinken',
      description:
        'Die Hälfte der frei werdenden Arbeit senkt die Personalkosten, eine Annahme; die andere Hälfte zählt nicht.',
    },
  },
  areas: { all: 'Alle Prozesse', across: 'Bereichsübergreifend' },
  wave: (name) => WAVES[name] ?? name,
  waveFrom: (month) => `Ab ${month}`,
  months: (from, to) => `Monate ${from}–${to}`,
  inSentence: (when) => when,
  span: (from, to) => `${from} bis ${to}`,
  monthOfPlan: (month) => `Monat ${month}`,
  situation: {
    unknown: 'Der Plan sagt dazu nichts; zu klären.',
    noWork: 'Von der Arbeit im Plan ist noch nichts gemessen; zu klären.',
    timeForOther: (fte) =>
      `Der Plan setzt Arbeit im Umfang von ${fte} VZÄ frei. Sie zählt als Zeit für andere Aufgaben: Die Bedingung hält, solange diese Aufgaben benannt sind, und bricht, wo frei werdende Arbeit zu weniger Personal führt.`,
    offPayroll: (fte) =>
      `Der Plan setzt Arbeit im Umfang von ${fte} VZÄ frei, und seine Wirtschaftlichkeitsrechnung nimmt einen Teil davon aus den Personalkosten.`,
    offPayrollOfWhom: (fte) =>
      `Der Plan setzt Arbeit im Umfang von ${fte} VZÄ frei, und seine Wirtschaftlichkeitsrechnung nimmt einen Teil davon aus den Personalkosten: Wen das betrifft, ist mit dieser Bedingung abzustimmen.`,
    unnamed: (about) => `Kein Titel im Plan nennt ${about}; zu klären.`,
    limit: (title, alone, limit, into, begins) =>
      `„${title}“ ${alone ? 'würde hier selbstständig handeln' : 'arbeitet daran'}: Die Grenze${limit === null ? '' : ` von ${limit}`} ist ${begins === null ? 'vor dem Start' : `vor Beginn der Arbeit (${begins})`} ${limit === null ? 'festzulegen' : 'einzubauen'}${limit && into && `, und zwar in ${into}`}.`,
    stays: (text) => ` Bleibt bei Menschen: ${text}`,
    first: (name, when) => `„${name}“ beginnt zuerst (${when})`,
    waveSaysNothing: (about) => `, und nichts sagt, was davon mit ${about} beginnt.`,
    initiativeSaysNothing: (about) => `, und nichts darin sagt, dass es mit ${about} beginnt.`,
    later: (name, when) => `; „${name}“ folgt (${when}).`,
    neverNamed: (about) => `; nichts im Plan nennt ${about}.`,
    above: (cost) => `Der Plan kostet einmalig ${cost} und liegt damit darüber.`,
    notAll: (cost) => `Der Plan kostet einmalig ${cost}, und noch nicht alles ist mit Kosten hinterlegt.`,
    within: (cost) => `Der Plan kostet einmalig ${cost} und bleibt damit darunter.`,
    hosting: 'Hängt vom Anbieter und vom Ort des Betriebs ab: im Vertrag zu regeln.',
  },
  decisions: {
    decide: (count) =>
      count === 1 ? 'Über den einen Vorschlag entscheiden' : `Über ${decimals(count)} Vorschläge entscheiden`,
    decideWhy: 'nur was angenommen ist, wird geplant und gezählt',
    measure: (count) =>
      `${count === 1 ? 'Einen Prozess' : `${count} Prozesse`} messen lassen: Vorgänge im Jahr, Minuten je Vorgang, Menschen und Gehälter`,
    quoted: (name) => `„${name}“`,
    andMore: (names, more) => `${names} und ${more} weitere`,
    review: (name, runs) =>
      runs
        ? `„${name}“, bereits in Umsetzung, überprüfen oder beenden`
        : `„${name}“ vor der Budgetfreigabe überprüfen oder beenden`,
    reviewMany: (count) => `Die ${count} Initiativen, die mehr kosten, als sie bringen, überprüfen oder beenden`,
    release: (name) => `Budget für „${name}“ freigeben`,
    releaseMany: (count, turn) =>
      `Budget der ${count} Initiativen freigeben, die ${{ first: 'zuerst beginnen', next: 'als Nächste beginnen', later: 'folgen' }[turn]}`,
    releaseWaves: (names, isFirst) =>
      names.length > 1
        ? `Budget der Wellen ${names.map((name) => `„${name}“`).join(' und ')} freigeben, die ${isFirst ? 'zuerst beginnen' : 'folgen'}`
        : `Budget der Welle „${names.join('')}“ freigeben`,
    beginsFirst: (name, month) => `davon beginnt „${name}“ zuerst (${month})`,
    planner: 'Benennen, wer aus der Roadmap einen Plan mit Verantwortlichen, Monaten und Kosten macht',
    plannerWhy: 'keine Welle hat bisher Verantwortliche oder eigene Kosten',
    nameOwner: (name) => `Verantwortliche für „${name}“ benennen`,
    nameOwners: (count) => `Für jede der ${count} Initiativen ohne Verantwortliche jemanden benennen`,
    ownerWhy: 'bisher verantwortet sie niemand',
    placeFar: (name) => `„${name}“ im Zeitraum der Rechnung beginnen oder aus dem Plan nehmen`,
    placeFarMany: (count) => `${count} Initiativen im Zeitraum der Rechnung beginnen oder aus dem Plan nehmen`,
    farWhy: (when, years) =>
      `geplant für ${when}, nach den ${years} Jahren der Rechnung; zählt bis dahin in keiner Zahl`,
    gate: (name) => `„${name}“ fortführen oder beenden`,
    gateText: (gate) => `Meilenstein: ${gate}`,
    counsel: 'Die Hinweise des Registers durch Rechtsabteilung und Datenschutz bestätigen lassen',
    touches: (count, laws) =>
      count === 0 ? laws : `${counted(count, 'Initiative berührt', 'Initiativen berühren')} ${laws}`,
    invite: (best, second) => `${second ? `${best} und ${second}` : best} zum Nachweis an einem echten Fall einladen`,
    fitsBest: (best, second) =>
      second
        ? `Sie passen am besten, mit ${best} und ${second} von 100 Punkten`
        : `Passt am besten, mit ${best} von 100 Punkten`,
    standBehind: 'Für jeden Agenten, der Kunden allein bedient, eine verantwortliche Person benennen',
    moments: (count, first) => `${counted(count, 'entscheidender Moment', 'entscheidende Momente')}, zuerst „${first}“`,
  },
  planRisks: {
    carries: (risk, share) => `${risk}; an der Initiative hängen ${share} der Einsparung des Plans`,
    gate: (gate) => `Ihr Meilenstein: ${gate}`,
    unowned: (when) => `Niemand verantwortet sie (${when})`,
    name: (month) => `Verantwortliche bis ${month} benennen`,
    nameNow: 'Verantwortliche jetzt benennen',
    waits: (names) =>
      `Sie wartet auf ${listed(names.map((name) => `„${name}“`))}: Verspätet sich ${names.length === 1 ? 'diese' : 'eine davon'}, verspätet sie sich auch`,
    watch: 'Termine der Vorgänger jeden Monat im Steuerungskreis; eigener Beginn rechtzeitig verschoben',
    benchmark: (assumed) =>
      assumed === null
        ? 'Alle Einsparungen sind aus den Personalkosten verteilt, nicht gemessen: Für keinen einzelnen Prozess steht der Betrag fest'
        : `Keine Einsparung ist gemessen: Alle beruhen auf angenommenen ${assumed} Beschäftigten (halb so viele, halb so viel)`,
    measure: 'Die Prozesse mit dem größten Anteil messen, bevor ein Budget beantragt wird',
    unplanned: 'Keine Welle hat Verantwortliche oder eigene Kosten: Was niemand verantwortet, beginnt womöglich nie',
    plan: 'Verantwortliche, Monate und Kosten benennen, bevor ein Budget beantragt wird',
    unserved: (count) =>
      count === 1
        ? 'Der eine verglichene Anbieter leistet zu wenig der Arbeit: Womöglich ist eine Eigenentwicklung nötig'
        : `Keiner der ${count} verglichenen Anbieter leistet genug der Arbeit: Womöglich ist eine Eigenentwicklung nötig`,
    build: 'Weitere Anbieter vergleichen oder eine Eigenentwicklung schätzen, bevor ein Budget freigegeben wird',
    alone: (name) =>
      `Bei „${name}“, wo es am meisten zählt, bedient ein KI-Agent die Kunden allein: Ein Fehler dort kostet Vertrauen`,
    standBehind: 'Benennen, wer hinter dem Agenten steht und Zweifelsfälle übernimmt',
    movesMost: (risk) => `${risk}; kein Treiber beeinflusst das Ergebnis stärker`,
    drivers: {
      volume: {
        risk: (at) => `Die Menge liegt bei ${at} des Plans (in einem von zehn Fällen)`,
        control: 'Vorgänge jeden Monat zählen, spätere Initiativen danach zuschneiden',
      },
      rate: {
        risk: (at) => `Der Automatisierungsgrad liegt bei ${at} (in einem von zehn Fällen)`,
        control: 'Den Grad in der ersten Initiative messen, bevor das nächste Budget freigegeben wird',
      },
      adoption: {
        risk: (at) => `Nur ${at} der Arbeit gehen den neuen Weg (in einem von zehn Fällen)`,
        control: 'Teams vor dem Beginn schulen; den Anteil auf dem neuen Weg jeden Monat zählen',
      },
      cost: {
        risk: (at) => `Die Kosten liegen bei ${at} des Plans (in einem von zehn Fällen)`,
        control: 'Angebote zum Festpreis vor jeder Budgetfreigabe',
      },
      delay: {
        risk: (at) => `Alles verzögert sich um ${at} Monate (in einem von zehn Fällen)`,
        control: 'Ein Termin je Meilenstein; spätere Budgets warten darauf',
      },
    },
  },
  measures: { handlingTime: (process) => `Bearbeitungszeit von „${process}“`, minutes: 'Min.' },
  ratingRule: (high, medium, material) =>
    `Wirkung ist der Anteil der Initiative an den Einsparungen des Plans (hoch ab ${high}, mittel ab ${medium}). Der Eintritt ist eine Einschätzung nach der riskantesten Art der Arbeit, die mindestens ${material} der Initiative ausmacht: Regeln gering, KI-Modelle mittel, Agenten hoch; Warten auf andere Arbeit gering, ein Beginn vor deren Ende oder fehlende Verantwortliche mittel. Für den ganzen Plan: ein Treiber gering, nach dem Anteil am Kapitalwert, den er kostet; nicht gemessene Einsparungen, Wellen ohne Verantwortliche oder kein geeigneter Anbieter mittel, ein Verlust oder ein Agent allein hoch, nach dem betroffenen Anteil.`,
  laws: {
    annexIII: (heading) => `KI-Verordnung, Anhang III: ${heading}`,
    highRisk:
      'Vor der Umsetzung klären, ob es hochriskant ist. Wenn ja: Risikomanagement, Daten-Governance, Protokolle, menschliche Aufsicht und Eintrag in der EU-Datenbank.',
    counselSettles: (how) => `Die Rechtsabteilung klärt vor der Umsetzung, welche Regeln hier gelten. ${how}`,
    employment: {
      law: 'Beschäftigung',
      reason: 'Es hilft, Menschen auszuwählen, zu beurteilen oder ihnen Arbeit zuzuteilen.',
      general: 'Gleichbehandlung am Arbeitsplatz',
      settle: 'Ergebnisse auf Ungleichbehandlung geprüft, ein Mensch entscheidet, Protokolle werden geführt.',
    },
    services: {
      law: 'grundlegende Dienste',
      reason:
        'Es hilft, über Kredite, Lebens- oder Krankenversicherung, staatliche Leistungen oder Notrufe zu entscheiden.',
      general: 'Faire Entscheidungen über Kredit, Versicherung und Leistungen',
      settle:
        'Gründe, die bei einer Ablehnung genannt werden können, Ergebnisse auf unfaire Behandlung geprüft, ein Mensch entscheidet.',
    },
    education: {
      law: 'Bildung',
      reason: 'Es hilft, über Zulassung, Noten oder Verhalten in Prüfungen zu entscheiden.',
      general: 'Gleichbehandlung in der Bildung',
      settle: 'Ergebnisse auf Ungleichbehandlung geprüft, ein Mensch entscheidet, Einspruch ist möglich.',
    },
    infrastructure: {
      law: 'kritische Infrastruktur',
      reason: 'Es kann Sicherheitsbauteil des Verkehrs oder der Versorgung mit Wasser, Gas, Wärme oder Strom sein.',
      general: 'Sicherheit von Versorgung und Verkehr',
      settle: 'Tests, Betrieb auch ohne das System, und ein Mensch, der es anhalten kann.',
    },
    biometrics: {
      law: 'Biometrie',
      reason: 'Es erkennt oder sortiert Menschen nach Körper oder Verhalten.',
      general: 'Biometrische Daten',
      settle: 'Einwilligung oder eine andere Grundlage für die Daten, Aufbewahrung und Löschung geregelt.',
    },
    enforcement: {
      law: 'Strafverfolgung',
      reason: 'Es hilft, Verdächtige, Opfer oder Beweise zu beurteilen.',
      general: 'Rechtsstaatliches Verfahren in der Strafverfolgung',
      settle: 'Ein Mensch entscheidet, Protokolle werden geführt, Beweise sind anfechtbar.',
    },
    migration: {
      law: 'Migration',
      reason: 'Es hilft, Anträge oder Risiken an einer Grenze zu beurteilen.',
      general: 'Rechtsstaatliches Verfahren an der Grenze',
      settle: 'Ein Mensch entscheidet, Gründe können genannt werden, Einspruch ist möglich.',
    },
    justice: {
      law: 'Justiz',
      reason: 'Es hilft, das Recht in einem Streit zu finden oder anzuwenden.',
      general: 'Rechtsstaatliches Verfahren in Streitfällen',
      settle: 'Ein Mensch entscheidet, Quellen werden geprüft, beide Seiten werden gehört.',
    },
    decisions: {
      law: 'DSGVO, Artikel 22',
      reason:
        'Es bereitet eine Entscheidung mit rechtlicher oder ähnlicher Wirkung auf eine Person vor oder trifft sie.',
      control:
        'Ein Mensch mit der Befugnis, anders zu entscheiden, bestätigt jede nachteilige Entscheidung; Betroffene erfahren davon und können sie anfechten. Folgenabschätzung nach Artikel 35.',
      general: 'Automatisierte Entscheidungen über Menschen',
      settle:
        'Ein Mensch mit der Befugnis, anders zu entscheiden, bestätigt jede nachteilige Entscheidung; Betroffene erfahren den Grund und können sie anfechten.',
    },
    sensitive: {
      law: 'DSGVO, Artikel 9',
      reason:
        'Es verarbeitet besondere Kategorien von Daten, etwa zu Gesundheit, Religion oder Gewerkschaftszugehörigkeit.',
      control:
        'Rechtsgrundlage nach Artikel 9 Absatz 2, Zugriff beschränkt, Aufbewahrung geregelt. Folgenabschätzung nach Artikel 35.',
      general: 'Sensible personenbezogene Daten',
      settle:
        'Die Rechtsabteilung klärt die Grundlage der Nutzung; Zugriff beschränkt, Aufbewahrung und Löschung geregelt.',
    },
    openness: {
      law: 'KI-Verordnung, Artikel 50',
      reason: 'Menschen sprechen damit oder lesen, was es geschrieben hat.',
      control: 'Offenlegen, dass man es mit einer Maschine zu tun hat, und erzeugte Inhalte kennzeichnen.',
      general: 'Transparenz über Maschinen',
    },
  },
  always: {
    privacy: {
      law: 'DSGVO, Artikel 5, 28 und 30',
      reason: 'Überall, wo Daten von Kunden, Beschäftigten oder anderen Personen verarbeitet werden.',
      general: 'Schutz personenbezogener Daten',
      control:
        'Zweck und Rechtsgrundlage jeder Verarbeitung im Verzeichnis, ein Vertrag mit jedem Auftragsverarbeiter, Folgenabschätzung bei hohem Risiko für Personen.',
    },
    employees: {
      reason: 'Arbeit wird neu organisiert, und Software kann aufzeichnen, was Menschen tun.',
      control:
        'Betroffene und, wo es einen gibt, den Betriebsrat oder eine andere Vertretung vor der Entscheidung unterrichten; vereinbaren, was aufgezeichnet wird und wer es sieht.',
      general: 'Unterrichtung der Beschäftigten',
      european: 'Richtlinie 2002/14/EG, Artikel 4',
      laws: {
        DE: 'Betriebsverfassungsgesetz, §§ 87 und 90',
        AT: 'Arbeitsverfassungsgesetz (Österreich), §§ 96 und 96a',
        FR: 'Code du travail (Frankreich), L. 2312-8 und L. 2312-38',
        ES: 'Estatuto de los Trabajadores (Spanien), Artikel 64',
        NL: 'Wet op de ondernemingsraden (Niederlande), Artikel 25 und 27',
      },
    },
    unclassed: {
      law: 'KI-Verordnung, Artikel 5, 6 und 50',
      reason:
        'Es nutzt KI und ist noch in keine Klasse der Verordnung eingeordnet; bis dahin gilt nichts davon als unbedenklich.',
      control:
        'Jedes Vorhaben vor der Umsetzung einordnen: verboten (Artikel 5), hochriskant (Artikel 6 und Anhang III), transparenzpflichtig (Artikel 50) oder nichts davon.',
    },
    finance: {
      law: 'DORA, Verordnung (EU) 2022/2554',
      reason:
        'Banken, Versicherer und Fondsgesellschaften stehen für die Widerstandsfähigkeit ihrer Systeme ein, auch wenn andere sie betreiben.',
      control:
        'Jeder Dienst im Informationsregister, die Vertragsklauseln des Artikels 30, Ausstieg und Ausfall vor dem Start erprobt.',
    },
    essential: {
      law: 'NIS 2, Richtlinie (EU) 2022/2555',
      reason: 'Die Branche steht in Anhang I oder II; ab mittlerer Größe müssen ihre Systeme gesichert sein.',
      control:
        'Die Maßnahmen des Artikels 21 für jedes neue System samt Zulieferern; Meldung von Vorfällen nach Artikel 23.',
    },
  },
  fit: {
    none: (all) =>
      all === 1 ? 'Deckt das eine Potenzial nicht ab' : `Deckt keines der ${decimals(all)} Potenziale ab`,
    some: (covered, all, worth) =>
      `Deckt ${decimals(covered)} von ${opportunities(all)} ab${worth.length > 0 ? `, im Wert von ${worth.join(' und ')}` : ''}`,
    worth: (covered, all, basis) =>
      `${covered} von ${all} im Jahr (${basis === 'measured' ? 'gemessen' : 'Benchmark'})`,
    howWell: (wholly, covered) => {
      if (covered === 1) return wholly === 1 ? 'vollständig' : 'teilweise';
      if (wholly === covered) return 'alle vollständig';
      return wholly === 0
        ? 'alle teilweise'
        : `${decimals(wholly)} vollständig, ${decimals(covered - wholly)} teilweise`;
    },
    separated: (parts) => parts.join('; '),
    strongest: (names) => `stark in ${names.map((name) => `„${name}“`).join(' und ')}`,
    aligned: 'für die Branche gemacht',
    cross: 'branchenübergreifend',
    madeFor: (industry, isAnother) => `für ${isAnother ? 'eine andere' : 'eine'} Branche gemacht (${industry})`,
  },
};

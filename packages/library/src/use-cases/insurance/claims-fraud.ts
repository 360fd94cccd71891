import type { UseCase } from '../../use-case.ts';

export const claimsFraud: readonly UseCase[] = [
  {
    id: 'insurance-claim-fraud-scoring-with-network',
    title: 'Fraud score per claim from links, reused images and claim history',
    type: 'ai',
    description:
      'Handlers report what feels odd, and rings that stage rear-end collisions with changing drivers stay below every single threshold. Each notice and update is compared with earlier claims, industry registers and image fingerprints, and a graph links phones, garages, doctors, plates and accounts. Scores above the limit enter the investigators’ list with the three strongest reasons; below it the claim goes on without delay.',
    staysWithPeople: 'Investigators decide what to examine; only a person may refuse or delay a payment.',
    firstStep: 'Score two closed years, and have investigators judge the top hundred that were paid.',
    needs:
      'Claims with parties and accounts, confirmed fraud cases, photos, register access, and a privacy assessment.',
    industries: ['insurance', 'health-insurance'],
    at: ['ACORD 5.2.6.1', 'ACORD 5.2.6', 'APQC PCF 6.5.4.5 Investigate fraudulent claims', 'APQC PCF 9.7.6'],
    phrases: {
      en: 'screen suspected claims fraud, score claims for fraud signals, suspicious claim detection, anti-fraud analytics insurance, claims fraud detection, anti-fraud analytics, claims fraud',
      de: 'Betrugserkennung Schaden, Schadenbetrug erkennen, Auffälligkeitsprüfung Schaden, Betrugsabwehr Schaden',
      es: 'detección de fraude en siniestros, análisis de siniestros sospechosos',
      fr: 'détection de la fraude aux sinistres, lutte contre la fraude assurance',
      it: 'antifrode sinistri, rilevazione frodi nei sinistri',
      nl: 'fraudedetectie schadeclaims, signaleren van verzekeringsfraude',
      pt: 'deteção de fraude em sinistros, análise de sinistros suspeitos',
    },
    not: 'card fraud, payment fraud, exam cheating',
    benefit: { moves: 'losses', share: [0.01, 0.025, 0.05], basis: 'judgement' },
    effort: [60, 105, 175],
    cost: [85, 160, 280],
    runCost: 70,
    risk: {
      main: 'Districts or origins are suspected wholesale; such attributes and their proxies are excluded and hit rates compared by group.',
      decidesAboutPerson: true,
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'handle-claims'],
    measures: [
      { name: 'Referred claims confirmed', unit: '%', better: 'higher' },
      { name: 'Genuine claims delayed', unit: 'per 1,000', better: 'lower' },
    ],
  },
  {
    id: 'insurance-investigation-plan-and-evidence-log',
    title: 'Investigation file with plan, open-source checks and an evidence log fit for court',
    type: 'agentic',
    description:
      'An investigator starts each case by copying data into a template and searching the same registers. An agent assembles parties, policies and prior claims, runs the permitted open-source and register searches, proposes interview questions from the contradictions found, and keeps time, source and hash of every item in the log. It contacts nobody, and each search needs the legal ground chosen by the investigator.',
    staysWithPeople: 'The investigator interviews, judges and reports; counsel decides on prosecution.',
    firstStep:
      'Prepare ten running cases and let two investigators count what they would have had to fetch themselves.',
    needs:
      'Case data, licensed sources with their permitted purposes, and the rules on surveillance and privacy by country.',
    industries: ['insurance', 'health-insurance'],
    at: ['ACORD 5.2.6.2', 'ACORD 5.2.6', 'APQC PCF 6.5.4.5 Investigate fraudulent claims'],
    phrases: {
      en: 'conduct special investigations, SIU investigation, fraud referral and prosecution, claims investigation, material misrepresentation investigation',
      de: 'Sonderermittlung Schaden, Falschangaben untersuchen, Anzeigepflichtverletzung prüfen, Betrugsermittlung Versicherung',
      es: 'investigación de siniestros fraudulentos, unidad de investigación de fraude asegurador',
      fr: 'enquête fraude assurance, investigation des sinistres suspects, fausse déclaration',
      it: 'indagini antifrode sinistri, accertamenti su sinistri sospetti, dichiarazioni mendaci',
      nl: 'speciale zaken onderzoek verzekeraar, fraudeonderzoek schade, verzwijging onderzoeken',
      pt: 'averiguação de sinistros, investigação de fraude em seguros, falsas declarações',
    },
    not: 'clinical investigation, internal audit, police investigation',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [45, 75, 125],
    cost: [60, 110, 190],
    runCost: 40,
    risk: {
      main: 'Evidence is gathered unlawfully and falls in court; sources outside the chosen ground are locked.',
      decidesAboutPerson: true,
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'manage-cases', 'plan-and-act'],
    measures: [
      { name: 'Investigator hours before the first interview', unit: 'hours', better: 'lower' },
      { name: 'Cases lost for procedural faults', unit: 'per year', better: 'lower' },
    ],
  },
];

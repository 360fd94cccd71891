import { NUMBERS } from '@process-ai/domain/language';
import type { CoverWords } from '../en/cover.ts';

const { counted, listed } = NUMBERS.de;

const vendors = (count: number) => counted(count, 'Anbieter', 'Anbieter');
const ofVendors = (count: number) => counted(count, 'Anbieter', 'Anbietern');

export const coverWords: CoverWords = {
  draftMark: 'ENTWURF',
  status: { draft: 'Entwurf', forReview: 'Zur Prüfung', final: 'Endfassung' },
  confidentialities: {
    Public: 'Öffentlich',
    Internal: 'Intern',
    Confidential: 'Vertraulich',
    'Strictly confidential': 'Streng vertraulich',
  },
  version: (version) => `Version ${version}`,
  subtitle: 'Wo sich Automatisierung, KI und Agenten lohnen und was zuerst zu tun ist',
  referenceModel: (model) => `Referenzmodell: ${model}`,
  preparedBy: (company) => `Erstellt von ${company}`,
  contact: (contact) => `Kontakt: ${contact}`,
  logo: 'Logo',
  logoOf: (company) => `Logo von ${company}`,
  blueprintOf: (sector) => `Blueprint: ${sector}`,
  subject: 'Geschäftswert von Automatisierung, KI und Agenten',
  page: 'Seite',
  contents: 'Inhalt',
  table: 'Tabelle',
  figure: 'Abbildung',
  tableHeard: (headers, rows) => `Spalten: ${headers.join(', ')}. Zeilen: ${rows}.`,
  references: { see: ' Siehe\u00a0', and: ' und\u00a0', to: ' bis\u00a0' },
  origins: {
    team: 'Projektteam',
    library: 'Branchenbibliothek',
    playbook: (name) => `Playbook „${name}“`,
    model: (name) => `KI-Modell ${name}`,
    imported: (origin) => `importierte Datei (${origin})`,
  },
  originIn: {
    team: 'dem Projektteam',
    library: 'einer Branchenbibliothek von Anwendungsfällen',
    playbook: (name) => `dem Playbook „${name}“`,
    model: (name) => `dem KI-Modell ${name}`,
    imported: (origin) => `einer importierten Datei (${origin})`,
  },
  comeFrom: (origins) => `Die Potenziale stammen aus ${listed(origins)}.`,
  fitParts: { coverage: 'Abdeckung', aiCoverage: 'KI-Abdeckung', depth: 'Tiefe', sector: 'Branche' },
  fitPartsInSentence: { coverage: 'Abdeckung', aiCoverage: 'KI-Abdeckung', depth: 'Tiefe', sector: 'Branche' },
  offers: 'Was er anbietet',
  noneCoversNote:
    'Was diese Anbieter nennen, ist allgemein: Kein Produkt und keine Fähigkeit in ihren Profilen leistet ganz oder teilweise die Arbeit eines dieser Potenziale. Vor jeder Einladung braucht die Auswahl Anbieter für diese Art von Arbeit, oder die Lösung wird selbst entwickelt.',
  noneCovers: (count) => `Keiner der ${vendors(count)} deckt eines der Potenziale ab`,
  noneFits: (count, name, covered) =>
    `Keiner der ${vendors(count)} passt: ${name} kommt am nächsten und deckt ${covered} des Bedarfs ab`,
  onlyOneUnfit: (name, covered) =>
    `${name}, der einzige verglichene Anbieter, passt nicht: ${covered} des Bedarfs abgedeckt`,
  fitsThoughSecond: (winner, count, points, first, firstPoints) =>
    `${winner} passt mit ${points} von 100 Punkten am besten von ${ofVendors(count)}: ${first} hat ${firstPoints}, deckt aber zu wenig vom Bedarf voll ab`,
  fitsBest: (name, count, points) => `${name} passt mit ${points} von 100 Punkten am besten von ${ofVendors(count)}`,
  onlyOne: (name, points) => `${name}, der einzige verglichene Anbieter, passt mit ${points} von 100 Punkten`,
  coversAs: (vendor, rest) => `Deckt dasselbe ab wie ${vendor}; ${rest}`,
  ahead: (ranking, points, next) =>
    `${ranking}, ${points > 0 ? `${counted(points, 'Punkt', 'Punkte')} vor` : 'gleichauf mit'} ${next}`,
  noWinnerChange: 'Keine Änderung eines einzelnen Gewichts setzt einen anderen Anbieter an die Spitze.',
  winnerChange: (name, part, direction, threshold, now) =>
    `${name} liegt vorn, sobald das Gewicht von „${part}“ ${direction === 'below' ? 'unter' : 'über'} ${threshold} liegt (heute ${now}) und die übrigen Gewichte ihr Verhältnis behalten.`,
  emotions: { '-2': 'Sehr schlecht', '-1': 'Schlecht', '0': 'Neutral', '1': 'Gut', '2': 'Sehr gut' },
  touchPoints: {
    human: 'Mensch',
    hybrid: 'Hybrid',
    agent: 'KI-Agent',
    automated: 'Automatisiert',
    unchanged: 'Unverändert',
  },
  feeling: 'Erleben heute',
  momentThatMatters: 'Entscheidender Moment',
};

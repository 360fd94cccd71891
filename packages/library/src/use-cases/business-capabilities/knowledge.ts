import type { UseCase } from '../../use-case.ts';

export const knowledge: readonly UseCase[] = [
  {
    id: 'expert-answer-from-company-knowledge',
    title: 'Answers from company documents with the passage and the expert behind it',
    type: 'ai',
    description:
      'Engineers ask three colleagues before they search, because search finds slides from 2014. Documents, wikis, tickets and reports are indexed with the reader’s rights, owner and date; a question gets a short answer with passages, marks conflicts between sources, and names who wrote or last solved it. Questions without an answer go to that person, and the reply is stored as a new article.',
    staysWithPeople:
      'Knowledge owners confirm or retire articles; users decide whether an answer holds for their case.',
    firstStep: 'Index one domain with three hundred good documents and test eighty real questions with its experts.',
    needs: 'Document stores with access rights, a named owner per domain and a test set of questions.',
    industries: 'any',
    at: [
      'APQC PCF 13.5.3',
      'APQC PCF 13.5.3.4 Leverage and enhance IT for KM approaches',
      'APQC PCF 13.5.3.3 Implement new KM approaches',
      'eTOM 1.7.4.B',
      'ACORD 7.4.3',
      'BIAN 8.1.2',
    ],
    phrases: {
      en: 'knowledge management, enterprise search, find expertise, knowledge base questions, knowledge sharing, answer internal how-to questions',
      de: 'Wissensmanagement, Unternehmenssuche, Expertenwissen finden, Wissensdatenbank, Wissensdatenbank durchsuchen',
      es: 'gestión del conocimiento, búsqueda de conocimiento interno, localizar expertos',
      fr: 'gestion des connaissances, recherche documentaire interne, annuaire d’experts',
      it: 'gestione della conoscenza, ricerca di conoscenza interna, trovare esperti',
      nl: 'kennismanagement, interne kennis zoeken, experts vinden',
      pt: 'gestão do conhecimento, busca de conhecimento interno, localizar especialistas',
    },
    not: 'customer knowledge quiz, school knowledge test, web search advertising',
    benefit: { moves: 'handling time', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [30, 60, 110],
    cost: [55, 110, 230],
    runCost: 50,
    risk: {
      main: 'Old or confidential text surfaces; rights are checked at question time and sources past review are marked.',
      aiAct: 'none',
    },
    capabilities: ['search-knowledge', 'assist-people'],
    measures: [
      { name: 'Questions answered with a confirmed source', unit: '%', better: 'higher' },
      { name: 'Minutes to a usable answer', unit: 'minutes', better: 'lower' },
    ],
  },

  {
    id: 'leaver-knowledge-interviews',
    title: 'Know-how of leaving experts captured in guided interviews',
    type: 'ai',
    description:
      'The foreman who knows the furnace retires in May and hands over in two afternoons. From tickets, drawings, mails he released and systems he alone uses, the topics that only he covers are listed; weekly talks of forty minutes are recorded, transcribed and turned into cases, rules of thumb and decision trees linked to the asset. The successor asks what is missing, and open questions set the next talk.',
    staysWithPeople:
      'The expert decides what is shared and corrects it; the manager decides on overlap with a successor.',
    firstStep:
      'Run four talks with one expert due to leave and let the successor solve three real cases with the result.',
    needs: 'Notice of leaving, consent, recordings, and records that show who solved what.',
    industries: 'any',
    at: [
      'APQC PCF 13.5.3.1 Develop new KM approaches',
      'APQC PCF 13.5.3',
      'APQC PCF 13.5.4',
      'APQC PCF 13.5.4.1 Enhance/Modify existing KM approaches',
    ],
    phrases: {
      en: 'knowledge transfer, retain expert knowledge, knowledge capture from retiring employees, offboarding knowledge handover, new knowledge approaches',
      de: 'Wissenstransfer, Wissenssicherung beim Ausscheiden, Expertenwissen sichern',
      es: 'transferencia de conocimiento, retención del conocimiento de expertos',
      fr: 'transfert de connaissances, capitalisation du savoir des partants',
      it: 'trasferimento di conoscenze, conservazione del sapere degli esperti',
      nl: 'kennisoverdracht, kennisborging bij vertrek',
      pt: 'transferência de conhecimento, retenção do conhecimento de especialistas',
    },
    not: 'technology transfer office, file transfer, payroll of leavers',
    benefit: { moves: 'handling time', share: [0.03, 0.08, 0.15], basis: 'judgement' },
    effort: [8, 15, 28],
    cost: [12, 24, 45],
    runCost: 8,
    risk: {
      main: 'Half-remembered tricks become procedure; safety-relevant advice is checked by engineering before publication.',
      aiAct: 'none',
    },
    capabilities: ['transcribe-speech', 'search-knowledge'],
    measures: [
      { name: 'Critical topics with a second person', unit: '%', better: 'higher' },
      { name: 'Calls to former employees', unit: 'count', better: 'lower' },
    ],
  },

  {
    id: 'knowledge-article-aging',
    title: 'Knowledge articles retired, merged or refreshed by use and contradiction',
    type: 'automation',
    description:
      'The wiki grows by two thousand pages a year and loses none. Rules combine last edit, owner left, reads, ratings, failed searches and mentions of retired systems or products, and a text comparison shows near duplicates; each owner gets ten decisions a month: keep, merge, refresh or retire. Retired pages redirect, and gaps from failed searches become requests with the number of people who looked.',
    staysWithPeople: 'Owners decide page by page; the community lead reassigns orphans.',
    firstStep: 'Score one space and retire or merge two hundred pages with three owners.',
    needs: 'Page metadata, read and search logs, employee directory and product and system lists.',
    industries: 'any',
    at: [
      'eTOM 1.7.4',
      'APQC PCF 13.5.4',
      'APQC PCF 13.5.4.1 Enhance/Modify existing KM approaches',
      'APQC PCF 13.5.2 Assess KM capabilities',
      'APQC PCF 13.5.2.3 Identify gaps and needs',
      'eTOM 1.7.4.A',
      'ACORD 7.4.1',
    ],
    phrases: {
      en: 'knowledge base maintenance, curate knowledge articles, content review of wiki, sustain knowledge management, knowledge gaps',
      de: 'Wissensartikel pflegen, Wiki aufräumen, Wissensbestand aktuell halten',
      es: 'mantenimiento de la base de conocimiento, curación de artículos',
      fr: 'maintenance de la base de connaissances, mise à jour des articles',
      it: 'manutenzione della knowledge base, aggiornamento articoli',
      nl: 'kennisbank onderhouden, kennisartikelen actualiseren',
      pt: 'manutenção da base de conhecimento, curadoria de artigos',
    },
    not: 'retail articles, news articles, article master, retirement of employees',
    benefit: { moves: 'handling time', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [8, 15, 28],
    cost: [10, 20, 38],
    runCost: 4,
    risk: {
      main: 'A rarely read emergency page vanishes; pages tagged critical are never proposed for retirement.',
      aiAct: 'none',
    },
    capabilities: ['manage-content', 'analyse-data'],
    measures: [
      { name: 'Pages with a living owner and review', unit: '%', better: 'higher' },
      { name: 'Searches without a click', unit: '%', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const providersAndDatabases: readonly UseCase[] = [
  {
    id: 'external-support-tickets-opened-chased-and-closed',
    title: 'Tickets at outside providers opened, chased and closed beside our own',
    type: 'agentic',
    description:
      'The desk copies each fault into the provider’s portal, forgets to look, and learns on day nine that the carrier waits for a log file. An agent opens the outside ticket with the facts of ours, supplies what the provider asks for from approved sources, follows contract times, escalates by the agreed ladder, and brings every reply back into our ticket in plain words. It accepts no fix and no charge.',
    staysWithPeople: 'The service owner accepts a solution, and the provider manager decides on disputes.',
    firstStep: 'Let it keep the outside tickets of two providers for a month, with messages approved by the desk.',
    needs:
      'Portal or mail interface of the provider, contract response times, a list of data that may leave the house, and escalation contacts.',
    industries: 'any',
    at: [
      'APQC PCF 8.7.5.8 Coordinate with external support providers',
      'APQC PCF 8.7.8.4 Escalate IT requests',
      'BIAN 7.3.1',
    ],
    phrases: {
      en: 'external IT support coordination, vendor ticket management, third-party support cases, coordinate with external support providers',
      de: 'Herstellertickets verfolgen, externe IT-Dienstleister koordinieren, Hersteller-Support',
      es: 'coordinación con soporte externo, tickets de proveedores de TI',
      fr: 'suivi des tickets fournisseurs, coordination du support externe',
      it: 'gestione ticket fornitori IT, coordinamento supporto esterno',
      nl: 'leverancierstickets opvolgen, externe support coördineren',
      pt: 'gestão de tickets de fornecedores, coordenação de suporte externo',
    },
    not: 'supplier deliveries, customer support',
    benefit: { moves: 'cycle time', share: [0.12, 0.22, 0.35], basis: 'judgement' },
    effort: [18, 32, 56],
    cost: [22, 42, 76],
    runCost: 12,
    risk: {
      main: 'A log file carries personal data to a stranger; attachments pass the release list, and anything else waits for a person.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'handle-incidents'],
    measures: [
      { name: 'Days lost waiting for us', unit: 'days', better: 'lower' },
      { name: 'Outside tickets without news for 48 hours', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'slow-queries-tuned-on-a-copy-and-proposed-as-a-change',
    title: 'Slow database queries tuned on a copy and proposed as a tested change',
    type: 'agentic',
    description:
      'The month-end report takes four hours, and the one database specialist looks at it when somebody shouts. An agent takes the costliest queries from the statement statistics, reads plans and code, tries indexes, rewrites or fresh statistics on a masked copy with recorded load, checks that results are equal and that writes did not slow down, and files a change with before and after. Two failed tries end the matter with notes.',
    staysWithPeople: 'The database specialist approves each change and decides on new indexes for busy tables.',
    firstStep: 'Let it work on the ten costliest queries of one application, on the copy only.',
    needs: 'Statement statistics, a masked copy of realistic size, recorded load, and access to the query’s source.',
    industries: 'any',
    at: [
      'APQC PCF 8.7.6.4 Manage infrastructure performance and capacity',
      'APQC PCF 8.5.5.1.3 Perform IT service/solution remediation',
      'BIAN 7.3.2',
    ],
    phrases: {
      en: 'database performance tuning, query optimisation, slow queries, database administration, SQL tuning',
      de: 'Datenbank-Tuning, Abfragen optimieren, Datenbankadministration',
      es: 'optimización de consultas, ajuste de bases de datos, administración de bases de datos',
      fr: 'optimisation des requêtes, administration de bases de données',
      it: 'ottimizzazione query, tuning database, amministrazione database',
      nl: 'databasebeheer, query-optimalisatie, database tuning',
      pt: 'otimização de consultas, administração de bases de dados',
    },
    not: 'customer queries, queries from authorities',
    benefit: { moves: 'handling time', share: [0.2, 0.3, 0.45], basis: 'judgement' },
    effort: [20, 36, 64],
    cost: [25, 48, 88],
    runCost: 14,
    risk: {
      main: 'An index that helps one report slows every order; write times under recorded load are part of the proof.',
      aiAct: 'none',
    },
    capabilities: ['run-infrastructure', 'plan-and-act'],
    measures: [
      { name: 'Run time of the ten costliest queries', unit: 'minutes', better: 'lower' },
      { name: 'Proposals withdrawn after go-live', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'applications-retired-with-archive-access-and-contract',
    title: 'Applications switched off for good, with archive, access and contract ended together',
    type: 'automation',
    description:
      'The old system was replaced three years ago and still runs, because one auditor might ask and nobody dares to pull the plug. A retirement case reads logins, interfaces, jobs and contract dates, asks each remaining user for the reason, moves what law or audit needs into a searchable archive with its retention clock, and then ends access, interfaces, backups, servers and licenses in order. A month of dark running, with the plug ready to go back, comes before the wipe.',
    staysWithPeople: 'The application owner and audit sign what is archived, and the owner gives the word to wipe.',
    firstStep: 'Open cases for the five oldest systems that were replaced, and list who and what still touches each.',
    needs:
      'Login and interface logs, contract notice dates, retention rules by record class, and an archive with a search screen.',
    industries: 'any',
    at: ['APQC PCF 8.5.2.5 Develop IT service/solution "sunset" plans'],
    phrases: {
      en: 'application decommissioning, system decommissioning IT, application retirement, legacy system shutdown, retire applications',
      de: 'Anwendungen abschalten, Systemabschaltung, Stilllegung von IT-Systemen, Altsysteme stilllegen',
      es: 'retirada de aplicaciones, desmantelamiento de sistemas informáticos',
      fr: 'décommissionnement d’applications, arrêt d’applications',
      it: 'dismissione applicazioni, dismissione di sistemi informativi',
      nl: 'uitfaseren van applicaties, applicaties uitzetten',
      pt: 'descontinuação de aplicações, desativação de sistemas informáticos',
    },
    not: 'employee retirement, plant decommissioning, network shutdown, asset retirement obligation',
    benefit: { moves: 'spend', share: [0.02, 0.04, 0.08], basis: 'judgement' },
    effort: [20, 36, 64],
    cost: [26, 48, 86],
    runCost: 6,
    risk: {
      main: 'A forgotten yearly interface surfaces after the wipe; dark running spans a closing date, and the archive copy is restored once as a test.',
      aiAct: 'none',
    },
    capabilities: ['run-infrastructure', 'run-workflows'],
    measures: [
      { name: 'Replaced systems still running', unit: 'systems', better: 'lower' },
      { name: 'Run cost ended', unit: 'USD a year', better: 'higher' },
    ],
  },
];

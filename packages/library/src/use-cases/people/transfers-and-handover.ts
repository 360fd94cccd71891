import type { UseCase } from '../../use-case.ts';

export const transfersAndHandover: readonly UseCase[] = [
  {
    id: 'leaver-handover-gathered-before-the-last-day',
    title: 'Handover of a leaver gathered from calendar, tickets and files before the last day',
    type: 'agentic',
    description:
      'The engineer of twenty-two years leaves on Friday, and the handover is a cake and two pages. Weeks ahead an agent lists with the leaver what runs through this person: recurring meetings, open tickets and approvals, shared folders, scheduled jobs, outside contacts, things only they are asked. It interviews in short rounds, drafts a page per matter, proposes a successor for each from who works on it, and shows the manager what has no heir.',
    staysWithPeople: 'The manager names successors, and the leaver decides what is private and stays out.',
    firstStep: 'Run it with three retirees, from calendar and ticket system only.',
    needs: 'Consent of the leaver, read access to work systems under an agreement, and eight weeks’ notice or more.',
    industries: 'any',
    at: ['APQC PCF 7.6.2', 'APQC PCF 7.6.3 Manage retirement'],
    phrases: {
      en: 'handover of leavers, knowledge transfer before retirement, exit handover, offboarding handover, succession handover notes',
      de: 'Übergabe bei Austritt, Wissenstransfer ausscheidender Mitarbeiter, Übergabeprotokoll Nachfolge',
      es: 'traspaso de funciones, transferencia de conocimiento de salientes',
      fr: 'passation de poste, transfert de connaissances avant départ',
      it: 'passaggio di consegne, trasferimento di conoscenze',
      nl: 'overdracht bij vertrek, kennisoverdracht',
      pt: 'passagem de pasta, transferência de conhecimento na saída',
    },
    not: 'shift handover, handover of buildings, technology transfer',
    benefit: { moves: 'losses', share: [0.05, 0.1, 0.2], basis: 'judgement' },
    effort: [16, 30, 54],
    cost: [20, 40, 74],
    runCost: 14,
    risk: {
      main: 'A mailbox read by an agent is a private place; only titles, owners and dates are read until the leaver opens a matter.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'develop-talent'],
    measures: [
      { name: 'Matters with a named successor', unit: '%', better: 'higher' },
      { name: 'Questions to former employees', unit: 'per leaver', better: 'lower' },
    ],
  },
  {
    id: 'internal-transfer-run-across-contract-access-and-kit',
    title: 'Internal transfer coordinated: contract, access, equipment, training and desk on one date',
    type: 'agentic',
    description:
      'A transfer between two subsidiaries is treated as an exit and an entry, and for a week the person belongs nowhere. From the approved move an agent sets the date both managers can keep, triggers contract change and pay, lists access to lose and to gain, orders or moves kit, books role training due before the first shift, and warns where an open project or a permit stands against the date. Each piece follows its own approval.',
    staysWithPeople: 'Both managers agree the date, and HR signs the contract change.',
    firstStep: 'Let it plan all transfers of one month between two units, with orders placed by HR.',
    needs: 'Approved moves with role and site, role profiles for access, training and kit, and lead times.',
    industries: 'any',
    at: [
      'APQC PCF 7.6.6.2 Manage resource deployment',
      'APQC PCF 7.7.3',
      'APQC PCF 7.6.1 Manage promotion and demotion process',
    ],
    phrases: {
      en: 'employee transfer, internal move process, job change process, mover process, redeploy employees',
      de: 'Versetzung durchführen, interner Wechsel, Personalversetzung',
      es: 'traslado interno de empleados, cambio de puesto',
      fr: 'mutation interne, transfert de salarié',
      it: 'trasferimento interno del personale, cambio mansione',
      nl: 'interne overplaatsing, functiewijziging doorvoeren',
      pt: 'transferência interna de colaboradores, mudança de função',
    },
    not: 'money transfer, stock transfer, patient transfer, credit transfer',
    benefit: { moves: 'cycle time', share: [0.2, 0.3, 0.45], basis: 'judgement' },
    effort: [18, 34, 60],
    cost: [22, 44, 80],
    runCost: 12,
    risk: {
      main: 'Old rights linger because the old team still calls; the overlap has an end date that only the data owner extends.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'serve-employees'],
    measures: [
      { name: 'Transfers complete on the agreed date', unit: '%', better: 'higher' },
      { name: 'Rights of the old role after 30 days', unit: 'rights', better: 'lower' },
    ],
  },
];

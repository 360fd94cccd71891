import type { UseCase } from '../../use-case.ts';

export const contractDrafting: readonly UseCase[] = [
  {
    id: 'firm-contract-draft-and-turn-comparison',
    title: 'First drafts from the firm’s precedents, and each turn read against client positions',
    type: 'ai',
    description:
      'An associate takes the last share purchase agreement, forgets two names of the old client, and reads the other side’s turn of a hundred pages overnight for what moved without a mark. From the term sheet and the firm’s precedent a model drafts with options kept in brackets, tests defined terms, cross-references, parties and schedules, and explains each clause it chose. Incoming turns are compared by meaning, silent changes found, points set beside client positions, market terms of earlier deals and fallback wording, and the issues list for the client call is drafted.',
    staysWithPeople: 'The responsible lawyer decides wording and strategy, and answers for every page.',
    firstStep: 'Redraft ten closed deals’ first versions and compare turns found with those the team had noted.',
    needs: 'Curated precedents, term sheets, drafts as they traveled, client positions and access by matter.',
    industries: ['professional-services'],
    at: [],
    phrases: {
      en: 'contract drafting in law firms, mark-up of agreements, draft and negotiate transaction documents, redline comparison, issues list, draft contracts, contract drafting',
      de: 'Vertragsentwürfe erstellen Kanzlei, Verträge redigieren, Markups vergleichen, Vertragsgestaltung',
      es: 'redacción de contratos en despachos, comparación de borradores',
      fr: 'rédaction d’actes en cabinet, comparaison de versions de contrats',
      it: 'redazione contratti studio legale, confronto bozze contrattuali',
      nl: 'contracten opstellen advocatenkantoor, mark-ups vergelijken',
      pt: 'redação de contratos em escritórios, comparação de minutas',
    },
    not: 'drafting of drawings, purchase contract with supplier, employment contract, customer paper in sales',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [30, 58, 105],
    cost: [55, 108, 210],
    runCost: 45,
    risk: {
      main: 'A clause of another client’s deal leaks into a draft; precedents are cleaned before they enter, and names of other matters block a send.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'generate-text'],
    measures: [
      { name: 'Hours to the first draft', unit: 'hours', better: 'lower' },
      { name: 'Unmarked changes found late', unit: 'count', better: 'lower' },
    ],
  },
];

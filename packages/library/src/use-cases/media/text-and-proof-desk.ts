import type { UseCase } from '../../use-case.ts';

export const textAndProofDesk: readonly UseCase[] = [
  {
    id: 'media-house-style-and-proof-check',
    title: 'Drafts and proofs read for house style, names and consistency, with headline options',
    type: 'ai',
    description:
      'Subeditors cut and correct eighty pieces a shift, and a copy editor finds on page 300 that the aunt has changed her name. A language model under the house’s style book marks spelling of names against the register, titles, numbers, tense and repeated words, checks a manuscript for ages, dates and places that contradict earlier chapters, and compares proof with corrected copy. For news it proposes cuts to length, headline and caption options and a picture search with cleared rights only; every change is a suggestion with its rule.',
    staysWithPeople: 'The editor accepts or refuses each mark, and the author has the last word on the text.',
    firstStep: 'Run two weeks of published pieces and one finished book, and count errors that readers had reported.',
    needs: 'Style book, name register, drafts with version history, picture archive with rights status.',
    industries: ['media'],
    at: [],
    phrases: {
      en: 'subediting, copy editing, proofreading, headline writing, edit and lay out articles, edit manuscripts, book production editing',
      de: 'Redigieren, Korrektorat, Lektorat, Schlussredaktion, Überschriften schreiben',
      es: 'corrección de estilo, edición de textos periodísticos, corrección de pruebas',
      fr: 'secrétariat de rédaction, correction de copie, relecture d’épreuves, titraille',
      it: 'correzione bozze, desk redazionale, titolazione',
      nl: 'eindredactie, persklaar maken, drukproeven corrigeren',
      pt: 'revisão de texto, copidesque, edição de matérias, revisão de provas',
    },
    not: 'film editing, code review, proof of delivery, mathematical proof, marketing claims check',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 38, 70],
    cost: [34, 66, 125],
    runCost: 26,
    risk: {
      main: 'A smoothing suggestion changes a quotation or an author’s voice; quoted speech and marked passages are never touched.',
      aiAct: 'transparency',
    },
    capabilities: ['generate-text', 'manage-content'],
    measures: [
      { name: 'Corrections after publication', unit: 'per thousand', better: 'lower' },
      { name: 'Minutes per edited piece', unit: 'minutes', better: 'lower' },
    ],
  },
];

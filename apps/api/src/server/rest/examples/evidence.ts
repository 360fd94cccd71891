import { AT, INSIGHT, PROCESS } from './sectors.ts';

const QUOTE = 'Notices that arrive by letter are typed in by hand, with a mean of 18 minutes per notice.';
const EVIDENCE = {
  processId: PROCESS.id,
  insightId: INSIGHT.id,
  fileName: INSIGHT.fileName,
  position: 0,
  page: 2,
  quote: QUOTE,
  facts: INSIGHT.facts,
  figures: INSIGHT.figures,
  effects: [{ criterion: 'errorProne', direction: 'raises', words: 'typed in by hand' }],
  decidedBy: 'Grace Hopper',
};
const DECISION = {
  insightId: INSIGHT.id,
  quote: QUOTE,
  processId: PROCESS.id,
  decidedBy: 'Grace Hopper',
  decidedAt: AT,
};

export const EVIDENCE_EXAMPLES = {
  Evidence: EVIDENCE,
  InsightEvidence: { evidence: [EVIDENCE], decisions: [DECISION] },
  EvidenceDecideBody: { quote: QUOTE, processId: PROCESS.id },
  EvidenceUndecideBody: { quote: QUOTE },
};

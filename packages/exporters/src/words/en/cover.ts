import type { Confidentiality } from '@process-ai/contract/export-covers';
import type { FitPart } from '@process-ai/contract/vendor-comparison';
import { NUMBERS } from '@process-ai/domain/language';

const { counted, listed } = NUMBERS.en;

const vendors = (count: number) => counted(count, 'vendor', 'vendors');

/** Cover, footers, origins and vendors. */
export const coverWords = {
  /** On every page of a file that is not ready to be handed over. */
  draftMark: 'DRAFT',
  status: { draft: 'Draft', forReview: 'For review', final: 'Final' },
  confidentialities: {
    Public: 'Public',
    Internal: 'Internal',
    Confidential: 'Confidential',
    'Strictly confidential': 'Strictly confidential',
  } as Record<Confidentiality, string>,
  version: (version: string) => `Version ${version}`,
  subtitle: 'Where automation, AI and agents pay, and what to do first',
  referenceModel: (model: string) => `Reference model: ${model}`,
  preparedBy: (company: string) => `Prepared by ${company}`,
  contact: (contact: string) => `Contact: ${contact}`,
  logo: 'Logo',
  logoOf: (company: string) => `Logo of ${company}`,
  blueprintOf: (sector: string) => `Blueprint of ${sector}`,
  subject: 'Business value of automation, AI and agents',
  page: 'Page',
  contents: 'Contents',
  table: 'Table',
  figure: 'Figure',
  tableHeard: (headers: readonly string[], rows: number) => `Columns: ${headers.join(', ')}. Rows: ${rows}.`,
  /** Between the tables and figures that a paragraph refers to: " See Table 1, Table 3 to Table 5 and Figure 1." */
  references: { see: ' See\u00a0', and: ' and\u00a0', to: ' to\u00a0' },
  origins: {
    team: 'project team',
    library: 'industry library',
    playbook: (name: string) => `playbook “${name}”`,
    model: (name: string) => `AI model ${name}`,
    /** As the file of a sector says that was imported. */
    imported: (origin: string) => `imported file (${origin})`,
  },
  /** As part of a list of where opportunities come from. */
  originIn: {
    team: 'the project team',
    library: 'an industry library of use cases',
    playbook: (name: string) => `the playbook “${name}”`,
    model: (name: string) => `the AI model ${name}`,
    imported: (origin: string) => `an imported file (${origin})`,
  },
  comeFrom: (origins: readonly string[]) => `Opportunities come from ${listed(origins)}.`,
  fitParts: { coverage: 'Coverage', aiCoverage: 'AI coverage', depth: 'Depth', sector: 'Sector' } as Record<
    FitPart,
    string
  >,
  fitPartsInSentence: {
    coverage: 'coverage',
    aiCoverage: 'AI coverage',
    depth: 'depth',
    sector: 'sector',
  } as Record<FitPart, string>,
  /** Of vendors that cover nothing: a column, and what that means. */
  offers: 'What it offers',
  noneCoversNote:
    'What these vendors offer is general: no product or capability in their profiles does the work of one of these opportunities, neither wholly nor in part. Before anybody is invited, the shortlist needs vendors of this kind of work, or the work is built in-house.',
  noneCovers: (count: number) => `None of the ${vendors(count)} covers any of the opportunities`,
  noneFits: (count: number, name: string, covered: string) =>
    `None of the ${vendors(count)} fits: ${name} comes nearest and covers ${covered} of the need`,
  onlyOneUnfit: (name: string, covered: string) =>
    `${name}, the only vendor compared, does not fit: it covers ${covered} of the need`,
  fitsThoughSecond: (winner: string, count: number, points: string, first: string, firstPoints: string) =>
    `${winner} fits best of ${vendors(count)} with ${points} of 100 points: ${first} has ${firstPoints}, but covers too little of the need in full`,
  fitsBest: (name: string, count: number, points: string) =>
    `${name} fits best of ${vendors(count)} with ${points} of 100 points`,
  onlyOne: (name: string, points: string) => `${name}, the only vendor compared, fits with ${points} of 100 points`,
  /** Of a vendor that covers what one before it does: the rest of why. */
  coversAs: (vendor: string, rest: string) => `Covers the same as ${vendor}; ${rest}`,
  ahead: (ranking: string, points: number, next: string) =>
    `${ranking}, ${points > 0 ? `${counted(points, 'point', 'points')} ahead of` : 'level with'} ${next}`,
  noWinnerChange: 'No change of a single weight puts another vendor first.',
  winnerChange: (name: string, part: string, direction: 'below' | 'above', threshold: string, now: string) =>
    `${name} comes first when the weight of ${part} goes ${direction} ${threshold} (now ${now}) while the others keep their proportions.`,
  emotions: { '-2': 'Very bad', '-1': 'Bad', '0': 'Neutral', '1': 'Good', '2': 'Very good' } as Record<string, string>,
  touchPoints: { human: 'Human', hybrid: 'Hybrid', agent: 'AI Agent', automated: 'Automated', unchanged: 'Unchanged' },
  feeling: 'Feeling today',
  momentThatMatters: 'Moment That Matters',
};

export type CoverWords = typeof coverWords;

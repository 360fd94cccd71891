/**
 * Characters from which on a name is cut in files, by where it stands; what is shorter is never cut. One table, since
 * the check before an export names what the files cut.
 */
export const NAME_LIMITS = {
  /** The client, in sentences and titles. */
  client: 80,
  /** Anything else in a sentence or a title: a process, an opportunity, an initiative, a journey. */
  name: 90,
  /** The same in the paragraphs of the summary, which have room for whole titles. */
  statement: 200,
  /** Beside the bars of a chart. */
  label: 60,
  vendor: 60,
  /** Words behind a drawing, which only screen readers say. */
  spoken: 150,
} as const;

export type NameKind = keyof typeof NAME_LIMITS;

import { z } from 'zod';

/**
 * What an analysis knew of a process: the rung it stands on; "nothing" where nothing is worth doing, "unknown" where no
 * known use case fits, "heading" where the work lies in the processes below.
 */
export const FindingState = z.enum(['tied', 'known', 'near', 'retrieved', 'nothing', 'unknown', 'heading']);
export type FindingState = z.infer<typeof FindingState>;

/** How sure a finding of these states is, 0–1, by labelled processes; found by words, it depends on the words. */
export const FINDING_CONFIDENCE = { tied: 0.95, known: 0.9, near: 0.75 } as const satisfies Partial<
  Record<FindingState, number>
>;

/** What would help to find more. */
export const FindingHelp = z.enum(['description', 'industry', 'plainerName']);
export type FindingHelp = z.infer<typeof FindingHelp>;

export const ProcessFinding = z.object({
  state: FindingState,
  confidence: z.number().nullable().describe('0–1; null where nothing is known.'),
  understoodAs: z.string().describe('The activity, in the words of the process.'),
  language: z
    .string()
    .default('en')
    .describe('BCP 47 code of the language that its name is read in, as "de"; what is proposed comes in English.'),
  place: z.string().nullable().describe('The element of a public model that it is or stands below.'),
  reason: z.string().nullable().describe('Why nothing is worth doing.'),
  helps: z.array(FindingHelp),
  useCases: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        words: z.array(z.string()).describe('The words of the process that led there.'),
        shownAt: z
          .string()
          .nullable()
          .describe('Code and name of the process of this sector that it is proposed at; null = at this one.'),
      }),
    )
    .describe('Best first.'),
});
export type ProcessFinding = z.infer<typeof ProcessFinding>;

import type { FileWords } from '../words/file-words.ts';

/** The words that formulas compare with, in the language of the file. */
export type Codes = FileWords['workbook']['codes'];

type Severity = keyof Codes['severities'];

/** A line on Checks. */
export interface Check {
  label: string;
  /** Zero when all is well. Absent where only the export can count what is wrong. */
  formula?: string;
  result: number;
  severity: Severity;
  format: string;
  note: string;
}

export const TOLERANCE = 0.005;
export const SCORE_TOLERANCE = 0.5001;

export const statusOf = ({ result, severity }: Check, { ok, severities }: Codes) =>
  Math.abs(result) < TOLERANCE ? ok : severities[severity];

export const statusFormula = (found: string, severity: Severity, { ok, severities }: Codes) =>
  `IF(ABS(${found})<Tolerance,"${ok}","${severities[severity]}")`;

export function verdictOf(checks: readonly Check[], codes: Codes): string {
  const { severities, verdicts } = codes;
  const found = new Set(checks.map((check) => statusOf(check, codes)));
  return found.has(severities.error)
    ? verdicts.errors
    : found.has(severities.warning)
      ? verdicts.warnings
      : verdicts.sound;
}

export const verdictFormula = (statuses: string, { severities, verdicts }: Codes) =>
  `IF(COUNTIF(${statuses},"${severities.error}")>0,"${verdicts.errors}",IF(COUNTIF(${statuses},"${severities.warning}")>0,"${verdicts.warnings}","${verdicts.sound}"))`;

/** At the head of every sheet: whether the checks passed, and where to look if there is anything to see. */
export const headline = (verdict: string, { checksSay, seeChecks, codes }: FileWords['workbook']) =>
  `${checksSay}${verdict}${verdict === codes.verdicts.sound ? '' : seeChecks}`;

export const headlineFormula = ({ checksSay, seeChecks, codes }: FileWords['workbook']) =>
  `"${checksSay}"&ChecksVerdict&IF(ChecksVerdict="${codes.verdicts.sound}","","${seeChecks}")`;

type Severity = 'Error' | 'Warning' | 'Note';

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

export const statusOf = ({ result, severity }: Check) => (Math.abs(result) < TOLERANCE ? 'OK' : severity);

export const statusFormula = (found: string, severity: Severity) => `IF(ABS(${found})<Tolerance,"OK","${severity}")`;

const VERDICT = { errors: 'Errors to mend', warnings: 'Sound, with warnings', sound: 'Sound' } as const;

export function verdictOf(checks: readonly Check[]): string {
  const found = new Set(checks.map(statusOf));
  return found.has('Error') ? VERDICT.errors : found.has('Warning') ? VERDICT.warnings : VERDICT.sound;
}

export const verdictFormula = (statuses: string) =>
  `IF(COUNTIF(${statuses},"Error")>0,"${VERDICT.errors}",IF(COUNTIF(${statuses},"Warning")>0,"${VERDICT.warnings}","${VERDICT.sound}"))`;

/** For the first sheet: whether the workbook can be relied on. `verdict` is a cell or its text in quotes. */
export const passFormula = (verdict: string) => `IF(${verdict}="${VERDICT.errors}","FAIL","OK")`;

export const passOf = (verdict: string) => (verdict === VERDICT.errors ? 'FAIL' : 'OK');

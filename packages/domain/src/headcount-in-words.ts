/** A number, in groups of three or in one, before a word for those who work there; at most one word between. */
const HEADCOUNT =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+|\d+)\s+(?:\p{L}+\s+)?(?:staff|employees|people employed|Mitarbeite\p{L}*|Beschäftigte\p{L}*|empleados|empleadas|trabajadores|salariés|employés|collaborateurs)(?!\p{L})/iu;

/** How many people a text says work there: "Regional insurer with 640 staff"; null where it says nothing. */
export function headcountInWords(text: string): number | null {
  const said = HEADCOUNT.exec(text)?.[1];
  return said ? Number(said.replace(/\D/g, '')) : null;
}

/**
 * Widths of an average letter in sizes of the type (source: `xWidthAvg` of @capsizecss/metrics 4.3.0, the letters of
 * English text weighed by how often they occur).
 */
const WIDTHS: Record<string, number> = {
  aptos: 0.442,
  arial: 0.446,
  calibri: 0.41,
  cambria: 0.411,
  carlito: 0.41,
  'century gothic': 0.5,
  'dm sans': 0.466,
  'eb garamond': 0.385,
  garamond: 0.385,
  figtree: 0.449,
  'fira sans': 0.458,
  georgia: 0.446,
  'helvetica neue': 0.45,
  helvetica: 0.446,
  'ibm plex sans': 0.451,
  inter: 0.478,
  lato: 0.435,
  'libre franklin': 0.465,
  manrope: 0.46,
  merriweather: 0.485,
  montserrat: 0.503,
  mulish: 0.464,
  'noto sans': 0.474,
  nunito: 0.452,
  'open sans': 0.469,
  poppins: 0.5,
  'public sans': 0.468,
  raleway: 0.463,
  roboto: 0.445,
  rubik: 0.468,
  'segoe ui': 0.443,
  'source sans 3': 0.418,
  'source sans pro': 0.418,
  tahoma: 0.448,
  'times new roman': 0.406,
  'trebuchet ms': 0.456,
  ubuntu: 0.455,
  verdana: 0.512,
  'work sans': 0.499,
};
const CALIBRI = 0.41;
/** Of most typefaces for screens. */
const OTHER = 0.465;

/**
 * By how much a typeface is set smaller than Calibri, 0–1, so that its lines hold as many letters: what we draw is
 * measured in Calibri. Wide typefaces have large small letters, and read as well.
 */
export const sizeAgainstCalibri = (typeface: string): number =>
  Math.min(1, CALIBRI / (WIDTHS[typeface.toLowerCase()] ?? OTHER));

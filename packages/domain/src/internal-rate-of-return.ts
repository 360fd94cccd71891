const HALVINGS = 200;
/** Beside the largest flow, what is smaller than this is a trace of rounding, and would carry the bound out of reach. */
const TRACE = 1e-15;

/**
 * The yearly rate at which flows (the first at t = 0) are worth nothing: "none" where no rate above −100% does that,
 * "several" where more than one does, since none of them is then the answer.
 */
export function internalRateOfReturn(flows: readonly number[]): number | 'none' | 'several' {
  const factors = positiveRoots(flows);
  if (factors.length > 1) return 'several';
  return factors[0] === undefined ? 'none' : 1 / factors[0] - 1;
}

/**
 * All x > 0 where c₀ + c₁x + c₂x² + … changes its sign. Between two neighbouring roots of the derivative a polynomial
 * only rises or only falls, so each such stretch holds one root at most, and halving finds it.
 */
function positiveRoots(coefficients: readonly number[]): number[] {
  const trace = TRACE * Math.max(...coefficients.map(Math.abs));
  const degree = coefficients.findLastIndex((coefficient) => Math.abs(coefficient) > trace);
  const lead = coefficients[degree];
  if (lead === undefined || degree < 1) return [];

  // Cauchy's bound: no root lies beyond it.
  const bound = 1 + Math.max(...coefficients.slice(0, degree).map((coefficient) => Math.abs(coefficient / lead)));
  const slopes = coefficients.slice(1, degree + 1).map((coefficient, index) => coefficient * (index + 1));
  const edges = [0, ...positiveRoots(slopes).filter((edge) => edge < bound), bound];
  return edges.slice(1).flatMap((high, index) => rootBetween(coefficients, edges[index] ?? 0, high));
}

function rootBetween(coefficients: readonly number[], from: number, to: number): number[] {
  const sign = Math.sign(valueAt(coefficients, from));
  if (sign === 0 || sign === Math.sign(valueAt(coefficients, to))) return [];
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(valueAt(coefficients, middle)) === sign) low = middle;
    else high = middle;
  }
  return [high];
}

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

/**
 * Procedures whose answers can hold a whole sector. A tRPC client sends each in a request of its own: the server refuses
 * them in a batch, where twenty answers would be in memory at once.
 */
export const UNBATCHED = [
  'sectors.get',
  'sectors.overview',
  'sectors.highlights',
  'sectors.archive',
  'processes.tree',
  'processes.analyze',
  'opportunities.list',
  'opportunities.rejected',
  'suitability.landscape',
  'roi.get',
  'roi.outlook',
  'roi.calculate',
  'roi.saveInputs',
  'benchmarks.get',
  'benchmarks.rates',
  'benchmarks.adoptRates',
  'scenarios.compare',
  'initiatives.plan',
  'initiatives.updateSettings',
  'initiatives.undo',
  'initiatives.create',
  'initiatives.get',
  'initiatives.update',
  'initiatives.remove',
  'initiatives.propose',
  'initiatives.merge',
  'initiatives.split',
  'initiatives.reorder',
  'initiatives.setBaseline',
  'actuals.get',
  'actuals.save',
  'actuals.import',
  'imports.reread',
  'insights.text',
  'vendors.compare',
  'values.get',
  'values.rollUps',
  'vendors.basis',
  'vendors.matches',
  'exports.readiness',
  'exports.preview',
  'exports.changes',
  'clientLinks.open',
] as const;

const names: ReadonlySet<string> = new Set(UNBATCHED);

/** Whether a procedure must be sent alone; `path` is its name as in "sectors.get". */
export const isUnbatched = (path: string): boolean => names.has(path);

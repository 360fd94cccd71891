// Runs all benches, or those named, and ends with 1 when a limit is not kept.
import { cpus } from 'node:os';
import { benchAnalysis } from './analysis.ts';
import { benchBackup } from './backup.ts';
import { benchBusinessCase } from './business-case.ts';
import { benchComparison } from './comparison.ts';
import { benchDocuments } from './documents.ts';
import { benchDownloads } from './downloads.ts';
import { benchExports } from './exports.ts';
import { type Finding, keepsLimit, printFindings } from './finding.ts';
import { benchHostile } from './hostile.ts';
import { benchImport } from './import.ts';
import { benchKnowledge } from './knowledge.ts';
import { benchManySectors } from './many-sectors.ts';
import { benchRoi } from './roi.ts';
import { benchRoiGrid } from './roi-grid.ts';
import { benchSectorRead } from './sector-read.ts';
import { benchStart } from './start.ts';
import { benchSuitability } from './suitability.ts';
import { benchTree } from './tree.ts';
import { benchTriage } from './triage.ts';
import { benchTwoProcesses } from './two-processes.ts';

const benches: Record<string, () => Promise<Finding[]>> = {
  analysis: benchAnalysis,
  backup: benchBackup,
  'business-case': benchBusinessCase,
  comparison: benchComparison,
  documents: benchDocuments,
  downloads: benchDownloads,
  exports: benchExports,
  hostile: benchHostile,
  import: benchImport,
  knowledge: benchKnowledge,
  'many-sectors': benchManySectors,
  roi: benchRoi,
  'roi-grid': benchRoiGrid,
  'sector-read': benchSectorRead,
  start: benchStart,
  suitability: benchSuitability,
  tree: benchTree,
  triage: benchTriage,
  'two-processes': benchTwoProcesses,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}. Each value is the median of its rounds.`);
const findings: Finding[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`… ${name}`);
  findings.push(...(await bench()));
}
console.log();
printFindings(findings);
process.exitCode = findings.every(keepsLimit) ? 0 : 1;

import { ProcessInput } from '@process-ai/contract/processes';
import { RoiInputEntry } from '@process-ai/contract/roi';
import { VendorInput } from '@process-ai/contract/vendors';
import type { Actor, App } from '../../app.ts';
import { analyze } from '../../features/processes/service/analyze.ts';
import { research } from '../../features/processes/service/research.ts';
import { create as addProcesses } from '../../features/processes/service.ts';
import { calculate, saveInputs } from '../../features/roi/service.ts';
import { create as addSector } from '../../features/sectors/service.ts';
import { create as addVendor } from '../../features/vendors/service.ts';
import { VENDORS } from './vendors.ts';
import { WORKLOADS } from './workloads.ts';

/** A regional insurer half-way through its analysis, built with the product's own calls. */
export async function fillExampleClient(app: App, actor: Actor): Promise<void> {
  const sector = await addSector(app, {
    name: 'Harbour Mutual Insurance',
    referenceModel: 'ACORD',
    description:
      'Regional property, motor and household insurer with 640 staff, 410,000 policies and 38,000 claims a year. The board wants claims handled in days instead of weeks without growing the team.',
    icon: 'shield',
  });
  const { processes } = await research(app, actor, sector.id);
  const added = await addProcesses(
    app,
    sector.id,
    processes.map((process) => ProcessInput.parse(process)),
  );
  const analyzed = added.filter(({ level }) => level >= 3).map(({ id }) => id);
  await analyze(app, actor, sector.id, analyzed);

  const byName = new Map(added.map(({ name, id }) => [name, id]));
  const inputs = WORKLOADS.flatMap(({ process, ...figures }) => {
    const processId = byName.get(process);
    return processId ? [RoiInputEntry.parse({ processId, ...figures })] : [];
  });
  await saveInputs(app, actor, sector.id, inputs);
  await calculate(app, sector.id);

  for (const vendor of VENDORS) await addVendor(app, VendorInput.parse(vendor));
  await addSector(app, {
    name: 'Northgate Retail Bank',
    referenceModel: 'BIAN',
    description: 'Next in line: retail and small-business banking.',
    icon: 'landmark',
  });
}

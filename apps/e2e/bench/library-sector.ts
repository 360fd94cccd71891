import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { loadReferenceLibrary } from '../../../packages/library/src/reference-models.ts';
import { requestOk } from '../server/ask.ts';
import type { Product } from '../server/start-product.ts';

interface LibrarySector {
  id: string;
  /** "/api/sectors/{id}" */
  path: string;
  processIds: string[];
}

/** A sector with so many processes of the shipped libraries, one below the other as they stand there. */
export async function createLibrarySector(product: Product, count: number): Promise<LibrarySector> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Bench', referenceModel: 'APQC PCF' });
  const path = `/api/sectors/${sector.id}`;
  const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
  const processes = libraries.flatMap(({ model, processes: rows }) =>
    rows.map((row) => ({
      ...row,
      code: `${model} ${row.code}`,
      parentCode: row.parentCode && `${model} ${row.parentCode}`,
    })),
  );
  const added = await requestOk(product, 'POST', `${path}/processes`, processes.slice(0, count));
  return { id: sector.id, path, processIds: added.map(({ id }: { id: string }) => id) };
}

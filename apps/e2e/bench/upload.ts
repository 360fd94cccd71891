import type { ImportOutcome } from '@process-ai/contract/imports';
import { requestOk } from '../server/ask.ts';
import type { Product } from '../server/start-product.ts';

type Target = Pick<Product, 'url' | 'token'>;

/** Imports a file of processes into a sector as the web app does: upload and preview, then save. */
export async function upload(product: Target, sectorId: string, name: string, file: Buffer): Promise<ImportOutcome> {
  const imports = `/api/sectors/${sectorId}/imports`;
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], name));
  const headers = { authorization: `Bearer ${product.token}` };
  const answer = await fetch(product.url + imports, { method: 'POST', headers, body: form });
  const preview = (await answer.json()) as { id: string };
  return requestOk(product, 'POST', `${imports}/${preview.id}/complete`, { deepLevels: 'fold' });
}

export async function createSector(product: Target): Promise<string> {
  return (await requestOk(product, 'POST', '/api/sectors', { name: 'Bench', referenceModel: 'APQC PCF' })).id;
}

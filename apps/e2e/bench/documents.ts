import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestOk } from '../server/ask.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import type { Finding } from './finding.ts';
import { meanwhile } from './meanwhile.ts';
import { pdfOf } from './pdf.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../shared/data/docs');
const PAGES = 50;
const ROUNDS = 3;

/** Files that were made to break what reads them, or are damaged. */
const HOSTILE = [
  'bomb-giant.pdf',
  'broken-5-bytes.pdf',
  'page-tree-loop.pdf',
  'external-entity.docx',
  'external-refs.docx',
  'truncated.docx',
  'truncated.png',
  'fuzzed.ppt',
  'not-a-zip.pptx',
  'not-word-wordperfect51.doc',
  'password-openpassword.pdf',
  'password-solrcell.docx',
];

/** A long document from upload to summary, and hostile ones while others work. */
export async function benchDocuments(): Promise<Finding[]> {
  const product = await startProduct();
  try {
    return [await longDocument(product), ...(await hostileDocuments(product))];
  } finally {
    await product.remove();
  }
}

async function longDocument(product: Product): Promise<Finding> {
  const pdf = pdfOf(PAGES);
  const values = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = await newSector(product);
    const begin = performance.now();
    const { status, body } = await upload(product, path, 'long.pdf', pdf);
    values.push(performance.now() - begin);
    if (status !== 200 || body.pageCount !== PAGES || body.summaryStatus !== 'ready') {
      throw new Error(`The long document was not summarised: ${JSON.stringify(body)}`);
    }
  }
  return {
    what: 'documents: a PDF from upload to summary',
    measured: `${PAGES} pages, ${Math.round(pdf.length / 1024)} KB`,
    values,
    unit: 'ms',
    limit: { bound: 'at most', value: 5000 },
  };
}

async function hostileDocuments(product: Product): Promise<Finding[]> {
  if (!existsSync(DOCS)) {
    console.log('  left out: ../shared/data/docs is not there');
    return [];
  }
  const path = await newSector(product);
  const before = memoryOf(product);
  const times: number[] = [];
  const p95s: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { p95 } = await meanwhile(product, async () => {
      for (const name of HOSTILE) {
        const begin = performance.now();
        await upload(product, path, name, readFileSync(`${DOCS}/${name}`));
        times.push(performance.now() - begin);
      }
    });
    p95s.push(p95);
  }
  const kept = await leastMemory(product, before);
  const measured = `${HOSTILE.length} damaged, protected or hostile files`;
  return [
    {
      what: 'documents: the slowest clear answer',
      measured,
      values: [Math.max(...times)],
      unit: 'ms',
      limit: { bound: 'at most', value: 20_000 },
    },
    {
      what: 'documents: others’ p95 meanwhile',
      measured,
      values: p95s,
      unit: 'ms',
      limit: { bound: 'at most', value: 100 },
    },
    {
      what: 'documents: memory kept afterwards',
      measured: `${measured}, after the threads have gone`,
      values: [kept],
      unit: 'MB',
      limit: { bound: 'at most', value: 100 },
    },
  ];
}

/** Resident memory of the API process, in MB. */
const memoryOf = ({ pid }: Product): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const SETTLE_S = 75;

/** The least that it comes back to over the memory before: idle threads end after a minute. */
async function leastMemory(product: Product, before: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < SETTLE_S; second += 1) {
    least = Math.min(least, memoryOf(product) - before);
    await sleep(1000);
  }
  return least;
}

async function newSector(product: Product): Promise<string> {
  const { id } = await requestOk(product, 'POST', '/api/sectors', { name: 'Documents', referenceModel: 'BIAN' });
  return `/api/sectors/${id}`;
}

async function upload({ url, token }: Product, path: string, name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set('title', name);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${url}${path}/insights`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

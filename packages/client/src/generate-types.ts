import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('openapi.json', import.meta.url);
export const TYPES = new URL('openapi-types.gen.ts', import.meta.url);

/** The document in types, each schema exported under its name: `import type { Sector } from '@process-ai/client/openapi-types.gen'`. */
export async function generateTypes(): Promise<string> {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as object;
  // What has a default may be left out of a request.
  const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };
  return astToString(await openapiTS(document as never, options));
}

if (import.meta.main) writeFileSync(TYPES, await generateTypes());

import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('openapi.json', import.meta.url);
export const TYPES = new URL('openapi-types.gen.ts', import.meta.url);

/** A field with a default may be left out of what is sent: by default it would have to be there. */
const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };

/** The document in types, each schema exported under its name: `import type { Sector } from '@process-ai/client/openapi-types.gen'`. */
export async function generateTypes(): Promise<string> {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as object;
  return astToString(await openapiTS(document as never, OPTIONS));
}

if (import.meta.main) writeFileSync(TYPES, await generateTypes());

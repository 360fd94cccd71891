import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** The document at /api/openapi.json, and a page that shows it at /api/docs. */
export async function addApiReference(http: FastifyInstance): Promise<void> {
  let document: OpenApiDocument | undefined;
  http.get('/api/openapi.json', async () => {
    document ??= openApiDocument();
    return document;
  });
  await http.register(async (docs) => {
    // The page starts itself with an inline script; it holds nothing that anybody typed.
    docs.addHook('onSend', async (_request, reply, payload) => {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
      );
      return payload;
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        favicon: '/favicon.svg',
        withDefaultFonts: false,
        telemetry: false,
        // Each of these offers a service of Scalar's, with whatever is typed there.
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        showDeveloperTools: 'never',
      },
    });
  });
}

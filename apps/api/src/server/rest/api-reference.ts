import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenApiDocument } from './openapi-document.ts';

/** The document at /api/openapi.json, and a page that shows it at /api/docs. */
export async function addApiReference(http: FastifyInstance): Promise<void> {
  let document: OpenApiDocument | undefined;
  http.get('/api/openapi.json', async () => {
    document ??= (await import('./openapi.ts')).openApiDocument();
    return document;
  });
  await http.register(async (docs) => {
    // The page starts itself with an inline script; it holds nothing that anybody typed.
    docs.addHook('onSend', async (_request, reply, payload) => {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      return payload;
    });
    for (const url of ['/api/docs', '/api/docs/*']) docs.route({ method: 'GET', url, handler: showReference });
  });
}

async function showReference({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reference ??= loadReference();
  const answer = await (await reference).inject(url);
  const { location, 'content-type': type } = answer.headers;
  if (location) void reply.header('location', location);
  return reply
    .code(answer.statusCode)
    .type(type ?? 'text/plain')
    .send(answer.rawPayload);
}

let reference: Promise<FastifyInstance> | undefined;

/** Loaded when somebody first reads it: a third of all that a start would load, and most servers are never asked. */
async function loadReference(): Promise<FastifyInstance> {
  const [{ fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const page = fastify();
  await page.register(scalar, {
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
  return page;
}

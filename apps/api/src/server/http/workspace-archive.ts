import { Readable } from 'node:stream';
import { AppError } from '@process-ai/contract/errors';
import { TemplateKind } from '@process-ai/contract/workspace';
import { WORKSPACE_ARCHIVE_FORMAT, WORKSPACE_ARCHIVE_VERSION } from '@process-ai/contract/workspace-archive';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { recordAccess } from '../../features/audit/service.ts';
import { requireAdministrator } from '../../features/users/service.ts';
import { exportWorkspace } from '../../features/workspace-archive/service.ts';
import { errorResponses } from '../rest/error-responses.ts';
import type { Schema } from '../rest/openapi-document.ts';
import { actAs } from './authenticate.ts';
import { asAttachment } from './send-file.ts';

/** A workspace may be larger than memory: it goes out sector by sector, and so it is no procedure's output. */
export function addWorkspaceArchive(http: FastifyInstance, app: App): void {
  http.get('/api/workspace/archive', async (request, reply) => {
    const { actor } = request;
    if (!actor) throw new AppError('notSignedIn');
    requireAdministrator(actor);
    request.recheck = async (now) => requireAdministrator(now);
    const fileName = `workspace-${new Date().toISOString().slice(0, 10)}.json`;
    await actAs(app, request, () => recordAccess(app, { kind: 'download', action: 'done', what: fileName }));
    const pieces = Readable.from(exportWorkspace(app, actor));
    return asAttachment(reply, fileName, 'application/json').send(pieces);
  });
}

const listOf = (name: string, description: string) => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${name}` },
  description,
});
const text = (description: string) => ({ type: ['string', 'null'], description });
const FILE = { type: 'string', contentEncoding: 'base64' };

/** `WorkspaceArchive` of the contract, by the schemas of its parts. */
export const WORKSPACE_ARCHIVE_SCHEMA: Schema = {
  type: 'object',
  required: ['format', 'version', 'appearance', 'vendors', 'playbooks', 'sectors'],
  properties: {
    format: { const: WORKSPACE_ARCHIVE_FORMAT },
    version: { const: WORKSPACE_ARCHIVE_VERSION },
    appearance: {
      type: 'object',
      description: 'How documents look.',
      required: ['companyName', 'accentColour', 'logo', 'templates'],
      properties: {
        companyName: text('Printed on covers.'),
        accentColour: text('"#rrggbb"'),
        logo: { ...FILE, type: ['string', 'null'] },
        templates: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'name', 'file'],
            properties: { kind: { enum: TemplateKind.options }, name: { type: 'string' }, file: FILE },
          },
        },
      },
    },
    vendors: listOf('VendorInput', 'Each with factsAsOf: the month of its facts in the curated directory, or null.'),
    playbooks: listOf('PlaybookInput', 'Those of its own.'),
    sectors: listOf('SectorArchive', 'Those that you may open.'),
  },
};

export const WORKSPACE_ARCHIVE_ROUTES = {
  '/workspace/archive': {
    get: {
      operationId: 'workspace-archive',
      summary: 'Export the whole workspace as JSON',
      description:
        'How documents look, the vendor directory, your own playbooks, and every sector that you may open, with its documents. Not in it: people and teams, who may open what, rules of sign-in and retention, links for clients, exported files, the audit log.',
      tags: ['Workspace'],
      responses: {
        '200': {
          description: 'The file',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/WorkspaceArchive' } } },
        },
        ...errorResponses([401, 403, 429, 500, 503]),
      },
    },
  },
};

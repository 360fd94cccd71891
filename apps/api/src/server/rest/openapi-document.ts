/** An OpenAPI document, as far as it is worked on here. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    examples?: Record<string, { value: unknown }>;
    securitySchemes?: unknown;
  };
  [key: string]: unknown;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  parameters?: Parameter[] | undefined;
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  [key: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  [key: string]: unknown;
}

export type Content = Record<string, MediaType>;

interface MediaType {
  schema: Schema;
  examples?: Record<string, { $ref: string }>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Header {
  description: string;
  schema: Schema;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  [key: string]: unknown;
}

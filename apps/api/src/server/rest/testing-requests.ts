/** Requests made from an OpenAPI document, by a seed: what it allows, and what comes close to it or far from it. */

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema; examples?: Record<string, { $ref: string }> }> };
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
}

export interface FuzzRequest {
  method: string;
  /** As the document writes it. */
  path: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

type Random = () => number;

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function randomBy(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NO_ID = '00000000-0000-4000-8000-000000000000';
const STRANGE_TEXTS = [
  '',
  ' ',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '👩‍👩‍👧‍👦é\u0301',
  "'; drop table app_user; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '{{7*7}}',
  '=1+1',
  'x'.repeat(100_000),
  '__proto__',
  'constructor',
];
const STRANGE_NUMBERS = [0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324];
const STRANGE_VALUES: unknown[] = [null, true, [], {}, [[[[[[]]]]]], { __proto__: null, toString: 1 }, [null], NO_ID];

/** @param ids what path parameters and ids in bodies may be, by the name of the parameter */
export function requestsFrom(document: Document, random: Random, ids: Map<string, string[]>) {
  const chance = (share: number) => random() < share;
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  const idOf = (name: string): string => {
    const known = ids.get(name.replace(/s$/, '')) ?? [];
    if (known.length > 0 && chance(0.85)) return pick(known);
    const others = [...ids.values()].flat();
    return others.length > 0 && chance(0.5) ? pick(others) : NO_ID;
  };

  /** A value that the schema allows, mostly; `name` of the property it is for. */
  function valid(given: Schema, name: string, depth = 0): unknown {
    const schema = given.$ref ? (document.components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valid(pick(choices), name, depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valid(one, name, depth) as object));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    if (type === 'object') {
      const entries = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || (depth < 4 && chance(0.5)),
      );
      return Object.fromEntries(entries.map(([key, one]) => [key, valid(one, key, depth + 1)]));
    }
    if (type === 'array') {
      if (schema.prefixItems) return schema.prefixItems.map((one) => valid(one, name, depth + 1));
      const length = whole(schema.minItems ?? 0, (schema.minItems ?? 0) + 2);
      return Array.from({ length }, () => valid(schema.items ?? {}, name, depth + 1));
    }
    if (type === 'integer' || type === 'number') {
      const [min, max] = [Math.max(schema.minimum ?? 0, -1000), Math.min(schema.maximum ?? 1000, 1000)];
      return type === 'integer'
        ? whole(Math.ceil(min), Math.max(Math.ceil(min), Math.floor(max)))
        : min + random() * (max - min);
    }
    if (type === 'boolean') return chance(0.5);
    if (type === 'null') return null;
    if (/Ids?$/.test(name)) return idOf(name);
    if (schema.format === 'email') return `person${whole(1, 50)}@example.com`;
    if (schema.format === 'date-time') return '2026-11-20T09:30:00.000Z';
    if (schema.format === 'date') return '2026-11-20';
    const text = pick(['Claims', 'Policy intake', '1', '1.2', '2.1.3', 'Überprüfung', 'Harbor']).slice(
      0,
      schema.maxLength,
    );
    return text.padEnd(schema.minLength ?? 0, 'x');
  }

  /** The value with one thing in it replaced, left out or added. */
  function spoiled(value: unknown): unknown {
    if (value !== null && typeof value === 'object' && chance(0.8)) {
      const entries = Object.entries(value);
      if (entries.length > 0) {
        const at = Math.floor(random() * entries.length);
        const [key] = entries[at] ?? [''];
        const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
        if (chance(0.2)) delete copy[key];
        else copy[key] = spoiled((value as Record<string, unknown>)[key]);
        if (chance(0.1)) copy[pick(STRANGE_TEXTS.slice(0, 9))] = pick(STRANGE_VALUES);
        return copy;
      }
    }
    const kind = random();
    if (kind < 0.4) return pick(STRANGE_TEXTS);
    if (kind < 0.7) return pick(STRANGE_NUMBERS);
    if (kind < 0.75) return Array.from({ length: 5000 }, () => value);
    return pick(STRANGE_VALUES);
  }

  /** An example, of things that are there. */
  function withKnownIds(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => withKnownIds(one, name));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withKnownIds(one, key)]));
    }
    return typeof value === 'string' && /Ids?$/.test(name) ? idOf(name) : value;
  }

  function payloadOf({ requestBody }: Operation): string | undefined {
    const content = requestBody?.content['application/json'];
    if (!content) return undefined;
    const example = Object.values(content.examples ?? {})[0]
      ?.$ref.split('/')
      .at(-1);
    const shown = document.components.examples[example ?? '']?.value;
    const body = shown !== undefined && chance(0.6) ? withKnownIds(shown) : valid(content.schema ?? {}, '');
    const text = JSON.stringify(chance(0.6) ? body : spoiled(body)) ?? '';
    return chance(0.03) ? text.slice(0, -1) : text;
  }

  function urlOf(path: string, { parameters = [] }: Operation): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      chance(0.93) ? idOf(name) : encodeURIComponent(pick(STRANGE_TEXTS.slice(1)).toWellFormed().slice(0, 300)),
    );
    const query = parameters
      .map((given) => (given.$ref ? document.components.parameters[given.$ref.split('/').at(-1) ?? ''] : given))
      .filter((one) => one?.in === 'query' && (one.required || chance(0.5)))
      .map((one) => {
        const text = chance(0.6) ? String(valid(one?.schema ?? {}, one?.name ?? '')) : pick(STRANGE_TEXTS);
        return `${one?.name}=${encodeURIComponent(text.toWellFormed().slice(0, 2000))}`;
      });
    return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }

  const multipart = () => {
    const file = pick([
      'code,name\n1,Claims',
      '{"processes":[]}',
      '\u0089PNG\r\n\u001a\n',
      '%PDF-1.7',
      'PK\u0003\u0004',
      '',
    ]);
    const name = pick(['a.csv', 'a.json', 'a.pdf', 'a.png', '../a.xlsx', 'a', '\u00e9.docx']);
    const field = pick(['file', 'file', 'files', 'title']);
    return `--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nReport\r\n--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${file}\r\n--b--\r\n`;
  };

  return (): FuzzRequest => {
    const { path, method, operation } = pick(operations);
    const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
    const payload = isForm ? multipart() : payloadOf(operation);
    const headers: Record<string, string> = { prefer: 'respond-async' };
    if (isForm) headers['content-type'] = 'multipart/form-data; boundary=b';
    else if (payload !== undefined) {
      headers['content-type'] = chance(0.98)
        ? 'application/json'
        : pick(['text/plain', 'application/xml', 'application/json; charset=utf-7']);
    }
    if (chance(0.05)) headers['if-match'] = pick(['*', 'W/"0-1"', '"', 'x', '"\u00e9"']);
    if (chance(0.05)) headers['idempotency-key'] = pick(['a', 'b', 'x'.repeat(300), '\u00e9']);
    return {
      method: method.toUpperCase(),
      path,
      url: urlOf(path, operation),
      headers,
      ...(payload !== undefined && { payload }),
    };
  };
}

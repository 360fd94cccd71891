import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MAKES_SCHEMAS = /^import \{ z \} from 'zod'/m;

/** The part of the syntax tree that is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Screens need the lists and limits of the contract; only forms need its schemas, and zod with them. In the build each
 * file that makes schemas becomes two: what is plain, and what is made by calls. A page loads the second where it checks
 * input, and of that only what it uses: the bundler is told that making a schema does nothing else. What is imported at
 * need is the second half alone, so that the first does not come with it.
 */
export function schemasApart(): Plugin {
  return {
    name: 'schemas-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (kind !== 'dynamic-import' || !/[\\/]form\.ts$|^@process-ai\/contract\//.test(source)) return null;
      const resolved = await this.resolve(source, importer, { kind, skipSelf: true });
      if (!resolved || !MAKES_SCHEMAS.test(readFileSync(resolved.id, 'utf8'))) return null;
      return { ...resolved, id: `${resolved.id}?schemas` };
    },
    transform: {
      filter: { id: /\.ts$/, code: MAKES_SCHEMAS },
      handler: (_code, id) => ({
        code: ['plain', 'schemas'].map((half) => `export * from ${JSON.stringify(`${id}?${half}`)};`).join('\n'),
        map: null,
        moduleSideEffects: false,
      }),
    },
    load: {
      filter: { id: /\.ts\?(?:plain|schemas)$/ },
      handler(id) {
        const [file = '', half] = id.split('?');
        const code = readFileSync(file, 'utf8');
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: Node[] };
        const parts = partsOf(body, code);
        const plain = parts.filter(({ name, isSchema }) => name !== null && !isSchema);
        const own = parts.filter(({ name, isSchema }) => name === null || isSchema === (half === 'schemas'));
        const fromPlain = `import { ${plain.map(({ name }) => name).join(', ')} } from ${JSON.stringify(`${file}?plain`)};`;
        return {
          code: [...(half === 'schemas' ? [fromPlain] : []), ...own.map(({ text }) => text)].join('\n'),
          map: null,
          moduleType: 'ts',
          moduleSideEffects: false,
        };
      },
    },
  };
}

interface Part {
  /** What it declares; null for imports and types, which both halves have. */
  name: string | null;
  isSchema: boolean;
  /** What runs. */
  value: Node | null;
  text: string;
}

/** The statements of a file, each a schema or plain; what uses a schema of the file is one too. */
function partsOf(body: readonly Node[], code: string): Part[] {
  const parts = body.map((statement) => partOf(statement, code));
  for (let found = true; found; ) {
    const schemas = new Set(parts.flatMap(({ name, isSchema }) => (name && isSchema ? [name] : [])));
    const more = parts.filter(
      ({ isSchema, value }) =>
        !isSchema && some(value, ({ type, name }) => type === 'Identifier' && schemas.has(String(name))),
    );
    for (const part of more) part.isSchema = true;
    found = more.length > 0;
  }
  return parts;
}

function partOf(statement: Node, code: string): Part {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  const source = ({ start, end }: Node) => code.slice(start, end);
  if (declaration.type === 'FunctionDeclaration') {
    const value = declaration.body as Node;
    return { name: nameOf(declaration.id), isSchema: usesSchemas(value), value, text: `export ${source(declaration)}` };
  }
  if (declaration.type !== 'VariableDeclaration') {
    return { name: null, isSchema: false, value: null, text: source(statement) };
  }
  const [{ id, init }] = declaration.declarations as [{ id: Node; init: Node }];
  // Taken apart from a schema: for the schemas of this file alone.
  if (id.type !== 'Identifier') return { name: '', isSchema: true, value: init, text: source(declaration) };
  const isMade = makesCalls(init);
  const made = isMade ? `/* @__PURE__ */ (() => (${source(init)}))()` : source(init);
  const text = `export const ${source(id)} = ${made};`;
  return { name: nameOf(id), isSchema: isMade || usesSchemas(init), value: init, text };
}

const nameOf = (id: unknown) => (id as { name: string }).name;

/** Schemas are named in PascalCase, as nothing else here that is a value but what the language has. */
const usesSchemas = (node: Node): boolean =>
  some(
    node,
    ({ type, name }) =>
      type === 'Identifier' && /^(?:z|[A-Z]\w*[a-z]\w*)$/.test(String(name)) && !OF_THE_LANGUAGE.has(String(name)),
  );

const OF_THE_LANGUAGE = new Set(['Array', 'Date', 'Intl', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'URL']);

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Whether it calls something as it is made, other than what merely lists keys. */
const makesCalls = (node: Node): boolean =>
  some(
    node,
    ({ type, callee }) => type === 'CallExpression' && nameOf((callee as Node).object ?? callee) !== 'Object',
    ({ type }) => FUNCTIONS.has(type),
  );

const OF_TYPES = new Set(['typeAnnotation', 'returnType', 'typeArguments', 'typeParameters']);

/** Whether a node, or one within it that is no type, is such; `stopsAt` leaves out what is within those. */
function some(node: unknown, is: (node: Node) => boolean, stopsAt: (node: Node) => boolean = () => false): boolean {
  if (Array.isArray(node)) return node.some((each) => some(each, is, stopsAt));
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  const one = node as Node;
  if (is(one)) return true;
  if (stopsAt(one)) return false;
  return Object.entries(one).some(
    ([key, value]) => !OF_TYPES.has(key) && !isNameOfField(one, key) && some(value, is, stopsAt),
  );
}

/** A name after a dot, or before a colon. */
const isNameOfField = ({ type, computed }: Node, key: string) =>
  !computed && ((type === 'Property' && key === 'key') || (type === 'MemberExpression' && key === 'property'));

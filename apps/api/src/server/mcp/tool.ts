import type { Job } from '@process-ai/contract/jobs';
import { z } from 'zod';
import type { Actor, App } from '../../app.ts';
import { PAGE_MAX } from '../../paging.ts';
import type { TypedCaller } from '../rest/procedures.ts';

/** What a tool is told of whoever calls it. */
export interface Asking {
  app: App;
  actor: Actor;
  /** The procedures of the API, as this person: what they may not do fails here as it does everywhere. */
  api: TypedCaller;
  /** Where the product is reached, as "https://pai.example". */
  origin: string;
  /** Reads that hold a whole sector: persons take turns. */
  whole<T>(read: () => Promise<T>): Promise<T>;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Tells the client how far a job is; null where it did not ask to be told. */
  tellProgress: ((job: Job) => Promise<void>) | null;
}

interface ToolFace<Input extends z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses among tools. */
  description: string;
  input: Input;
  /** It reads a whole sector: it costs as much as such a read does over REST. */
  heavy?: boolean;
}

interface ReadTool<Input extends z.ZodObject> extends ToolFace<Input> {
  read(asking: Asking, input: z.output<Input>): Promise<object>;
}

interface WriteTool<Input extends z.ZodObject> extends ToolFace<Input> {
  /** What must be allowed in the sector of the input; editing it unless said. */
  need?: 'view' | 'edit';
  /** What would change, as sentences and figures. Changes nothing; throws what carrying it out would throw. */
  plan(asking: Asking, input: z.output<Input>): Promise<object>;
  carryOut(asking: Asking, input: z.output<Input>): Promise<object>;
}

/** Something that an assistant can call. */
export interface Tool extends ToolFace<z.ZodObject> {
  writes: boolean;
  need: 'view' | 'edit';
  plan?(asking: Asking, input: unknown): Promise<object>;
  run(asking: Asking, input: unknown): Promise<object>;
}

export const readTool = <Input extends z.ZodObject>({ read, ...face }: ReadTool<Input>): Tool => ({
  ...face,
  writes: false,
  need: 'view',
  run: (asking, input) => read(asking, input as z.output<Input>),
});

const Confirm = z
  .boolean()
  .default(false)
  .describe('false: only say what would change, and change nothing. true: do it.');

export const writeTool = <Input extends z.ZodObject>(tool: WriteTool<Input>): Tool => {
  const { plan, carryOut, need = 'edit', ...face } = tool;
  return {
    ...face,
    input: face.input.extend({ confirm: Confirm }),
    writes: true,
    need,
    plan: (asking, input) => plan(asking, input as z.output<Input>),
    run: (asking, input) => carryOut(asking, input as z.output<Input>),
  };
};

const PAGE_USUAL = 20;

/** For lists: as many as a model reads at once. */
export const pageFields = {
  limit: z.int().min(1).max(PAGE_MAX).default(PAGE_USUAL).describe('How many at most.'),
  cursor: z.string().max(500).optional().describe('`nextCursor` of the answer before, for what comes after it.'),
};

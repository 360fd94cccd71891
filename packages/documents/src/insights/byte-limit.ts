/**
 * Counts the bytes that a task takes in typed arrays, streams and WebAssembly, and lets no more be taken beyond a limit.
 * pdf.js decodes streams whatever their chain of filters or their encryption, and knows no limit; nor could one be found
 * from outside, other than by decoding all of them in the same way before. All that it decodes lands in typed arrays.
 *
 * It asks for the time before each piece of content, forms in forms among them, and lets no timer run in between: so the
 * clock ends what does not end by the deadline.
 *
 * While a task runs, the constructors and the clock are replaced for the whole process: run one task at a time, where nothing else runs.
 */
export interface ByteLimit {
  /** Runs a task with a count of its own. What it throws, or returns, beyond the limit is of no use: ask `isExceeded`. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** True once the last task wanted more than the limit. */
  isExceeded: () => boolean;
  /** How many bytes the last task took. */
  taken: () => number;
}

export function createByteLimit(max: number, deadline: number): ByteLimit {
  let taken = 0;
  const count = (bytes: number) => {
    taken += bytes;
    if (taken > max) throw new RangeError('The limit of memory is exceeded.');
  };
  return {
    async run(task) {
      taken = 0;
      const restore = replaceConstructors(count, deadline);
      try {
        return await task();
      } finally {
        restore();
      }
    },
    isExceeded: () => taken > max,
    taken: () => taken,
  };
}

type Count = (bytes: number) => void;

/** The types of Node do not tell of it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: { prototype: { grow(pages: number): number } } };
};

const ARRAYS = [
  Uint8Array,
  Uint8ClampedArray,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
];

function replaceConstructors(count: Count, deadline: number): () => void {
  const memory = WebAssembly.Memory.prototype;
  const { grow } = memory;
  const { DecompressionStream: Decompression, ArrayBuffer: Bytes } = globalThis;
  const { now } = Date;
  for (const constructor of ARRAYS) {
    replace(constructor.name, counted(constructor, count, constructor.BYTES_PER_ELEMENT));
  }
  replace('ArrayBuffer', counted(Bytes, count, 1));
  replace('DecompressionStream', countedStream(Decompression, count));
  Date.now = () => {
    const time = now();
    if (time > deadline) throw new RangeError('The time is over.');
    return time;
  };
  memory.grow = function growCounted(pages) {
    count(pages * 64 * 1024);
    return grow.call(this, pages);
  };
  return () => {
    for (const constructor of [...ARRAYS, Bytes, Decompression]) replace(constructor.name, constructor);
    memory.grow = grow;
    Date.now = now;
  };
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Views of bytes that are there already take nothing. */
function counted<T extends object>(constructor: T, count: Count, bytesPerElement: number): T {
  return new Proxy(constructor, {
    construct(target, args, newTarget) {
      const size: unknown = args[0];
      if (typeof size === 'number') count(size * bytesPerElement);
      else if (Array.isArray(size) || ArrayBuffer.isView(size)) count(lengthOf(size) * bytesPerElement);
      return Reflect.construct(target as new () => object, args, newTarget);
    },
  });
}

const lengthOf = (list: object) => ('length' in list && typeof list.length === 'number' ? list.length : 0);

function countedStream(Decompression: typeof DecompressionStream, count: Count): typeof DecompressionStream {
  return new Proxy(Decompression, {
    construct(target, args: ConstructorParameters<typeof DecompressionStream>) {
      const { readable, writable } = new target(...args);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count(chunk.byteLength);
          controller.enqueue(chunk);
        },
      });
      return { writable, readable: readable.pipeThrough(counter) };
    },
  });
}

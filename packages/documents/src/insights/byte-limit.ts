/**
 * Counts the bytes that a task takes in typed arrays, streams and WebAssembly, and refuses more than a limit.
 * pdf.js has no limit of its own, whatever the filters and the encryption of a stream, and the size cannot be known
 * without decoding. All that it decodes ends up in typed arrays. It lets no timer run between two pieces of content but
 * asks for the time before each, so a clock that throws ends what is not done by the deadline.
 *
 * The first task replaces the constructors and the clock for the whole process, and they stay replaced, because swapping
 * them again would discard optimized code. Run such tasks one at a time, in a process where nothing else runs.
 */
interface ByteLimit {
  /** Runs a task with a count of its own. What it throws or returns beyond the limit is useless: ask `isExceeded`. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** True once the last task wanted more than the limit. */
  isExceeded: () => boolean;
  /** How many bytes the last task took. */
  taken: () => number;
}

interface Count {
  taken: number;
  max: number;
  deadline: number;
}

/** The count of the running task. */
let current: Count | null = null;
let isInstalled = false;

export function createByteLimit(max: number, deadline: number): ByteLimit {
  const own: Count = { taken: 0, max, deadline };
  return {
    async run(task) {
      install();
      own.taken = 0;
      current = own;
      try {
        return await task();
      } finally {
        current = null;
      }
    },
    isExceeded: () => own.taken > max,
    taken: () => own.taken,
  };
}

function count(bytes: number): void {
  if (!current) return;
  current.taken += bytes;
  if (current.taken > current.max) throw new RangeError('The limit of memory is exceeded.');
}

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

/** Missing in Node's types. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: { prototype: { grow(pages: number): number } } };
};

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const constructor of ARRAYS) replace(constructor.name, counted(constructor, constructor.BYTES_PER_ELEMENT));
  replace('ArrayBuffer', counted(ArrayBuffer, 1));
  replace('DecompressionStream', countedStream(DecompressionStream));
  const memory = WebAssembly.Memory.prototype;
  const { grow } = memory;
  memory.grow = function growCounted(pages) {
    count(pages * 64 * 1024);
    return grow.call(this, pages);
  };
  const { now } = Date;
  Date.now = () => {
    const time = now();
    if (current && time > current.deadline) throw new RangeError('The time is over.');
    return time;
  };
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Views of existing buffers take nothing. */
function counted<T extends object>(constructor: T, bytesPerElement: number): T {
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

function countedStream(Decompression: typeof DecompressionStream): typeof DecompressionStream {
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

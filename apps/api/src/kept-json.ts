/**
 * The JSON of objects that a service keeps from one read to the next, as it stands in the answer; null until it was
 * written. Who puts an object here says that it never changes: what differs is a new object.
 */
export const keptJson = new WeakMap<object, string | null>();

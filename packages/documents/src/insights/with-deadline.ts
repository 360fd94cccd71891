/** The value, or null when it fails or is not there by `deadline` (milliseconds since the epoch). */
export async function withDeadline<T>(deadline: number, value: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, Math.max(0, deadline - Date.now()), null);
  try {
    return await Promise.race([value.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

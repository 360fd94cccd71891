import { useEffect, useState } from 'react';

/** Whether an element is in sight; `ref` goes to it. What is costly to read waits until somebody looks. */
export function useIsSeen() {
  const [isSeen, setSeen] = useState(false);
  const [element, ref] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, isSeen };
}

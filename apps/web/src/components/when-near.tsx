import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { atFirstSign } from '../lib/first-sign.ts';

interface WhenNearProps {
  /** Keeps the room meanwhile, and is read by whoever goes through the page by its text. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders what stands far down a page, and thereby loads it, once its room comes into sight or somebody begins to use
 * the page: so it is there before whoever scrolls arrives, and for whoever goes on by the keyboard.
 */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const [isNeeded, setNeeded] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const need = () => setNeeded(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    });
    if (room.current) observer.observe(room.current);
    const forget = atFirstSign(need);
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);
  return isNeeded ? (
    <Suspense fallback={fallback}>{children}</Suspense>
  ) : (
    // On paper nothing is on its way.
    <div ref={room} className="print:hidden">
      {fallback}
    </div>
  );
}

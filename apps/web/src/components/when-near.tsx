import { type ReactNode, useEffect, useRef, useState } from 'react';
import { atFirstSign } from '../lib/first-sign.ts';

interface WhenNearProps {
  /** Keeps the room meanwhile. */
  className: string;
  children: ReactNode;
}

/**
 * Renders what stands far down a page, and thereby loads it, once it comes near or somebody begins to use the page: it
 * must be there for whoever goes on by the keyboard.
 */
export function WhenNear({ className, children }: WhenNearProps) {
  const [isNeeded, setNeeded] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const need = () => setNeeded(true);
    // Within a window's height of what is in sight.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) need();
      },
      { rootMargin: '100% 0px' },
    );
    if (room.current) observer.observe(room.current);
    const forget = atFirstSign(need);
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);
  return isNeeded ? children : <div ref={room} className={className} />;
}

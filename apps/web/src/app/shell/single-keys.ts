import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping, singleKeysAllowed } from '../../lib/shortcuts.ts';
import { destinationsFor } from '../navigation.ts';

/** How long after G the second letter may come, in ms. */
const PATIENCE = 1000;

/** `?` opens the list of shortcuts; G and a letter lead to a page. */
export function useSingleKeys(isAdmin: boolean, onShortcuts: () => void) {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !singleKeysAllowed()) return;
      if (event.key === '?') {
        event.preventDefault();
        onShortcuts();
        return;
      }
      const follows = event.timeStamp - pressedG < PATIENCE;
      const target = follows
        ? destinationsFor(isAdmin).find(({ goKey }) => goKey === event.key.toLowerCase())
        : undefined;
      pressedG = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (target) void navigate(target.to);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isAdmin, onShortcuts, navigate]);
}

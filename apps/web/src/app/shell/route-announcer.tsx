import { useEffect, useState } from 'react';

/** Tells screen readers the name of the page after each move, as a browser does for whole page loads. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');

  // A screen names itself in an effect of its own, often only after its data: listen instead of guessing when.
  useEffect(() => {
    const element = document.querySelector('title');
    const observer = new MutationObserver(() => setTitle(document.title));
    if (element) observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

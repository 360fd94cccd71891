// Runs before the first paint, so that a dark page never flashes white. src/lib/theme.ts writes what this reads.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage can be closed to this page; the system's preference decides then.
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();

import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme on the page (public/theme.js sets it before the first paint) and how to change it for good. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

const currentTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function setTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts for this page only.
  }
  show(theme);
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const followSystem = () => {
    if (!storedTheme()) show(system.matches ? 'dark' : 'light');
  };
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue) show(event.newValue === 'dark' ? 'dark' : 'light');
  };
  listeners.add(listener);
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followOtherTabs);
  };
}

function storedTheme() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

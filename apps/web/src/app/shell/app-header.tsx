import type { User } from '@process-ai/contract/users';
import { Moon, Search, Sun } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { SidebarToggle } from '../../components/sidebar.tsx';
import { MODIFIER } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';
import { UserMenu } from './user-menu.tsx';

interface AppHeaderProps {
  user: User;
  onSearch: () => void;
  onShortcuts: () => void;
}

export function AppHeader({ user, onSearch, onShortcuts }: AppHeaderProps) {
  const { theme, toggleTheme } = useTheme();
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-2 sm:px-4 print:hidden">
      <SidebarToggle />
      <div className="grow" />
      <Button variant="secondary" className="text-muted" onClick={onSearch} aria-haspopup="dialog">
        <Search aria-hidden />
        <span className="sr-only text-left font-normal sm:not-sr-only sm:w-24">Search</span>
        <span className="hidden sm:block">
          <Kbd keys={[MODIFIER, 'K']} />
        </span>
      </Button>
      <IconButton
        label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
        icon={theme === 'dark' ? Sun : Moon}
        onClick={toggleTheme}
        data-testid="button-theme-toggle"
      />
      <UserMenu user={user} onShortcuts={onShortcuts} />
    </header>
  );
}

import type { User } from '@process-ai/contract/users';
import { Keyboard, KeyRound, LogOut, Moon, Search, Sigma, Sun, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../components/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { SidebarToggle } from '../../components/sidebar.tsx';
import { MODIFIER } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';

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

interface UserMenuProps {
  user: User;
  onShortcuts: () => void;
}

function UserMenu({ user, onShortcuts }: UserMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="rounded-full" data-testid="button-user-menu">
          <Avatar firstName={user.firstName} lastName={user.lastName} />
          <span className="sr-only">Account of {name}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel>
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-muted text-xs">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/account">
            <UserRound aria-hidden />
            Account
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/settings/tokens">
            <KeyRound aria-hidden />
            API tokens
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/method">
            <Sigma aria-hidden />
            Formulas and checks
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onShortcuts}>
          <Keyboard aria-hidden />
          Keyboard shortcuts
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <a href="/api/logout">
            <LogOut aria-hidden />
            Sign out
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import type { User } from '@process-ai/contract/users';
import { Keyboard, KeyRound, LogOut, Sigma, UserRound } from 'lucide-react';
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

interface UserMenuProps {
  user: User;
  onShortcuts: () => void;
}

export function UserMenu({ user, onShortcuts }: UserMenuProps) {
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

import type { User } from '@process-ai/contract/users';
import { Keyboard, KeyRound, LogOut, Sigma, UserRound, Webhook } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '../../components/dropdown-menu.tsx';
import { forgetTab } from '../../lib/forget-tab.ts';

interface UserMenuItemsProps {
  user: User;
  onShortcuts: () => void;
}

/** What a person finds below their own picture. */
export const UserMenuItems = ({ user, onShortcuts }: UserMenuItemsProps) => (
  <>
    <DropdownMenuLabel>
      <span className="block truncate font-medium">
        {user.firstName} {user.lastName}
      </span>
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
      <Link to="/settings/webhooks">
        <Webhook aria-hidden />
        Webhooks
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
      <a href="/api/logout" onClick={forgetTab}>
        <LogOut aria-hidden />
        Sign out
      </a>
    </DropdownMenuItem>
  </>
);

import {
  Activity,
  Building2,
  Database,
  Inbox,
  KeyRound,
  type LucideIcon,
  Mail,
  Palette,
  ScrollText,
  Sigma,
  Store,
  UserRound,
  Users,
  UsersRound,
  Webhook,
} from 'lucide-react';

export interface Destination {
  title: string;
  to: string;
  icon: LucideIcon;
  /** The letter that, pressed after G, leads there. */
  goKey: string;
}

export const MAIN: readonly Destination[] = [
  { title: 'Sectors', to: '/sectors', icon: Building2, goKey: 's' },
  { title: 'Vendors', to: '/vendors', icon: Store, goKey: 'v' },
];

export const ADMINISTRATION: readonly Destination[] = [
  { title: 'Users', to: '/admin/users', icon: Users, goKey: 'u' },
  { title: 'Invitations', to: '/admin/invitations', icon: Mail, goKey: 'i' },
  { title: 'Teams and access', to: '/admin/teams', icon: UsersRound, goKey: 'e' },
  { title: 'Workspace', to: '/admin/workspace', icon: Palette, goKey: 'w' },
  { title: 'Audit log', to: '/admin/audit', icon: ScrollText, goKey: 'l' },
  { title: 'Storage', to: '/admin/storage', icon: Database, goKey: 'd' },
  { title: 'Status', to: '/admin/status', icon: Activity, goKey: 'h' },
];

const SETTINGS: readonly Destination[] = [
  { title: 'Account', to: '/account', icon: UserRound, goKey: 'a' },
  { title: 'API tokens', to: '/settings/tokens', icon: KeyRound, goKey: 't' },
  { title: 'Webhooks', to: '/settings/webhooks', icon: Webhook, goKey: 'k' },
  { title: 'Formulas and checks', to: '/method', icon: Sigma, goKey: 'm' },
];

/** Stands in the header. */
const INBOX: Destination = { title: 'Inbox', to: '/inbox', icon: Inbox, goKey: 'n' };

/** Everywhere that this person may go. */
export const destinationsFor = (isAdmin: boolean) => [...MAIN, INBOX, ...(isAdmin ? ADMINISTRATION : []), ...SETTINGS];

/** The id of the route for addresses without a page. It needs no sign-in. */
export const NOT_FOUND = 'not-found';

import type { AccessMode, SectorRole } from '@process-ai/contract/sector-access';
import { formatCount } from '../../lib/format.ts';

export const copy = {
  open: { all: 'Access: open to everybody', chosen: 'Access: chosen people and teams' } satisfies Record<
    AccessMode,
    string
  >,
  readOnly: 'You can view and export this sector. Its owners can make you an editor.',
  title: 'Access',
  loading: 'Loading who has access...',
  failed: 'Who has access could not be loaded',
  mode: 'Who may open this sector',
  modes: { all: 'Everybody', chosen: 'Chosen people and teams' } satisfies Record<AccessMode, string>,
  modeHints: {
    all: 'Every member can read, edit and delete this sector.',
    chosen: 'For everybody else, this sector is invisible: in lists, searches, files and messages.',
  } satisfies Record<AccessMode, string>,
  roles: { viewer: 'Viewer', editor: 'Editor', owner: 'Owner' } satisfies Record<SectorRole, string>,
  own: {
    viewer: 'You are a viewer: you can read and export.',
    editor: 'You are an editor: you can read, export and edit.',
    owner: 'You are an owner: you can also manage access and delete the sector.',
    administrator:
      'You manage access as an administrator. You cannot see what is in the sector, not even in the audit log.',
  },
  askOwner: 'Owners and administrators can change this.',
  grants: 'People and teams',
  nobody: 'Nobody owns this sector yet.',
  you: 'You',
  members: (count: number) => `Team of ${formatCount(count, 'person', 'people')}`,
  roleOf: (name: string) => `Role of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  add: {
    label: 'Add a person or a team',
    placeholder: 'Choose by name',
    search: 'Search by name',
    list: 'People and teams',
    none: 'Nobody of that name',
    team: 'Team',
    role: 'Role',
    submit: 'Add',
  },
  close: 'Done',
  changed: 'Access changed',
  removed: (name: string) => `${name} no longer has access of their own`,
  undo: 'Undo',
  notChanged: { title: 'The access was not changed' },
  restricted: {
    title: 'Restricted sectors',
    text: 'Open to chosen people and teams only. You manage who has access, so that no sector is lost when people leave. You cannot see what is in them unless you add yourself, which the sector’s activity shows.',
    loading: 'Loading restricted sectors...',
    failed: 'The restricted sectors could not be loaded',
    empty: 'Every sector is open to all members.',
    name: 'Sector',
    owners: 'Owners',
    ownerless: 'Nobody',
    manage: (name: string) => `Manage access to ${name}`,
    manageShort: 'Manage access',
  },
};

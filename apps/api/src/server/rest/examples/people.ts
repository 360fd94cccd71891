import { AT, id } from './sectors.ts';

const USER = {
  id: id(2),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  isAdmin: true,
  createdAt: AT,
  profileImageUrl: null,
};

const TOKEN = { id: id(3), name: 'Nightly import', prefix: 'pai_3fK9', createdAt: AT, lastUsedAt: null };

export const PEOPLE_EXAMPLES = {
  SignIn: { email: USER.email, password: 'correct horse battery' },
  SignUp: {
    token: 'hN4xk2pQ',
    email: USER.email,
    password: 'correct horse battery',
    firstName: USER.firstName,
    lastName: USER.lastName,
  },
  CurrentUser: { authenticated: true, user: USER },
  User: USER,
  InvitationInput: { email: 'grace@example.com' },
  Invitation: {
    id: id(4),
    email: 'grace@example.com',
    isAdmin: false,
    token: 'hN4xk2pQ',
    createdAt: AT,
    expiresAt: '2026-11-27T09:30:00.000Z',
    usedAt: null,
  },
  ApiTokenInput: { name: TOKEN.name },
  ApiToken: TOKEN,
  ApiTokenCreated: { ...TOKEN, secret: 'pai_3fK9…' },
  Workspace: { companyName: 'Example Consulting', accentColour: '#1f6feb', hasLogo: false },
  WorkspaceUpdate: { companyName: 'Example Consulting', accentColour: '#1f6feb' },
  Job: {
    id: id(5),
    kind: 'analysis',
    sectorId: id(1),
    status: 'running',
    ahead: null,
    done: 12,
    total: 40,
    current: '1.1 Register claim',
    error: null,
    failures: [],
    createdAt: AT,
    finishedAt: null,
  },
};

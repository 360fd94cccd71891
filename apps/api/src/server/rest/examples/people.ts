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

const CLIENT_LINK = {
  id: id(90),
  label: 'Steering committee',
  createdBy: 'Ada Lovelace',
  createdAt: AT,
  expiresAt: '2026-11-27T09:30:00.000Z',
  revokedAt: null,
  hasPassword: true,
  openings: 0,
  lastOpenedAt: null,
};

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
  ClientLinkInput: { label: CLIENT_LINK.label, days: 30, password: 'three quiet harbours' },
  ClientLink: CLIENT_LINK,
  ClientLinkCreated: { ...CLIENT_LINK, url: '/client#hN4xk2pQ' },
  ClientLinkOpening: { openedAt: AT, address: '203.0.113.x', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
  ClientPageInput: { token: 'hN4xk2pQ', password: 'three quiet harbours' },
  ClientPage: {
    title: 'Harbour Mutual – Blueprint',
    subtitle: 'Where automation, AI and agents pay, and what to do first',
    client: 'Harbour Mutual',
    about: ['Reference model: ACORD', '28 October 2026'],
    draft: false,
    accent: '#1f6feb',
    onAccent: '#ffffff',
    logo: null,
    expiresAt: '2026-11-27T09:30:00.000Z',
    blocks: [
      { kind: 'heading', level: 1, text: 'Executive summary' },
      { kind: 'figures', figures: [{ label: 'Payback', value: '9.1 months', note: 'in Aug 2027' }] },
    ],
  },
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

/** Who may call a procedure, and whether a token that only reads may. */
export type Access =
  | 'anybody'
  | 'people: read'
  | 'people: write'
  | 'people, on the page only: read'
  | 'people, on the page only: write'
  | 'administrators: read'
  | 'administrators: write'
  | 'administrators, on the page only: write';

/**
 * Who may do what, written down apart from the code that enforces it: a test calls each procedure as each kind of
 * caller, and fails for one that does not stand here.
 */
export const ACCESS_POLICY: Record<Access, Record<string, string>> = {
  anybody: {
    auth: 'signInOptions signUp signIn completeSignIn beginRequiredSetup completeRequiredSetup offer resetOffer resetPassword',
    clientLinks: 'open',
    users: 'me',
  },
  'people: read': {
    activity: 'list',
    actuals: 'get',
    benchmarks: 'get rates',
    clientLinks: 'list openings',
    comments: 'list counts people',
    evidence: 'list ofInsight',
    exports: 'list cover destination readiness changes preview',
    imports: 'list',
    inbox: 'list',
    initiatives: 'plan get',
    insights: 'list get text deleted',
    jobs: 'get result partialResult running progress',
    journeys: 'list savings deleted',
    opportunities: 'list rejected',
    playbooks: 'list get plan applications deleted',
    presence: 'watch',
    processes: 'tree get deletions',
    roi: 'get outlook',
    savedViews: 'list',
    scenarios: 'list compare',
    sectorAccess: 'get',
    sectors: 'list deleted favorites getSummary get overview highlights archive',
    suitability: 'get landscape',
    teams: 'list',
    tokens: 'list',
    useCases: 'get generalIdeas',
    values: 'get rollUps getOne',
    vendors: 'list deleted get shortlist shortlists compare',
    webhooks: 'list deliveries',
    workspace: 'get',
  },
  'people: write': {
    actuals: 'save import',
    benchmarks: 'adoptRates',
    clientLinks: 'remove',
    comments: 'create update remove restore',
    erasure: 'sector insight export',
    evidence: 'decide undecide',
    exports: 'saveCover create startExport',
    imports: 'preview reread complete remove',
    inbox: 'markRead markUnread markAllRead',
    initiatives: 'updateSettings undo create update remove propose merge split setBaseline reorder',
    insights: 'upload startUpload summarize startSummary remove restore',
    jobs: 'cancel',
    journeys: 'create update remove restore suggest startSuggestions',
    opportunities: 'create update decide assign',
    playbooks: 'generate startDraft applyToSector undo create update remove restore',
    processes: 'create update remove removeMany move duplicate restore research startResearch analyze startAnalysis',
    roi: 'saveInputs calculate updateAssumptions',
    savedViews: 'create remove',
    scenarios: 'create update remove',
    sectorAccess: 'update',
    sectors: 'setFavorite proposeIndustry create update remove restore createSample startSample importArchive',
    suitability: 'overrule',
    tokens: 'remove',
    vendors: 'create update remove restore refresh startRefresh acceptRefresh keep drop basis matches',
  },
  'people, on the page only: read': {
    account: 'sessions',
    auth: 'secondFactor',
  },
  'people, on the page only: write': {
    account: 'updateProfile changePassword endSession endOtherSessions',
    auth: 'beginSetup confirmSetup removeSecondFactor',
    clientLinks: 'create restore',
    tokens: 'create',
    webhooks: 'create update remove test',
  },
  'administrators: read': {
    audit: 'list get',
    backups: 'last',
    invitations: 'list',
    sectorAccess: 'restricted',
    status: 'get',
    storage: 'get',
    users: 'list',
  },
  'administrators: write': {
    invitations: 'create remove',
    status: 'testAnalyst',
    storage: 'setRetention cleanUp',
    teams: 'create update remove',
    users: 'remove',
    workspace: 'update setLogo removeLogo setTemplate removeTemplate importArchive',
  },
  'administrators, on the page only: write': {
    auth: 'createResetLink resetSecondFactor',
    personalData: 'erase',
    users: 'setRole endSessions',
  },
};

/** Who is let in where a sector is open to chosen people: these, and whoever may do more. */
export type SectorAccessLevel =
  | 'viewers'
  | 'editors'
  | 'owners'
  | 'viewers and administrators'
  | 'owners and administrators'
  | 'administrators'
  | 'everybody, of a sector that is not there for them: nothing';

/** Every procedure that is told a sector; to whoever is not let in and may not view it, it is not there. */
export const SECTOR_POLICY: Record<SectorAccessLevel, Record<string, string>> = {
  viewers: {
    activity: 'list',
    actuals: 'get',
    benchmarks: 'get rates',
    clientLinks: 'list openings',
    comments: 'list counts people',
    evidence: 'list ofInsight',
    exports: 'list cover readiness changes preview create startExport',
    imports: 'list',
    initiatives: 'plan get',
    insights: 'list get text deleted',
    jobs: 'running',
    journeys: 'list savings deleted',
    opportunities: 'list rejected',
    playbooks: 'list plan applications',
    processes: 'tree get deletions',
    roi: 'get outlook',
    savedViews: 'create',
    scenarios: 'list compare',
    sectors: 'setFavorite getSummary get overview archive',
    suitability: 'get landscape',
    useCases: 'generalIdeas',
    values: 'get rollUps getOne',
    vendors: 'shortlist compare basis matches',
    webhooks: 'create',
  },
  editors: {
    actuals: 'save import',
    benchmarks: 'adoptRates',
    clientLinks: 'create remove restore',
    comments: 'create update remove restore',
    erasure: 'insight export',
    evidence: 'decide undecide',
    exports: 'saveCover',
    imports: 'preview reread complete remove',
    initiatives: 'updateSettings undo create update remove propose merge split setBaseline reorder',
    insights: 'upload startUpload summarize startSummary remove restore',
    journeys: 'create update remove restore suggest startSuggestions',
    opportunities: 'create update decide assign',
    playbooks: 'generate startDraft applyToSector undo',
    processes: 'create update remove removeMany move duplicate restore research startResearch analyze startAnalysis',
    roi: 'saveInputs calculate updateAssumptions',
    scenarios: 'create update remove',
    sectors: 'update',
    suitability: 'overrule',
    vendors: 'keep drop',
  },
  owners: { sectors: 'remove restore' },
  'viewers and administrators': { sectorAccess: 'get' },
  'owners and administrators': { erasure: 'sector', sectorAccess: 'update' },
  administrators: { audit: 'list' },
  'everybody, of a sector that is not there for them: nothing': { presence: 'watch' },
};

/** Procedures that are told a thing of a sector, and not the sector. */
export const SECTOR_POLICY_BY_THING: Record<'viewers' | 'editors', Record<string, string>> = {
  viewers: { jobs: 'get result partialResult progress' },
  editors: { jobs: 'cancel' },
};

/** Procedures that answer with several sectors: whoever is not let in is told nothing of the one. */
export const SECTOR_POLICY_OF_LISTS: Record<
  'viewers' | 'owners and administrators' | 'administrators',
  Record<string, string>
> = {
  viewers: { inbox: 'list', savedViews: 'list', sectors: 'list favorites highlights', vendors: 'shortlists' },
  'owners and administrators': { sectors: 'deleted' },
  administrators: { sectorAccess: 'restricted' },
};

/** All others: what they do is about no sector, or about what is one's own, whatever sector it stands in. */
export const NO_SECTOR: Record<string, string> = {
  account: 'updateProfile changePassword sessions endSession endOtherSessions',
  audit: 'get',
  auth: 'signInOptions signUp signIn completeSignIn beginRequiredSetup completeRequiredSetup secondFactor beginSetup confirmSetup removeSecondFactor resetSecondFactor offer createResetLink resetOffer resetPassword',
  backups: 'last',
  clientLinks: 'open',
  exports: 'destination',
  inbox: 'markRead markUnread markAllRead',
  invitations: 'list create remove',
  personalData: 'erase',
  playbooks: 'get deleted create update remove restore',
  savedViews: 'remove',
  sectors: 'proposeIndustry create createSample startSample importArchive',
  status: 'get testAnalyst',
  storage: 'get setRetention cleanUp',
  teams: 'list create update remove',
  tokens: 'list create remove',
  useCases: 'get',
  users: 'me list setRole endSessions remove',
  vendors: 'list deleted get create update remove restore refresh startRefresh acceptRefresh',
  webhooks: 'list update remove test deliveries',
  workspace: 'get update setLogo removeLogo setTemplate removeTemplate importArchive',
};

/** Who may call a tool of assistants, and who is let in where its sector is open to chosen people. */
export const MCP_POLICY: Record<
  'people: read' | 'people: write',
  Partial<Record<'viewers' | 'editors' | 'no sector', string>>
> = {
  'people: read': {
    viewers: 'get_sector search get_process get_roi get_plan get_job compare_vendors',
    'no sector': 'list_sectors',
  },
  'people: write': {
    viewers: 'export_blueprint',
    editors:
      'research_processes import_processes start_analysis decide_opportunities set_roi_inputs propose_plan draft_playbook',
    'no sector': 'create_sector',
  },
};

/** Assistants come with a token of a person, and call the same procedures. */
export type RouteAccess = Access | 'tokens' | 'whoever has the token of the metrics';

/** Every address that leads to no procedure. */
export const ROUTE_POLICY: Record<string, RouteAccess> = {
  '/mcp': 'tokens',
  '/metrics': 'whoever has the token of the metrics',
  '/api/login': 'anybody',
  '/api/login/callback': 'anybody',
  '/api/logout': 'anybody',
  '/api/health': 'anybody',
  '/api/health/live': 'anybody',
  '/api/health/ready': 'anybody',
  '/api/openapi.json': 'anybody',
  '/api/audit/csv': 'administrators: read',
  '/api/user/archive': 'people, on the page only: read',
  '/api/users/:userId/archive': 'administrators: read',
  '/api/exports/:exportId/file': 'people: read',
  '/api/sectors/:sectorId/insights/:insightId/file': 'people: read',
  '/api/workspace/archive': 'administrators: read',
  '/api/workspace/logo': 'people: read',
  '/api/workspace/templates/:kind': 'people: read',
};

/** Of those, whose answer is a sector's. */
export const SECTOR_ROUTE_POLICY: Record<string, SectorAccessLevel> = {
  '/api/exports/:exportId/file': 'viewers',
  '/api/sectors/:sectorId/insights/:insightId/file': 'viewers',
};

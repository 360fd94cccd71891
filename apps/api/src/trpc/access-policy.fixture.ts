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
    evidence: 'list',
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
    sectors: 'list deleted favorites getSummary get overview highlights',
    suitability: 'get landscape',
    tokens: 'list',
    useCases: 'get generalIdeas',
    values: 'get rollUps getOne',
    vendors: 'list deleted get shortlist shortlists compare',
    workspace: 'get',
  },
  'people: write': {
    actuals: 'save import',
    benchmarks: 'adoptRates',
    clientLinks: 'remove',
    comments: 'create update remove restore',
    exports: 'saveCover create startExport',
    imports: 'preview reread complete remove',
    inbox: 'markRead markAllRead',
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
    sectors: 'setFavorite proposeIndustry create update remove restore createSample startSample',
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
  },
  'administrators: read': {
    audit: 'list get',
    invitations: 'list',
    users: 'list',
  },
  'administrators: write': {
    invitations: 'create remove',
    users: 'remove',
    workspace: 'update setLogo removeLogo setTemplate removeTemplate',
  },
  'administrators, on the page only: write': {
    auth: 'createResetLink resetSecondFactor',
    users: 'setRole',
  },
};

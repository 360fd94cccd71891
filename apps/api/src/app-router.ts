import { accountRouter } from './features/account/router.ts';
import { activityRouter } from './features/activity/router.ts';
import { actualsRouter } from './features/actuals/router.ts';
import { analysisRouter } from './features/analysis/router.ts';
import { auditRouter } from './features/audit/router.ts';
import { authRouter } from './features/auth/router.ts';
import { backupsRouter } from './features/backups/router.ts';
import { benchmarksRouter } from './features/benchmarks/router.ts';
import { clientLinksRouter } from './features/client-links/router.ts';
import { commentsRouter } from './features/comments/router.ts';
import { erasureRouter } from './features/erasure/router.ts';
import { evidenceRouter } from './features/evidence/router.ts';
import { exportsRouter } from './features/exports/router.ts';
import { importsRouter } from './features/imports/router.ts';
import { inboxRouter } from './features/inbox/router.ts';
import { initiativesRouter } from './features/initiatives/router.ts';
import { insightsRouter } from './features/insights/router.ts';
import { invitationsRouter } from './features/invitations/router.ts';
import { jobsRouter } from './features/jobs/router.ts';
import { journeysRouter } from './features/journeys/router.ts';
import { opportunitiesRouter } from './features/opportunities/router.ts';
import { personalDataRouter } from './features/personal-data/router.ts';
import { playbooksRouter } from './features/playbooks/router.ts';
import { presenceRouter } from './features/presence/router.ts';
import { processesRouter } from './features/processes/router.ts';
import { roiRouter } from './features/roi/router.ts';
import { sampleClientRouter } from './features/sample-client/router.ts';
import { savedViewsRouter } from './features/saved-views/router.ts';
import { outlookRouter, scenariosRouter } from './features/scenarios/router.ts';
import { sectorAccessRouter } from './features/sector-access/router.ts';
import { sectorArchiveRouter } from './features/sector-archive/router.ts';
import { sectorDetailRouter } from './features/sector-detail/router.ts';
import { sectorOverviewRouter } from './features/sector-overview/router.ts';
import { sectorsRouter } from './features/sectors/router.ts';
import { statusRouter } from './features/status/router.ts';
import { storageRouter } from './features/storage/router.ts';
import { suitabilityRouter } from './features/suitability/router.ts';
import { teamsRouter } from './features/teams/router.ts';
import { tokensRouter } from './features/tokens/router.ts';
import { useCasesRouter } from './features/use-cases/router.ts';
import { usersRouter } from './features/users/router.ts';
import { valuesRouter } from './features/values/router.ts';
import { vendorsRouter } from './features/vendors/router.ts';
import { webhooksRouter } from './features/webhooks/router.ts';
import { workspaceRouter } from './features/workspace/router.ts';
import { workspaceArchiveRouter } from './features/workspace-archive/router.ts';
import { mergeRouters, router } from './trpc/procedure.ts';

/** The table of contents of the API, for both doors: tRPC and REST. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  users: usersRouter,
  storage: storageRouter,
  personalData: personalDataRouter,
  invitations: invitationsRouter,
  tokens: tokensRouter,
  webhooks: webhooksRouter,
  savedViews: savedViewsRouter,
  sectors: mergeRouters(
    sectorsRouter,
    sectorDetailRouter,
    sectorOverviewRouter,
    sampleClientRouter,
    sectorArchiveRouter,
  ),
  sectorAccess: sectorAccessRouter,
  teams: teamsRouter,
  erasure: erasureRouter,
  activity: activityRouter,
  audit: auditRouter,
  backups: backupsRouter,
  comments: commentsRouter,
  inbox: inboxRouter,
  presence: presenceRouter,
  processes: mergeRouters(processesRouter, analysisRouter),
  opportunities: opportunitiesRouter,
  status: statusRouter,
  suitability: suitabilityRouter,
  useCases: useCasesRouter,
  imports: importsRouter,
  initiatives: initiativesRouter,
  actuals: actualsRouter,
  journeys: journeysRouter,
  jobs: jobsRouter,
  roi: mergeRouters(roiRouter, outlookRouter),
  benchmarks: benchmarksRouter,
  scenarios: scenariosRouter,
  insights: insightsRouter,
  evidence: evidenceRouter,
  playbooks: playbooksRouter,
  exports: exportsRouter,
  clientLinks: clientLinksRouter,
  values: valuesRouter,
  vendors: vendorsRouter,
  workspace: mergeRouters(workspaceRouter, workspaceArchiveRouter),
});

export type AppRouter = typeof appRouter;

import type { Workspace } from '@process-ai/contract/workspace';
import { useState } from 'react';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { BrandingForm } from './components/branding-form.tsx';
import { CoverSketch } from './components/cover-sketch.tsx';
import { LogoPanel } from './components/logo-panel.tsx';
import { copy } from './copy.ts';
import { workspaceValues } from './form.ts';
import { logoAddress, useDestination, useWorkspace } from './queries.ts';

/** How the client's documents look. */
export function WorkspaceScreen() {
  const workspace = useWorkspace();
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader title={copy.title} description={copy.text} />
      {workspace.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-60" />
        </Loading>
      ) : null}
      {workspace.isError ? (
        <FailedState title={copy.failed} error={workspace.error} onRetry={() => void workspace.refetch()} />
      ) : null}
      {workspace.data ? <Branding workspace={workspace.data} logo={logoAddress(workspace.dataUpdatedAt)} /> : null}
    </div>
  );
}

function Branding({ workspace, logo }: { workspace: Workspace; logo: string }) {
  const [typed, setTyped] = useState(() => workspaceValues(workspace));
  const address = workspace.hasLogo ? logo : null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-8">
        <BrandingForm workspace={workspace} onType={setTyped} />
        <LogoPanel address={address} />
        <Destination />
      </div>
      <CoverSketch {...typed} logo={address} />
    </div>
  );
}

/** Where exports go: set where the server starts, and only said here. */
function Destination() {
  const { data } = useDestination();
  return data ? (
    <section aria-label={copy.destination.title} className="grid gap-1 border-t pt-6">
      <h2 className="font-semibold text-base">{copy.destination.title}</h2>
      <p className="max-w-prose text-pretty text-muted">{copy.destination[data.google ? 'google' : 'download']}</p>
    </section>
  ) : null;
}

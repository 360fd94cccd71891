import type { BackupStatus } from '@process-ai/contract/backups';
import { FailedState } from '../../../components/failed-state.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useLastBackup } from '../queries.ts';
import { Fact, Panel } from './panel.tsx';

const words = copy.backups;

/** Whether the data could be brought back: the last backup that is whole, and why the latest try failed. */
export function Backups() {
  const backup = useLastBackup();
  if (backup.data) return <State backup={backup.data} />;
  return backup.isError ? (
    <FailedState title={words.unread} error={backup.error} onRetry={() => void backup.refetch()} />
  ) : null;
}

function State({ backup: { nightly, last, failure } }: { backup: BackupStatus }) {
  const below = nightly ? null : <p className="text-muted text-sm">{words.none}</p>;
  return (
    <Panel title={words.title} below={below}>
      {nightly ? <Fact name={words.plan}>{words.nightly(nightly)}</Fact> : null}
      {last || nightly ? (
        <Fact name={words.last} note={last?.fileName ?? null}>
          {last ? formatDateTime(last.finishedAt) : words.notYet}
        </Fact>
      ) : null}
      {last ? <Fact name={words.size}>{copy.storage.size(last.bytes)}</Fact> : null}
      {failure ? (
        <Fact name={words.failure} note={failure.message}>
          <span className="text-danger">{formatDateTime(failure.at)}</span>
        </Fact>
      ) : null}
    </Panel>
  );
}

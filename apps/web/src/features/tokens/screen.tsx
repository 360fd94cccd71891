import type { ApiToken } from '@process-ai/contract/tokens';
import { KeyRound, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { Listed } from '../../components/listed.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { copy } from './copy.ts';
import { useRemoveToken, useTokens } from './queries.ts';

const CreateTokenDialog = lazy(async () => ({
  default: (await import('./components/create-token-dialog.tsx')).CreateTokenDialog,
}));

/** API tokens, which let scripts act for the user. */
export const TokensScreen = () => (
  <ListPage copy={copy} renderCreate={(onClose) => <CreateTokenDialog onClose={onClose} />}>
    <TokenList />
    <CurlExample />
  </ListPage>
);

function TokenList() {
  const tokens = useTokens();
  const remove = useRemoveToken();
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  return (
    <>
      <Listed query={tokens} copy={copy} icon={KeyRound}>
        {(items) => <TokenTable tokens={items} onRemove={setLeaving} />}
      </Listed>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={copy.remove.text(leaving?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ tokenId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}

interface TokenTableProps {
  tokens: readonly ApiToken[];
  onRemove: (token: ApiToken) => void;
}

const TokenTable = ({ tokens, onRemove }: TokenTableProps) => (
  <Table label={copy.title}>
    <TableHead>
      <tr>
        <TableHeaderCell>{copy.table.name}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.secret}</TableHeaderCell>
        <TableHeaderCell className="@max-md:hidden">{copy.table.scope}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.created}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.expires}</TableHeaderCell>
        <TableHeaderCell>{copy.table.lastUsed}</TableHeaderCell>
        <TableHeaderCell>
          <span className="sr-only">{copy.table.actions}</span>
        </TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {tokens.map((token) => (
        <TableRow key={token.id}>
          <TableCell className="min-w-32 font-medium wrap-anywhere">{token.name}</TableCell>
          <TableCell className="whitespace-nowrap font-mono text-muted text-xs @max-2xl:hidden">
            {token.prefix}…
          </TableCell>
          <TableCell className="text-muted @max-md:hidden">{copy.scopes[token.scope]}</TableCell>
          <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{formatDate(token.createdAt)}</TableCell>
          <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{expiryOf(token)}</TableCell>
          <TableCell className="whitespace-nowrap text-muted">
            {token.lastUsedAt ? formatDateTime(token.lastUsedAt) : copy.table.never}
          </TableCell>
          <TableCell className="text-right">
            <IconButton label={copy.remove.label(token.name)} icon={Trash2} onClick={() => onRemove(token)} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function expiryOf({ expiresAt }: ApiToken): string {
  if (expiresAt === null) return copy.table.never;
  return new Date(expiresAt) > new Date() ? formatDate(expiresAt) : copy.table.expired;
}

function CurlExample() {
  const example = `curl -H "Authorization: Bearer $PROCESS_AI_TOKEN" \\\n  ${location.origin}/api/sectors`;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="font-semibold text-sm">{copy.example.title}</h2>
          <p className="text-muted">{copy.example.text}</p>
        </div>
        <div className="flex items-center gap-4">
          <a href="/api/docs" className="rounded text-accent underline-offset-4 hover:underline">
            {copy.example.reference}
          </a>
          <CopyButton text={example} label={copy.example.copy} copied={copy.example.copied} />
        </div>
      </div>
      {/* It may scroll sideways, so it must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-subtle p-4 font-mono text-xs leading-5">
        {example}
      </pre>
    </section>
  );
}

import type { ApiToken } from '@process-ai/contract/tokens';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

interface TokenTableProps {
  tokens: readonly ApiToken[];
  onRemove: (token: ApiToken) => void;
}

export const TokenTable = ({ tokens, onRemove }: TokenTableProps) => (
  <Table label={copy.title}>
    <TableHead>
      <tr>
        <TableHeaderCell>{copy.table.name}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.secret}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.created}</TableHeaderCell>
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
          <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{formatDate(token.createdAt)}</TableCell>
          <TableCell className="text-muted">
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

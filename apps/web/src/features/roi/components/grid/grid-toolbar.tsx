import { ArrowDownToLine, Scale, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { copy } from '../../copy.ts';
import { SCOPES, type Scope } from '../../model/rows.ts';

interface GridToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  /** null = the processes worth entering figures for. */
  scope: Scope | null;
  onScope: (scope: Scope | null) => void;
  /** How many processes have figures. */
  withFigures: number;
  onUndo: () => void;
  onFillDown: () => void;
  /** What fills figures in for many processes at once. */
  children: ReactNode;
  /** Where the selected processes are compared with vendors; null while none is selected. */
  comparePath: string | null;
}

export const GridToolbar = (props: GridToolbarProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
    <SearchInput
      value={props.query}
      onValueChange={props.onQuery}
      label={copy.grid.search}
      className="w-full sm:w-64"
    />
    {SCOPES.map((scope) => (
      <label key={scope} className="inline-flex cursor-pointer items-center gap-1.5">
        <Checkbox
          checked={props.scope === scope}
          onCheckedChange={(checked) => props.onScope(checked === true ? scope : null)}
        />
        {copy.grid.scopes[scope](props.withFigures)}
      </label>
    ))}
    <div className="ml-auto flex flex-wrap items-center gap-1">
      {props.children}
      <IconButton label={copy.grid.fillDown} icon={ArrowDownToLine} onClick={props.onFillDown} />
      <IconButton label={copy.grid.undo} icon={Undo2} onClick={props.onUndo} />
      {props.comparePath === null ? (
        <Button disabled title={copy.compare.hint}>
          <Scale aria-hidden />
          {copy.compare.open}
        </Button>
      ) : (
        <Button asChild>
          <Link to={props.comparePath}>
            <Scale aria-hidden />
            {copy.compare.open}
          </Link>
        </Button>
      )}
    </div>
  </div>
);

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Select } from '../../../components/select.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { copy } from '../copy.ts';
import {
  ClearFilters,
  FurtherFilters,
  Labelled,
  type OpportunityFiltersProps,
  SORT_OPTIONS,
  StatusFilter,
  TypeFilter,
} from './filter-choices.tsx';

interface FilterSheetProps extends OpportunityFiltersProps {
  /** How many filters are in use. */
  active: number;
  /** The way to the saved views. */
  views: ReactNode;
  onClose: () => void;
}

/** All filters below each other. Opens as it is mounted. */
export function FilterSheet({ onClose, active, views, ...props }: FilterSheetProps) {
  const { filters, onFilters, sort, onSort, found } = props;
  return (
    <Sheet open onOpenChange={onClose} title={copy.filters.label} className="w-88">
      <header className="flex items-center gap-2 border-b py-1.5 pr-1.5 pl-4">
        <h2 className="grow font-semibold">{copy.filters.label}</h2>
        <IconButton label={copy.filters.close} icon={X} onClick={onClose} />
      </header>
      <Labelled value>
        <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-4">
          <TypeFilter filters={filters} onFilters={onFilters} />
          <Field label={copy.filters.sort}>
            <Select value={sort} onValueChange={onSort} options={SORT_OPTIONS} />
          </Field>
          <StatusFilter filters={filters} onFilters={onFilters} />
          <FurtherFilters {...props} />
        </div>
      </Labelled>
      <footer className="flex flex-wrap items-center gap-2 border-t p-3">
        {views}
        {active > 0 ? <ClearFilters onFilters={onFilters} /> : null}
        <Button variant="primary" className="ml-auto" onClick={onClose}>
          {copy.filters.show(found)}
        </Button>
      </footer>
    </Sheet>
  );
}

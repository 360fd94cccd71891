// What opens over the list or beside it, in one file: whoever uses the list needs most of it.
import { Trash2, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useSavedViews } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { layersCopy } from '../model/layers-copy.ts';
import { viewPath } from '../model/view-address.ts';
import { useRemoveView, useSaveView } from '../queries.ts';
import { useViewQuery } from '../use-url-state.ts';
import {
  ClearFilters,
  FurtherFilters,
  Labelled,
  type OpportunityFiltersProps,
  SORT_OPTIONS,
  StatusFilter,
  TypeFilter,
} from './filter-choices.tsx';

export { TriagePanel } from './triage-panel.tsx';

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

/** Saves the filters of now, and lists the views there are. Opens as it is mounted. */
export function SavedViewsDialog({ sectorId, onClose }: { sectorId: string; onClose: () => void }) {
  const query = useViewQuery();
  const views = useSavedViews().data?.filter((view) => view.sectorId === sectorId) ?? [];
  const [name, setName] = useState(views.find((view) => view.query === query)?.name ?? '');
  const save = useSaveView();
  const remove = useRemoveView();
  const isKnown = views.some((view) => view.name === name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ sectorId, name, query }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} title={copy.views.title} description={layersCopy.views.text} width="sm">
      <form className="contents" onSubmit={submit}>
        <DialogBody>
          <Field label={layersCopy.views.name} hint={isKnown ? layersCopy.views.replaces : undefined}>
            <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          {views.length > 0 ? (
            <ul aria-label={layersCopy.views.list} className="mt-4 divide-y border-t">
              {views.map((view) => (
                <li key={view.id} className="flex items-center gap-2 py-1">
                  <Link
                    to={viewPath(view)}
                    onClick={onClose}
                    className="min-w-0 grow truncate rounded py-1 text-accent hover:underline"
                  >
                    {view.name}
                  </Link>
                  <IconButton label={layersCopy.views.removeOf(view.name)} icon={Trash2} onClick={() => remove(view)} />
                </li>
              ))}
            </ul>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{layersCopy.assign.cancel}</Button>
          <Button type="submit" variant="primary" disabled={name.trim() === '' || save.isPending}>
            {layersCopy.views.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

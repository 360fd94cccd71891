import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Plus, Split, Undo2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { ForEditors } from '../../../../components/for-editors.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { Loading } from '../../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../../components/table.tsx';
import { Worth } from '../../../../components/worth.tsx';
import { errorText } from '../../../../lib/error-copy.ts';
import { onDemand, prefetchAtFirstSign } from '../../../../lib/on-demand.tsx';
import { usePrinting } from '../../../../lib/printing.ts';
import { useOpportunities } from '../../../../lib/shared-queries.ts';
import { copy } from '../../copy.ts';
import type { InitiativeFormReturn } from '../../form.ts';
import { formCopy } from '../../model/form-copy.ts';
import { reselect } from '../../model.ts';
import { Section } from './section.tsx';

const dialogs = onDemand(() => import('./carried-dialogs.tsx'));
prefetchAtFirstSign(dialogs);
const AddOpportunitiesDialog = dialogs.part('AddOpportunitiesDialog');
const SplitDialog = dialogs.part('SplitDialog');

interface CarriedProps {
  sectorId: string;
  form: InitiativeFormReturn;
  plan: Plan;
  initiative: Initiative;
  currency: string;
  /** Whether something is not saved yet: a split is made of what is saved. */
  isDirty: boolean;
}

const words = formCopy.carried;

/** As many are shown until somebody asks for all. */
const SHOWN = 50;

/** The opportunities that it delivers, with what each saves; some of them can become an initiative of their own. */
export function Carried({ sectorId, form, plan, initiative, currency, isDirty }: CarriedProps) {
  const opportunities = useOpportunities(sectorId);
  const printing = usePrinting();
  const ids = useWatch({ control: form.control, name: 'opportunityIds' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'add' | 'split' | null>(null);
  const [all, setAll] = useState(false);

  const byId = useMemo(() => new Map((opportunities.data ?? []).map((one) => [one.id, one])), [opportunities.data]);
  const carried = ids.flatMap((id) => byId.get(id) ?? []);
  const selected = carried.filter(({ id }) => chosen.has(id));
  const shown = all || printing ? carried : carried.slice(0, SHOWN);
  const set = (next: string[]) => form.setValue('opportunityIds', next, { shouldDirty: true });
  const select = (toggled: readonly SectorOpportunity[], isSelected: boolean) => {
    const changed = toggled.map(({ id }) => id);
    setChosen(reselect(chosen, changed, isSelected));
  };
  const takeOut = () => {
    set(ids.filter((id) => !chosen.has(id)));
    setChosen(new Set());
  };
  const error = form.formState.errors.opportunityIds?.message;

  return (
    <Section
      title={words.title(ids.length)}
      text={words.text}
      actions={
        <>
          {selected.length > 0 ? (
            <>
              <Button size="sm" onClick={takeOut}>
                <Undo2 aria-hidden />
                {words.takeOut(selected.length)}
              </Button>
              <Button
                size="sm"
                disabled={isDirty || selected.length === carried.length}
                title={isDirty ? words.saveFirst : selected.length === carried.length ? words.notAll : undefined}
                onClick={() => setDialog('split')}
              >
                <Split aria-hidden />
                {words.split(selected.length)}
              </Button>
            </>
          ) : null}
          <ForEditors>
            <Button size="sm" disabled={plan.unplanned.opportunityIds.length === 0} onClick={() => setDialog('add')}>
              <Plus aria-hidden />
              {words.add(plan.unplanned.opportunityIds.length)}
            </Button>
          </ForEditors>
        </>
      }
    >
      {error ? <FormError>{error}</FormError> : null}
      {opportunities.error ? <FormError>{errorText(opportunities.error)}</FormError> : null}
      {opportunities.isPending ? <Loading label={copy.opportunitiesLoading} /> : null}
      {carried.length > 0 ? (
        <Table label={words.label}>
          <TableHead>
            <tr>
              <ForEditors>
                <TableHeaderCell className="px-2! print:hidden">
                  <Checkbox
                    checked={
                      selected.length === 0 ? false : selected.length === carried.length ? true : 'indeterminate'
                    }
                    onCheckedChange={(checked) => select(carried, checked === true)}
                    aria-label={words.selectAll}
                  />
                </TableHeaderCell>
              </ForEditors>
              <TableHeaderCell className="px-2!">{words.opportunity}</TableHeaderCell>
              <TableHeaderCell className="px-2! @max-2xl:hidden">{words.process}</TableHeaderCell>
              <TableHeaderCell className="px-2! @max-xl:hidden">{words.effort}</TableHeaderCell>
              <TableHeaderCell className="px-2! text-right">{words.savings}</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((opportunity) => (
              <TableRow key={opportunity.id} className="break-inside-avoid">
                <ForEditors>
                  <TableCell className="px-2! print:hidden">
                    <Checkbox
                      checked={chosen.has(opportunity.id)}
                      onCheckedChange={(checked) => select([opportunity], checked === true)}
                      aria-label={words.select(opportunity.title)}
                    />
                  </TableCell>
                </ForEditors>
                <th scope="row" className="px-2 py-1.5 font-normal wrap-anywhere">
                  {opportunity.title}{' '}
                  <Badge tone="outline" className="align-middle">
                    {copy.types[opportunity.type]}
                  </Badge>
                </th>
                <TableCell className="px-2! @max-2xl:hidden">
                  <Link
                    to={`/sectors/${sectorId}?process=${opportunity.processId}`}
                    className="text-muted wrap-anywhere hover:text-ink hover:underline"
                  >
                    {opportunity.processCode} {opportunity.processName}
                  </Link>
                </TableCell>
                <TableCell className="px-2! whitespace-nowrap @max-xl:hidden">
                  {words.effortOf(opportunity.effort)}
                </TableCell>
                <TableCell className="px-2! text-right whitespace-nowrap">
                  <Worth of={opportunity} currency={currency} sectorId={sectorId} processId={opportunity.processId} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : opportunities.data ? (
        <p className="text-muted">{words.none}</p>
      ) : null}
      {shown.length < carried.length ? (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)} className="justify-self-start">
          {words.showAll(carried.length)}
        </Button>
      ) : null}
      <Suspense>
        {dialog === 'add' ? (
          <AddOpportunitiesDialog
            opportunities={plan.unplanned.opportunityIds.flatMap((id) =>
              ids.includes(id) ? [] : (byId.get(id) ?? []),
            )}
            currency={currency}
            onAdd={(added) => {
              set([...ids, ...added]);
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === 'split' ? (
          <SplitDialog
            sectorId={sectorId}
            initiative={initiative}
            opportunityIds={selected.map(({ id }) => id)}
            onClose={() => setDialog(null)}
            onSplit={() => setChosen(new Set())}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}

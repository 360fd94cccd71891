import { EXPORT_FORMATS, EXPORT_SECTIONS, type ExportFormat, type ExportSection } from '@process-ai/contract/exports';
import { type SectorSummary, SHORT_NAME_MAX } from '@process-ai/contract/sectors';
import { ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Choices } from '../../../components/choices.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Field } from '../../../components/field.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { Input } from '../../../components/input.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { SECTION_NAMES } from '../../../lib/section-names.ts';
import { useExportDestination, useSectorSummary } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { useExportPreview, useSaveShortName } from '../queries.ts';
import { CoverFields, ExportPreview } from './cover-fields.tsx';
import { EarlierExports } from './earlier-exports.tsx';
import { downloadAll, ExportFile, useExportFiles } from './export-files.tsx';
import { FormatIcon } from './format-icon.tsx';
import { ReadinessCheck } from './readiness-check.tsx';
import { useVendorChoice, VendorChoice } from './vendor-choice.tsx';

const words = copy.dialog;
const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

type View = 'new' | 'earlier';

interface ExportDialogProps {
  sectorId: string;
  view: View;
  onViewChange: (view: View) => void;
  onClose: () => void;
}

/** The whole of a sector as files, or what was handed over before. Opens on mount. */
export function ExportDialog({ sectorId, view, onViewChange, onClose }: ExportDialogProps) {
  const sector = useSectorSummary(sectorId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="xl"
      title={words.title}
      description={
        <Segmented<View>
          label={words.views.label}
          value={view}
          onValueChange={onViewChange}
          options={[
            { value: 'new', label: words.views.fresh },
            { value: 'earlier', label: words.views.earlier },
          ]}
        />
      }
    >
      {view === 'earlier' ? (
        <>
          <DialogBody>
            <h3 className="sr-only">{words.views.earlier}</h3>
            <EarlierExports sectorId={sectorId} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>{words.close}</Button>
          </DialogFooter>
        </>
      ) : sector.data ? (
        <NewExport sector={sector.data} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

interface Options {
  formats: ExportFormat[];
  sections: ExportSection[];
  withProposals: boolean;
  /** Where the workspace has a template of its own. */
  inOwnTemplate: boolean;
}

/** No process = all that are analysed. */
const EVERY: readonly string[] = [];
const ALL: Options = { formats: FORMATS, sections: [...EXPORT_SECTIONS], withProposals: false, inOwnTemplate: true };

function NewExport({ sector, onClose }: { sector: SectorSummary; onClose: () => void }) {
  const [kept, setKept] = useSessionState<Options>(`export-options:${sector.id}`);
  const options = kept ?? ALL;
  const set = (change: Partial<Options>) => setKept((before) => ({ ...(before ?? ALL), ...change }));
  const vendors = useVendorChoice(sector.id);
  const google = useExportDestination().data?.google ?? false;
  const { files, start, isBusy, ready } = useExportFiles(sector.id);
  const showsVendors = options.sections.includes('vendors');
  const choice = {
    sections: options.sections,
    include: options.withProposals ? ('all' as const) : ('accepted' as const),
    template: options.inOwnTemplate ? ('firm' as const) : ('standard' as const),
    vendorIds: showsVendors ? vendors.vendorIds : [],
  };
  const preview = useExportPreview({ sectorId: sector.id, ...choice }, vendors.isKnown);
  // Once open it stays so: the first vendor that is chosen is seldom the last.
  const [isChoosing, setChoosing] = useState(false);
  const needsVendor = showsVendors && vendors.isKnown && vendors.vendorIds.length === 0;
  const nameOf = (format: ExportFormat) => copy.formats[format][google ? 'google' : 'program'];
  const hint = needsVendor ? words.needsVendor : options.formats.length === 0 ? words.noFile : null;
  return (
    <>
      <DialogBody className="grid content-start gap-6 lg:grid-cols-2">
        <h3 className="sr-only">{words.views.fresh}</h3>
        <div className="grid min-w-0 content-start gap-5">
          <Choices
            legend={words.files}
            options={FORMATS.map((format) => ({
              value: format,
              label: (
                <>
                  <span className="flex items-center gap-2">
                    <FormatIcon format={format} className="size-4 shrink-0 text-muted" />
                    {nameOf(format)}
                  </span>
                  <span className="text-pretty text-muted text-xs">{copy.formats[format].text}</span>
                </>
              ),
            }))}
            chosen={options.formats}
            onChoose={(formats) => set({ formats })}
          />
          {google ? <p className="text-pretty text-muted text-xs">{copy.destination.google}</p> : null}
          <ForEditors>
            <ShortName key={sector.profile.shortName} sector={sector} />
          </ForEditors>
          <CoverFields sectorId={sector.id} />
          <Choices
            legend={words.sections}
            hint={words.sectionsHint}
            options={EXPORT_SECTIONS.map((section) => ({
              value: section,
              label: (
                <span>
                  {SECTION_NAMES[section]}
                  {preview.data?.empty.includes(section) && options.sections.includes(section) ? (
                    <span className="text-muted text-xs"> ({words.emptySection})</span>
                  ) : null}
                </span>
              ),
            }))}
            chosen={options.sections}
            onChoose={(sections) => set({ sections })}
          />
          <label className="flex items-start gap-2">
            <Checkbox
              checked={options.withProposals}
              onCheckedChange={(checked) => set({ withProposals: checked === true })}
            />
            <span className="text-pretty">
              {copy.proposals.label} <span className="text-muted text-xs">{copy.proposals.text}</span>
            </span>
          </label>
          {preview.data?.firmTemplate ? (
            <label className="flex items-start gap-2">
              <Checkbox
                checked={options.inOwnTemplate}
                onCheckedChange={(checked) => set({ inOwnTemplate: checked === true })}
              />
              <span className="text-pretty">
                {copy.template.label} <span className="text-muted text-xs">{copy.template.text}</span>
              </span>
            </label>
          ) : null}
          {showsVendors ? (
            <section aria-label={words.ranked} className="grid gap-2">
              {preview.data && preview.data.vendors.length > 0 && !needsVendor ? (
                <>
                  <h4 className="font-medium">{words.ranked}</h4>
                  <ol className="max-h-48 list-inside list-decimal overflow-y-auto rounded-lg border bg-surface px-3 py-1.5">
                    {preview.data.vendors.map(({ vendorId, name, score }) => (
                      <li key={vendorId} className="break-words py-0.5">
                        {name} <span className="text-muted text-xs tabular-nums">{copy.vendors.points(score)}</span>
                      </li>
                    ))}
                  </ol>
                </>
              ) : null}
              <details
                className="group"
                open={isChoosing || needsVendor}
                onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
              >
                <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded font-medium text-accent [&::-webkit-details-marker]:hidden">
                  <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
                  {vendors.vendorIds.length > 0 ? words.changeVendors : words.chooseVendors}
                </summary>
                <div className="mt-2 grid gap-2">
                  <VendorChoice {...vendors} sectorId={sector.id} processIds={EVERY} />
                </div>
              </details>
            </section>
          ) : null}
        </div>
        <div className="grid min-w-0 content-start gap-5">
          {files.length > 0 ? (
            <section aria-label={words.made}>
              <ul className="divide-y rounded-lg border bg-surface" aria-live="polite">
                {files.map((file) => (
                  <ExportFile
                    key={file.format}
                    {...file}
                    name={nameOf(file.format)}
                    onAgain={() => start([file.format], choice)}
                  />
                ))}
              </ul>
            </section>
          ) : null}
          <ReadinessCheck sectorId={sector.id} />
          <section aria-label={copy.preview.title} className="grid gap-2" aria-busy={preview.isFetching}>
            <h4 className="font-medium">{copy.preview.title}</h4>
            {preview.data ? (
              <ExportPreview {...preview.data} />
            ) : preview.isError ? (
              <FailedState title={copy.preview.failed} error={preview.error} onRetry={() => void preview.refetch()} />
            ) : (
              <Loading label={copy.preview.loading}>
                <Skeleton className="h-72" />
              </Loading>
            )}
          </section>
        </div>
      </DialogBody>
      <DialogFooter>
        <p role="status" className="mr-auto text-muted text-xs">
          {hint}
        </p>
        <Button onClick={onClose}>{words.close}</Button>
        {ready.length > 0 ? (
          <Button onClick={() => downloadAll(ready)}>
            <Download aria-hidden />
            {words.downloadAll(ready.length)}
          </Button>
        ) : null}
        <Button
          variant="primary"
          pending={isBusy}
          disabled={hint !== null || !vendors.isKnown}
          onClick={() => start(options.formats, choice)}
        >
          {words.start(options.formats.length)}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Saved when it is left, or by Enter; what was typed stays where that fails. */
function ShortName({ sector }: { sector: SectorSummary }) {
  const saved = sector.profile.shortName ?? '';
  const [text, setText] = useState(saved);
  const save = useSaveShortName();
  const submit = () => {
    if (text.trim() === saved || save.isPending) return;
    save.mutate(
      {
        sectorId: sector.id,
        version: sector.version,
        profile: { ...sector.profile, shortName: text.trim() || null },
      },
      { onSuccess: () => toast({ tone: 'success', title: words.shortNameSaved }) },
    );
  };
  return (
    <Field
      label={words.shortName}
      hint={words.shortNameHint}
      error={save.isError ? errorText(save.error, words.shortNameFailed) : undefined}
    >
      <Input
        value={text}
        maxLength={SHORT_NAME_MAX}
        autoComplete="off"
        placeholder={sector.name}
        onChange={(event) => setText(event.target.value)}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
    </Field>
  );
}

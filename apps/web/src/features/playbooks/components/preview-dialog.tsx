import type { Playbook, PlaybookJourney, PlaybookProcess, RoiAssumption } from '@process-ai/contract/playbooks';
import { emotionLabel, TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { Check, Star } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { PARTS, type Part, usePlaybookAddress } from '../use-playbook-address.ts';
import { PlaybookFacts } from './playbook-facts.tsx';

interface PreviewDialogProps {
  sectorId: string;
  playbook: Playbook;
  onClose: () => void;
}

/** All that a playbook holds, part by part; on paper, all parts. Opens on mount. */
export function PreviewDialog({ sectorId, playbook, onClose }: PreviewDialogProps) {
  const [{ part }, go] = usePlaybookAddress();
  const printing = usePrinting();
  const counts: Record<Part, number> = {
    outcomes: playbook.expectedOutcomes.length,
    processes: playbook.processes.length,
    journeys: playbook.journeys.length,
    roi: playbook.roiAssumptions.length,
  };
  const content: Record<Part, ReactNode> = {
    outcomes: <PreviewOutcomes playbook={playbook} />,
    processes: <PreviewProcesses sectorId={sectorId} processes={playbook.processes} />,
    journeys: <PreviewJourneys journeys={playbook.journeys} />,
    roi: <PreviewRoi sectorId={sectorId} assumptions={playbook.roiAssumptions} />,
  };
  return (
    <Dialog open onOpenChange={onClose} title={playbook.name} width="xl">
      <Tabs.Root
        value={part}
        onValueChange={(value) => void go({ part: value as Part }, { history: 'replace' })}
        className="contents"
      >
        <Tabs.List
          aria-label={copy.preview.parts}
          className="flex shrink-0 gap-5 overflow-x-auto border-b px-5 print:hidden"
        >
          {PARTS.map((value) => (
            <Tabs.Trigger key={value} value={value} className={TAB}>
              {copy.preview[value]}
              <span aria-hidden className="font-normal text-muted text-xs">
                {counts[value]}
              </span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <DialogBody className="h-[32rem]">
          <Tabs.Content value={part} className="rounded pt-4 focus-visible:-outline-offset-2">
            {(printing ? PARTS : [part]).map((each) => (
              <section key={each} className="print:mb-8">
                {printing ? <h3 className="mb-3 border-b pb-1 font-semibold text-base">{copy.preview[each]}</h3> : null}
                {counts[each] === 0 && each !== 'outcomes' ? (
                  <p className="text-muted">{copy.preview.none[each]}</p>
                ) : (
                  content[each]
                )}
              </section>
            ))}
          </Tabs.Content>
        </DialogBody>
      </Tabs.Root>
      <DialogFooter>
        <Button onClick={onClose}>{copy.preview.close}</Button>
        <ForEditors>
          <Button variant="primary" onClick={() => void go({ preview: null, part: null, apply: playbook.id })}>
            {copy.apply.submit}
          </Button>
        </ForEditors>
      </DialogFooter>
    </Dialog>
  );
}

const TAB =
  '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink';

/** What the playbook is for, what it should bring, and whose names it holds. */
const PreviewOutcomes = ({ playbook }: { playbook: Playbook }) => (
  <div className="grid max-w-3xl gap-4">
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
      <PlaybookFacts playbook={playbook} />
      {playbook.source ? <span>· {copy.card.source(playbook.source)}</span> : null}
    </div>
    <p className="text-pretty leading-6">{playbook.description}</p>
    <section aria-label={copy.card.outcomes} className="grid gap-2">
      <h3 className="font-semibold text-sm">{copy.card.outcomes}</h3>
      {playbook.expectedOutcomes.length === 0 ? <p className="text-muted">{copy.preview.none.outcomes}</p> : null}
      <ul className="grid gap-1.5">
        {playbook.expectedOutcomes.map((outcome) => (
          <li key={outcome} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span className="min-w-0">{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
    {playbook.tags.length > 0 ? (
      <ul aria-label={copy.card.tags} className="flex flex-wrap gap-1">
        {playbook.tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <Badge tone="outline">
              <span className="truncate">{tag}</span>
            </Badge>
          </li>
        ))}
      </ul>
    ) : null}
    {playbook.attribution ? (
      <p className="border-t pt-3 text-pretty text-muted text-xs">
        <span className="font-medium">{copy.preview.attribution}: </span>
        {playbook.attribution}
      </p>
    ) : null}
  </div>
);

interface PreviewProcessesProps {
  sectorId: string;
  processes: readonly PlaybookProcess[];
}

/** The processes of a playbook in its order, each with its opportunities. */
function PreviewProcesses({ sectorId, processes }: PreviewProcessesProps) {
  const currency = useCurrency(sectorId);
  return (
    <ul className="grid divide-y">
      {processes.map((process) => (
        <li key={process.code} className="grid break-inside-avoid gap-1.5 py-3 first:pt-0">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium text-muted">{process.code}</span>
            <h3 className="min-w-0 font-semibold text-sm">{process.name}</h3>
            <Badge>{copy.preview.level(process.level)}</Badge>
          </div>
          {process.description ? <p className="max-w-3xl text-pretty text-muted">{process.description}</p> : null}
          {process.opportunities.length > 0 ? (
            <ul className="mt-1 grid gap-2 border-l pl-3">
              {process.opportunities.map(({ type, title, description, estimatedSavings }) => (
                <li key={`${type} ${title}`} className="grid max-w-3xl gap-0.5">
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Badge tone="outline">{copy.preview.opportunityTypes[type]}</Badge>
                    <span className="min-w-0 font-medium">{title}</span>
                    {estimatedSavings === null ? null : (
                      <span className="text-muted text-xs">
                        {copy.preview.figure(formatSavings(estimatedSavings, currency))}
                      </span>
                    )}
                  </div>
                  <p className="text-pretty text-muted">{description}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The journeys of a playbook, touchpoint by touchpoint. */
const PreviewJourneys = ({ journeys }: { journeys: readonly PlaybookJourney[] }) => (
  <ul className="grid gap-6">
    {journeys.map((journey) => (
      <li key={journey.name} className="grid max-w-3xl gap-2">
        <div>
          <h3 className="font-semibold text-sm">{journey.name}</h3>
          {journey.description ? <p className="text-pretty text-muted">{journey.description}</p> : null}
          {journey.persona ? <p className="text-pretty text-sm">{journey.persona}</p> : null}
        </div>
        <ol className="grid gap-3">
          {journey.touchPoints.map((touchPoint, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- touchpoints have no id, and their order is what they are
            <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span aria-hidden className="font-medium text-muted">
                {index + 1}.
              </span>
              <div className="grid gap-0.5">
                <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 font-medium">{touchPoint.name}</span>
                  <Badge tone="outline">{TOUCHPOINT_LABELS[touchPoint.type]}</Badge>
                  {touchPoint.momentThatMatters ? (
                    <Badge tone="warning">
                      <Star aria-hidden />
                      {copy.preview.moment}
                    </Badge>
                  ) : null}
                  <span className="text-muted text-xs">
                    {[
                      touchPoint.processStep && `${copy.preview.step} ${touchPoint.processStep}`,
                      touchPoint.phase,
                      touchPoint.channel,
                      touchPoint.emotion === null ? null : emotionLabel(touchPoint.emotion),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <p className="text-pretty text-muted">{touchPoint.description}</p>
                {touchPoint.painPoint ? (
                  <p className="text-pretty text-warning">
                    {copy.preview.pain} {touchPoint.painPoint}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);

interface PreviewRoiProps {
  sectorId: string;
  assumptions: readonly RoiAssumption[];
}

/** The ROI inputs of a playbook, with where each comes from. */
function PreviewRoi({ sectorId, assumptions }: PreviewRoiProps) {
  const currency = useCurrency(sectorId);
  const { columns, number, money } = copy.preview;
  return (
    <div className="grid gap-3">
      <p className="text-muted">{copy.preview.assumptions}</p>
      <Table label={copy.preview.roiLabel}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{columns.process}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.fteCount}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.processFrequency}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.averageSalary}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.averageRuntime}</TableHeaderCell>
            <TableHeaderCell>{columns.source}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {assumptions.map((row) => (
            <TableRow key={row.processCode}>
              <TableCell className="font-medium">{row.processCode}</TableCell>
              <TableCell className="text-right">{number(row.fteCount)}</TableCell>
              <TableCell className="text-right">{number(row.processFrequency)}</TableCell>
              <TableCell className="text-right">{money(row.averageSalary, currency)}</TableCell>
              <TableCell className="text-right">{number(row.averageRuntime)}</TableCell>
              <TableCell className="min-w-64 text-muted text-xs">{row.source}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

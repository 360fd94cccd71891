import type { Playbook } from '@process-ai/contract/playbooks';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { PARTS, type Part, usePlaybookAddress } from '../use-playbook-address.ts';
import { PreviewJourneys, PreviewOutcomes, PreviewProcesses, PreviewRoi } from './preview-parts.tsx';

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
          <Tabs.Content value={part} className="rounded pt-4 focus:outline-none">
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
        <Button variant="primary" onClick={() => void go({ preview: null, part: null, apply: playbook.id })}>
          {copy.apply.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const TAB =
  '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink';

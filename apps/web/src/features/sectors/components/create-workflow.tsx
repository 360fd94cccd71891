import type { SectorSummary } from '@process-ai/contract/sectors';
import { ChevronRight, FileUp, type LucideIcon, Telescope } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copy } from '../copy.ts';
import { createPath } from '../model.ts';

export const CreateWorkflow = ({ sector }: { sector: SectorSummary }) => (
  <section className="@container grid gap-4">
    <h2 className="text-balance font-semibold text-base">{copy.create.workflowTitle(sector.name)}</h2>
    <ul className="grid gap-4 @xl:grid-cols-2">
      <Door
        icon={Telescope}
        to={createPath('research', sector.id)}
        title={copy.create.researchTitle}
        text={copy.create.researchText}
      />
      <Door
        icon={FileUp}
        to={createPath('import', sector.id)}
        title={copy.create.importTitle}
        text={copy.create.importText}
      />
    </ul>
    <Link
      to={`/sectors/${sector.id}`}
      className="justify-self-start rounded text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
    >
      {copy.create.later}
    </Link>
  </section>
);

const Door = ({ icon: Icon, to, title, text }: { icon: LucideIcon; to: string; title: string; text: string }) => (
  <li className="relative flex gap-4 rounded-lg border bg-surface p-5 transition-colors hover:border-line-strong">
    <Icon aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-accent" />
    <div className="min-w-0 grow">
      <Link
        to={to}
        className="font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
      >
        {title}
      </Link>
      <p className="mt-1 text-pretty text-muted">{text}</p>
    </div>
    <ChevronRight aria-hidden className="size-4 shrink-0 self-center text-muted" />
  </li>
);

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { CaseView } from '../model.ts';

const words = copy.notInCase;

/** What the case leaves out, by name, and why. */
export function NotInCaseList({ view }: { view: CaseView }) {
  const { follows, currency, scenario, notInCase } = view.outcome;
  const { initiatives, unplanned, undecided, notCosted, notPaying } = notInCase;
  const money = (amount: number) => formatMoney(amount, currency);
  const more = unplanned.count - unplanned.opportunities.length;
  const parts: { key: string; title: string; lines: ReactNode[] }[] = [
    {
      key: 'unplanned',
      title: (follows === 'plan' ? words.unplanned : words.later)(unplanned.count, money(unplanned.savings)),
      lines: [
        ...unplanned.opportunities.map(({ id, title, processCode, savings }) => (
          <Line key={id} name={`${processCode} ${title}`} note={money(savings)} />
        )),
        ...(more > 0 ? [<li key="more">{words.more(more)}</li>] : []),
      ],
    },
    { key: 'undecided', title: words.undecided(undecided.count, money(undecided.savings)), lines: [] },
    {
      key: 'notCosted',
      title: [
        words.notCosted(notCosted.processes, money(notCosted.benchmark)),
        scenario.assumptions.includeBenchmark ? words.counted : '',
      ].join(' '),
      lines: [],
    },
    { key: 'without', title: words.without(unplanned.processes, money(unplanned.processSavings)), lines: [] },
    {
      key: 'initiatives',
      title: words.initiatives,
      lines: initiatives.map(({ id, name, reason }) => <Line key={id} name={name} note={words.reasons[reason]} />),
    },
    {
      key: 'notPaying',
      title: words.notPaying,
      lines: notPaying.map(({ processId, code, name, projectedSavings, annualRunCost }) => (
        <Line
          key={processId}
          name={`${code} ${name}`}
          note={words.losing(money(projectedSavings), money(annualRunCost))}
        />
      )),
    },
  ];
  const isThere: Record<string, boolean> = {
    unplanned: unplanned.count > 0,
    undecided: undecided.count > 0,
    notCosted: notCosted.processes > 0,
    without: unplanned.processes > 0,
    initiatives: initiatives.length > 0,
    notPaying: notPaying.length > 0,
  };
  const shown = parts.filter(({ key }) => isThere[key]);
  return (
    <section
      aria-label={words.title}
      className="grid content-start gap-3 rounded-lg border bg-surface p-4 break-inside-avoid"
    >
      <h3 className="font-semibold">{words.title}</h3>
      {shown.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
      <ul className="grid gap-2">
        {shown.map(({ key, title, lines }) => (
          <li key={key}>{lines.length > 0 ? <Part title={title}>{lines}</Part> : <p>{title}</p>}</li>
        ))}
      </ul>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group print:[&::details-content]:[content-visibility:visible]">
    <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
      <ChevronRight aria-hidden className="size-3.5 shrink-0 transition-transform group-open:rotate-90 print:hidden" />
      {title}
    </summary>
    <ul className="mt-1 grid gap-1 pl-4 text-xs">{children}</ul>
  </details>
);

const Line = ({ name, note }: { name: string; note: string }) => (
  <li className="flex flex-wrap justify-between gap-x-4">
    <span className="min-w-0 wrap-anywhere">{name}</span>
    <span className="text-muted">{note}</span>
  </li>
);

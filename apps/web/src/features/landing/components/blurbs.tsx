import { Calculator, FileOutput, Library, type LucideIcon, Route, Scale, ScanSearch } from 'lucide-react';
import { copy } from '../copy.ts';

const ICONS: Record<keyof typeof copy.blurbs, LucideIcon> = {
  libraries: Library,
  analysis: ScanSearch,
  journeys: Route,
  roi: Calculator,
  vendors: Scale,
  workspace: FileOutput,
};

export const Blurbs = () => (
  <section aria-labelledby="blurbs" className="border-y bg-surface">
    <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6">
      <h2 id="blurbs" className="text-balance font-semibold text-2xl tracking-tight">
        {copy.blurbsTitle}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(copy.blurbs).map(([name, { title, text }]) => {
          const Icon = ICONS[name as keyof typeof copy.blurbs];
          return (
            <li key={name}>
              <Icon aria-hidden strokeWidth={1.75} className="size-5 text-accent" />
              <h3 className="mt-3 font-semibold text-sm">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);

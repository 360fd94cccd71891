import { copy } from '../copy.ts';
import type { WorkspaceValues } from '../form.ts';
import { isColour, NEUTRAL_ACCENT } from '../model.ts';

const words = copy.sample;

/** What a cover will look like, roughly. Paper is white in both themes. */
export function CoverSketch({ companyName, accentColour, logo }: WorkspaceValues & { logo: string | null }) {
  const colour = isColour(accentColour.trim()) ? accentColour.trim() : NEUTRAL_ACCENT;
  return (
    <figure className="grid gap-2 justify-self-stretch">
      <figcaption className="text-muted text-xs">{words.title}</figcaption>
      <div className="flex aspect-[210/297] max-h-[30rem] flex-col overflow-hidden rounded-md border bg-[#ffffff] text-[#1b2430] shadow-pop">
        <div className="h-2" style={{ background: colour }} />
        <div className="flex grow flex-col p-6">
          <div className="h-12">
            {logo ? <img src={logo} alt="" className="max-h-full max-w-[60%] object-contain object-left" /> : null}
          </div>
          <div className="mt-auto mb-auto grid gap-3">
            <div className="h-1 w-14" style={{ background: colour }} />
            <p className="text-balance font-semibold text-xl leading-7">{words.heading}</p>
            <p className="text-[#566070] text-sm">{words.text}</p>
          </div>
          <p className="truncate border-[#d3d9e0] border-t pt-3 text-[#566070] text-xs">
            {companyName.trim() || words.nobody}
          </p>
        </div>
      </div>
    </figure>
  );
}

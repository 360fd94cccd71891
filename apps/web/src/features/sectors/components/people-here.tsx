import type { Person } from '@process-ai/contract/comments';
import { AvatarOf } from '../../../components/avatar.tsx';
import { Explained } from '../../../components/explained.tsx';
import { detailCopy } from '../model/detail-copy.ts';

const SHOWN = 5;
const RING = 'ring-2 ring-canvas';

/** Who else has the sector open: their initials, and their names in the tooltip or, by a press, in a list. */
export function PeopleHere({ people }: { people: readonly Person[] }) {
  const more = people.length - SHOWN;
  const names = detailCopy.here.names(people.map(({ name }) => name));
  return (
    <Explained
      title={detailCopy.here.title}
      data-testid="people-here"
      className="flex min-h-8 items-center -space-x-1.5 rounded-full px-0.5 print:hidden"
      renderExplanation={() => (
        <ul className="mt-2 grid gap-2">
          {people.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2">
              <AvatarOf name={name} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
    >
      <span className="sr-only">{names}</span>
      {people.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} aria-hidden title={name}>
          <AvatarOf name={name} className={RING} />
        </span>
      ))}
      {more > 0 ? (
        <span
          aria-hidden
          className={`inline-flex h-7 min-w-7 items-center justify-center rounded-full bg-subtle px-1.5 font-semibold text-muted text-xs ${RING}`}
        >
          +{more}
        </span>
      ) : null}
    </Explained>
  );
}

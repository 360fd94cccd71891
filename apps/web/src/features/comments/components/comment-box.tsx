import { COMMENT_MAX, type Mentionable } from '@process-ai/contract/comments';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { type Asked, askedAt, asStored, matchingPeople, typedName } from '../model.ts';
import { usePeople } from '../queries.ts';

interface CommentBoxProps {
  sectorId: string;
  label: string;
  sendLabel: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Whom the text names already, with an account or not. */
  known?: readonly Mentionable[];
  placeholder?: string;
  /** Takes the keyboard as it opens. */
  takesFocus?: boolean;
  pending: boolean;
  /** Saves the text; resolves once it is saved. */
  onSend: (text: string) => Promise<unknown>;
  onEscape?: () => void;
  /** Buttons after the one that saves. */
  actions?: ReactNode;
}

/** Where a comment is typed: plain text, in which "@" offers people. Ctrl or ⌘ and Enter saves. */
export function CommentBox(props: CommentBoxProps) {
  const {
    sectorId,
    label,
    sendLabel,
    typed,
    onTyped,
    known = [],
    placeholder,
    takesFocus,
    pending,
    onSend,
    onEscape,
    actions,
  } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const people = usePeople(sectorId).data ?? [];
  const offered = asked ? matchingPeople(people, asked.words) : [];
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setAsked(selectionStart === selectionEnd ? askedAt(value, selectionStart) : null);
    setActive(0);
  };
  const take = (person: Mentionable) => {
    const box = area.current;
    if (!box || !asked) return;
    const before = `${typed.slice(0, asked.start)}@${typedName(person)} `;
    flushSync(() => {
      onTyped(before + typed.slice(asked.start + 1 + asked.words.length).replace(/^ /, ''));
      setAsked(null);
    });
    box.focus();
    box.setSelectionRange(before.length, before.length);
  };
  const send = async () => {
    if (typed.trim() === '' || pending) return;
    const isSaved = await onSend(asStored(typed, [...people, ...known])).then(
      () => true,
      () => false,
    );
    if (isSaved) onTyped('');
  };
  const press = (event: KeyboardEvent) => {
    const chosen = offered[active];
    if (chosen) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setActive((active + step + offered.length) % offered.length);
      else if (event.key === 'Escape') setAsked(null);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) take(chosen);
      else return;
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (event.key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="grid gap-1.5 print:hidden">
      <Textarea
        ref={area}
        rows={2}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(active) : undefined}
        placeholder={placeholder}
        maxLength={COMMENT_MAX}
        value={typed}
        onChange={(event) => {
          onTyped(event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setAsked(null)}
        onKeyDown={press}
      />
      {offered.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={copy.people.list}
          className="max-h-48 overflow-y-auto rounded-md border bg-surface p-1 shadow-pop"
        >
          {offered.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box has the keyboard
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // The text box keeps the keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
              onPointerMove={() => setActive(index)}
              className={cx('cursor-default truncate rounded px-2 py-1.5', index === active && 'bg-subtle')}
            >
              {typedName(person)}
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {offered.length > 0 ? copy.people.found(offered.length) : ''}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" pending={pending} disabled={typed.trim() === ''} onClick={() => void send()}>
          {sendLabel}
        </Button>
        {actions}
      </div>
    </div>
  );
}

import type { Comment } from '@process-ai/contract/comments';
import type { TouchPoint } from '@process-ai/contract/journeys';
import { MessageSquare, X } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { AvatarOf } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { formatAgo, formatDateTime } from '../../../lib/format.ts';
import { inWords, piecesOf } from '../../../lib/mentions.ts';
import { useCommentCount, useOwnUser } from '../../../lib/shared-queries.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { typedName } from '../model.ts';
import {
  type Thing,
  useComments,
  useCreateComment,
  usePeople,
  useRemoveComment,
  useUpdateComment,
} from '../queries.ts';
import { CommentBox } from './comment-box.tsx';

interface CommentsSectionProps {
  thing: Thing;
  headingLevel: 2 | 3;
}

/** What was said about a thing, oldest first, and where to say more. */
export function CommentsSection({ thing, headingLevel }: CommentsSectionProps) {
  const Heading = `h${headingLevel}` as const;
  const create = useCreateComment(thing);
  // What is typed outlives a look at another thing, and a reload.
  const [draft, setDraft] = useSessionState<string>(`comment:${thing.subjectId}`);
  return (
    <section aria-label={copy.title} data-testid="comments" className="grid gap-3 border-t pt-4">
      <Heading className="font-semibold">{copy.title}</Heading>
      <Thread thing={thing} />
      <ForEditors>
        <CommentBox
          sectorId={thing.sectorId}
          label={copy.box.label}
          placeholder={copy.box.placeholder}
          sendLabel={copy.box.send}
          typed={draft ?? ''}
          onTyped={(typed) => setDraft(typed || null)}
          pending={create.isPending}
          onSend={(text) => create.mutateAsync({ ...thing, text })}
        />
      </ForEditors>
    </section>
  );
}

function Thread({ thing }: { thing: Thing }) {
  const comments = useComments(thing);
  const own = useOwnUser()?.id;
  const { remove, isRemoving } = useRemoveComment(thing);
  const [editing, setEditing] = useState<string | null>(null);
  if (!comments.data) {
    if (comments.isError) {
      return <FailedState title={copy.failed} error={comments.error} onRetry={() => void comments.refetch()} />;
    }
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  if (comments.data.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <ol className="grid gap-4">
      {comments.data.map((comment) => (
        <li key={comment.id} className="break-inside-avoid">
          {editing === comment.id ? (
            <CommentEditor thing={thing} comment={comment} onClose={() => setEditing(null)} />
          ) : (
            <Said
              comment={comment}
              now={comments.dataUpdatedAt}
              isOwn={comment.userId === own}
              isRemoving={isRemoving(comment)}
              onEdit={() => setEditing(comment.id)}
              onRemove={() => remove(comment)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface SaidProps {
  comment: Comment;
  /** ms */
  now: number;
  isOwn: boolean;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Said({ comment, now, isOwn, isRemoving, onEdit, onRemove }: SaidProps) {
  const { by, text, mentions, createdAt, editedAt } = comment;
  const mayEdit = useMayEdit();
  return (
    <article aria-label={copy.comment(by, formatDateTime(createdAt))} className="flex gap-2.5">
      <AvatarOf name={by ?? ''} />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{copy.by(by)}</span>
          <time dateTime={createdAt} title={formatDateTime(createdAt)} className="text-muted text-xs">
            {formatAgo(createdAt, now)}
          </time>
          {editedAt ? (
            <span title={copy.editedAt(formatDateTime(editedAt))} className="text-muted text-xs">
              {copy.edited}
            </span>
          ) : null}
        </p>
        <p className="whitespace-pre-wrap text-pretty wrap-anywhere">
          {piecesOf(text, mentions).map((piece, index) =>
            piece.isPerson ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
              <span key={index} className="rounded-xs bg-accent-soft px-0.5 text-accent-ink">
                {piece.text}
              </span>
            ) : (
              piece.text
            ),
          )}
        </p>
        {isOwn && mayEdit ? (
          <div className="-ml-2 flex gap-1 print:hidden">
            <Button size="sm" variant="ghost" onClick={onEdit}>
              {copy.edit.open}
            </Button>
            <Button size="sm" variant="ghost" pending={isRemoving} onClick={onRemove}>
              {copy.remove.open}
            </Button>
          </div>
        ) : null}
      </div>
    </article>
  );
}

interface CommentEditorProps {
  thing: Thing;
  comment: Comment;
  onClose: () => void;
}

function CommentEditor({ thing, comment: { id, text, mentions }, onClose }: CommentEditorProps) {
  const update = useUpdateComment(thing);
  const people = usePeople(thing.sectorId).data ?? [];
  // As they are chosen from; without an account by the name that is left of them.
  const named = mentions.map((of) => people.find(({ id: one }) => one === of.id) ?? { ...of, email: null });
  const asTyped = inWords(
    text,
    named.map((person) => ({ id: person.id, name: typedName(person) })),
  );
  const [changed, setTyped] = useState<string | null>(null);
  const typed = changed ?? asTyped;
  return (
    <CommentBox
      sectorId={thing.sectorId}
      label={copy.edit.label}
      sendLabel={copy.edit.save}
      typed={typed}
      onTyped={setTyped}
      known={named}
      takesFocus
      pending={update.isPending}
      onEscape={onClose}
      onSend={async (stored) => {
        await update.mutateAsync({ sectorId: thing.sectorId, commentId: id, text: stored });
        onClose();
      }}
      actions={
        <Button size="sm" variant="ghost" onClick={onClose}>
          {copy.edit.cancel}
        </Button>
      }
    />
  );
}

interface TouchPointCommentsProps {
  sectorId: string;
  touchPoint: Pick<TouchPoint, 'id' | 'name'>;
}

/** What was said about a touchpoint, in a sheet that has an address. */
export function TouchPointComments({ sectorId, touchPoint: { id, name } }: TouchPointCommentsProps) {
  const [open, setOpen] = useQueryState('touchpoint', parseAsString.withOptions({ history: 'push' }));
  const count = useCommentCount(sectorId, 'touchpoint', id);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2 text-muted print:hidden"
        aria-label={copy.touchPoint.of(name, count)}
        aria-haspopup="dialog"
        onClick={() => void setOpen(id)}
      >
        <MessageSquare aria-hidden />
        {copy.touchPoint.open(count)}
      </Button>
      {open === id ? (
        <Sheet open onOpenChange={() => void setOpen(null)} title={copy.touchPoint.sheet(name)} className="w-104">
          <header className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
            <p className="min-w-0 truncate font-semibold">{name}</p>
            <IconButton label={copy.touchPoint.close} icon={X} onClick={() => void setOpen(null)} />
          </header>
          <div className="min-h-0 grow overflow-y-auto px-4 pb-4 [&>section]:border-t-0">
            <CommentsSection thing={{ sectorId, subject: 'touchpoint', subjectId: id }} headingLevel={2} />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

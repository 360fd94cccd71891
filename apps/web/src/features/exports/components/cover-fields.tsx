import {
  CONFIDENTIALITIES,
  COVER_MOST,
  CoverStatus,
  type ExportCover,
  ExportCoverUpdate,
  FileLanguage,
} from '@process-ai/contract/export-covers';
import type { ExportPreview as Preview } from '@process-ai/contract/exports';
import { COVER_STATUS_LABELS } from '@process-ai/domain/blueprint-cover';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDay } from '../../../lib/format.ts';
import { useOwnUser } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useCover, useSaveCover } from '../queries.ts';

const words = copy.cover;
const LANGUAGES = FileLanguage.options.map((value) => ({ value, label: words.languages[value] }));
const STATUSES = CoverStatus.options.map((value) => ({ value, label: COVER_STATUS_LABELS[value] }));

/** What covers and footers say, kept with the sector. It is folded: the default suits a file that nobody has set up. */
export function CoverFields({ sectorId }: { sectorId: string }) {
  const { data: kept, isError, error } = useCover(sectorId);
  const [open, setOpen] = useState(false);
  const mayEdit = useMayEdit();
  const id = useId();
  return (
    <section aria-label={words.title} className="grid gap-2">
      <div>
        {mayEdit ? (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-2"
            aria-expanded={open}
            aria-controls={id}
            disabled={!kept}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight aria-hidden className={open ? 'rotate-90 transition-transform' : 'transition-transform'} />
            {words.title}
          </Button>
        ) : (
          <h4 className="font-medium">{words.title}</h4>
        )}
        {kept ? <p className="text-pretty break-words text-muted text-xs">{inWords(kept)}</p> : null}
        {isError ? (
          <p role="alert" className="text-danger text-xs">
            {words.failed}. {errorText(error)}
          </p>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {kept && open ? <Fields sectorId={sectorId} kept={kept} /> : null}
      </div>
    </section>
  );
}

function inWords({ status, language, version, date, confidentiality, contactName }: ExportCover): string {
  const said = [
    language === 'en' ? null : words.languages[language],
    COVER_STATUS_LABELS[status ?? 'forReview'],
    version,
    date ? formatDay(date) : words.today,
    confidentiality,
    contactName,
  ];
  return said.filter(Boolean).join(' · ');
}

function Fields({ sectorId, kept }: { sectorId: string; kept: ExportCover }) {
  const me = useOwnUser();
  const save = useSaveCover(sectorId);
  const put = (change: ExportCoverUpdate) => save.mutate({ sectorId, ...change });
  const text = (field: 'version' | 'date' | 'confidentiality' | ContactField) => ({
    label: words.fields[field],
    saved: kept[field] ?? '',
    problemOf: (value: string) => ExportCoverUpdate.safeParse({ [field]: value || null }).error?.issues[0]?.message,
    onSave: (value: string) => put({ [field]: value || null }),
  });
  const choices = useId();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={words.fields.status} hint={words.statusHint} className="col-span-2">
        <Select value={kept.status ?? 'forReview'} options={STATUSES} onValueChange={(status) => put({ status })} />
      </Field>
      <Field label={words.fields.language} hint={words.languageHint} className="col-span-2">
        <Select value={kept.language} options={LANGUAGES} onValueChange={(language) => put({ language })} />
      </Field>
      <Kept {...text('version')} maxLength={COVER_MOST.version} placeholder="1.0" hint={words.versionHint} />
      <Kept {...text('date')} type="date" hint={words.dateHint} />
      <Kept
        {...text('confidentiality')}
        className="col-span-2"
        maxLength={COVER_MOST.confidentiality}
        list={choices}
        hint={words.confidentialityHint}
      />
      <datalist id={choices}>
        {CONFIDENTIALITIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      {me && !kept.contactName && !kept.contactEmail ? (
        <Button
          size="sm"
          className="col-span-2 w-fit"
          onClick={() => put({ contactName: `${me.firstName} ${me.lastName}`.trim(), contactEmail: me.email })}
        >
          {words.takeMe}
        </Button>
      ) : null}
      {CONTACT.map((field) => (
        <Kept
          key={field}
          {...text(field)}
          maxLength={COVER_MOST.contact}
          type={TYPES[field] ?? 'text'}
          {...(field === 'contactName' && { hint: words.contactHint })}
        />
      ))}
      {save.isError ? (
        <p role="alert" className="col-span-2 text-danger text-xs">
          {errorText(save.error, words.saveFailed)}
        </p>
      ) : null}
    </div>
  );
}

const CONTACT = ['contactName', 'contactRole', 'contactEmail', 'contactPhone'] as const;
type ContactField = (typeof CONTACT)[number];
const TYPES: Partial<Record<ContactField, string>> = { contactEmail: 'email', contactPhone: 'tel' };

interface KeptProps {
  label: string;
  saved: string;
  /** What is wrong with a text, for a person; undefined where nothing is. */
  problemOf: (value: string) => string | undefined;
  onSave: (value: string) => void;
  hint?: string;
  className?: string;
  type?: string;
  maxLength?: number;
  placeholder?: string;
  list?: string;
}

/** Saved when it is left, or by Enter, unless it is wrong; what was typed stays where that fails. */
function Kept({ label, saved, problemOf, onSave, hint, className, ...input }: KeptProps) {
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // What is saved meanwhile, by this field or by somebody else, takes its place.
  const text = typed?.over === saved ? typed.text : saved;
  const submit = () => {
    const entered = text.trim();
    const found = entered === saved ? undefined : problemOf(entered);
    setProblem(found);
    if (entered !== saved && !found) onSave(entered);
  };
  return (
    <Field label={label} hint={hint} error={problem} {...(className && { className })}>
      <Input
        {...input}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setProblem(undefined);
          setTyped({ text: event.target.value, over: saved });
        }}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
    </Field>
  );
}

const previewWords = copy.preview;

/** Cover and summary as the files will say them; drawn on paper, in both themes. */
export function ExportPreview(preview: Preview) {
  const { title, client, sector, mark, about, heading, accentColour, cover } = preview;
  return (
    <div className="grid gap-3 rounded-lg border bg-canvas p-3" lang={cover.language}>
      <article className="overflow-hidden rounded border bg-surface" aria-label={previewWords.title}>
        <div className="border-accent border-l-8 p-4" style={accentColour ? { borderColor: accentColour } : undefined}>
          <Badge {...(cover.status === 'draft' && { tone: 'warning' })}>{mark}</Badge>
          <p className="mt-1 text-balance break-words font-semibold text-lg leading-snug">{title}</p>
          {sector === client ? null : <p className="break-words">{sector}</p>}
          {about.map((line) => (
            <p key={line} className="line-clamp-3 text-pretty break-words text-muted text-xs">
              {line}
            </p>
          ))}
        </div>
      </article>
      <article className="grid gap-3 rounded border bg-surface p-4" aria-label={previewWords.summary}>
        <h5 className="font-semibold">{heading}</h5>
        <p className="text-pretty break-words">{preview.answer}</p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {preview.figures.map(({ label, value, note }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
              <dd className="text-pretty text-muted text-xs">{note}</dd>
            </div>
          ))}
        </dl>
        {preview.findings.map(({ term, text }) => (
          <p key={term} className="text-pretty break-words text-sm">
            <span className="font-semibold">{term}.</span> {text}
          </p>
        ))}
        {preview.proposals > 0 ? (
          <p lang="en" className="text-muted text-xs">
            {previewWords.proposals(preview.proposals)}
          </p>
        ) : null}
      </article>
    </div>
  );
}

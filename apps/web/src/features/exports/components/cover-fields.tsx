import {
  CONFIDENTIALITIES,
  COVER_MOST,
  CoverStatus,
  type ExportCover,
  ExportCoverUpdate,
  FileLanguage,
} from '@process-ai/contract/export-covers';
import { COVER_STATUS_LABELS } from '@process-ai/domain/blueprint-cover';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
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
  const id = useId();
  return (
    <section aria-label={words.title} className="grid gap-2">
      <div>
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
      <Kept {...text('version')} maxLength={COVER_MOST.version} placeholder="1.0" />
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
        <Kept key={field} {...text(field)} maxLength={COVER_MOST.contact} type={TYPES[field] ?? 'text'} />
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

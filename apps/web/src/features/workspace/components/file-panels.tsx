import { TEMPLATE_MAX_BYTES, type TemplateKind, type Workspace } from '@process-ai/contract/workspace';
import { FileDown, FileUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FileInput } from '../../../components/file-input.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { useImportWorkspace, useRemoveTemplate, useUploadTemplate } from '../queries.ts';

const words = copy.file;

/** The whole workspace as a file, and the way to add one. */
export function FilePanel() {
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending, imported } = useImportWorkspace();
  return (
    <TitledSection title={words.title} text={words.text}>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href="/api/workspace/archive" download>
            <FileDown aria-hidden />
            {words.save}
          </a>
        </Button>
        <Button variant="ghost" pending={isPending} onClick={() => input.current?.click()}>
          {isPending ? null : <FileUp aria-hidden />}
          {words.import}
        </Button>
      </div>
      <FileInput ref={input} label={words.input} accept=".json" onChoose={send} />
      {imported && imported.kept.length > 0 ? (
        <p role="status" className="max-w-prose text-pretty text-muted">
          {words.kept(imported.kept.join(', '))}
        </p>
      ) : null}
      {imported && imported.refused.length > 0 ? (
        <div role="alert" className="grid gap-1">
          <h3 className="font-medium">{words.refused}</h3>
          <ul className="grid gap-1">
            {imported.refused.map(({ name, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may stand twice, and the list does not change
              <li key={at} className="text-pretty break-words">
                <span className="font-medium">{name}:</span> {why}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </TitledSection>
  );
}

const KINDS = Object.keys(copy.templates.kinds) as TemplateKind[];

const templateWords = copy.templates;

/** The firm's own templates, one for each program. */
export function TemplatePanel({ workspace }: { workspace: Workspace }) {
  const names = { document: workspace.documentTemplate, slides: workspace.slidesTemplate };
  return (
    <TitledSection title={templateWords.title} text={templateWords.text}>
      <ul className="divide-y rounded-lg border bg-surface">
        {KINDS.map((kind) => (
          <Template key={kind} kind={kind} fileName={names[kind]} />
        ))}
      </ul>
    </TitledSection>
  );
}

function Template({ kind, fileName }: { kind: TemplateKind; fileName: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadTemplate();
  const remove = useRemoveTemplate();
  const { name, types, extensions } = templateWords.kinds[kind];
  const take = (file: File) => {
    if (file.size > TEMPLATE_MAX_BYTES) toast({ tone: 'danger', ...templateWords.tooLarge });
    else upload.send(file);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <div className="min-w-40 grow basis-40">
        <p className="font-medium">{name}</p>
        <p className="break-words text-muted text-xs">{fileName ?? templateWords.none(types)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? null : <FileUp aria-hidden />}
          {fileName ? templateWords.replace(name) : templateWords.upload(name)}
        </Button>
        {fileName ? (
          <Button variant="ghost" pending={remove.isPending} onClick={() => remove.run(kind, fileName)}>
            {remove.isPending ? null : <Trash2 aria-hidden />}
            {templateWords.remove(name)}
          </Button>
        ) : null}
      </div>
      <FileInput ref={input} label={templateWords.input(name)} accept={extensions.join(',')} onChoose={take} />
    </li>
  );
}

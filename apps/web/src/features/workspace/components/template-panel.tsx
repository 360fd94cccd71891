import { TEMPLATE_MAX_BYTES, type TemplateKind, type Workspace } from '@process-ai/contract/workspace';
import { FileUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FileInput } from '../../../components/file-input.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { useRemoveTemplate, useUploadTemplate } from '../queries.ts';

const KINDS = Object.keys(copy.templates.kinds) as TemplateKind[];

const words = copy.templates;

/** The firm's own templates, one for each program. */
export function TemplatePanel({ workspace }: { workspace: Workspace }) {
  const names = { document: workspace.documentTemplate, slides: workspace.slidesTemplate };
  return (
    <TitledSection title={words.title} text={words.text}>
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
  const { name, types, extensions } = words.kinds[kind];
  const take = (file: File) => {
    if (file.size > TEMPLATE_MAX_BYTES) toast({ tone: 'danger', ...words.tooLarge });
    else upload.send(file);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <div className="min-w-40 grow basis-40">
        <p className="font-medium">{name}</p>
        <p className="break-words text-muted text-xs">{fileName ?? words.none(types)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? null : <FileUp aria-hidden />}
          {fileName ? words.replace(name) : words.upload(name)}
        </Button>
        {fileName ? (
          <Button variant="ghost" pending={remove.isPending} onClick={() => remove.run(kind, fileName)}>
            {remove.isPending ? null : <Trash2 aria-hidden />}
            {words.remove(name)}
          </Button>
        ) : null}
      </div>
      <FileInput ref={input} label={words.input(name)} accept={extensions.join(',')} onChoose={take} />
    </li>
  );
}

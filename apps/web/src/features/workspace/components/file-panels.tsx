import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FileInput } from '../../../components/file-input.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { copy } from '../copy.ts';
import { useImportWorkspace } from '../queries.ts';

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

import { CopyButton } from '../../../components/copy-button.tsx';
import { copy } from '../copy.ts';

export function CurlExample() {
  const example = `curl -H "Authorization: Bearer $PROCESS_AI_TOKEN" \\\n  ${location.origin}/api/sectors`;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="font-semibold text-sm">{copy.example.title}</h2>
          <p className="text-muted">{copy.example.text}</p>
        </div>
        <div className="flex items-center gap-4">
          <a href="/api/docs" className="rounded text-accent underline-offset-4 hover:underline">
            {copy.example.reference}
          </a>
          <CopyButton text={example} label={copy.example.copy} copied={copy.example.copied} />
        </div>
      </div>
      {/* It may scroll sideways, so it must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-subtle p-4 font-mono text-xs leading-5">
        {example}
      </pre>
    </section>
  );
}

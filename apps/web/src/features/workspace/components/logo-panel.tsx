import { LOGO_MAX_BYTES } from '@process-ai/contract/workspace';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { useRemoveLogo, useUploadLogo } from '../queries.ts';

const words = copy.logo;
const TYPES = ['image/png', 'image/jpeg'];

/** The logo as it is, and the ways to another or none. */
export function LogoPanel({ address }: { address: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) toast({ tone: 'danger', ...words.wrongType });
    else if (file.size > LOGO_MAX_BYTES) toast({ tone: 'danger', ...words.tooLarge });
    else upload.send(file);
  };
  return (
    <section aria-label={words.title} className="grid gap-3 border-t pt-6">
      <header>
        <h2 className="font-semibold text-base">{words.title}</h2>
        <p className="text-muted">{words.text}</p>
      </header>
      <div className="flex flex-wrap items-center gap-4">
        {/* Paper is white in both themes. */}
        <div className="grid h-20 w-48 place-items-center rounded-lg border bg-[#ffffff] p-3">
          {address ? (
            <img src={address} alt={words.alt} className="max-h-full max-w-full object-contain" />
          ) : (
            <span className="text-[#475569] text-xs">{words.none}</span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button pending={upload.isPending} onClick={() => input.current?.click()}>
            {upload.isPending ? null : <ImageUp aria-hidden />}
            {address ? words.replace : words.upload}
          </Button>
          {address ? (
            <Button variant="ghost" pending={remove.isPending} onClick={remove.run}>
              {remove.isPending ? null : <Trash2 aria-hidden />}
              {words.remove}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES.join(',')}
          aria-label={words.input}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = ''; // Else choosing the same file again would be no change.
          }}
        />
      </div>
    </section>
  );
}

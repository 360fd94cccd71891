import type { RefObject } from 'react';

interface FileInputProps {
  /** What opens it is a button of its own. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (...files: File[]) => void;
}

/** The browser's choice of files, which nobody sees; the same file can be chosen again. */
export const FileInput = ({ ref, label, accept, multiple, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={multiple}
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      if (files.length > 0) onChoose(...files);
      target.value = ''; // Else choosing the same file again would be no change.
    }}
  />
);

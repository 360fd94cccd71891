import { useState } from 'react';

/** Which of the deleted ones somebody is asked about: whether to delete it for good. */
export function useErasing() {
  const [erasing, onErase] = useState<{ id: string; name: string } | null>(null);
  return { erasing, onErase, onEraseEnd: () => onErase(null) };
}

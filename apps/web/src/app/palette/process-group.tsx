import { filterTree } from '@process-ai/domain/hierarchy';
import { ListTree } from 'lucide-react';
import { useMemo } from 'react';
import { useProcessNodes } from '../../features/processes/queries.ts';
import { PaletteGroup, PaletteItem } from './palette-item.tsx';

interface ProcessGroupProps {
  sectorId: string;
  /** What is looked for; at least two characters. */
  text: string;
  onOpen: (processId: string) => void;
}

/** A sector may have tens of thousands; so many are offered, the palette's own filter leaves the best of them. */
const OFFERED = 50;

/** The processes of the sector that stands open, as far as they hold the text. */
export function ProcessGroup({ sectorId, text, onOpen }: ProcessGroupProps) {
  const { data } = useProcessNodes(sectorId);
  const found = useMemo(() => filterTree(data ?? [], text).slice(0, OFFERED), [data, text]);
  if (found.length === 0) return null;
  return (
    <PaletteGroup heading="Processes of this sector">
      {found.map(({ id, code, name }) => (
        <PaletteItem key={id} id={id} icon={ListTree} note={code} onSelect={() => onOpen(id)}>
          {name}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

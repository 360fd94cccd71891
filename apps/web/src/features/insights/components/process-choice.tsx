import type { Process } from '@process-ai/contract/processes';
import { Field } from '../../../components/field.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { copy } from '../copy.ts';

interface ProcessChoiceProps {
  label: string;
  processes: readonly Pick<Process, 'id' | 'code' | 'name'>[];
  /** Empty = none yet. */
  value: string;
  onChange: (processId: string) => void;
}

/** Which process what a document says belongs to. */
export const ProcessChoice = ({ label, processes, value, onChange }: ProcessChoiceProps) => (
  <Field label={label} required>
    <SearchableSelect
      value={value}
      onValueChange={onChange}
      options={processes.map(({ id, code, name }) => ({ value: id, label: name, prefix: code }))}
      listLabel={copy.apply.list}
      placeholder={processes.length > 0 ? copy.apply.placeholder : copy.apply.noProcesses}
      searchLabel={copy.apply.search}
      nothingFound={copy.apply.nothing}
    />
  </Field>
);

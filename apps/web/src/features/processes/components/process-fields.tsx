import { LEVEL_MAX, LEVEL_MIN, type ProcessNode } from '@process-ai/contract/processes';
import { type ReactNode, useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { Select } from '../../../components/select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import type { ProcessValues } from '../form.ts';
import { dialogsCopy } from '../model/dialogs-copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { levelBelow } from '../model.ts';

interface ProcessFieldsProps<Output> {
  form: UseFormReturn<ProcessValues, unknown, Output>;
  /** The processes that may stand above this one. */
  parents: readonly ProcessNode[];
  notice?: ReactNode;
  submit: string;
  cancel: string;
  pending: boolean;
  onCancel: () => void;
}

const LEVELS = Array.from({ length: LEVEL_MAX - LEVEL_MIN + 1 }, (_, index) => ({
  value: String(LEVEL_MIN + index),
  label: treeCopy.levels.option(LEVEL_MIN + index),
}));

/** The inside of the add and the edit dialog. */
export function ProcessFields<Output>(props: ProcessFieldsProps<Output>) {
  const { form, parents, notice, submit, cancel, pending, onCancel } = props;
  const { errors } = form.formState;
  const parentOptions = useMemo(
    () => [
      { value: '', label: dialogsCopy.parent.none },
      ...parents.map(({ id, code, name }) => ({ value: id, prefix: code, label: name })),
    ],
    [parents],
  );

  /** A level that cannot stand below the new parent moves down. */
  const chooseParent = (id: string) => {
    const parentId = id || null;
    form.setValue('parentId', parentId, { shouldDirty: true });
    form.clearErrors(['parentId', 'level']);
    const parent = parents.find((process) => process.id === parentId);
    if (parent && form.getValues('level') <= parent.level) {
      form.setValue('level', levelBelow(parent), { shouldDirty: true });
    }
  };

  return (
    <>
      <DialogBody className="grid gap-4">
        {notice}
        <div className="grid grid-cols-2 gap-4">
          <Field label={dialogsCopy.fields.code} error={errors.code?.message} required>
            <Input placeholder={dialogsCopy.fields.codePlaceholder} autoComplete="off" {...form.register('code')} />
          </Field>
          <Field label={dialogsCopy.fields.level} error={errors.level?.message}>
            <Controller
              control={form.control}
              name="level"
              render={({ field }) => (
                <Select
                  value={String(field.value)}
                  onValueChange={(value) => field.onChange(Number(value))}
                  options={LEVELS}
                />
              )}
            />
          </Field>
        </div>
        <Field label={dialogsCopy.fields.name} error={errors.name?.message} required>
          <Input autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={dialogsCopy.fields.parent} error={errors.parentId?.message}>
          <Controller
            control={form.control}
            name="parentId"
            render={({ field }) => (
              <SearchableSelect
                value={field.value ?? ''}
                onValueChange={chooseParent}
                options={parentOptions}
                listLabel={dialogsCopy.parent.list}
                placeholder={dialogsCopy.parent.none}
                searchLabel={dialogsCopy.parent.search}
                nothingFound={dialogsCopy.parent.nothing}
              />
            )}
          />
        </Field>
        <Field
          label={dialogsCopy.fields.description}
          hint={dialogsCopy.fields.descriptionHint}
          error={errors.description?.message}
        >
          <Textarea rows={5} {...form.register('description')} />
        </Field>
      </DialogBody>
      <DialogButtons cancel={cancel} onCancel={onCancel} submit={submit} pending={pending} />
    </>
  );
}

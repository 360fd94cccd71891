import { formatCount } from '../../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** What is asked before a process is added, changed, moved or deleted. */
export const dialogsCopy = {
  move: {
    title: (count: number) => (count === 1 ? 'Move Process' : `Move ${processes(count)}`),
    text: 'Everything below moves along, and levels follow the new parent.',
    target: 'New parent',
    submit: 'Move',
    cancel: 'Cancel',
  },
  create: {
    title: 'Add Process',
    below: (label: string) => `Below ${label}`,
    submit: 'Add Process',
    cancel: 'Cancel',
  },
  edit: {
    title: 'Edit Process',
    submit: 'Save',
    cancel: 'Cancel',
    loading: 'Loading process...',
  },
  remove: {
    title: (code: string, below: number) =>
      below > 0 ? `Delete ${code} and the ${processes(below)} below it?` : `Delete ${code}?`,
    text: (name: string, below: number) =>
      below > 0
        ? `“${name}” and everything below it are deleted with their opportunities and ROI inputs. You can bring this back from “Recently deleted”.`
        : `“${name}” is deleted with its opportunities and ROI inputs. You can bring this back from “Recently deleted”.`,
    confirm: 'Delete',
    titleOf: (count: number) => `Delete ${processes(count)}?`,
    textOf:
      'They are deleted with everything below them, including opportunities and ROI inputs. You can bring this back from “Recently deleted”.',
  },
  fields: {
    code: 'Code',
    codePlaceholder: 'e.g. 1.2.3',
    name: 'Name',
    level: 'Level',
    parent: 'Parent',
    description: 'Description',
    descriptionHint: 'What is done, with what, by whom and how often. The analysis reads this.',
  },
  parent: {
    none: 'None (root)',
    search: 'Search by code or name',
    list: 'Possible parents',
    nothing: 'Nothing matches.',
  },
};

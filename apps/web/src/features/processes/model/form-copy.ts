
/** What is asked where a process is entered, moved or deleted. */
export const formCopy = {
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

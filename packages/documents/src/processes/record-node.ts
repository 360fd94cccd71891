/** What nested formats are brought to: JSON objects and XML elements with their texts by key, below the key they stand at. */
export interface RecordNode {
  /** Key or element name; '' for the items of an array that is the whole document, ROOT for the document itself. */
  tag: string;
  fields: Map<string, string>;
  children: RecordNode[];
}

/** The one object or element that is the whole document. */
export const ROOT = '(root)';

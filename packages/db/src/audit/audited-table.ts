/** What the audit log keeps of a table. Expressions are SQL; `r` is a row, `o` and `n` a row before and after an update. */
export interface AuditedTable {
  kind: string;
  /** What a person calls a row. */
  name?: string;
  /** Columns whose values are kept, before and after. Never one that holds a secret, or a file. */
  shows: string[];
  /** Columns of which only is said that they have changed. */
  hides?: string[];
  /** What tells the row apart; `r.id` where it is left out. */
  id?: string;
  /** Its sector; `r.sector_id` where it is left out, null = it belongs to none. */
  sector?: string | null;
  /** The person who did it where nobody is signed in, as at a sign-in. */
  doneBy?: string;
  /** The column whose time says that the row counts as deleted. */
  mark?: string;
  /** The action of each event; null = not kept. "added", "changed" or what the mark says, "deleted" where it is left out. */
  insert?: string | null;
  update?: string | null;
  delete?: string | null;
  /** Rows of which inserts and deletions are kept; all where it is left out. */
  only?: string;
  /** Of this table nearly every statement changes nothing that is shown: a look at its columns is cheaper. */
  byColumn?: boolean;
}

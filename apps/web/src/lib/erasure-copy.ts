/** Where what was deleted for good still is, and for how long: the same whatever it was. */
export const ERASED_ON_DISK =
  'It leaves the database at once, and the database’s files the night after. The write-ahead log keeps it until its files are used again, hours as a rule, and backups for as long as you keep them.';

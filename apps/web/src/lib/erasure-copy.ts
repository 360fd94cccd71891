/** Where what was deleted for good still is, and for how long: the same whatever it was. */
export const ERASED_ON_DISK =
  'It leaves the database at once and the database’s files the following night. The write-ahead log keeps it until its files are reused, usually within hours, and backups keep it as long as you keep them.';

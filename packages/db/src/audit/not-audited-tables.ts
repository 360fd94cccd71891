import type { Tables } from '../tables.ts';

/** What is no deed of a person, or is told by a table that is audited. */
export const NOT_AUDITED: Partial<Record<keyof Tables, string>> = {
  audit_entry: 'is the log',
  known_origin: 'goes with sessions',
  sign_in_throttle: 'counts what the log has as refused',
  pending_sign_in: 'is half a sign-in',
  sector_favorite: 'is a habit of one person',
  saved_view: 'is a habit of one person',
  sector_event: 'tells the same to everybody in the sector',
  comment_mention: 'goes with comments',
  presence: 'is who is here now',
  evidence: 'is derived from documents and processes',
  initiative_opportunity: 'goes with the plan',
  plan_change: 'is what an undo of the plan needs',
  job: 'is told by what it makes',
  job_item: 'is told by what it makes',
  stored_file: 'goes with what it belongs to',
  stored_file_chunk: 'is a part of a file',
  file_removal: 'is what is left to do of a deletion',
  backup_run: 'is made by the server, at night',
  cleanup: 'says when what was erased left the files of the database',
  webhook_delivery: 'tells what the log tells as well',
  idempotency_key: 'is what a repeated request is answered with',
};

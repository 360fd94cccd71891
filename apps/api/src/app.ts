import type { Analyst } from '@process-ai/ai/analyst';
import type { Session } from '@process-ai/contract/account';
import type { BackupStatus } from '@process-ai/contract/backups';
import type { AppError } from '@process-ai/contract/errors';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { Job, JobFailure, JobKind } from '@process-ai/contract/jobs';
import type { TokenScope } from '@process-ai/contract/tokens';
import type { User } from '@process-ai/contract/users';
import type { WebhookProblem } from '@process-ai/contract/webhooks';
import type { Database, Reader, Sql } from '@process-ai/db/connect';
import type { Origin } from './acting-user.ts';
import type { WorkerPool } from './worker-tasks.ts';

/** What every feature may use. Put together once, in server/compose.ts. */
export interface App {
  db: Database;
  /** Bare postgres.js on the same pool, for the few reads that must be fast. */
  sql: Sql;
  /** A small pool of its own for sessions, tokens, sign-in and health: they never wait behind other work. */
  accessDb: Database;
  writeQueue: WriteQueue;
  settings: Settings;
  sessions: Sessions;
  refusals: Refusals;
  metrics: Metrics;
  files: Files;
  workers: WorkerPool;
  jobQueue: JobQueue;
  /** Writes the database's tables anew, so that its files hold no deleted rows. Takes a while, and locks table by table. */
  rewriteTables(): Promise<void>;
  /** For reads of a whole sector: so many at once, persons taking turns. Throws serverBusy where too many wait. */
  heavyReads<T>(personId: string, read: () => Promise<T>): Promise<T>;
  /** Reads much of a sector: from the replica where there is one, with all that was committed before. */
  reading: Reader;
  /**
   * For answers of few rows that a whole sector is derived for: so many at once, persons taking turns, nobody refused.
   * They read as `reading` does. Not inside a transaction, which would hold up all writes to the
   * sector.
   */
  derivations<T>(derive: (db: Database) => Promise<T>): Promise<T>;
  analyst: Analyst;
  /** The same one, unless the settings ask for a language model. */
  builtInAnalyst: Analyst;
  /** null = exports are our own downloads. */
  googleDrive: GoogleDrive | null;
  /** null = people sign in by password only. */
  identityProvider: IdentityProvider | null;
  /** null = webhooks are switched off. */
  webhookSender: WebhookSender | null;
  /** For what failed without anybody waiting for it. */
  onError(error: unknown): void;
  newId(): string;
  /** A secret of 256 random bits, safe in a URL. */
  newSecret(): string;
  /**
   * What the request that asks has to say to a write below a sector: called in its transaction, with the sector's row
   * held and its revision raised (not by what is kept beside the blueprint), and again when PostgreSQL has that transaction tried once more. What it returns is
   * called once the write is committed. Absent for jobs and the page.
   */
  onSectorWrite?: (db: Database, sector: { revision: number; before: number }) => Promise<() => void>;
}

/** The bytes of uploads and exports, wherever they are: in the database, in a folder, or in S3-compatible storage. */
export interface Files {
  /**
   * Keeps `size` bytes for a day: a row that refers to them by `file_id` keeps them for as long as it is there. Not inside
   * a transaction: what is put shall not wait for its end.
   */
  put(content: Pieces, size: number): Promise<StoredFile>;
  find(id: string): Promise<StoredFile | undefined>;
  /** All of it, or a part, in pieces. What is read whole throws before its last piece where its checksum differs. */
  read(id: string, range?: ByteRange): AsyncGenerator<Buffer>;
  /** All of it in memory, for what reads documents. */
  readWhole(id: string): Promise<Buffer>;
  /** Removes what no row refers to any more; what fails is tried again by the next call. */
  removeUnclaimed(): Promise<void>;
}

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface StoredFile {
  id: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

/** From `start`, up to `end` and without it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is counted for whoever watches the server. */
export interface Metrics {
  answered(method: string, route: string, status: number, seconds: number): void;
  /** Returns what is called once the stream has closed. */
  streamOpened(): () => void;
  jobEnded(kind: string, status: string): void;
  /** `outcome`: answered, failed or cancelled. */
  analystAnswered(source: string, call: string, outcome: string, seconds: number): void;
  page(): Promise<{ contentType: string; text: string }>;
}

/** The log of who was refused what. */
export interface Refusals {
  /** Puts `error` on record, where it is a refusal. */
  record(error: AppError, request: RefusedRequest): Promise<void>;
}

interface RefusedRequest {
  /** The procedure, or the address. */
  asked: string;
  userId: string | null;
  origin: Origin;
  /** Whose account was tried. Kept only where there is one: people type passwords into that field. */
  email?: string | undefined;
}

interface Settings {
  /** Of the product. */
  version: string;
  dataDir: string;
  uploadMaxBytes: number;
  invitationDays: number;
  /** Where people reach the server; null = it does not know. */
  publicUrl: string | null;
  /** People reach the server by https, whatever the proxy in front of it says. */
  isHttps: boolean;
  /** Whether one can sign in, and sign up, by a password. */
  localPasswords: boolean;
  /** null = none is set up. */
  nightlyBackup: BackupStatus['nightly'];
}

/** Where writes to one sector wait for one another. */
export interface WriteQueue {
  /** Throws otherWritesFirst when the wait takes too long. */
  run<T>(sectorId: string, write: () => Promise<T>): Promise<T>;
}

/** Who is asking; resolved once, before any feature runs. */
export interface Actor {
  user: User;
  via: 'session' | 'token';
  /** The session by the id in its owner's list, or the API token. */
  credentialId?: string;
  /** What a token may do; a person on the page has no such limit. */
  scope?: TokenScope;
}

/** The browser or the script that asks. */
export interface Client {
  address: string;
  userAgent: string | null;
  /** What its session cookie holds. */
  sessionId: string | null;
  /** The secret of a browser from which somebody has signed in before. */
  deviceSecret: string | null;
}

/** What the browser is to keep. */
export interface Cookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** Those that take a database take part in its transaction. */
export interface Sessions {
  /** Ends the one by which the same browser was signed in. */
  start(db: Database, userId: string, client: Client): Promise<Cookie>;
  /** The user of a session, and the cookie again when its life was extended. */
  find(client: Client): Promise<{ user: User; publicId: string; renewed: Cookie | null } | null>;
  list(userId: string, client: Client): Promise<Session[]>;
  end(sessionId: string): Promise<void>;
  /** By its id in the list; false when this user has no such session. */
  endListed(userId: string, id: string): Promise<boolean>;
  /** All of a user's sessions but the one to keep; returns how many. */
  endAll(db: Database, userId: string, keepSessionId: string | null): Promise<number>;
  deleteExpired(): Promise<void>;
  blankCookie(): Cookie;
  cookieName: string;
}

/** Where exports become native Docs, Sheets and Slides. */
export interface GoogleDrive {
  /** Returns the address of the file. Throws googleFailed with a sentence for a person. */
  upload(
    file: { title: string; format: ExportFormat; mime: string; bytes: Buffer },
    signal: AbortSignal,
  ): Promise<string>;
}

/** Where people sign in with the account of their organization. */
export interface IdentityProvider {
  /** The words on the button. */
  label: string;
  /** Where to send the browser, and what it keeps meanwhile. */
  begin(): Promise<{ url: string; checks: SignInChecks }>;
  /** `query`: what the browser came back with. Throws unless the provider vouches for it, and it belongs to `checks`. */
  finish(query: string, checks: SignInChecks): Promise<Identity>;
  /** null = the provider has no such page. */
  signOutUrl(): Promise<string | null>;
}

interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom an identity provider has named. */
export interface Identity {
  issuer: string;
  subject: string;
  /** null = none that is known to be theirs. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** null = the provider does not decide it. */
  isAdmin: boolean | null;
}

/** What tells receivers elsewhere of events. */
export interface WebhookSender {
  /** Why messages must not go to this web address, as a sentence; null where they may. */
  objectionTo(url: string): Promise<string | null>;
  /** One try at a POST. */
  send(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<WebhookAnswer>;
}

/** The HTTP status that came back, or why none did. */
export interface WebhookAnswer {
  status: number | null;
  problem: WebhookProblem | null;
}

export interface QueuedJob {
  id: string;
  kind: JobKind;
  userId: string;
  round: number;
  delaySeconds?: number | undefined;
}

/** Where jobs wait for a process that is free, and where a change of one is heard of within this process. */
export interface JobQueue {
  /** Lower rounds are taken first; of one user's jobs, only some run at a time. */
  enqueue(job: QueuedJob): Promise<void>;
  changed(jobId: string): void;
  /** Lets go of what is known of jobs that are no more. */
  forgetErased(): Promise<void>;
  /** Resolves at the next change, or after so many milliseconds. */
  nextChange(jobId: string, withinMs: number): Promise<void>;
}

/** A job that is being worked on, as its kind sees it. */
export interface RunningJob {
  id: string;
  sectorId: string;
  /** On whose behalf. */
  userId: string | null;
  /** What the job was told beyond its sector and items; its kind knows the shape. */
  params: unknown;
  /** What is left to do: all of it at first, less when the job was taken over from a process that died. */
  waiting: string[];
  /** How far it was when the process that worked on it died, or what failed could pass. */
  done: number;
  signal: AbortSignal;
  /** Whether it is left as it is after this error, since another try goes on with it. */
  goesOn(error: unknown): Promise<boolean>;
  /**
   * Counts items as done inside the transaction that saves what was found; throws once the job is cancelled, or another
   * process has taken it over.
   */
  progress(db: Database, itemIds: string[], current: string | null): Promise<void>;
  /** Shows what was found so far, and how far the work is. Throws as `progress` does. */
  saveProgress(result: unknown, at: { done: number; total: number; current: string | null }): Promise<void>;
  /** Names what could not be done, while the rest goes on. */
  failed(failures: JobFailure[]): Promise<void>;
}

/** Work that was handed over, and what its result becomes as the answer to whoever waits for it. */
export interface StartedJob<Answer> {
  job: Job;
  answer(result: unknown): Answer | Promise<Answer>;
}

/** What a kind of job does; its value is the job's result. */
export type JobWork = (app: App, job: RunningJob) => Promise<unknown>;

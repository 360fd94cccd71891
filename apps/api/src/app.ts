import type {
  Analyst,
  DocumentContext,
  ProcessAnalysis,
  ProcessContext,
  SuitabilityReading,
} from '@process-ai/ai/analyst';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { DeepLevels, ImportMapping, ImportReading } from '@process-ai/contract/imports';
import type { CitedSentence, DocumentPage, DocumentText, InsightFigure } from '@process-ai/contract/insights';
import type { JobFailure } from '@process-ai/contract/jobs';
import type { User } from '@process-ai/contract/users';
import type { VendorFit, VendorMatch } from '@process-ai/contract/vendor-fit';
import type { Database, Sql } from '@process-ai/db/connect';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import type { compareVendors, matchesOf } from '@process-ai/domain/fit-score';

/** What every feature may use. Put together once, in server/compose.ts. */
export interface App {
  db: Database;
  /** Bare postgres.js on the same pool, for the few reads that must be fast. */
  sql: Sql;
  settings: Settings;
  sessions: Sessions;
  heavyWork: HeavyWork;
  jobQueue: JobQueue;
  /** For reads of a whole sector: so many at once, persons taking turns. Throws serverBusy where too many wait. */
  heavyReads<T>(personId: string, read: () => Promise<T>): Promise<T>;
  analyst: Analyst;
  /** null = exports are our own downloads. */
  googleDrive: GoogleDrive | null;
  newId(): string;
  /** A secret of 256 random bits, safe in a URL. */
  newSecret(): string;
}

export interface Settings {
  uploadMaxBytes: number;
  invitationDays: number;
}

/** Who is asking; resolved once, before any feature runs. */
export interface Actor {
  user: User;
  via: 'session' | 'token';
}

/** A session as the browser keeps it. */
export interface SessionCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

export interface Sessions {
  start(userId: string): Promise<SessionCookie>;
  /** The user of a session, and the cookie again when its life was extended. */
  find(sessionId: string): Promise<{ user: User; renewed: SessionCookie | null } | null>;
  end(sessionId: string): Promise<void>;
  blankCookie(): SessionCookie;
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

/** Work that would hold up other requests: it runs in worker threads, with limits on time and memory. */
export interface HeavyWork {
  readProcesses(file: Uint8Array, fileName: string, options: ReadOptions): Promise<ImportReading>;
  /** The text of an insight document. Throws when it is damaged, protected, or not what it claims to be. */
  readDocument(file: Uint8Array, fileName: string): Promise<DocumentText>;
  /** The built-in analyst on many processes. */
  analyzeProcesses(processes: ProcessContext[]): Promise<ProcessAnalysis[]>;
  readSuitability(process: ProcessContext): Promise<SuitabilityReading>;
  /** The built-in analyst's summary of a document. */
  summarizeDocument(document: DocumentContext): Promise<CitedSentence[]>;
  findFigures(pages: DocumentPage[]): Promise<InsightFigure[]>;
  /** The figures of the blueprint too, since reading the texts of many opportunities takes its time. */
  exportBlueprint(format: ExportFormat, source: BlueprintSource): Promise<Uint8Array>;
  compareVendors(...comparison: Parameters<typeof compareVendors>): Promise<VendorFit[]>;
  matchVendors(...comparison: Parameters<typeof matchesOf>): Promise<VendorMatch[]>;
}

/** Where jobs wait for a process that is free, and where a change of one is heard of within this process. */
export interface JobQueue {
  enqueue(jobId: string): Promise<void>;
  changed(jobId: string): void;
  /** Resolves at the next change, or after so many milliseconds. */
  nextChange(jobId: string, withinMs: number): Promise<void>;
}

/** A job that is being worked on, as its kind sees it. */
export interface RunningJob {
  sectorId: string;
  /** On whose behalf. */
  userId: string | null;
  /** What the job was told beyond its sector and items; its kind knows the shape. */
  params: unknown;
  /** What is left to do: all of it at first, less when the job was taken over from a process that died. */
  waiting: string[];
  signal: AbortSignal;
  /** Counts items as done inside the transaction that saves what was found; throws once the job is cancelled. */
  progress(db: Database, itemIds: string[], current: string | null): Promise<void>;
  /** Shows what was found so far, and how far the work is. Throws once the job is cancelled. */
  partly(result: unknown, at: { done: number; total: number; current: string | null }): Promise<void>;
  /** Names what could not be done, while the rest goes on. */
  failed(failures: JobFailure[]): Promise<void>;
}

/** What a kind of job does; its value is the job's result. */
export type JobWork = (app: App, job: RunningJob) => Promise<unknown>;

export interface ReadOptions {
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

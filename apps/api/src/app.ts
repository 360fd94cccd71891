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
import type { Pool } from './server/workers/task-table.ts';

/** What every feature may use. Put together once, in server/compose.ts. */
export interface App {
  db: Database;
  /** Bare postgres.js on the same pool, for the few reads that must be fast. */
  sql: Sql;
  settings: Settings;
  sessions: Sessions;
  workers: WorkerPool;
  jobQueue: JobQueue;
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

/** What an export is told. The processes it reads itself: thousands of them would hold up the server. */
export interface ExportOrder {
  format: ExportFormat;
  sectorId: string;
  /** Empty or absent = those with opportunities. */
  processIds: string[] | undefined;
  source: Omit<BlueprintSource, 'tree' | 'processes' | 'roiInputs'>;
}

interface ChosenProcesses {
  sectorId: string;
  processIds: string[];
}

/** Work that would hold up other requests, or may end its process. How it is done stands in server/workers/tasks.ts. */
export interface Tasks {
  readProcesses(file: Uint8Array, fileName: string, options: ReadOptions): Promise<ImportReading>;
  /** The text of an insight document. Throws when it is damaged, protected, or not what it claims to be. */
  readDocument(file: Uint8Array, fileName: string): Promise<DocumentText>;
  /** The built-in analyst on many processes. */
  analyzeProcesses(processes: ProcessContext[]): Promise<ProcessAnalysis[]>;
  readSuitability(process: ProcessContext): Promise<SuitabilityReading>;
  /** The built-in analyst's summary of a document. */
  summarizeDocument(document: DocumentContext): Promise<CitedSentence[]>;
  findFigures(pages: DocumentPage[]): Promise<InsightFigure[]>;
  /** The number of the sector's processes says how much memory it may need. */
  exportBlueprint(order: ExportOrder, processCount: number): Promise<Uint8Array>;
  compareVendors(
    choice: ChosenProcesses,
    vendors: Parameters<typeof compareVendors>[1],
    options: Parameters<typeof compareVendors>[2],
  ): Promise<VendorFit[]>;
  matchVendors(choice: ChosenProcesses, vendors: Parameters<typeof matchesOf>[1]): Promise<VendorMatch[]>;
  /** The processes of a sector with their opportunities, as the JSON of the contract. */
  serializeProcesses(sectorId: string): Promise<Uint8Array>;
}

export type WorkerPool = Pool<Tasks>;

/** Where jobs wait for a process that is free, and where a change of one is heard of within this process. */
export interface JobQueue {
  /** Lower rounds are taken first; of one user's jobs, only some run at a time. */
  enqueue(job: { id: string; userId: string; round: number }): Promise<void>;
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

interface ReadOptions {
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

import type { CreatedAt, Json } from './column-types.ts';

/** An `ExportCover` of the contract. */
export interface CoverColumn<Status = CoverStatus | null, Day = string | null> {
  status: Status;
  /** Absent = English, from before there was a choice. */
  language?: 'en' | 'de' | 'es' | 'fr';
  version: string | null;
  date: Day;
  confidentiality: string | null;
  contactName: string | null;
  contactRole: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
}

type CoverStatus = 'draft' | 'forReview' | 'final';

export interface ExportFileTable {
  id: string;
  sector_id: string;
  user_id: string | null;
  format: string;
  title: string;
  file_name: string;
  /** null when the file lives in Google Workspace. */
  file_id: string | null;
  external_url: string | null;
  /** The name of whoever asked for it; null where that was not kept. */
  made_by: string | null;
  /** Of the sector when it was read; null where that was not kept. */
  sector_revision: number | null;
  /** An `ExportFigures` of the contract; null where they were not kept. */
  figures: Json<{
    currency: string;
    draft: boolean;
    annualSavings: number | null;
    paybackMonths: number | null;
    npv: number | null;
    accepted: number;
    initiatives: { id: string; name: string }[];
  } | null>;
  /** A `ShownCover` of the contract; null where it was not kept. */
  cover: Json<CoverColumn<CoverStatus, string> | null>;
  created_at: CreatedAt;
}

import { z } from 'zod';
import { clearableText } from './text.ts';

export const CoverStatus = z.enum(['draft', 'forReview', 'final']);
export type CoverStatus = z.infer<typeof CoverStatus>;

/** The languages of the client that document, deck and client page can be written in (ISO 639-1). */
export const FileLanguage = z.enum(['en', 'de', 'es', 'fr']);
export type FileLanguage = z.infer<typeof FileLanguage>;

/** What is usual on covers; in a file of another language, in its words. Others stand as they are entered. */
export const CONFIDENTIALITIES = ['Public', 'Internal', 'Confidential', 'Strictly confidential'] as const;
export type Confidentiality = (typeof CONFIDENTIALITIES)[number];

/** What covers and footers of the files say besides title and client; kept with a sector. */
export const ExportCover = z.object({
  status: CoverStatus.nullable().describe(
    'null = for review. While something blocks, the files are drafts all the same.',
  ),
  language: FileLanguage.describe(
    'Of all fixed words, figures and dates of document, workbook, slides and client page; names, descriptions and quotes stay as they are.',
  ),
  version: z
    .string()
    .nullable()
    .describe(
      'As "1.0"; null = the states of the sector that were exported are counted: files of one state bear the same.',
    ),
  date: z.iso.date().nullable().describe('null = the day of the export.'),
  confidentiality: z.string().nullable(),
  contactName: z
    .string()
    .nullable()
    .describe(
      'Of the firm that hands the files over; where no field of the contact is filled in, who exports is named.',
    ),
  contactRole: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
});
export type ExportCover = z.infer<typeof ExportCover>;

export const DEFAULT_COVER: ExportCover = {
  status: null,
  language: 'en',
  version: null,
  date: null,
  confidentiality: 'Confidential',
  contactName: null,
  contactRole: null,
  contactEmail: null,
  contactPhone: null,
};

/** Characters: each has its place in one line of a cover or a footer. */
export const COVER_MOST = { version: 20, confidentiality: 60, contact: 100 };

const contactText = clearableText(COVER_MOST.contact).optional();
const isEmail = (value: string | null | undefined) => !value || z.email().safeParse(value).success;

/** Absent fields stay as they are. */
export const ExportCoverUpdate = z.object({
  status: CoverStatus.nullable().optional(),
  language: FileLanguage.optional(),
  version: clearableText(COVER_MOST.version).optional(),
  date: z.iso.date('Must be a day, as 2027-03-01').nullable().optional(),
  confidentiality: clearableText(COVER_MOST.confidentiality).optional(),
  contactName: contactText,
  contactRole: contactText,
  contactEmail: contactText.refine(isEmail, 'Please enter a valid email address'),
  contactPhone: contactText,
});
export type ExportCoverUpdate = z.infer<typeof ExportCoverUpdate>;

/** A cover as the files show it. */
export const ShownCover = ExportCover.extend({ status: CoverStatus, date: z.iso.date() });
export type ShownCover = z.infer<typeof ShownCover>;

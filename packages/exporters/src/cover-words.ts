import type { ShownCover } from '@process-ai/contract/export-covers';
import { COVER_STATUS_LABELS } from '@process-ai/domain/blueprint-cover';

/** "March 14, 2026" @param day ISO 8601, as "2026-03-14" */
export const dayOf = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "For review · Version 1.0 · March 14, 2026" */
export const statusLine = ({ status, version, date }: ShownCover): string =>
  joined(COVER_STATUS_LABELS[status], version && versionOf(version), dayOf(date));

/** "Grace Hopper, Partner, grace@example.com, +1 555 0100"; null where nobody is named. */
export const contactLine = ({ contactName, contactRole, contactEmail, contactPhone }: ShownCover): string | null =>
  [contactName, contactRole, contactEmail, contactPhone].filter(Boolean).join(', ') || null;

/** What stands on every page: "Confidential · Version 1.0"; empty where the cover says neither. */
export const markings = ({ confidentiality, version }: ShownCover): string =>
  joined(confidentiality, version && versionOf(version));

/** A version that says so itself keeps its words. */
const versionOf = (version: string) => (/^v/i.test(version) ? version : `Version ${version}`);

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

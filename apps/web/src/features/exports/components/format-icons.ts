import type { ExportFormat } from '@process-ai/contract/exports';
import { FileSpreadsheet, FileText, type LucideIcon, Presentation } from 'lucide-react';

export const FORMAT_ICONS: Record<ExportFormat, LucideIcon> = {
  docs: FileText,
  sheets: FileSpreadsheet,
  slides: Presentation,
};

import { type ExportFormat, isExportFormat } from '@process-ai/contract/exports';
import { FileSpreadsheet, FileText, type LucideIcon, Presentation } from 'lucide-react';

const ICONS: Record<ExportFormat, LucideIcon> = { docs: FileText, sheets: FileSpreadsheet, slides: Presentation };

export function FormatIcon({ format, className }: { format: string; className?: string }) {
  const Icon = isExportFormat(format) ? ICONS[format] : FileText;
  return <Icon aria-hidden className={className} />;
}

/** What backups are called: their order by name is that by time. */
export const backupName = (at: Date): string =>
  `process-ai-${at.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')}.backup`;

export const isBackupName = (name: string): boolean => /^process-ai-\d{4}-\d\d-\d\d-\d{6}\.backup$/.test(name);

/** "9,1 Monaten", "3 Jahren": months or years as they stand behind "nach", "in" and "innerhalb von". */
export const dative = (span: string): string => span.replace(/(Monate|Jahre)$/, '$1n');

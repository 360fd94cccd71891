/** ASCII, so that every browser and file system keeps the name. */
export function fileStem(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\w\s-]/g, '');
  return ascii.trim().replace(/\s+/g, '-').toLowerCase().slice(0, 60) || 'sector';
}

/** Lower case without accents, each word between two blanks; "*" stays. */
export function folded(text: string): string {
  return ` ${(plain(text).match(/[\p{L}\p{N}*]+/gu) ?? []).join(' ')} `;
}

/** Lower case without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

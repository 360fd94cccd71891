/** What an address asks for. */
interface Address {
  area: 'api' | 'assets' | 'page';
  /** 400: it cannot be read. 404: neither a page nor anything else can stand there. */
  status: 200 | 400 | 404;
}

/**
 * Reads an address by its path alone: whatever stands in the query decides nothing. The area is the one that a
 * browser or a proxy would find behind encoded letters, doubled slashes and dot segments.
 */
export function addressOf(url: string): Address {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const decoded = decode(path);
  const segments = (decoded ?? decodeAscii(path)).split(/[/\\]/);
  const [first = ''] = segments.reduce<string[]>(walk, []);
  const area = first.toLowerCase();
  return { area: area === 'api' || area === 'assets' ? area : 'page', status: statusOf(decoded, segments) };
}

function statusOf(decoded: string | null, [, ...segments]: string[]): Address['status'] {
  if (decoded === null || CONTROL.test(decoded)) return 400;
  const last = segments.at(-1) ?? '';
  const isPlain = !decoded.includes('\\') && segments.slice(0, -1).every((segment) => !/^\.{0,2}$/.test(segment));
  // No page of the product has a dot in its last segment: what has one is the name of a file.
  return isPlain && !last.includes('.') ? 200 : 404;
}

const CONTROL = /[\u0000-\u001f\u007f]/;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const decodeAscii = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function walk(walked: string[], segment: string): string[] {
  if (segment === '..') return walked.slice(0, -1);
  return segment === '' || segment === '.' ? walked : [...walked, segment];
}

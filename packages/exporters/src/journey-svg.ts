import { type DrawnNode, edgePath, type JourneyDrawing } from '@process-ai/domain/journey-drawing';
import { escapeXml } from './ooxml/xml-text.ts';
import { wrapText } from './wrap-text.ts';

export interface JourneySvgStyle {
  /** As the documents have them, such as "Calibri, Arial, sans-serif". */
  fonts: { family: string };
  /** CSS colours. */
  colours: {
    ink: string;
    muted: string;
    line: string;
    /** Behind the touchpoints. */
    surface: string;
    /** Behind every other lane. */
    band: string;
    /** The lines between touchpoints, and around moments that matter. */
    accent: string;
    /** Where a process is missing. */
    warning: string;
  };
}

const SIZE = 12;
const SMALL = 11;
const LINE = 16;
const INSET = 10;
const NAME_LINES = 3;

/**
 * A drawing of a journey as SVG of its natural size in pixels. All text is escaped, and only shapes and text are used,
 * so that whatever shows SVG shows it.
 */
export function journeySvg(drawing: JourneyDrawing, { fonts, colours }: JourneySvgStyle): string {
  const { width, height, left } = drawing;
  const text = (x: number, y: number, content: string, look = '') =>
    `<text x="${x}" y="${y}" font-size="${SMALL}" fill="${escapeXml(colours.muted)}"${look}>${escapeXml(content)}</text>`;
  const rule = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${escapeXml(colours.line)}"/>`;

  const lanes = drawing.lanes.map(({ label, y, height: tall }, index) => {
    const fill = index % 2 === 0 ? colours.band : colours.surface;
    return (
      `<rect x="0" y="${y}" width="${width}" height="${tall}" fill="${escapeXml(fill)}"/>` +
      text(INSET, y + tall / 2 + SMALL / 3, label, ' font-weight="600"')
    );
  });
  const phases = drawing.phases.map(({ label, x, width: wide }) => {
    const [shown = ''] = wrapText(label ?? '', { width: wide - 2 * INSET, size: SMALL, lines: 1 });
    return text(x + INSET, LINE + 4, shown, ' font-weight="600"') + (x > left ? rule(x, 0, x, height) : '');
  });
  const edges = drawing.edges.map((edge) => {
    const end = edge.points.at(-1) ?? { x: 0, y: 0 };
    const head = edge.arrives ? arrowHead(end.x, end.y, colours.muted) : '';
    return `<path d="${edgePath(edge)}" fill="none" stroke="${escapeXml(colours.muted)}" stroke-width="1.5"/>${head}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(fonts.family)}">`,
    ...lanes,
    ...phases,
    rule(left, drawing.top, left, height),
    ...edges,
    ...drawing.nodes.map((node) => nodeSvg(node, colours)),
    '</svg>',
  ].join('');
}

function nodeSvg({ x, y, width, height, number, touchPoint }: DrawnNode, colours: JourneySvgStyle['colours']): string {
  const { name, processStep, processMissing, momentThatMatters } = touchPoint;
  const [ink, muted] = [escapeXml(colours.ink), escapeXml(colours.muted)];
  const lines = wrapText(name, { width: width - 2 * INSET, size: SIZE, lines: NAME_LINES });
  const border = momentThatMatters ? colours.accent : colours.line;
  const note = processMissing ? `${processStep} (missing)` : processStep;
  const [foot = ''] = wrapText(`${number} · ${note}`, { width: width - 2 * INSET - 16, size: SMALL, lines: 1 });
  const footColour = processMissing ? escapeXml(colours.warning) : muted;
  return (
    `<g><title>${escapeXml(`${number}. ${name}${momentThatMatters ? ' (Moment That Matters)' : ''}`)}</title>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${escapeXml(colours.surface)}" stroke="${escapeXml(border)}" stroke-width="${momentThatMatters ? 2 : 1}"/>` +
    lines
      .map(
        (line, index) =>
          `<text x="${x + INSET}" y="${y + INSET + SIZE + index * LINE}" font-size="${SIZE}" font-weight="600" fill="${ink}">${escapeXml(line)}</text>`,
      )
      .join('') +
    `<text x="${x + INSET}" y="${y + height - INSET}" font-size="${SMALL}" fill="${footColour}">${escapeXml(foot)}</text>` +
    (momentThatMatters ? star(x + width - INSET - 6, y + height - INSET - 4, colours.accent) : '') +
    '</g>'
  );
}

const arrowHead = (x: number, y: number, colour: string) =>
  `<path d="M${x - 7} ${y - 4}L${x} ${y}L${x - 7} ${y + 4}Z" fill="${escapeXml(colour)}"/>`;

/** A five-pointed star around its middle. */
function star(x: number, y: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? 7 : 2.8, (index * Math.PI) / 5];
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${escapeXml(colour)}"/>`;
}

import { Buffer } from 'node:buffer';
import type Pptx from 'pptxgenjs';
import type { Part } from '../ooxml/post-process.ts';

// The package types its module as CommonJS, although what Node loads is one of ECMAScript: hence `default` twice.
type Library = typeof Pptx.default;

export type Presentation = InstanceType<Library>;
export type Slide = Pptx.default.Slide;
export type TableCell = Pptx.default.TableCell;
export type BorderProps = Pptx.default.BorderProps;
export type ChartOptions = Pptx.default.IChartOpts;
export type ChartData = Pptx.default.OptsChartData;

/** An empty presentation. The library is loaded when needed: it is large, and most requests export nothing. */
export async function newPresentation(): Promise<Presentation> {
  const { default: Presentation } = (await import('pptxgenjs')) as unknown as { default: Library };
  return new Presentation();
}

/**
 * The files of a presentation by name, before they are zipped. The library's only way out is `write`; to have it zip
 * them, only to unzip and post-process them, takes a quarter more processor time (a deck of a thousand processes: 72 ms
 * instead of 59, 1.4 times the bare library instead of 1.2). So its zip is asked for them. When another version no
 * longer works like this, every test of the slides fails.
 */
export async function partsOf(deck: Presentation): Promise<Map<string, Part>> {
  const inner = deck as unknown as Inner;
  const addRelations = inner.createChartMediaRels;
  const related = new Map<string, Part>();
  const collector: Collector = {
    file: (name, data, { base64 = false } = {}) => related.set(name, base64 ? Buffer.from(data, 'base64') : data),
  };
  inner.createChartMediaRels = (slide, zip: Zip, waiting) => {
    zip.generateAsync = async () => zip.files;
    addRelations(slide, collector, waiting);
  };
  const files = (await deck.write({ outputType: 'nodebuffer' })) as unknown as Zip['files'];
  const parts = new Map<string, Part>();
  for (const [name, { dir, _data }] of Object.entries(files)) if (!dir) parts.set(name, await _data);
  return new Map([...parts, ...related]);
}

/** The library calls it for each slide and master to add charts and pictures to the zip. */
interface Inner {
  createChartMediaRels(slide: unknown, zip: Collector, waiting: unknown[]): void;
}

interface Collector {
  file(name: string, data: string, options?: { base64?: boolean }): unknown;
}

interface Zip extends Collector {
  files: Record<string, { dir: boolean; _data: Promise<Part> }>;
  generateAsync(): Promise<Zip['files']>;
}

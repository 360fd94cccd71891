import type Pptx from 'pptxgenjs';

// The package types its module as CommonJS, although what Node loads is one of ECMAScript: hence `default` twice.
type Library = typeof Pptx.default;

export type Presentation = InstanceType<Library>;
export type Slide = Pptx.default.Slide;
export type TableCell = Pptx.default.TableCell;
export type TableRow = Pptx.default.TableRow;
export type BorderProps = Pptx.default.BorderProps;
export type ChartOptions = Pptx.default.IChartOpts;
export type ChartData = Pptx.default.OptsChartData;

/** An empty presentation. The library is loaded when needed: it is large, and most requests export nothing. */
export async function newPresentation(): Promise<Presentation> {
  const { default: Presentation } = (await import('pptxgenjs')) as unknown as { default: Library };
  return new Presentation();
}

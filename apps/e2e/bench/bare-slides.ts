import type Pptx from 'pptxgenjs';

// As packages/exporters/src/slides/presentation.ts says: Node loads a module of ECMAScript, whatever the types say.
type Library = typeof Pptx.default;
type Slide = Pptx.default.Slide;
type Master = Pptx.default.SlideMasterProps;
type SlideOptions = Pptx.default.AddSlideProps;

/** pptxgenjs without the forms that it calls deprecated. */
interface Presentation {
  layout: string;
  defineSlideMaster(master: Master): void;
  addSection(section: { title: string }): void;
  addSlide(options: SlideOptions): Slide;
  write(options: { outputType: 'uint8array' }): Promise<unknown>;
  stream(options: { compression: true }): Promise<unknown>;
}

const { default: Library } = (await import('pptxgenjs')) as unknown as { default: Library };
const prototype = Library.prototype as Presentation;
const DRAW = ['addText', 'addShape', 'addTable', 'addChart', 'addImage', 'addNotes'] as const;

type Draw = (...values: unknown[]) => Slide;

interface BareSlides {
  masters: Master[];
  slides: { options: SlideOptions; drawn: { method: (typeof DRAW)[number]; values: unknown[] }[] }[];
}

/** What a piece of work asks pptxgenjs for: its masters, and the texts, shapes, tables, charts and notes of each slide. */
export async function recordSlides(work: () => Promise<unknown>): Promise<BareSlides> {
  const recorded: BareSlides = { masters: [], slides: [] };
  const { addSlide, defineSlideMaster } = prototype;
  prototype.defineSlideMaster = function (master) {
    recorded.masters.push(structuredClone(master));
    defineSlideMaster.call(this, master);
  };
  prototype.addSlide = function (options) {
    const slide = addSlide.call(this, options);
    const drawn: BareSlides['slides'][number]['drawn'] = [];
    recorded.slides.push({ options, drawn });
    for (const method of DRAW) {
      const draw = slide[method].bind(slide) as Draw;
      slide[method] = (...values: unknown[]) => {
        drawn.push({ method, values: structuredClone(values) });
        return draw(...values);
      };
    }
    return slide;
  };
  try {
    await work();
  } finally {
    Object.assign(prototype, { addSlide, defineSlideMaster });
  }
  return recorded;
}

/**
 * The same slides, by pptxgenjs alone: as many texts, cells, shapes, charts with their workbooks, and notes (of a
 * thousand processes 26 slides with 1,346 texts, 1,002 of them in cells, and 6 charts). What it lacks makes it quicker:
 * its file is not valid, and without placeholders, groups, connectors and colors of the theme. It changes what it is
 * given: give it a copy.
 */
export async function writeBareSlides(same: BareSlides): Promise<void> {
  // `write` ignores that it is asked to compress, and every other exporter here, ours or bare, does.
  await drawBareSlides(same).stream({ compression: true });
}

/** The same as a file of 1.5 MB, where ours and the compressed one have 0.2. */
export async function storeBareSlides(same: BareSlides): Promise<void> {
  await drawBareSlides(same).write({ outputType: 'uint8array' });
}

function drawBareSlides({ masters, slides }: BareSlides): Presentation {
  const deck = new Library() as unknown as Presentation;
  deck.layout = 'LAYOUT_WIDE';
  for (const master of masters) deck.defineSlideMaster(master);
  for (const title of new Set(slides.map(({ options }) => options.sectionTitle ?? ''))) deck.addSection({ title });
  for (const { options, drawn } of slides) {
    const slide = deck.addSlide(options);
    for (const { method, values } of drawn) (slide[method] as Draw)(...values);
  }
  return deck;
}

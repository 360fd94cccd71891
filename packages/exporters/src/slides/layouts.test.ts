import { buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides } from './read-slides.fixture.ts';

describe('the deck of the example client', async () => {
  const bytes = await exportSlides(buildBlueprint(exampleClient()));
  const slides = readSlides(bytes);
  const parts = unzipSync(bytes);
  const layouts = [1, 2, 3].map((number) =>
    strFromU8(parts[`ppt/slideLayouts/slideLayout${number}.xml`] ?? new Uint8Array()),
  );
  const master = strFromU8(parts['ppt/slideMasters/slideMaster1.xml'] ?? new Uint8Array());

  test('has layouts with places for title, content, source, footer and number, as its master', () => {
    const places = (xml: string) => [...xml.matchAll(/<p:ph(?: type="(\w+)")?/g)].map(([, type = 'content']) => type);
    expect(Object.fromEntries(layouts.map((xml) => [/<p:cSld name="([^"]*)"/.exec(xml)?.[1], places(xml)]))).toEqual({
      Cover: ['title', 'subTitle', 'body'],
      Exhibit: ['title', 'body', 'ftr', 'sldNum'],
      'Title and content': ['title', 'content', 'body', 'ftr', 'sldNum'],
    });
    expect(places(master)).toEqual(['title', 'body', 'ftr', 'sldNum']);
    // A background of its own would hide that of a firm's master.
    for (const xml of layouts) expect(xml).not.toContain('<p:bg>');
  });

  test('puts title, source, footer and number of each slide into places of its layout', () => {
    for (const [index, { xml }] of slides.entries()) {
      const placed = (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).filter((shape) => shape.includes('<p:ph'));
      expect(placed).toHaveLength(index === 0 ? 3 : 4);
      for (const shape of placed) {
        expect(shape).toContain('<p:spPr/>');
        expect(shape).not.toMatch(/<a:solidFill>|<a:latin|<a:off/);
      }
      // What is read first is the title.
      expect(placed[0]).toContain('type="title"');
    }
  });

  test('groups what is drawn of many shapes, and says in words what it shows', () => {
    const groups = slides.flatMap(({ xml }) => xml.match(/<p:grpSp>.*?<\/p:grpSp>/gs) ?? []);
    const names = groups.map((group) => /name="([^"]*)" descr="([^"]{60,})"/.exec(group)?.slice(1) ?? []);
    expect(names.map(([name]) => name)).toEqual([
      'Heat map',
      'Priorities',
      'Plan',
      'Journey: A water pipe bursts',
      'Journey: A small business asks for cover',
    ]);
    expect(names[3]?.[1]).toContain(
      '1. Report the damage at night (Very bad, Moment That Matters): Automated: The app calms, asks, and says where to stop the water. “Notify a claim without waiting” (Apr to Aug 2026)',
    );
    expect(slides.map(({ xml }) => xml).join('')).not.toContain('¦');
    for (const group of groups) {
      const [, x, y, cx, cy] =
        /<a:chOff x="(\d+)" y="(\d+)"\/><a:chExt cx="(\d+)" cy="(\d+)"\/>/.exec(group)?.map(Number) ?? [];
      for (const [, left, top, w, h] of group.matchAll(
        /<a:off x="(\d+)" y="(\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g,
      )) {
        expect(Math.min(Number(left) - Number(x), Number(top) - Number(y))).toBeGreaterThanOrEqual(0);
        expect(Number(left) + Number(w)).toBeLessThanOrEqual(Number(x) + Number(cx));
        expect(Number(top) + Number(h)).toBeLessThanOrEqual(Number(y) + Number(cy));
      }
    }
  });

  test('ties the lines of journeys and plan to the shapes at both of their ends', () => {
    let tied = 0;
    for (const { xml } of slides) {
      const ids = new Map([...xml.matchAll(/<p:cNvPr id="(\d+)" name="([^"]*)"/g)].map(([, id, name]) => [id, name]));
      for (const connector of xml.match(/<p:cxnSp>.*?<\/p:cxnSp>/gs) ?? []) {
        const [from, to] = [/<a:stCxn id="(\d+)" idx="3"\/>/, /<a:endCxn id="(\d+)" idx="1"\/>/].map(
          (end) => ids.get(end.exec(connector)?.[1]) ?? '',
        );
        expect(/name="([^"]*)"/.exec(connector)?.[1]).toBe(`From ${from} to ${to}`);
        tied += 1;
      }
    }
    // Six and four changed touchpoints of two journeys.
    expect(tied).toBeGreaterThanOrEqual(10);
    const links = slides.flatMap(({ xml }) => xml.match(/<p:cNvPr id="\d+" name="From [^"]+ to [^"]+"/g) ?? []);
    // And what the plan says waits for another initiative, led around the bars between them.
    expect(links).toHaveLength(tied + 5);
  });
});

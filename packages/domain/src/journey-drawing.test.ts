import { describe, expect, test } from 'vitest';
import { curvePath, type DrawnTouchPoint, edgePath, journeyDrawing } from './journey-drawing.ts';

const point = (type: DrawnTouchPoint['type'], phase: string | null, name = type as string): DrawnTouchPoint => ({
  name,
  type,
  phase,
  processStep: '1',
  momentThatMatters: false,
});

const journey = {
  touchPoints: [
    point('human', 'Consider'),
    point('agent', 'Consider'),
    point('agent', 'Buy'),
    point('hybrid', null),
    point('human', 'Consider'),
  ],
};

describe('the drawing of a journey', () => {
  const drawing = journeyDrawing(journey);

  test('sets each touchpoint in its own column, in the lane of its type', () => {
    for (const [index, node] of drawing.nodes.entries()) {
      expect(node.number).toBe(index + 1);
      const lane = drawing.lanes.find(({ type }) => type === node.touchPoint.type);
      if (!lane) throw new Error('There is a lane for each type');
      expect(node.y).toBeGreaterThanOrEqual(lane.y);
      expect(node.y + node.height).toBeLessThanOrEqual(lane.y + lane.height);
      const next = drawing.nodes[index + 1];
      if (next) expect(next.x).toBeGreaterThan(node.x + node.width);
    }
    expect(drawing.lanes.map(({ type }) => type)).toEqual(['human', 'hybrid', 'agent']);
  });

  test('gives a phase that comes back a place of its own, and covers every column', () => {
    expect(drawing.phases.map(({ label }) => label)).toEqual(['Consider', 'Buy', null, 'Consider']);
    const ends = drawing.phases.map(({ x, width }) => x + width);
    expect([drawing.left, ...ends]).toEqual([...drawing.phases.map(({ x }) => x), drawing.width]);
  });

  test('leads from each touchpoint to the next, level and upright only', () => {
    expect(drawing.edges).toHaveLength(4);
    for (const [index, { points }] of drawing.edges.entries()) {
      const [from, to] = [drawing.nodes[index], drawing.nodes[index + 1]];
      expect(points[0]?.x).toBe((from?.x ?? 0) + (from?.width ?? 0));
      expect(points.at(-1)).toEqual({ x: to?.x, y: (to?.y ?? 0) + (to?.height ?? 0) / 2 });
      for (const [at, { x, y }] of points.slice(1).entries()) {
        expect(x === points[at]?.x || y === points[at]?.y).toBe(true);
      }
    }
    expect(
      edgePath({
        points: [
          { x: 0, y: 5 },
          { x: 20, y: 5 },
        ],
        arrives: true,
      }),
    ).toBe('M0 5L20 5');
  });

  test('has no row of phases where none is named', () => {
    const plain = journeyDrawing({ touchPoints: [point('human', null)] });
    expect([plain.phases, plain.top, plain.edges]).toEqual([[], 0, []]);
    expect(plain.lanes.map(({ height }) => height)).toEqual([116, 44, 44]);
    expect(plain.height).toBe(204);
  });

  test('of a part keeps the numbers, and shows where it comes from and goes on', () => {
    const part = journeyDrawing(journey, { from: 1, to: 3 });
    expect(part.nodes.map(({ number }) => number)).toEqual([2, 3]);
    expect(part.phases.map(({ label }) => label)).toEqual(['Consider', 'Buy']);
    expect(part.edges.map(({ arrives }) => arrives)).toEqual([true, true, false]);
    expect([part.edges[0]?.points[0]?.x, part.edges[2]?.points[1]?.x]).toEqual([part.left, part.width]);
  });

  test('sets what stays as it is in a lane of its own, below those of who acts', () => {
    const { lanes, nodes } = journeyDrawing({
      touchPoints: [{ ...point('human', null), lane: 'unchanged' }, point('agent', null)],
    });
    expect(lanes.map(({ type, height }) => [type, height])).toEqual([
      ['human', 44],
      ['hybrid', 44],
      ['agent', 116],
      ['unchanged', 116],
    ]);
    expect(nodes.map(({ y }) => y > 204)).toEqual([true, false]);
  });

  test('of nothing is only its lanes', () => {
    expect(journeyDrawing({ touchPoints: [] })).toMatchObject({ nodes: [], edges: [], phases: [], width: 96 });
  });
});

test('feelings are a curve above the lanes: up is good, and what nobody said is passed over', () => {
  const feelings = [-2, null, 0, 2];
  const touchPoints = feelings.map((emotion, index) => ({
    name: `${index}`,
    type: 'human' as const,
    processStep: '1',
    momentThatMatters: false,
    phase: 'Buy',
    emotion,
  }));
  const { curve, nodes, top, phasesHeight } = journeyDrawing({ touchPoints });
  expect(curve?.points.map(({ number, emotion }) => [number, emotion])).toEqual([
    [1, -2],
    [3, 0],
    [4, 2],
  ]);
  const [worst, middle, best] = curve?.points ?? [];
  expect(middle?.y).toBe(curve?.middle);
  expect((worst?.y ?? 0) - (middle?.y ?? 0)).toBe((middle?.y ?? 0) - (best?.y ?? 0));
  expect(best?.y).toBeGreaterThan(phasesHeight);
  expect(worst?.y).toBeLessThan(top);
  expect(nodes[0]?.y).toBeGreaterThan(top);
  expect(curve && curvePath(curve)).toMatch(/^M(\S+ \S+)(C(\S+ ){5}\S+){2}$/);

  const part = journeyDrawing({ touchPoints }, { from: 2 });
  expect(part.curve?.points.map(({ number }) => number)).toEqual([3, 4]);
  const silent = journeyDrawing({ touchPoints: touchPoints.map((point) => ({ ...point, emotion: null })) });
  expect([silent.curve, silent.top]).toEqual([null, phasesHeight]);
});

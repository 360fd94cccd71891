import { edgePath, type JourneyDrawing } from '@process-ai/domain/journey-drawing';

/** The lines from touchpoint to touchpoint, each with its arrow head. */
export const SwimlaneEdges = ({ drawing: { width, height, edges } }: { drawing: JourneyDrawing }) => (
  <svg
    aria-hidden="true"
    width={width}
    height={height}
    className="pointer-events-none absolute inset-0 fill-none stroke-muted"
    strokeWidth="1.5"
  >
    {edges.map((edge) => {
      const end = edge.points.at(-1);
      return (
        <g key={`${edge.points[0]?.x}`}>
          <path d={edgePath(edge)} />
          {edge.arrives && end ? (
            <path d={`M${end.x - 6} ${end.y - 4}L${end.x} ${end.y}L${end.x - 6} ${end.y + 4}`} />
          ) : null}
        </g>
      );
    })}
  </svg>
);

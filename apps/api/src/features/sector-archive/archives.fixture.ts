import type { SectorArchive } from '@process-ai/contract/sector-archive';

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same for archives that differ by their ids alone: each id is called after its row, and what follows ids is sorted. */
export function withoutIds(content: SectorArchive): unknown {
  const names = new Map<string, string>();
  for (const { id, code } of content.processes) names.set(id, `process ${code}`);
  for (const one of content.opportunities) names.set(one.id, `${names.get(one.processId)} ${one.type} ${one.title}`);
  for (const { id, name, touchPoints } of content.journeys) {
    names.set(id, `journey ${name}`);
    for (const [at, point] of touchPoints.entries()) names.set(point.id, `journey ${name} ${at}`);
  }
  for (const { id, title } of content.insights) names.set(id, `insight ${title}`);
  for (const { id, name } of [...content.initiatives, ...content.scenarios]) names.set(id, `named ${name}`);
  for (const { id, text } of content.comments) names.set(id, `comment ${text}`);
  const named = JSON.parse(
    JSON.stringify(content).replace(UUID, (id) => JSON.stringify(names.get(id) ?? id).slice(1, -1)),
  );
  return Object.fromEntries(
    Object.entries(named).map(([kind, rows]) => [
      kind,
      Array.isArray(rows) ? rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : rows,
    ]),
  );
}

/** A file that names the analyst proves nothing. */
export function asImported(content: SectorArchive): SectorArchive {
  const told = <Row extends { source: string | null }>(row: Row): Row =>
    row.source === null || row.source === 'Added by hand' ? row : { ...row, source: `${row.source} (imported)` };
  const { opportunities, journeys, insights } = content;
  return {
    ...content,
    opportunities: opportunities.map(told),
    journeys: journeys.map(told),
    insights: insights.map(told),
  };
}

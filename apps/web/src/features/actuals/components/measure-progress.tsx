import type { MeasureProgress } from '@process-ai/contract/actuals';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { Progress } from '../../../components/progress.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

const words = copy.measures;

const figure = (value: number | null, unit: string | null) =>
  value === null ? '–' : [formatNumber(value, Number.isInteger(value) ? 0 : 1), unit].filter(Boolean).join(' ');

/** How far each measure has come from its baseline to its target. */
export const MeasureProgressTable = ({ measures }: { measures: readonly MeasureProgress[] }) => (
  <Table label={words.title}>
    <TableHead>
      <tr>
        <TableHeaderCell className="px-3!">{words.measure}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{words.baseline}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{words.latest}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{words.target}</TableHeaderCell>
        <TableHeaderCell className="px-3!">{words.progress}</TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {measures.map(({ id, name, unit, better, baseline, target, targetNow, latest, progress }) => {
        const share = progress === null ? null : Math.round(100 * progress);
        return (
          <TableRow key={id} className="break-inside-avoid">
            <th scope="row" className="min-w-32 px-3 py-1.5 font-normal">
              {name}
              <span className="block text-muted text-xs">{words.better[better]}</span>
            </th>
            <TableCell className="px-2! text-right whitespace-nowrap">{figure(baseline, unit)}</TableCell>
            <TableCell className="px-2! text-right whitespace-nowrap">
              {latest ? (
                <>
                  {figure(latest.value, unit)}
                  <span className="block text-muted text-xs">{monthInWords(latest.month)}</span>
                </>
              ) : (
                '–'
              )}
            </TableCell>
            <TableCell className="px-2! text-right whitespace-nowrap">
              {figure(target, unit)}
              {targetNow === target ? null : (
                <span className="block text-warning text-xs">{words.targetNow(figure(targetNow, unit))}</span>
              )}
            </TableCell>
            <TableCell className="min-w-24 px-3!">
              {share === null ? (
                '–'
              ) : (
                <>
                  <Progress label={name} value={Math.max(0, Math.min(100, share))} max={100} valueText={`${share}%`} />
                  <span className="text-muted text-xs">{share}%</span>
                </>
              )}
            </TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);

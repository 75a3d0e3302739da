import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { counted, words } from '../../../lib/words.ts';
import {
  emptyRow,
  faultsOf,
  type Grid,
  type GridSource,
  hasOwnColumns,
  moved,
  readGrid,
  readPasted,
  withCell,
  withColumn,
  withoutColumn,
  withPasted,
} from '../edits/data-grid.ts';
import { writeGrid } from '../edits/write-grid.ts';

function chartKinds(): readonly (readonly [kind: string, name: string])[] {
  const t = words('grid');
  return [
    ['', t.kindAutomatic],
    ['column', t.kindColumn],
    ['bar', t.kindBar],
    ['grouped', t.kindGrouped],
    ['stacked', t.kindStacked],
    ['line', t.kindLine],
    ['area', t.kindArea],
    ['step', t.kindStep],
    ['pie', t.kindPie],
    ['donut', t.kindDonut],
    ['progress', t.kindProgress],
    ['sparkline', t.kindSparkline],
    ['waterfall', t.kindWaterfall],
    ['parts', t.kindParts],
    ['combined', t.kindCombined],
    ['scatter', t.kindScatter],
    ['bubble', t.kindBubble],
    ['radar', t.kindRadar],
    ['heatmap', t.kindHeatmap],
    ['histogram', t.kindHistogram],
    ['funnel', t.kindFunnel],
    ['slope', t.kindSlope],
    ['multiples', t.kindMultiples],
    ['sankey', t.kindSankey],
  ];
}

/** Returns the messages about columns, which are the series of a chart. */
function columnWords({ kind }: GridSource) {
  const t = words('grid');
  return kind === 'chart'
    ? { add: t.addSeries, name: t.seriesName, nameOf: t.seriesNameOf, remove: t.seriesRemove }
    : { add: t.addColumn, name: t.columnName, nameOf: t.columnNameOf, remove: t.columnRemove };
}

interface GridDialogProps {
  readonly name: string;
  readonly source: GridSource;
  readonly onClose: () => void;
  readonly onSave: (value: unknown) => void;
}

/** Edits the data of a chart, table or invoice as a grid; accepts pasted spreadsheet cells. */
export function GridDialog({ name, source, onClose, onSave }: GridDialogProps) {
  const t = words('grid');
  const columnTexts = columnWords(source);
  const [grid, setGrid] = useState<Grid>(() => readGrid(source));
  const [isChecked, setIsChecked] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const { columns, rows, chartKind } = grid;
  const canChangeColumns = hasOwnColumns(source) && chartKind !== 'gantt';
  const firstOwn = source.kind === 'chart' ? 1 : 0;
  const faults = faultsOf(grid, source);
  const isFaulty = (row: number, column: number): boolean =>
    isChecked && faults.some((fault) => fault.row === row && fault.column === column);

  const cellAt = (row: number, column: number): HTMLInputElement | undefined =>
    body.current?.rows[row]?.querySelectorAll('input')[column];

  function onKeyDown(event: KeyboardEvent, row: number, column: number): void {
    const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) return;
    const next = cellAt(row + step, column);
    // Enter in the last row submits the form.
    if (!next && event.key === 'Enter') return;
    event.preventDefault();
    next?.focus();
    next?.select();
  }

  function onPaste(event: ClipboardEvent, row: number, column: number): void {
    const cells = readPasted(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    setGrid(withPasted(grid, row, column, cells, canChangeColumns));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const [first] = faults;
    if (first) {
      cellAt(first.row, first.column)?.focus();
      return;
    }
    onSave(writeGrid(source, grid));
    onClose();
  }

  const setRows = (next: Grid['rows']): void => setGrid({ ...grid, rows: next });
  const labelOf = (row: number): string => rows[row]?.cells[0]?.trim() || t.row(row + 1);
  const columnName = (column: number): string =>
    columns[column]?.name.trim() || (column === 0 ? t.label : t.value);

  return (
    <Dialog isOpen onClose={onClose} title={t.dataOf(name)} isWide={columns.length > 3}>
      <form onSubmit={onSubmit} noValidate>
        {chartKind !== undefined && chartKind !== 'gantt' && (
          <label className="mb-3 flex items-center gap-2">
            <span className="text-13 font-[550]">{t.chart}</span>
            <select
              className="input w-auto!"
              value={chartKind}
              onChange={(event) => setGrid({ ...grid, chartKind: event.target.value })}
            >
              {chartKinds().map(([kind, kindName]) => (
                <option key={kind} value={kind}>
                  {kindName}
                </option>
              ))}
            </select>
          </label>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable. */}
        <section className="data-grid" aria-label={t.data} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its position.
                  <th key={at} scope="col">
                    {canChangeColumns && at >= firstOwn ? (
                      <span className="flex items-center gap-0.5">
                        <input
                          className="input"
                          aria-label={columnTexts.nameOf(at + 1 - firstOwn)}
                          placeholder={columnTexts.name}
                          maxLength={200}
                          value={column.name}
                          onChange={(event) =>
                            setGrid({
                              ...grid,
                              columns: columns.with(at, { ...column, name: event.target.value }),
                            })
                          }
                        />
                        <IconButton
                          label={columnTexts.remove(at + 1 - firstOwn)}
                          disabled={columns.length <= firstOwn + 1}
                          onClick={() => setGrid(withoutColumn(grid, at))}
                        >
                          <X className="icon" aria-hidden />
                        </IconButton>
                      </span>
                    ) : (
                      columnName(at)
                    )}
                  </th>
                ))}
                <th>
                  <span className="sr-only">{t.rowActions}</span>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map(({ cells }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its position.
                <tr key={row}>
                  {columns.map(({ kind }, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its position.
                    <td key={column}>
                      <input
                        className="input"
                        aria-label={
                          column === 0
                            ? t.cellOfRow(columnName(0), row + 1)
                            : t.cellOf(columnName(column), labelOf(row))
                        }
                        aria-invalid={isFaulty(row, column)}
                        inputMode={kind === 'number' ? 'decimal' : 'text'}
                        maxLength={2_000}
                        value={cells[column] ?? ''}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onPaste={(event) => onPaste(event, row, column)}
                        onChange={(event) => setGrid(withCell(grid, row, column, event.target.value))}
                      />
                    </td>
                  ))}
                  <td>
                    <span className="flex">
                      <IconButton
                        label={t.moveUp(labelOf(row))}
                        disabled={row === 0}
                        onClick={() => setRows(moved(rows, row, row - 1))}
                      >
                        <ArrowUp className="icon" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={t.moveDown(labelOf(row))}
                        disabled={row === rows.length - 1}
                        onClick={() => setRows(moved(rows, row, row + 1))}
                      >
                        <ArrowDown className="icon" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={t.remove(labelOf(row))}
                        disabled={rows.length <= 1}
                        onClick={() => setRows(rows.toSpliced(row, 1))}
                      >
                        <X className="icon" aria-hidden />
                      </IconButton>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p role="alert" className="field-message mt-2 min-h-5" data-kind="error">
          {isChecked && faults[0]
            ? [faults[0].message, ...(faults.length > 1 ? [counted(t.and, faults.length - 1)] : [])].join(' ')
            : ''}
        </p>
        <p className="text-13 text-ink-3">{t.paste}</p>
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => setRows([...rows, emptyRow(grid)])}>
              <Plus className="icon" aria-hidden />
              {t.addRow}
            </Button>
            {canChangeColumns && (
              <Button onClick={() => setGrid(withColumn(grid, ''))}>
                <Plus className="icon" aria-hidden />
                {columnTexts.add}
              </Button>
            )}
          </span>
          <span className="ms-auto flex gap-2">
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button type="submit" kind="primary">
              {t.save}
            </Button>
          </span>
        </div>
      </form>
    </Dialog>
  );
}

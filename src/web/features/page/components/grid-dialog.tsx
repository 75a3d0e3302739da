import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
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

const chartKinds: readonly (readonly [kind: string, name: string])[] = [
  ['', 'Automatic'],
  ['column', 'Columns'],
  ['bar', 'Bars'],
  ['grouped', 'Grouped columns'],
  ['stacked', 'Stacked columns'],
  ['line', 'Line'],
  ['area', 'Area'],
  ['step', 'Steps'],
  ['pie', 'Pie'],
  ['donut', 'Donut'],
  ['progress', 'Progress'],
  ['sparkline', 'Sparkline'],
  ['waterfall', 'Waterfall'],
  ['parts', 'Divided bars'],
  ['combined', 'Columns and line'],
  ['scatter', 'Scatter'],
  ['bubble', 'Bubbles'],
  ['radar', 'Radar'],
  ['heatmap', 'Heat map'],
  ['histogram', 'Histogram'],
  ['funnel', 'Funnel'],
  ['slope', 'Slope'],
  ['multiples', 'Small multiples'],
  ['sankey', 'Sankey'],
];

/** Word for a new column. */
const columnWord = ({ kind }: GridSource): string => (kind === 'chart' ? 'series' : 'column');

interface GridDialogProps {
  readonly name: string;
  readonly source: GridSource;
  readonly onClose: () => void;
  readonly onSave: (value: unknown) => void;
}

/** Edits the data of a chart, table or invoice as a grid; accepts pasted spreadsheet cells. */
export function GridDialog({ name, source, onClose, onSave }: GridDialogProps) {
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
  const labelOf = (row: number): string => rows[row]?.cells[0]?.trim() || `row ${row + 1}`;
  const columnName = (column: number): string =>
    columns[column]?.name.trim() || (column === 0 ? 'Label' : 'Value');

  return (
    <Dialog isOpen onClose={onClose} title={`Data of ${name}`} isWide={columns.length > 3}>
      <form onSubmit={onSubmit} noValidate>
        {chartKind !== undefined && chartKind !== 'gantt' && (
          <label className="mb-3 flex items-center gap-2">
            <span className="text-13 font-[550]">Chart</span>
            <select
              className="input w-auto!"
              value={chartKind}
              onChange={(event) => setGrid({ ...grid, chartKind: event.target.value })}
            >
              {chartKinds.map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable. */}
        <section className="data-grid" aria-label="Data" tabIndex={0}>
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
                          aria-label={`Name of ${columnWord(source)} ${at + 1 - firstOwn}`}
                          placeholder={`Name of ${columnWord(source)}`}
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
                          label={`Remove ${columnWord(source)} ${at + 1 - firstOwn}`}
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
                  <span className="sr-only">Row</span>
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
                            ? `${columnName(0)} of row ${row + 1}`
                            : `${columnName(column)} of ${labelOf(row)}`
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
                        label={`Move ${labelOf(row)} up`}
                        disabled={row === 0}
                        onClick={() => setRows(moved(rows, row, row - 1))}
                      >
                        <ArrowUp className="icon" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={`Move ${labelOf(row)} down`}
                        disabled={row === rows.length - 1}
                        onClick={() => setRows(moved(rows, row, row + 1))}
                      >
                        <ArrowDown className="icon" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={`Remove ${labelOf(row)}`}
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
            ? `${faults[0].message}${faults.length > 1 ? ` And ${faults.length - 1} more.` : ''}`
            : ''}
        </p>
        <p className="text-13 text-ink-3">Paste cells from a spreadsheet into any cell.</p>
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => setRows([...rows, emptyRow(grid)])}>
              <Plus className="icon" aria-hidden />
              Add row
            </Button>
            {canChangeColumns && (
              <Button onClick={() => setGrid(withColumn(grid, ''))}>
                <Plus className="icon" aria-hidden />
                Add {columnWord(source)}
              </Button>
            )}
          </span>
          <span className="ml-auto flex gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary">
              Save
            </Button>
          </span>
        </div>
      </form>
    </Dialog>
  );
}

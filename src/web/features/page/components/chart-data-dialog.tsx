import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { type ChartGrid, readChartGrid, writeChartGrid } from '../edits/chart-grid.ts';

/** Maximum number of rows for a readable chart. */
const mostRows = 40;

interface ChartDataDialogProps {
  readonly name: string;
  readonly blockHtml: string;
  readonly onClose: () => void;
  readonly onSave: (blockHtml: string) => void;
}

/** Edits the data of a chart as a small table; the chart is redrawn from it. */
export function ChartDataDialog({ name, blockHtml, onClose, onSave }: ChartDataDialogProps) {
  const t = words('grid');
  const [grid, setGrid] = useState<ChartGrid | null>(() => readChartGrid(blockHtml));
  const [isChecked, setIsChecked] = useState(false);
  if (!grid) return null;
  const { head, rows } = grid;
  const setCell = (row: number, column: number, text: string): void =>
    setGrid({
      head,
      rows: rows.map((cells, at) =>
        at === row ? cells.map((cell, index) => (index === column ? text : cell)) : cells,
      ),
    });
  const isMissing = rows.some(([label]) => !label?.trim());

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) return;
    onSave(writeChartGrid(blockHtml, { head, rows }));
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t.dataOf(name)}>
      <form onSubmit={onSubmit} noValidate>
        <div className="data-grid">
          <table>
            <thead>
              <tr>
                {head.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its position.
                  <th key={column} scope="col">
                    {column === 0 ? t.label : text || t.value}
                  </th>
                ))}
                <th>
                  <span className="sr-only">{t.rowActions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its position.
                <tr key={row}>
                  {cells.map((text, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its position.
                    <td key={column}>
                      <input
                        className="input"
                        aria-label={
                          column === 0
                            ? t.labelOfRow(row + 1)
                            : t.cellOf(head[column] || t.value, cells[0] ?? '')
                        }
                        inputMode={column === 0 ? 'text' : 'decimal'}
                        maxLength={120}
                        value={text}
                        onChange={(event) => setCell(row, column, event.target.value)}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      label={t.removeRow(row + 1)}
                      disabled={rows.length <= 1}
                      onClick={() => setGrid({ head, rows: rows.filter((_, at) => at !== row) })}
                    >
                      <X className="icon" aria-hidden />
                    </IconButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p role="alert" className="field-message mt-2 min-h-5" data-kind="error">
          {isChecked && isMissing ? t.labelMissing : ''}
        </p>
        <p className="mt-2 flex flex-wrap justify-between gap-2">
          <Button
            disabled={rows.length >= mostRows}
            onClick={() => setGrid({ head, rows: [...rows, head.map(() => '')] })}
          >
            <Plus className="icon" aria-hidden />
            {t.addRow}
          </Button>
          <span className="flex gap-2">
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button type="submit" kind="primary">
              {t.save}
            </Button>
          </span>
        </p>
      </form>
    </Dialog>
  );
}

import Plus from 'lucide-react/icons/plus';
import Shapes from 'lucide-react/icons/shapes';
import { Menu, MenuItem, MenuNote } from '../../../components/ui/menu.tsx';
import { words } from '../../../lib/words.ts';
import { type Offered, paletteBlocks } from '../edits/palette-blocks.ts';

/** Another block type for the same content. */
export interface Shape {
  readonly as: string;
  readonly content: Readonly<Record<string, unknown>>;
}

function nameOfShape(as: string): string {
  const t = words('blocks');
  const names: Readonly<Record<string, string>> = {
    steps: t.steps,
    timeline: t.timeline,
    definitions: t.terms,
    cards: t.cards,
    list: t.list,
    facts: t.facts,
    figures: t.keyFigures,
    table: t.table,
    chart: t.chart,
    cover: t.cover,
    statement: t.statement,
    points: t.points,
    article: t.runningText,
    text: t.text,
  };
  return names[as] ?? as.charAt(0).toUpperCase() + as.slice(1);
}

export function ShapeMenu({
  shapes,
  isDocked,
  onShape,
}: {
  readonly shapes: readonly Shape[];
  readonly isDocked: boolean;
  readonly onShape: (shape: Shape, name: string) => void;
}) {
  return (
    <Menu
      align="start"
      side={isDocked ? 'bottom' : 'left'}
      trigger={
        <button type="button" aria-label={words('page').showAs} title={words('page').showAs}>
          <Shapes className="icon" aria-hidden />
        </button>
      }
    >
      <MenuNote>{words('page').showAs}</MenuNote>
      {shapes.map((shape) => (
        <MenuItem key={shape.as} onSelect={() => onShape(shape, nameOfShape(shape.as))}>
          {nameOfShape(shape.as)}
        </MenuItem>
      ))}
    </Menu>
  );
}

export function InsertMenu({
  isDocked,
  onInsert,
}: {
  readonly isDocked: boolean;
  readonly onInsert: (offered: Offered) => void;
}) {
  return (
    <Menu
      align="start"
      side={isDocked ? 'bottom' : 'left'}
      trigger={
        <button type="button" aria-label={words('page').addBelow} title={words('page').addBelow}>
          <Plus className="icon" aria-hidden />
        </button>
      }
    >
      <MenuNote>{words('page').addBelow}</MenuNote>
      {paletteBlocks().map((offered) => (
        <MenuItem key={offered.name} onSelect={() => onInsert(offered)}>
          {offered.name}
        </MenuItem>
      ))}
    </Menu>
  );
}

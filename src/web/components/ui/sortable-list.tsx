import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from '../../lib/words.ts';

interface Item {
  readonly id: string;
}

/** List that is reordered by dragging, or with Space and the arrow keys on the handles. */
export function SortableList<T extends Item>({
  label,
  items,
  nameOf,
  onMove,
  className,
  children,
}: {
  readonly label: string;
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  /** `beforeId` null moves the item to the end. */
  readonly onMove: (id: string, beforeId: string | null) => void;
  readonly className?: string;
  /** Renders one item, including the given handle. */
  readonly children: (item: T, handle: ReactNode) => ReactNode;
}) {
  // Optimistic order until the server's order arrives.
  const [shown, setShown] = useState(items);
  useEffect(() => setShown(items), [items]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const name = (id: unknown) => {
    const item = shown.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const t = words('uploads');
  const placed = (say: typeof t.heldAt, id: unknown, over: unknown) =>
    say(name(id), shown.findIndex((each) => each.id === over) + 1, shown.length);

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    const from = shown.findIndex(({ id }) => id === active.id);
    const to = shown.findIndex(({ id }) => id === over.id);
    const moved = arrayMove([...shown], from, to);
    setShown(moved);
    onMove(String(active.id), moved[to + 1]?.id ?? null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t.pickedUp(name(active.id)),
          onDragOver: ({ active, over }) => (over ? placed(t.heldAt, active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) =>
            over ? placed(t.droppedAt, active.id, over.id) : t.dropped(name(active.id)),
          onDragCancel: ({ active }) => t.backWhereItWas(name(active.id)),
        },
        screenReaderInstructions: { draggable: t.sortHelp },
      }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul aria-label={label} className={className}>
          {shown.map((item) => (
            <SortableRow key={item.id} id={item.id} name={nameOf(item)}>
              {(handle) => children(item, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="icon-btn sort-handle"
      title={words('uploads').drag}
      {...attributes}
      {...listeners}
      aria-label={words('uploads').move(name)}
    >
      <GripVertical className="icon" aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="brand-item"
      data-dragging={isDragging}
    >
      {children(handle)}
    </li>
  );
}

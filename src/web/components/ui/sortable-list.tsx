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
  const place = (id: unknown) => `${shown.findIndex((each) => each.id === id) + 1} of ${shown.length}`;

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
          onDragStart: ({ active }) => `${name(active.id)} picked up.`,
          onDragOver: ({ active, over }) =>
            over ? `${name(active.id)} is at ${place(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            `${name(active.id)} put down${over ? ` at ${place(over.id)}` : ''}.`,
          onDragCancel: ({ active }) => `${name(active.id)} is where it was.`,
        },
        screenReaderInstructions: {
          draggable:
            'Press Space to pick it up, the arrow keys to move it, Space to drop it, or Escape to cancel.',
        },
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
      title="Drag to reorder"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
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

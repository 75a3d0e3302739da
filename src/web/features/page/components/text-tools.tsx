import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { touchQuery } from '../../../lib/use-media-query.ts';
import { words } from '../../../lib/words.ts';
import type { Mark } from '../edits/text/pieces.ts';
import { placeTools } from '../edits/text/place-tools.ts';
import type { SelectedText, TextEdit } from '../edits/text-edit.ts';
import { LinkForm } from './link-form.tsx';

interface TextToolsProps {
  readonly selected: SelectedText;
  readonly edit: TextEdit;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The toolbar stays inside this element. */
  readonly desk: RefObject<HTMLElement | null>;
  readonly scale: number;
  /** Set when a key leads to the toolbar or its field for a link. */
  readonly place: 'link' | 'tools' | null;
  readonly onPlace: (place: 'link' | 'tools' | null) => void;
}

function marks(): readonly (readonly [mark: Mark, label: string, keys: string, Icon: typeof Bold])[] {
  const t = words('page');
  return [
    ['isStrong', t.bold, 'Control+B', Bold],
    ['isEmphasis', t.italic, 'Control+I', Italic],
    ['isCode', t.code, 'Control+E', Code],
  ];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Toolbar at the selected text. A press of the mouse leaves the focus in the text; while the focus is in the
 * toolbar, the text edit is held.
 */
export function TextTools({ selected, edit, frame, desk, scale, place, onPlace }: TextToolsProps) {
  const t = words('page');
  const bar = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const { box } = selected;
  const isLink = place === 'link';

  useLayoutEffect(() => {
    const settle = (): void => {
      const [tools, page, room] = [bar, frame, desk].map(({ current }) => current?.getBoundingClientRect());
      if (!tools || !page || !room) return;
      const around = {
        left: page.left + box.left * scale,
        right: page.left + box.right * scale,
        top: page.top + box.top * scale,
        bottom: page.top + box.bottom * scale,
      };
      setAt(placeTools(around, tools, room, matchMedia(touchQuery).matches));
    };
    settle();
    // The field for a link is wider than the buttons.
    const observer = new ResizeObserver(settle);
    if (bar.current) observer.observe(bar.current);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  }, [box, scale, frame, desk]);

  useEffect(() => {
    isLeaving.current = false;
    if (place === null) return;
    edit.hold();
    bar.current?.querySelector<HTMLElement>(isLink ? 'input' : 'button')?.focus();
  }, [place, isLink, edit]);

  function leave(): void {
    isLeaving.current = true;
    onPlace(null);
    edit.release(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    const step = steps[event.key];
    if (step === undefined || isLink) return;
    const tools = [...(bar.current?.querySelectorAll('button') ?? [])];
    const now = tools.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    tools.at((now + step) % tools.length)?.focus();
  }

  /** Ends the edit if the focus goes anywhere but to the text. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (isLeaving.current || place === null || currentTarget.contains(relatedTarget)) return;
    setTimeout(() => {
      const { activeElement } = document;
      if (isLeaving.current || !document.hasFocus() || bar.current?.contains(activeElement)) return;
      onPlace(null);
      if (activeElement === frame.current) edit.release(false);
      else edit.finish();
    });
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t.formatText}
      className="text-tools"
      style={at ? { left: at.left, top: at.top } : { visibility: 'hidden' }}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {isLink ? (
        <LinkForm
          href={selected.marks.href ?? ''}
          onLink={(href) => {
            edit.link(href);
            leave();
          }}
        />
      ) : (
        <>
          {marks().map(([mark, label, keys, Icon]) => (
            <button
              key={mark}
              type="button"
              aria-label={label}
              title={label}
              aria-keyshortcuts={keys}
              aria-pressed={selected.marks[mark] === true}
              onClick={() => edit.toggle(mark)}
            >
              <Icon className="icon" aria-hidden />
            </button>
          ))}
          <button
            type="button"
            aria-label={t.link}
            title={t.link}
            aria-keyshortcuts="Control+K"
            aria-pressed={selected.marks.href !== undefined}
            onClick={() => onPlace('link')}
          >
            <LinkIcon className="icon" aria-hidden />
          </button>
          <button type="button" aria-label={t.clearFormat} title={t.clearFormat} onClick={edit.clear}>
            <RemoveFormatting className="icon" aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

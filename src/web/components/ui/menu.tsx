import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { direction } from '../../lib/language.ts';

/** Button that opens a list of actions. `trigger` is one button element. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  onCloseAutoFocus,
  children,
}: {
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  readonly side?: 'bottom' | 'left';
  /** Called before the focus returns to the trigger; call `preventDefault` to keep it elsewhere. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false} dir={direction()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  onSelect,
  isDanger = false,
  children,
}: {
  readonly onSelect: () => void;
  /** For destructive actions. */
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Item className={isDanger ? 'menu-item menu-item-danger' : 'menu-item'} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

/** Non-interactive text in a menu. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="menu-note">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="menu-line" />;
}

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
}

/**
 * Radio group in a menu, with a check mark at the chosen item. Set `name` if the menu has other items too.
 */
export function MenuChoices<V extends string>({
  name,
  value,
  choices,
  onChange,
}: {
  readonly name?: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
}) {
  const choose = (chosen: string): void => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <DropdownMenu.RadioGroup aria-label={name} value={value} onValueChange={choose}>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem key={choice.value} value={choice.value} className="menu-item">
          <span className="icon">
            <DropdownMenu.ItemIndicator>
              <Check className="icon" aria-hidden />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className="min-w-0">
            {choice.label}
            {choice.note && <span className="block text-13 text-ink-3">{choice.note}</span>}
          </span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Compact select for a toolbar: shows the chosen label. `name` is what is being chosen. */
export function ChoiceMenu<V extends string>({
  name,
  value,
  choices,
  onChange,
  isDisabled = false,
  footer,
}: {
  readonly name: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly isDisabled?: boolean;
  readonly footer?: ReactNode;
}) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="select"
          disabled={isDisabled}
          aria-label={`${name}: ${chosen?.label ?? ''}`}
        >
          <span className="truncate">{chosen?.label ?? name}</span>
          <ChevronDown className="icon" aria-hidden />
        </button>
      }
    >
      <MenuChoices value={value} choices={choices} onChange={onChange} />
      {footer}
    </Menu>
  );
}

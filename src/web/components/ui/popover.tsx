import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';

/** Button that opens a small info panel. `trigger` is one button element; `label` names the panel. */
export function Popover({
  trigger,
  label,
  children,
}: {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="popover"
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

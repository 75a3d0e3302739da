import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** At most one `primary` per region; `danger` only in confirmations; `paper` on an accent-colored area. */
  readonly kind?: 'default' | 'primary' | 'danger' | 'quiet' | 'paper' | 'line-flood';
  readonly size?: 's' | 'm' | 'l';
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({ kind = 'default', size = 'm' }: ButtonLook = {}): string {
  return classNames('btn', kind !== 'default' && `btn-${kind}`, size !== 'm' && `btn-${size}`);
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Busy state: keeps the width; `children` says what is in progress. */
    readonly isBusy?: boolean;
  };

export function Button({ kind, size, isBusy, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ ...(kind ? { kind } : {}), ...(size ? { size } : {}) }), className)}
      {...rest}
    />
  );
}

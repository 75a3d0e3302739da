import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary a region; danger only in confirmations; paper on a flood of spot colour. */
  readonly kind?: 'default' | 'primary' | 'danger' | 'quiet' | 'paper' | 'line-flood';
  readonly size?: 's' | 'm' | 'l';
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'default', size = 'm' }: ButtonLook = {}): string {
  return classNames('btn', kind !== 'default' && `btn-${kind}`, size !== 'm' && `btn-${size}`);
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Working: keeps its width and says what it does through `children`. */
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

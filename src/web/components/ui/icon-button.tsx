import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
};

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames('icon-btn', className)}
      {...rest}
    />
  );
}

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** Password input with a show button. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const t = words('identity');
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="infield">
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        className="input"
        // Prevents text corrections in a shown password.
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton label={isShown ? t.passwordHide : t.passwordShow} onClick={() => setIsShown(!isShown)}>
        <Icon className="icon" aria-hidden />
      </IconButton>
    </div>
  );
}

import { Tabs } from 'radix-ui';
import { direction } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import type { AuthSteps, AuthTab } from '../auth-screen.ts';
import { GoogleButton } from './google-button.tsx';
import { MagicLinkForm } from './magic-link-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const tabs: readonly {
  readonly id: AuthTab;
  readonly name: 'signIn' | 'signUp' | 'magicLink';
  readonly Form: typeof SignInForm;
}[] = [
  { id: 'sign_in', name: 'signIn', Form: SignInForm },
  { id: 'sign_up', name: 'signUp', Form: SignUpForm },
  { id: 'magic_link', name: 'magicLink', Form: MagicLinkForm },
];

/** The three email forms, each with Google below. */
export function AuthForms({
  tab,
  onTab,
  steps,
}: {
  readonly tab: AuthTab;
  readonly onTab: (tab: AuthTab) => void;
  readonly steps: AuthSteps;
}) {
  const t = words('identity');
  return (
    <Tabs.Root dir={direction()} value={tab} onValueChange={(value) => onTab(value as AuthTab)}>
      <Tabs.List className="tabs" aria-label={t.waysToSignIn}>
        {tabs.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} className="tab flex-1 justify-center px-2!">
            {t[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, Form }) => (
        <Tabs.Content
          key={id}
          value={id}
          // The fields take the focus, not the panel.
          tabIndex={-1}
          className="border border-t-0 border-line bg-sheet px-4.5 pt-5.5 pb-5.5 outline-0 md:px-7 md:pt-7 md:pb-6"
        >
          <Form steps={steps}>
            <GoogleButton steps={steps} />
          </Form>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { signInOutcome } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/identity.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { sessionQuery } from '../api/session.ts';

/** The first sign-in creates the profile, with equal timestamps. */
function isFresh({ createdAt, lastLoginAt }: UserProfile): boolean {
  return createdAt === lastLoginAt;
}

/**
 * Returns a function to call after the session cookie was set: reads the profile, which creates it if
 * missing, and greets the user. Resolves with whether the visitor is signed in; if not, an error was shown.
 */
export function useEnter() {
  const queryClient = useQueryClient();
  return async (
    visitor: 'known' | 'new' | 'either',
    outcome?: z.infer<typeof signInOutcome>,
  ): Promise<boolean> => {
    const t = words('identity');
    tokens.forget();
    try {
      const profile = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (!profile) {
        showErrorToast({
          title: words('shell').sessionExpiredTitle,
          text: navigator.cookieEnabled ? words('shell').sessionExpiredText : t.enterBlocked,
        });
        return false;
      }
      const isNew = visitor === 'new' || (visitor === 'either' && isFresh(profile));
      const isPasswordRemoved = outcome?.status === 'signed_in' && outcome.is_password_removed;
      showToast({
        title: isNew ? t.enterNew : t.enterWelcomeBack,
        text: isPasswordRemoved ? t.enterPasswordRemoved : t.enterText(profile.email),
      });
      return true;
    } catch {
      showErrorToast({
        title: t.enterFailedTitle,
        text: t.enterFailedText,
      });
      return false;
    }
  };
}

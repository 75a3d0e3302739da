/** What /auth shows in place of its forms. */
export type AuthScreen =
  /** The password is kept in memory alone, so that 'Refresh' can sign in after the address was verified elsewhere. */
  | { readonly kind: 'verify'; readonly email: string; readonly password: string | null }
  | { readonly kind: 'link_sent'; readonly email: string; readonly displayName: string | null }
  | { readonly kind: 'second_factor' };

export type AuthTab = 'sign_in' | 'sign_up' | 'magic_link';

/** A link from a mail, as it stands in the address. */
export interface AuthLink {
  readonly mode: 'verify_email' | 'sign_in' | 'reset_password' | 'change_email';
  readonly token: string;
}

/** What the forms share, so that nobody types an address twice. */
export interface AuthValues {
  readonly displayName: string;
  readonly email: string;
}

/** What every part of /auth is handed. */
export interface AuthSteps {
  readonly values: AuthValues;
  readonly onValues: (values: AuthValues) => void;
  /** Shows another screen; null for the forms. */
  readonly onScreen: (screen: AuthScreen | null) => void;
  /** Where the visitor came from; an own path. */
  readonly returnTo: string | null;
  /** A session stands: on to the app. */
  readonly onSignedIn: (afterMs?: number) => void;
}

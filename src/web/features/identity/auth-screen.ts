/** Screens of /auth that replace the forms. */
export type AuthScreen =
  /**
   * The password is kept only in memory, so that 'Refresh' can sign in after the address was verified
   * elsewhere.
   */
  | { readonly kind: 'verify'; readonly email: string; readonly password: string | null }
  | { readonly kind: 'link_sent'; readonly email: string; readonly displayName: string | null }
  | { readonly kind: 'second_factor' };

export type AuthTab = 'sign_in' | 'sign_up' | 'magic_link';

/** An email link, as parsed from the URL. */
export interface AuthLink {
  readonly mode: 'verify_email' | 'sign_in' | 'reset_password' | 'change_email';
  readonly token: string;
}

/** Values shared by the forms, so that an email typed in one is kept in the others. */
export interface AuthValues {
  readonly displayName: string;
  readonly email: string;
}

/** Props of every part of /auth. */
export interface AuthSteps {
  readonly values: AuthValues;
  readonly onValues: (values: AuthValues) => void;
  /** Shows another screen; null shows the forms. */
  readonly onScreen: (screen: AuthScreen | null) => void;
  /** Path to return to, on our own site. */
  readonly returnTo: string | null;
  /** Called when signed in, to continue to the app. */
  readonly onSignedIn: (afterMs?: number) => void;
}

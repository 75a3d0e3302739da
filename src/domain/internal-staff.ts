export interface ProvenAddress {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Internal staff: a verified address in one of the company's domains. Exactly that domain: neither `sub.example.com`
 * nor `example.com.evil.org` is `example.com`.
 */
export function isInternalStaff(
  { email, emailVerified }: ProvenAddress,
  domains: readonly string[],
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return emailVerified && email.includes('@') && domains.some((own) => own.toLowerCase() === domain);
}

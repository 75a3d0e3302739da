export interface ProvenAddress {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Returns whether the account is internal staff: a verified email in one of the company's domains. Matches
 * the domain exactly; subdomains don't count.
 */
export function isInternalStaff(
  { email, emailVerified }: ProvenAddress,
  domains: readonly string[],
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return emailVerified && email.includes('@') && domains.some((own) => own.toLowerCase() === domain);
}

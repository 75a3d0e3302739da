/** What a user prints about themselves on bills and letters. Empty texts are unknown. */
export interface Sender {
  readonly name: string;
  readonly organization: string;
  /** One line each. */
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** As it is printed: 'VAT GB123 456 789'. */
  readonly tax_number: string;
  /** One line each: 'IBAN: GB33 …'. */
  readonly bank: string;
}

export type SenderField = keyof Sender;

export const noSender: Sender = {
  name: '',
  organization: '',
  address: '',
  email: '',
  phone: '',
  website: '',
  tax_number: '',
  bank: '',
};

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the name that a bill is issued under. */
export const issuerOf = ({ name, organization }: Sender): string => organization || name;

/** Returns the lines below the issuer's name on a bill. */
export const issuerLines = (sender: Sender): readonly string[] => [
  ...(sender.organization && sender.name && sender.organization !== sender.name ? [sender.name] : []),
  ...linesOf(sender.address),
  ...[sender.email, sender.phone, sender.website, sender.tax_number].filter((line) => line !== ''),
];

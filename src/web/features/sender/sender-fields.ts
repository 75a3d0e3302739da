import { type SenderDetails, sender } from '../../../contract/sender.ts';

export type SenderField = keyof SenderDetails;

interface FieldFacts {
  readonly field: SenderField;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly rows?: number;
  readonly inputMode?: 'email' | 'tel' | 'url';
}

export const senderFields: readonly FieldFacts[] = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'organization', label: 'Business', hint: 'Printed as the issuer', autoComplete: 'organization' },
  { field: 'address', label: 'Address', autoComplete: 'street-address', rows: 3 },
  { field: 'email', label: 'Email', autoComplete: 'email', inputMode: 'email' },
  { field: 'phone', label: 'Phone', autoComplete: 'tel', inputMode: 'tel' },
  { field: 'website', label: 'Website', autoComplete: 'url', inputMode: 'url' },
  {
    field: 'tax_number',
    label: 'Tax number',
    hint: 'As it is printed, like VAT GB123 456 789',
    autoComplete: 'off',
  },
  {
    field: 'bank',
    label: 'Bank details',
    hint: 'One line each, like IBAN: GB33 …',
    autoComplete: 'off',
    rows: 3,
  },
];

export const emptySender: SenderDetails = {
  name: '',
  organization: '',
  address: '',
  email: '',
  phone: '',
  website: '',
  tax_number: '',
  bank: '',
};

export type SenderFaults = Partial<Record<SenderField, string>>;

function faultOf(field: SenderField, text: string): string | null {
  const result = sender.shape[field].safeParse(text);
  if (result.success) return null;
  const [issue] = result.error.issues;
  if (issue?.code === 'too_big')
    return `Use at most ${issue.maximum} characters. There are ${text.trim().length}.`;
  return 'Use at most 8 lines';
}

/** Returns what the server would refuse, by field. */
export function faultsOf(details: SenderDetails): SenderFaults {
  return Object.fromEntries(
    senderFields.flatMap(({ field }) => {
      const fault = faultOf(field, details[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

export const hasDetails = (details: SenderDetails): boolean =>
  Object.values(details).some((text) => text.trim() !== '');

export const isSameSender = (a: SenderDetails, b: SenderDetails): boolean =>
  senderFields.every(({ field }) => a[field].trim() === b[field].trim());

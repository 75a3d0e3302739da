import { maxSenderLines, type SenderDetails, sender } from '../../../contract/sender.ts';
import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';

export type SenderField = keyof SenderDetails;

interface FieldFacts {
  readonly field: SenderField;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly rows?: number;
  readonly inputMode?: 'email' | 'tel' | 'url';
  /** Direction of what is written the same way in every language. */
  readonly dir?: 'ltr';
}

const fieldNames: readonly SenderField[] = [
  'name',
  'organization',
  'address',
  'email',
  'phone',
  'website',
  'tax_number',
  'bank',
];

/** Returns the fields of the form, in order. */
export function senderFields(): readonly FieldFacts[] {
  const t = words('sender');
  const facts: Readonly<Record<SenderField, Omit<FieldFacts, 'field'>>> = {
    name: { label: t.fullName, autoComplete: 'name' },
    organization: { label: t.business, hint: t.businessHint, autoComplete: 'organization' },
    address: { label: t.address, autoComplete: 'street-address', rows: 3 },
    email: { label: t.email, autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
    phone: { label: t.phone, autoComplete: 'tel', inputMode: 'tel', dir: 'ltr' },
    website: { label: t.website, autoComplete: 'url', inputMode: 'url', dir: 'ltr' },
    tax_number: { label: t.taxNumber, hint: t.taxNumberHint, autoComplete: 'off' },
    bank: { label: t.bank, hint: t.bankHint, autoComplete: 'off', rows: 3 },
  };
  return fieldNames.map((field) => ({ field, ...facts[field] }));
}

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
  const t = words('sender');
  const number = new Intl.NumberFormat(language());
  if (issue?.code === 'too_big')
    return t.tooLong(number.format(issue.maximum), number.format(text.trim().length));
  return t.tooManyLines(number.format(maxSenderLines));
}

/** Returns what the server would refuse, by field. */
export function faultsOf(details: SenderDetails): SenderFaults {
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const fault = faultOf(field, details[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

export const hasDetails = (details: SenderDetails): boolean =>
  Object.values(details).some((text) => text.trim() !== '');

export const isSameSender = (a: SenderDetails, b: SenderDetails): boolean =>
  fieldNames.every((field) => a[field].trim() === b[field].trim());

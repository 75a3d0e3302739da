import type { DocumentContent } from '../content/document-content.ts';
import { plainText } from '../content/text/inline-text.ts';
import { letterPlaces } from './fill-sender.ts';
import { namesBank } from './gap-fields.ts';
import { noSender, type Sender, type SenderField } from './sender.ts';

const emailLike = /^(?:[^\s@]{1,30}:\s*)?[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,24}$/;
const websiteLike =
  /^(?:https?:\/\/|www\.)\S{3,200}$|^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,12}$/i;
const taxLike =
  /(?:^|[^\p{L}])(?:vat|tax|ust|ust-id|ust-idnr|uid|steuernummer|st-nr|steuer-nr|tva|siret|siren|nif|cif|nipc|iva|p\.iva|btw|kvk|nip|regon|abn|ein|gst|gstin)(?!\p{L})/iu;
const phoneLike = /^(?:[^\d+]{0,16}[:.\s])?\+?[\d\s()./-]{6,24}$/;

/** Returns which detail a line below a sender's name is. */
function fieldOfLine(line: string): SenderField {
  if (emailLike.test(line)) return 'email';
  if (websiteLike.test(line)) return 'website';
  if (taxLike.test(line) && /\d/.test(line)) return 'tax_number';
  if (phoneLike.test(line) && line.replaceAll(/\D/g, '').length >= 6) return 'phone';
  return 'address';
}

const isFilled = (text: string): boolean =>
  text.trim() !== '' && !text.includes('[[') && !text.includes('{{');

function sorted(own: Partial<Sender>, lines: readonly string[]): Sender {
  const found: Record<SenderField, string> = { ...noSender, ...own };
  for (const text of lines.filter(isFilled)) {
    const line = plainText(text);
    const field = fieldOfLine(line);
    if (field === 'address') found.address = [found.address, line].filter((each) => each !== '').join('\n');
    else if (found[field] === '') found[field] = line;
    else found.address = [found.address, line].join('\n');
  }
  return found;
}

/** Returns the sender's details that a bill or a letter states; null if it states no more than a name. */
export function findSender(content: DocumentContent): Sender | null {
  for (const page of content.pages) {
    if (page.layout === 'invoice' && isFilled(page.from.name)) {
      const bank = page.payment
        .map(({ label, value }) => ({ label: plainText(label), value: plainText(value), source: value }))
        .filter(({ label, value, source }) => isFilled(source) && namesBank(label, value))
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n');
      return orNull(sorted({ organization: plainText(page.from.name), bank }, page.from.lines));
    }
    const places = page.layout === 'article' ? letterPlaces(page, content) : null;
    const block = page.layout === 'article' && places ? page.blocks[places.sender] : undefined;
    const [name = '', ...lines] = block?.type === 'paragraph' ? block.text.split('\n') : [];
    if (isFilled(name)) return orNull(sorted({ name: plainText(name) }, lines));
  }
  return null;
}

const orNull = (sender: Sender): Sender | null => {
  const { name: _name, organization: _organization, ...details } = sender;
  return Object.values(details).some((value) => value !== '') ? sender : null;
};

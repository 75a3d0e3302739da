import type { TitledEntry } from '../blocks/entries.ts';
import type { FlowItem, IdentifiedBlock } from '../flow-block.ts';
import type { FieldText } from '../text/field-text.ts';
import { trimmedSlice } from '../text/slice-text.ts';

/** A contact line: a labeled value, or plain text. */
export interface ContactLine {
  readonly id: string;
  readonly label?: FieldText;
  readonly text: FieldText;
}

/** The head of a CV: name, profile and contact. */
export interface CvHead {
  readonly name: { readonly id: string; readonly text: FieldText };
  /** Document type, if the title gives that instead of a name. */
  readonly kicker: FieldText | undefined;
  readonly profile: { readonly id: string; readonly text: FieldText } | undefined;
  readonly contact: readonly ContactLine[];
  /** Id of the block with the contact. */
  readonly contactId: string | undefined;
  readonly rest: readonly IdentifiedBlock[];
}

const longestContact = 220;
const longestName = 48;
const mostContactLines = 9;
const contactSigns = /@|\+\d|\d{3}|www\.|https?:|\.[a-z]{2,}(?:\/|$)/i;
const betweenLines = [' · ', ' | ', ' • ', '\n', ' ∙ ', '｜'];

/** Splits a contact line into its parts, each with its range in the text. */
function piecesOf(text: FieldText): readonly FieldText[] {
  const { plain } = text;
  const pieces: FieldText[] = [];
  let start = 0;
  while (start <= plain.length) {
    const ends = betweenLines
      .map((mark) => ({ mark, at: plain.indexOf(mark, start) }))
      .filter(({ at }) => at >= 0);
    const next = ends.sort((a, b) => a.at - b.at)[0];
    const piece = trimmedSlice(text, start, next ? next.at : plain.length);
    if (piece.plain !== '') pieces.push(piece);
    if (!next) break;
    start = next.at + next.mark.length;
  }
  return pieces;
}

const isContact = ({ plain }: FieldText): boolean =>
  plain.length <= longestContact && contactSigns.test(plain);

function linesOf({ id, block }: IdentifiedBlock): readonly ContactLine[] | null {
  if (block.type === 'definitions') {
    return block.items.map(({ title, text }: TitledEntry, at) => ({
      id: `${id}.${at + 1}`,
      label: title,
      text,
    }));
  }
  if (block.type === 'list' && block.items.every(({ blocks }) => blocks.length === 0)) {
    const texts = block.items.map(({ text }: FlowItem) => text);
    return texts.some(isContact) ? texts.map((text, at) => ({ id: `${id}.${at + 1}`, text })) : null;
  }
  if (block.type !== 'paragraph' || !isContact(block.text)) return null;
  if (block.text.parts) return block.text.parts.map((text, at) => ({ id: `${id}.${at + 1}`, text }));
  const pieces = piecesOf(block.text);
  return pieces.length > 1 ? pieces.map((text, at) => ({ id: `${id}.${at + 1}`, text })) : null;
}

/** A name has few words and no digits. */
const isName = ({ plain }: FieldText): boolean =>
  plain.length <= longestName && !/[\d@:]/.test(plain) && /^\S+(?: \S+){1,5}$/.test(plain);

/** Extracts name, profile and contact from the content before the first section. */
export function cvHead(
  title: FieldText,
  lead: FieldText | undefined,
  { pageId, opening }: { readonly pageId: string; readonly opening: readonly IdentifiedBlock[] },
): CvHead {
  const rest: IdentifiedBlock[] = [];
  let contact: readonly ContactLine[] = [];
  let contactId: string | undefined;
  let profile = lead && { id: `${pageId}.lead`, text: lead };
  for (const part of opening) {
    const lines = contact.length === 0 ? linesOf(part) : null;
    const { id, block } = part;
    if (lines && lines.length <= mostContactLines) {
      contact = lines;
      contactId = id;
    } else if (!profile && block.type === 'paragraph' && rest.length === 0)
      profile = { id, text: block.text };
    else rest.push(part);
  }
  const [first, ...others] = contact;
  // 'Curriculum vitae' or similar: a title of one or two words above a list of facts that starts with a name.
  const isNamed =
    first?.label !== undefined && others.length > 0 && isName(first.text) && !/\s\S+\s/.test(title.plain);
  const name =
    isNamed && first
      ? { id: `${first.id}.text`, text: first.text }
      : { id: `${pageId}.title.text`, text: title };
  return {
    name,
    kicker: isNamed ? title : undefined,
    profile,
    contact: isNamed ? others : contact,
    contactId,
    rest,
  };
}

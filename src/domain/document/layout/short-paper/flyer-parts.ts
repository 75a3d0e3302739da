import type { PaperForm } from '../../../content/paper-form.ts';
import type { DraftBlock } from '../../draft.ts';
import { heroStyle } from '../../kit/hero-size.ts';
import type { Look } from '../../kit/look.ts';
import type { Flyer } from '../flyer-fill.ts';
import type { Frame } from '../frame.ts';
import { heroLines, linesFilling, roomBeside } from '../hero-lines.ts';
import type { Labels } from '../labels.ts';
import { type Attributes, block, element, factHtml, type Html, shows, textElement } from '../markup.ts';
import { scaleOf } from '../page-capacity.ts';
import { isTime } from '../papers/times.ts';
import { type FieldText, isEmpty, repeated } from '../text/field-text.ts';

const opposites = /^(\S{3,9}) (v|vs\.?|versus|x|meets|gegen|trifft|contre|contra) (\S{3,9})$/iu;

/** Parses 'Brass v Bass': two opposing words, which a poster sets on two fields. Null for everything else. */
export function clashOf(text: string): readonly [one: string, against: string, other: string] | null {
  const [, one, against, other] = opposites.exec(text.trim()) ?? [];
  return one && against && other ? [one, against, other] : null;
}

/** Shared inputs of all parts of a flyer. */
export interface FlyerWriter {
  /** Prefix of its ids. */
  readonly id: string;
  readonly content: Flyer;
  readonly frame: Frame;
  /** Null for flyers and posters. */
  readonly form: PaperForm | null;
  readonly labels: Labels;
}

/** A name up to this length fits on one line of a certificate. */
const longestName = 25;

/** Height of a sign's message, as a share of the page. */
const signShare = { wide: 0.46, high: 0.42 };
/** A poster's drawing is behind the words. */
const posterShare = { wide: 0.66, high: 0.5 };

function linesFor(text: string, form: PaperForm | null, look: Look): readonly string[] {
  if (form === 'certificate' && text.length <= longestName) return [text.trim()];
  if (form !== 'sign') return heroLines(text);
  const { width, height, marginX, isWide } = scaleOf(look);
  const share = look.direction === 'poster' ? posterShare : signShare;
  const box = { width: width - 2 * marginX, height: height * (isWide ? share.wide : share.high) };
  return linesFilling(text, box, look.direction);
}

function heroClass(lines: readonly string[], form: PaperForm | null, { direction }: Look): string {
  const room = form === 'sign' ? roomBeside(lines, direction) : null;
  return room ? `hero has-room-${room}` : 'hero';
}

/** Returns the largest words of the page, all lines sized so that the longest fits. */
export function heroHtml(
  tag: 'h1' | 'p',
  id: string,
  text: FieldText,
  {
    isSigned,
    form,
    look,
  }: { readonly isSigned: boolean; readonly form: PaperForm | null; readonly look: Look },
): Html {
  const [first] = text.spans;
  const slot = text.spans.every(({ sample }) => sample === first?.sample) ? first?.sample : undefined;
  /** Every line of sample text is tinted, but only the first is counted. */
  const lineAttributes = (at: number): Attributes => ({
    class: slot === undefined ? 'line' : 'line sample',
    ...(slot !== undefined && at === 0 && { more: { 'data-sample': slot } }),
  });
  const clash = form === null ? clashOf(text.plain) : null;
  const lines = clash ?? linesFor(text.plain, form, look);
  return element(
    tag,
    {
      class: clash ? `hero is-clash${isSigned ? ' is-signed' : ''}` : heroClass(lines, form, look),
      id,
      ...shows(text),
      style: heroStyle(clash ? [clash[0], clash[2]] : lines),
    },
    lines.length === 1
      ? textElement('span', { class: 'line' }, repeated(text))
      : lines
          .map((line, at) =>
            /* Each word fills the page width on its own field. */
            textElement(
              'span',
              { ...lineAttributes(at), style: clash ? heroStyle([line]) : undefined },
              line,
            ),
          )
          .join(' '),
  );
}

/** Longer text is hard to read in capitals, so directions that capitalize facts leave it in sentence case. */
const longestCapitals = 40;
/** An email or a web address of this length would wrap in large type. */
const longestWord = 18;

function valueClass({ plain }: FieldText, form: PaperForm | null): string {
  const isUnbroken = form !== null && plain.split(/\s+/).some((word) => word.length > longestWord);
  if (isUnbroken) return 'fact-value is-long is-unbroken';
  return plain.length > longestCapitals ? 'fact-value is-long' : 'fact-value';
}

export function factsBlock({ id, content, form, labels }: FlyerWriter): DraftBlock {
  return block(
    'section',
    { class: 'facts', id: `${id}.facts`, name: labels.facts },
    element(
      'dl',
      { class: 'facts-list', more: { 'data-count': String(content.facts.length) } },
      ...content.facts.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'fact', id: `${id}.facts.${index + 1}` },
          textElement('dt', { class: 'label', id: `${id}.facts.${index + 1}.label` }, label),
          element(
            'dd',
            { class: valueClass(value, form) },
            factHtml(value, `${id}.facts.${index + 1}.value`),
          ),
        ),
      ),
    ),
  );
}

type Points = NonNullable<Flyer['points']>;

/** Times up to this length ('10.30') go beside the event, longer labels above it. */
const longestHour = 7;

function pointsClass(points: Points): string {
  const labels = points.flatMap(({ label }) => label ?? []);
  if (labels.length === 0) return 'sections';
  return labels.every((label) => label.plain.length <= longestHour)
    ? 'sections is-programme'
    : 'sections is-labelled';
}

/** A text up to this length with a number is a value ('£50', 'from 7 pm') and its title the label of it. */
const longestValue = 16;

/** An amount of money, or a telephone number: what a reader looks for first. */
const keyForm = /\p{Sc} ?\d|\d ?\p{Sc}|\d[\d ()/-]{6,}\d/u;
/** A key longer than this is a sentence about it. */
const longestKey = 44;

function sectionClass({ label, title, text }: Points[number]): string {
  if (isValue(text)) return 'section is-value';
  if (!isEmpty(text) || label !== undefined) return 'section';
  const isKey = title.plain.length <= longestKey && keyForm.test(title.plain);
  return isKey ? 'section is-key' : 'section is-note';
}

const isValue = ({ plain }: FieldText): boolean =>
  plain.length <= longestValue && /[\p{Nd}\p{Sc}]/u.test(plain);

export function pointsBlock(points: Points, { id, content, labels }: FlyerWriter): DraftBlock {
  return block(
    'div',
    {
      class: pointsClass(points),
      id: `${id}.points`,
      name: labels.points,
      more: { 'data-count': String(points.length) },
    },
    content.program !== undefined &&
      textElement('h2', { class: 'programme-title', id: `${id}.points.title` }, content.program),
    ...points.map((point, index) => {
      const { label, title, text } = point;
      return element(
        'section',
        {
          class: sectionClass(point),
          id: `${id}.points.${index + 1}`,
          name: title.plain,
        },
        label !== undefined &&
          textElement('p', { class: 'point-label', id: `${id}.points.${index + 1}.label` }, label),
        textElement('h2', { class: 'block-title', id: `${id}.points.${index + 1}.title` }, title),
        !isEmpty(text) &&
          textElement('p', { class: 'block-text', id: `${id}.points.${index + 1}.text` }, text),
      );
    }),
  );
}

/** Maximum letters of a name and its price on a line of the narrow column. */
const longestRow = 19;

const hasLongRow = (rows: NonNullable<Flyer['listing']>['rows']): boolean =>
  rows.some(({ label, value }) => label.plain.length + value.plain.length > longestRow);

/** Returns whether the rows are a program: a time, then what happens. */
const isProgram = (rows: NonNullable<Flyer['listing']>['rows']): boolean =>
  rows.length > 1 && rows.every(({ label, value }) => isTime(label) && !isTime(value));

export function listingBlock(
  { title, rows, text }: NonNullable<Flyer['listing']>,
  { id }: FlyerWriter,
): DraftBlock {
  return block(
    'section',
    {
      class: ['listing', hasLongRow(rows) && 'is-wide', isProgram(rows) && 'is-timed']
        .filter(Boolean)
        .join(' '),
      id: `${id}.listing`,
      name: title.plain,
    },
    textElement('h2', { class: 'programme-title', id: `${id}.listing.title` }, title),
    element(
      'dl',
      { class: 'listing-rows' },
      ...rows.map(({ label, value }, index) =>
        element(
          'div',
          { class: 'listing-row' },
          textElement('dt', { id: `${id}.listing.${index + 1}.label` }, label),
          element('dd', { class: 'tab' }, factHtml(value, `${id}.listing.${index + 1}.value`)),
        ),
      ),
    ),
    text !== undefined && textElement('p', { class: 'block-text', id: `${id}.listing.text` }, text),
  );
}

import { z } from 'zod';

/** Lengths are those that every layout holds at a readable size. */
const text = (most: number) => z.string().trim().min(1).max(most);

const heading = text(70);

const entry = z.strictObject({ title: text(60), text: text(170), icon: text(30).optional() });

const entries = (fewest: number, most: number) =>
  z.strictObject({
    title: heading,
    /** Whether the order matters, as in steps. */
    isOrdered: z.boolean(),
    items: z.array(entry).min(fewest).max(most),
  });

const table = z.strictObject({
  title: heading,
  head: z.array(z.string().max(40)).min(2).max(4),
  rows: z
    .array(z.array(z.string().max(90)).min(2).max(4))
    .min(2)
    .max(7),
});

const statement = (most: number) => z.strictObject({ title: text(90), text: text(most) });

const question = z.strictObject({ title: text(110), text: text(260) });

/** The parts of a topic, each with what it may hold. Files name them in their headings. */
const partSchemas = {
  /** A surprising true sentence, and one that backs it. */
  hook: statement(220),
  /** The one rule or warning that readers must not miss. */
  note: statement(260),
  why: entries(2, 5),
  how: z.union([entries(3, 6), table]),
  kinds: z.union([entries(2, 6), table]),
  compare: table,
  /** The title of an entry is a date. */
  history: entries(3, 6),
  figures: z.strictObject({
    title: heading,
    items: z
      .array(z.strictObject({ value: text(20), label: text(60), text: text(140).optional() }))
      .min(2)
      .max(4),
  }),
  benefits: entries(2, 5),
  limits: entries(2, 5),
  /** The title is what people say, the text what is true. */
  myths: z.strictObject({
    title: heading,
    items: z
      .array(z.strictObject({ title: text(90), text: text(190) }))
      .min(2)
      .max(5),
  }),
  start: entries(3, 6),
  terms: entries(3, 6),
  questions: z.strictObject({ title: heading, items: z.array(question).min(3).max(6) }),
  /** The first answer is the right one. */
  quiz: z.strictObject({
    items: z
      .array(z.strictObject({ title: text(130), answers: z.array(text(60)).length(3) }))
      .min(3)
      .max(6),
  }),
  /** Something to do, alone or in a class. */
  task: statement(320),
  /** The topic in two or three sentences for children. */
  children: z.strictObject({ text: text(340) }),
  /** A last sentence, and what to remember. */
  closing: z.strictObject({ title: text(90), isOrdered: z.boolean(), items: z.array(entry).min(2).max(4) }),
} as const;

export type PartRole = keyof typeof partSchemas;
export const partRoles = Object.keys(partSchemas) as readonly PartRole[];

const { hook, questions, quiz, children, closing, ...optional } = partSchemas;

const topicFields = [
  'culture',
  'food',
  'health',
  'history',
  'home',
  'law',
  'money',
  'nature',
  'science',
  'society',
  'sport',
  'technology',
  'work',
] as const;

/** The front matter of a topic. */
export const topicHead = z.strictObject({
  /** Other names of exactly this subject, lower case as in a sentence; the title counts as one. */
  names: z.array(text(50)).max(12),
  field: z.enum(topicFields),
  /** What illustrations show: 'a cup of coffee'. */
  picture: text(60),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .optional(),
});

export const topic = z.strictObject({
  /** File name without its ending. */
  name: z.string().regex(/^[a-z\d][a-z\d-]{0,59}$/),
  /** Two letters. */
  language: z.string().regex(/^[a-z]{2}$/),
  ...topicHead.shape,
  title: text(40),
  /** One sentence, then two or three more. */
  definition: z.strictObject({ first: text(200), more: text(480) }),
  parts: z.strictObject({
    hook,
    questions,
    quiz,
    children,
    closing,
    ...z.object(optional).partial().shape,
  }),
  /** The parts in the order of the file, in which they are shown. */
  order: z.array(z.enum(partRoles)),
});

export type Topic = z.infer<typeof topic>;

import { z } from 'zod';

/** How to treat text included in a prompt. */
export const textTreatments = ['write', 'condense', 'keep'] as const;
export const textAmounts = ['brief', 'usual', 'detailed'] as const;

/** Upper limit for requested pages. */
export const mostPagesAsked = 50;

const few = (length: number) => z.string().trim().min(1).max(length);

/**
 * Settings next to the prompt. If a field is missing, the prompt decides. The same in the chat, in guided
 * creation, in the API and on the command line.
 */
export const runAsks = z
  .object({
    text: z
      .enum(textTreatments)
      .optional()
      .describe(
        'How given text is treated: `write` takes it as notes to write from, `condense` shortens it and adds nothing, `keep` sets it unchanged.',
      ),
    amount: z.enum(textAmounts).optional().describe('How much text the document has.'),
    pages: z
      .int('Enter a whole number of pages.')
      .min(1, 'Ask for at least one page.')
      .max(mostPagesAsked, `Ask for at most ${mostPagesAsked} pages.`)
      .optional()
      .describe('How many pages, or slides.'),
    tone: few(80).optional().describe("How it sounds: 'friendly', 'formal', 'for a museum label'."),
    audience: few(160).optional().describe("Who reads it: 'parents of the third grade'."),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i, 'Enter a language tag, such as en or de-CH.')
      .optional()
      .describe('The language of the document as BCP 47, whatever the language of the prompt.'),
  })
  .describe(
    'What is asked for beside the words of the prompt. A field that is left out is up to the prompt.',
  );

export type RunAsks = z.output<typeof runAsks>;

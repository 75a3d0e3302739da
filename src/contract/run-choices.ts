import { z } from 'zod';
import { artDirections } from '../domain/document/kit/choices.ts';

/* What comes along with a prompt: what the user has chosen beside the words. Values, so that nothing is looked up. */

const shortName = z.string().trim().max(120);
const hexColour = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write a colour as #rrggbb.');
/** Ids become part of markup. */
const assetId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/, 'Use letters, digits, dots, dashes and underscores.');
/** About 4.5 MB of a picture, as base64. */
const longestPicture = 6_000_000;

/** The tools that a model may be given; their names in `active_tools`, `tool_choice` and the events. */
export const toolNames = [
  'write_document',
  'edit_document',
  'patch_document',
  'set_theme',
  'check_page',
  'look_at_page',
  'make_image',
  'fetch_page',
  'read_source',
  'suggest_followups',
  'ask_user',
] as const;
export type ToolName = (typeof toolNames)[number];

/** A call as OpenAI's interface writes it; what else it has is let through. */
const messageToolCall = z.looseObject({
  id: z.string().max(200).optional(),
  function: z.looseObject({ name: z.string().max(120) }).optional(),
});

export const chatMessage = z.object({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.string(),
  /** Of an assistant's message: what it called. They say which tool a later message answers. */
  tool_calls: z.array(messageToolCall).max(100).optional(),
  /**
   * Of a tool's message: which call it answers. As the last message it is the prompt: the answers to a survey. Before
   * that, answers of `ask_user` are words of the user; what other tools answered is in the page and is left out.
   */
  tool_call_id: z.string().max(200).optional(),
  /** Of a tool's message: the tool, where the call it answers is not among the messages. */
  name: z.string().max(120).optional(),
});

/** A picture to be placed: its bytes inside, or a file of this Octavo's own. */
const chosenAsset = z.object({
  id: assetId,
  name: shortName.default(''),
  description: z.string().max(1_000).default(''),
  url: z
    .string()
    .max(longestPicture, 'Send a picture of at most 4.5 MB.')
    .regex(
      /^(?:data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}|\/files\/[\w./~-]+)$/,
      'Send a picture as data:image/png;base64,… (png, jpeg, webp or gif), or as a /files/ address.',
    ),
});

const chosenPalette = z.object({ name: shortName.default(''), colors: z.array(hexColour).min(1).max(16) });
const chosenFont = z.object({
  family: shortName.min(1),
  /** Where it is used; everywhere when left out. */
  role: z.enum(['headings', 'text', 'all']).default('all'),
});
const chosenInstruction = z.object({
  name: shortName.default(''),
  instruction: z.string().trim().min(1).max(4_000),
});
const chosenTheme = z.object({
  name: shortName.default(''),
  background_color: hexColour.nullish(),
  /** '16:9', '4:3', '1:1', '9:16', or a paper: 'a4', 'letter', 'a5', lying as 'a4-landscape'. */
  aspect_ratio: shortName.nullish(),
  /** How its pages are drawn; `layout_config.direction` goes before it. */
  direction: z.enum(artDirections).nullish(),
});

const colours = z.array(z.union([hexColour, chosenPalette])).max(16);
const fonts = z.array(z.union([shortName.min(1), chosenFont])).max(4);
const instructions = z.array(z.union([chosenInstruction.shape.instruction, chosenInstruction])).max(20);
const themes = z.array(chosenTheme).max(4);

/**
 * What the user has chosen for the page. The built-in composer and every model obey it; what the words of the prompt
 * ask for goes before it. Each list also goes by the name with `user_selected_` in front.
 */
export const choiceFields = {
  /** Pictures and logos to place. At most twelve. */
  user_selected_assets: z.array(chosenAsset).max(12).nullish(),
  /** Colours, or palettes by name; the first palette that is given counts. Made legible where they are not. */
  colors: colours.nullish(),
  user_selected_colors: colours.nullish(),
  /** Families by name; what Octavo does not have is set in the nearest that it has, and said so. */
  fonts: fonts.nullish(),
  user_selected_fonts: fonts.nullish(),
  /** Standing instructions of the user, such as a tone or a layout. */
  instructions: instructions.nullish(),
  user_selected_instructions: instructions.nullish(),
  /** A background colour with the shape of the page; the first counts. `layout_config.format` goes before its shape. */
  themes: themes.nullish(),
  user_selected_themes: themes.nullish(),
};

/** A brand kit as the choices that it stands for. */
export const kitChoices = z.object({
  user_selected_assets: z.array(chosenAsset),
  user_selected_colors: z.array(chosenPalette),
  user_selected_fonts: z.array(chosenFont),
  user_selected_instructions: z.array(chosenInstruction),
  user_selected_themes: z.array(chosenTheme),
  /** Which of the fonts are the user's own files. */
  own_families: z.array(z.string()),
});
export type KitChoices = z.output<typeof kitChoices>;

/** What an editor in the browser holds now: the article as HTML, or its pages as blocks. */
export const editorContent = z.union([
  z.object({ html: z.string().min(1).max(4_000_000) }),
  z.object({
    title: z.string().max(300),
    language: z.string().max(35).default('en'),
    format: z.string().max(40).default('a4'),
    orientation: z.enum(['portrait', 'landscape']).default('portrait'),
    direction: z.string().max(40).default('swiss'),
    theme: z.enum(['light', 'dark']).default('light'),
    tokens: z.record(z.string().max(40), z.string().max(200)).default({}),
    pages: z
      .array(
        z.object({
          id: assetId,
          className: z.string().max(200).default(''),
          blocks: z.array(z.object({ id: assetId, html: z.string().max(1_000_000) })).max(200),
        }),
      )
      .min(1)
      .max(100),
  }),
]);

export const toolChoice = z.union([
  /** As the model likes; no tools; at least one; this one first. */
  z.enum(['auto', 'none', 'required']),
  z.object({ type: z.literal('tool'), name: z.enum(toolNames) }),
]);

export const runModes = ['normal', 'quality', 'search', 'survey'] as const;
export type RunMode = (typeof runModes)[number];

/** The steps that a mode can be told to take alone; all of them, in this order, when none is named. */
export const stepsOfMode = {
  normal: [],
  quality: ['outline', 'draft', 'review'],
  search: ['sources', 'write'],
  survey: ['ask', 'write'],
} as const satisfies Record<RunMode, readonly string[]>;

export const pageHandlers = ['auto', 'one_page', 'flow'] as const;

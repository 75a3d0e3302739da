import { z } from 'zod';
import { artDirections } from '../domain/document/kit/choices.ts';

/* The user's choices sent with a prompt. Values rather than ids, so that nothing has to be looked up. */

const shortName = z.string().trim().max(120);
const hexColour = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write a colour as #rrggbb.');
/** Ids are inserted into markup. */
const assetId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/, 'Use letters, digits, dots, dashes and underscores.');
/** About 4.5 MB of image data, as base64. */
const longestPicture = 6_000_000;

/** Tools available to a model; the names are used in `active_tools`, `tool_choice` and events. */
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

/** A tool call in OpenAI's format. Additional fields are allowed. */
const messageToolCall = z.looseObject({
  id: z.string().max(200).optional(),
  function: z.looseObject({ name: z.string().max(120) }).optional(),
});

export const chatMessage = z.object({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.string(),
  /** For assistant messages: its tool calls, used to match tool messages. */
  tool_calls: z.array(messageToolCall).max(100).optional(),
  /**
   * For tool messages: the id of the answered call. As the last message it is the prompt, with the answers to
   * a survey. In earlier messages, results of `ask_user` count as the user's text; results of other tools are
   * already on the page and are dropped.
   */
  tool_call_id: z.string().max(200).optional(),
  /** For tool messages: the tool's name, if its call isn't among the messages. */
  name: z.string().max(120).optional(),
});

/** An image to place: inline data, or a file of this installation. */
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
  /** Where it is used; defaults to everywhere. */
  role: z.enum(['headings', 'text', 'all']).default('all'),
});
const chosenInstruction = z.object({
  name: shortName.default(''),
  instruction: z.string().trim().min(1).max(4_000),
});
const chosenTheme = z.object({
  name: shortName.default(''),
  background_color: hexColour.nullish(),
  /** '16:9', '4:3', '1:1', '9:16', or a paper size: 'a4', 'letter', 'a5', 'a6'; landscape as 'a4-landscape'. */
  aspect_ratio: shortName.nullish(),
  /** Art direction; `layout_config.direction` takes precedence. */
  direction: z.enum(artDirections).nullish(),
});

const colours = z.array(z.union([hexColour, chosenPalette])).max(16);
const fonts = z.array(z.union([shortName.min(1), chosenFont])).max(4);
const instructions = z.array(z.union([chosenInstruction.shape.instruction, chosenInstruction])).max(20);
const themes = z.array(chosenTheme).max(4);

/**
 * The user's choices for the page. The built-in composer and every model follow them; the prompt takes
 * precedence. Each list can also be sent with the prefix `user_selected_`.
 */
export const choiceFields = {
  /** Pictures and logos to place, at most twelve. */
  user_selected_assets: z.array(chosenAsset).max(12).nullish(),
  /** Colors, or named palettes; the first palette is used. Adjusted if illegible. */
  colors: colours.nullish(),
  user_selected_colors: colours.nullish(),
  /** Family names. Unavailable ones are replaced by the closest match, and the answer says so. */
  fonts: fonts.nullish(),
  user_selected_fonts: fonts.nullish(),
  /** Standing instructions, such as a tone or a layout. */
  instructions: instructions.nullish(),
  user_selected_instructions: instructions.nullish(),
  /**
   * Background color and page shape; the first theme is used. `layout_config.format` takes precedence over
   * its shape.
   */
  themes: themes.nullish(),
  user_selected_themes: themes.nullish(),
};

/** A brand kit, expanded to choices. */
export const kitChoices = z.object({
  user_selected_assets: z.array(chosenAsset),
  user_selected_colors: z.array(chosenPalette),
  user_selected_fonts: z.array(chosenFont),
  user_selected_instructions: z.array(chosenInstruction),
  user_selected_themes: z.array(chosenTheme),
  /** The families that are the user's uploaded fonts. */
  own_families: z.array(z.string()),
});
export type KitChoices = z.output<typeof kitChoices>;

/** Current editor state: the article as HTML, or its pages as blocks. */
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
  /** `auto`: the model decides; `none`: no tools; `required`: at least one tool. */
  z.enum(['auto', 'none', 'required']),
  z.object({ type: z.literal('tool'), name: z.enum(toolNames) }),
]);

export const runModes = ['normal', 'quality', 'search', 'survey'] as const;
export type RunMode = (typeof runModes)[number];

/** Steps that a mode can run individually. By default, all of them run in this order. */
export const stepsOfMode = {
  normal: [],
  quality: ['outline', 'draft', 'review'],
  search: ['sources', 'write'],
  survey: ['ask', 'write'],
} as const satisfies Record<RunMode, readonly string[]>;

export const pageHandlers = ['auto', 'one_page', 'flow'] as const;

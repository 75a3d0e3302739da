import type { ChatRequest } from '../../../contract/chat.ts';
import { type ToolName, toolNames } from '../../../contract/run-choices.ts';
import { findAspectRatio } from '../../../domain/brand/aspect-ratios.ts';
import type { PageChoices } from '../../../domain/document/kit/page-choices.ts';
import type { TurnRequest, WantedLayout } from './turn-request.ts';

/** Aliases of page shapes. */
const otherRatios: Readonly<Record<string, string>> = { square: '1:1', 'us letter': 'letter' };

const themesOf = (request: ChatRequest) => request.themes ?? request.user_selected_themes ?? [];

/** Returns the format of a page shape, with its orientation if it specifies one. */
function shapeOf(aspectRatio: string): Pick<WantedLayout, 'format' | 'orientation'> {
  const plain = aspectRatio
    .toLowerCase()
    .split(/[:x×/]/)
    .map((part) => part.trim())
    .join(':');
  const found = findAspectRatio(otherRatios[plain] ?? plain);
  if (!found) return {};
  const { format, orientation } = found;
  return orientation === 'landscape' ? { format, orientation } : { format };
}

/** Returns the layout set in the interface; falls back to the shape and direction of the chosen theme. */
export function wantedLayout(request: ChatRequest): WantedLayout {
  const entries = Object.entries(request.layout_config ?? {}).filter(([, value]) => value !== undefined);
  const { aspect_ratio, direction } = themesOf(request)[0] ?? {};
  return {
    ...(aspect_ratio ? shapeOf(aspect_ratio) : {}),
    ...(direction ? { direction } : {}),
    ...Object.fromEntries(entries),
  } as WantedLayout;
}

/** Returns the user's page options for the composer and models. */
export function readChoices(request: ChatRequest): PageChoices {
  const palettes = request.colors ?? request.user_selected_colors ?? [];
  const first = palettes.find((each) => typeof each !== 'string');
  const colours =
    typeof first === 'object' ? first.colors : palettes.filter((each) => typeof each === 'string');
  const fonts = request.fonts ?? request.user_selected_fonts ?? [];
  const instructions = request.instructions ?? request.user_selected_instructions ?? [];
  return {
    kind: request.document_type || null,
    colours,
    background: themesOf(request)[0]?.background_color ?? null,
    fonts: fonts.map((font) => (typeof font === 'string' ? { family: font, role: 'all' } : font)),
    instructions: instructions.map((each) => (typeof each === 'string' ? each : each.instruction)),
    pictures: (request.user_selected_assets ?? []).map(({ id, name, description }) => ({
      id,
      name,
      description,
    })),
  };
}

/** Returns a key of the look options, to detect changes since the previous turn. */
export function choicesKey(request: ChatRequest): string {
  const { colours, background, fonts = [] } = readChoices(request);
  // Arrays, because the database returns objects with their keys reordered.
  return JSON.stringify([
    colours,
    background,
    fonts.map(({ family, role }) => [family, role]),
    wantedLayout(request).format ?? null,
  ]);
}

/** Returns the bytes of the selected pictures by ID, which is how models reference them. */
export function readAssets(request: ChatRequest): ReadonlyMap<string, string> {
  return new Map((request.user_selected_assets ?? []).map(({ id, url }) => [id, url]));
}

/** Tools that only exist in one non-default mode. */
const toolsOfModes: Partial<Record<ToolName, ChatRequest['mode']>> = {
  look_at_page: 'quality',
  fetch_page: 'search',
  read_source: 'search',
};

/** Tools that change the existing page. */
const changing: ReadonlySet<ToolName> = new Set(['edit_document', 'patch_document', 'set_theme']);

export interface ToolRules {
  readonly tools: readonly ToolName[];
  readonly choice: NonNullable<TurnRequest['toolChoice']>;
  /** Tools the caller named. */
  readonly named: readonly ToolName[];
}

/** Returns which tools a turn may use, and which one it must call. */
export function readToolRules(request: ChatRequest): ToolRules {
  const { use_tools, tool_choice = 'auto', active_tools, edit_mode, mode } = request;
  if (use_tools === false || tool_choice === 'none') return { tools: [], choice: 'auto', named: [] };
  const forced = typeof tool_choice === 'object' ? tool_choice.name : null;
  // Editing is by content if known, else by HTML, so allowing one of the two tools allows the other.
  const isOtherWay = (name: ToolName): boolean =>
    name === 'edit_document' && active_tools?.includes('patch_document') === true;
  const isOffered = (name: ToolName): boolean => {
    if (active_tools && !active_tools.includes(name) && !isOtherWay(name)) return false;
    if (name === 'write_document' && edit_mode === true) return false;
    if (changing.has(name) && edit_mode === false) return false;
    const only = toolsOfModes[name];
    return only === undefined || only === mode || active_tools?.includes(name) === true || forced === name;
  };
  return {
    tools: toolNames.filter(isOffered),
    choice: tool_choice === 'required' ? 'required' : forced === null ? 'auto' : { name: forced },
    named: [...(active_tools ?? []), ...(forced === null ? [] : [forced])],
  };
}

import { findKind } from './kinds.ts';
import { isRequest } from './requests.ts';

/** A prompt that brings its own content, apart from the sentence that says what to do with it. */
export interface GivenContent {
  readonly instruction: string;
  readonly content: string;
}

const defaultPrompt =
  /^\s*generate an? (?:well-styled )?(?:1|one|single)[- ]page document based on the following content\s*[:.]?\s*/i;
const imperative =
  /^\s*(?:please |can you |could you )?(?:make|create|generate|write|turn|format|lay ?out|design|convert|build|prepare|typeset|style|put|use|erstelle?|mache?|gestalte|setze|crée[rz]?|mets|mettez|fais|convierte|crea|haz|genera|diseña)(?![\p{L}])/iu;
const announces =
  /(?:following|this|below|from|based on|content|text|notes|folgende[nmrs]?|daraus|suivant|siguiente|:)\s*[^\n]{0,30}[:.]?\s*$/i;
const markdown = /^(?:#{1,6} \S|[-*+•] \S|\d{1,3}[.)] \S|>|\||```|\*\*\S|- \[[ x]\])/;

/** A first line longer than this is content, not an instruction. */
const longestInstruction = 300;
/** So much prose is no longer a request for a page about something. */
const longContent = 700;

function looksStructured(text: string): boolean {
  const lines = text.split('\n', 200).filter((line) => line.trim() !== '');
  const marked = lines.filter((line) => markdown.test(line.trim())).length;
  const delimited = lines.filter((line) => (line.match(/[,;\t|]/g)?.length ?? 0) >= 2).length;
  return (
    marked >= 2 ||
    (marked >= 1 && lines.length >= 2) ||
    (lines.length >= 3 && delimited >= lines.length - 1) ||
    lines.length >= 5
  );
}

/** Splits a prompt into instruction and content; null when it is an instruction alone. Linear in its length. */
export function splitGivenContent(prompt: string): GivenContent | null {
  const text = prompt.replace(/\r\n?/g, '\n').trim();
  const asked = defaultPrompt.exec(text.slice(0, longestInstruction));
  if (asked) {
    const content = text.slice(asked[0].length);
    return content.trim() ? { instruction: '', content } : null;
  }
  const lineEnd = text.indexOf('\n');
  if (lineEnd > 0 && lineEnd <= longestInstruction) {
    const first = text.slice(0, lineEnd);
    const rest = text.slice(lineEnd + 1).trim();
    const isCommand =
      imperative.test(first) ||
      (announces.test(first) && !markdown.test(first) && first.trim().endsWith(':'));
    if (isCommand && rest && (announces.test(first) || looksStructured(rest) || rest.length > longContent)) {
      return { instruction: first, content: rest };
    }
  }
  const colon =
    /^[^\n:]{4,160}?(?:following|this|below|content|text|notes|data|table)[^\n:]{0,40}: *(?=\S)/i.exec(
      text.slice(0, longestInstruction),
    );
  if (colon && imperative.test(text)) return { instruction: colon[0], content: text.slice(colon[0].length) };
  const isContent = (lineEnd > 0 && looksStructured(text)) || text.length > longContent;
  return isContent ? withRequestApart(text) : null;
}

/** The content, and the request that its last line may be: 'Please make this into a checklist'. */
function withRequestApart(text: string): GivenContent {
  const at = text.lastIndexOf('\n');
  const line = text.slice(at + 1, at + 1 + longestInstruction).trim();
  const isAsking = at > 0 && isRequest(line, findKind(line)?.kind ?? null);
  return isAsking
    ? { instruction: line, content: text.slice(0, at).trim() }
    : { instruction: '', content: text };
}

/** Whether a prompt opens with the words that the editor offers: what follows is content, whatever it says. */
export const isUsual = (prompt: string): boolean => defaultPrompt.test(prompt.slice(0, longestInstruction));

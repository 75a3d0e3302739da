import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Independent of the sanitizer's lists, so that a name missing there is still caught here. */
const forbiddenElements =
  /^(?:script|style|iframe|frame|frameset|object|embed|applet|form|input|button|select|option|textarea|meta|base|link|title-html|noscript|template|math|foreignobject|image|animate.*|set|fe.*|filter|handler|video|audio|source|track|picture|marquee|xmp|plaintext|listing|details|dialog|portal|html|head|body)$/i;
const forbiddenAttributes =
  /^(?:on.*|srcdoc|srcset|action|formaction|ping|target|download|http-equiv|name|background|xmlns.*|xlink:.*|autofocus|tabindex|contenteditable|is|slot|part|content|poster|data|code|codebase|filter|from|to|by|values|attributename)$/i;
const addressAttributes = new Set(['href', 'src']);
const forbiddenCss =
  /url\s*\((?!#)|expression|@|\\|[{}<>]|javascript|fixed|sticky|behavior|binding|image-set|attr\(|\/\*/i;

const isInDrawing = (node: Element): boolean =>
  node.name === 'svg' || (node.parent !== null && isTag(node.parent) && isInDrawing(node.parent));

function addressFault(node: Element, value: string): string | null {
  if (isInDrawing(node)) return /^#[\w.-]+$/.test(value) ? null : `drawing refers to ${value}`;
  if (node.name === 'img') {
    const isAllowed =
      /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/.test(value) ||
      /^\/files\/[\w~-][\w./~-]*$/.test(value);
    return isAllowed && !value.includes('..') && !value.includes('//') ? null : `picture from ${value}`;
  }
  return /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+)$/i.test(value) ? null : `link to ${value}`;
}

function attributeFaults(node: Element): readonly string[] {
  return Object.entries(node.attribs).flatMap(([name, value]) => {
    if (forbiddenAttributes.test(name)) return [`attribute ${name}`];
    if (name === 'id' && (!isInDrawing(node) || !value.includes('--'))) return [`id ${value}`];
    if (name === 'style' && forbiddenCss.test(value)) return [`style ${value}`];
    if (addressAttributes.has(name)) return addressFault(node, value) ?? [];
    const isPaint = /^(?:fill|stroke|clip-path|mask|marker-.*)$/.test(name);
    return isPaint && /url\((?!#)/.test(value) ? [`${name} ${value}`] : [];
  });
}

function nodeFaults(node: ChildNode, depth: number): readonly string[] {
  if (isText(node)) return [];
  if (!isTag(node)) return [`a ${node.type}`];
  const own = forbiddenElements.test(node.name) ? [`element ${node.name}`] : [];
  const nested =
    depth > 90 ? ['nested too deep'] : node.children.flatMap((child) => nodeFaults(child, depth + 1));
  return [...own, ...attributeFaults(node), ...nested];
}

/** Describes forbidden content in markup; empty if safe. */
export function forbiddenFindings(html: string): readonly string[] {
  return parseDocument(html).children.flatMap((node) => nodeFaults(node, 0));
}

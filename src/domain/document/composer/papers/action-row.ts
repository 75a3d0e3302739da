/** A task of minutes: who, what, by when; what was not said is ''. */
export interface ActionRow {
  readonly who: string;
  readonly what: string;
  readonly when: string;
}

const name = "\\p{Lu}[\\p{L}'’-]{1,24}(?: \\p{Lu}[\\p{L}'’-]{1,24})?";
const by =
  "(?:by|until|before|due(?: on)?|bis(?: zum)?|avant(?: le)?|d['’]ici(?: au)?|antes del?|hasta(?: el)?|pour le|para el)";
const bracketed = new RegExp(`^(.{3,160}?) ?\\((${name})(?:, *(?:${by} )?([^()]{2,40}))?\\)$`, 'u');
const ownerFirst = new RegExp(`^(${name})(?:: *| (?:to|will|wird|va|debe) | (?=\\p{Ll}))(.{3,200})$`, 'u');
const deadline = new RegExp(`^(.{2,200}?),? ${by} ([^,]{2,40})$`, 'u');
/** Words that open a sentence without being anybody's name. */
const nobody =
  /^(?:The|A|An|We|It|All|Next|Die|Der|Das|Wir|Alle|Le|La|Les|Nous|El|Los|Todos|No|Please|Send|Book|Call|Write|Order|Update|Prepare|Review|Check|Fix|Draft|Share|Contact|Schedule|Invite|Buy)(?!\p{L})/u;

/** Reads 'Ben writes the release notes by Friday' as its owner, task and day. */
export function actionRow(text: string): ActionRow {
  const inBrackets = bracketed.exec(text);
  if (inBrackets) return { who: inBrackets[2] ?? '', what: inBrackets[1] ?? '', when: inBrackets[3] ?? '' };
  const owned = nobody.test(text) ? null : ownerFirst.exec(text);
  const task = owned?.[2] ?? text;
  const timed = deadline.exec(task);
  return { who: owned?.[1] ?? '', what: timed?.[1] ?? task, when: timed?.[2] ?? '' };
}

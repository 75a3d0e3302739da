/** How to fix a finding, in words. */
export interface FixWords {
  /** The automatic fix; null if the text has to be rewritten. */
  readonly repair: string | null;
  /** Prompt for the chat. */
  readonly ask: string;
}

/** @param where '"Terms" on page 2' */
export function fixWords(kind: string, where: string, page: number, subject: string): FixWords {
  const shorten = `Shorten ${where} so that it fits.`;
  switch (kind) {
    case 'overflow':
    case 'clipping':
      return { repair: 'Frees it from a fixed place, or goes on with it on a further page.', ask: shorten };
    case 'overlap':
      return {
        repair: 'Frees it from a fixed place, or moves it to a further page.',
        ask: `Move ${where} so that it lies on nothing else.`,
      };
    case 'ornament':
      return {
        repair: null,
        ask:
          subject === 'fragment'
            ? `Remove the ornament in ${where}: only a fragment of it shows.`
            : `Draw the ornament elsewhere: “${subject.slice(0, 60)}” in ${where} runs into it.`,
      };
    case 'contrast':
      return {
        repair: 'Sets it in a colour of the page that can be read.',
        ask: `Make “${subject.slice(0, 60)}” in ${where} easier to read: it is too faint.`,
      };
    case 'image_resolution':
      return {
        repair: 'Sets the picture smaller, so that it prints sharp.',
        ask: `Set the picture in ${where} smaller: it is too coarse for print.`,
      };
    case 'heading_order':
      return {
        repair: 'Gives the heading the level that follows the one before.',
        ask: `Put the headings on page ${page} in order.`,
      };
    case 'alt_text':
      return {
        repair: 'Describes it by its caption, or by what its block is called.',
        ask: `Describe the picture in ${where} for those who cannot see it.`,
      };
    case 'empty_page':
      return { repair: 'Takes the page away.', ask: `Fill page ${page}, or take it away.` };
    case 'empty_area':
      return {
        repair:
          subject === 'last page'
            ? 'Sets the document a little tighter, so that it ends a page earlier.'
            : null,
        ask:
          subject === 'last page'
            ? `Shorten the text so that it ends before page ${page}, or add to it.`
            : `Fill the empty part of page ${page} with a picture, larger type or more text.`,
      };
    case 'sliver':
      return {
        repair: 'Gives it a wider place, or sets the document a little tighter.',
        ask:
          subject === 'line' || subject === 'row'
            ? `Shorten the text so that nothing of it stands alone on page ${page}.`
            : `Give ${where} a wider column, so that it can be read.`,
      };
    case 'wrong_sum':
      return { repair: null, ask: `Correct the sum in ${where}: ${subject}.` };
    default:
      return {
        repair: null,
        ask: `Replace ${subject} in ${where}: no font of the page has it.`,
      };
  }
}

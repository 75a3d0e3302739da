/**
 * Returns a prompt for the chat that fixes a finding.
 * @param where '"Terms" on page 2'
 */
export function askToFix(kind: string, where: string, page: number, subject: string): string {
  const words = `“${subject.slice(0, 60)}”`;
  switch (kind) {
    case 'overflow':
    case 'clipping':
      return `Shorten ${where} so that it fits.`;
    case 'overlap':
      return `Move ${where} so that it lies on nothing else.`;
    case 'ornament':
      return subject === 'fragment'
        ? `Remove the ornament in ${where}: only a fragment of it shows.`
        : `Draw the ornament elsewhere: ${words} in ${where} runs into it.`;
    case 'contrast':
      return `Make ${words} in ${where} easier to read: it is too faint.`;
    case 'image_resolution':
      return `Set the picture in ${where} smaller: it is too coarse for print.`;
    case 'heading_order':
      return `Put the headings on page ${page} in order.`;
    case 'alt_text':
      return `Describe the picture in ${where} for those who cannot see it.`;
    case 'empty_page':
      return `Fill page ${page}, or take it away.`;
    case 'empty_area':
      return subject === 'last page'
        ? `Shorten the text so that it ends before page ${page}, or add to it.`
        : `Fill the empty part of page ${page} with a picture, larger type or more text.`;
    case 'sliver':
      return subject === 'line' || subject === 'row'
        ? `Shorten the text so that nothing of it stands alone on page ${page}.`
        : `Give ${where} a wider column, so that it can be read.`;
    case 'wrong_sum':
      return `Correct the sum in ${where}: ${subject}.`;
    default:
      return `Replace ${subject} in ${where}: no font of the page has it.`;
  }
}

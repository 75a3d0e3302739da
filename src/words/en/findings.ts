/** Findings of the page checks by reason, and what their automatic fixes do. `{name}` is a block's name in quotes. */
export const words = {
  clipped: '{px} px of the text are cut off in {name} on page {page}.',
  coarsePicture:
    'A picture has {found} pixels an inch, less than the {wanted} that print well, in {name} on page {page}.',
  contrast: '“{words}” in {name} on page {page} has a contrast of {ratio} : 1; its size needs {needed} : 1.',
  contrastMany:
    '“{words}” (and {count} more like it) in {name} on page {page} has a contrast of {ratio} : 1; its size needs {needed} : 1.',
  contrastOnPicture:
    '“{words}” in {name} on page {page} has a contrast of {ratio} : 1 to the picture or gradient behind it; its size needs {needed} : 1.',
  contrastUnknown:
    '“{words}” in {name} on page {page} is filled with a picture, so its contrast cannot be measured.',
  covered: '“{words}” in {name} on page {page} is covered by {other}.',
  drawingUndescribed: 'A drawing has no description in {name} on page {page}.',
  emptyPage: 'Page {page} is empty: it has no text and no picture.',
  glyphMissing:
    'No font of the page has {characters} in {name} on page {page}: it is drawn with a font of this machine, or as an empty box.',
  headingOrder: 'A heading of level {level} follows one of level {before} in {name} on page {page}.',
  ornamentFragment: 'Only a fragment of an ornament shows in {name} on page {page}.',
  ornamentHit: '“{words}” in {name} on page {page} runs into an ornament.',
  overlapBlocks: '{name} lies {px} px over {other} on page {page}.',
  overlapWithin: '“{words}” lies {px} px over “{others}” in {name} on page {page}.',
  pictureInMargin: 'A picture runs {px} px into the foot margin of page {page} in {name}.',
  picturePastFoot: 'A picture runs {px} px past the foot of page {page} in {name}.',
  picturePastHead: 'A picture runs {px} px past the head of page {page} in {name}.',
  picturePastLeft: 'A picture runs {px} px past the left edge of page {page} in {name}.',
  picturePastRight: 'A picture runs {px} px past the right edge of page {page} in {name}.',
  pictureUndescribed: 'A picture has no description in {name} on page {page}.',
  textInMargin: 'Text runs {px} px into the foot margin of page {page} in {name}.',
  textPastFoot: 'Text runs {px} px past the foot of page {page} in {name}.',
  textPastHead: 'Text runs {px} px past the head of page {page} in {name}.',
  textPastLeft: 'Text runs {px} px past the left edge of page {page} in {name}.',
  textPastRight: 'Text runs {px} px past the right edge of page {page} in {name}.',
  wrongSum: '“{label}” in {name} on page {page} is {printed}, but the figures come to {sum}.',

  fix_alt_text: "Describes it by its caption, or by its block's name.",
  fix_clipping: 'Frees it from a fixed place, or continues it on another page.',
  fix_contrast: 'Gives it a readable color of the page.',
  fix_empty_page: 'Removes the page.',
  fix_heading_order: 'Gives the heading the level that follows the one before.',
  fix_image_resolution: 'Makes the picture smaller, so that it prints sharp.',
  fix_overflow: 'Frees it from a fixed place, or continues it on another page.',
  fix_overlap: 'Frees it from a fixed place, or moves it to another page.',
} as const;

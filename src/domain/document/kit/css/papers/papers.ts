import { checklistCss } from './checklist.ts';
import { cvCss } from './cv.ts';
import { formCss } from './form.ts';
import { labelsCss } from './labels.ts';
import { menuPaperCss } from './menu-paper.ts';
import { minutesCss } from './minutes.ts';
import { paperBaseCss } from './paper-base.ts';
import { programCss } from './program.ts';
import { recipeCss } from './recipe.ts';

/** Styles of everyday papers. Must come after the directions, because they override their article styles. */
export const papersCss = [
  paperBaseCss,
  cvCss,
  checklistCss,
  menuPaperCss,
  recipeCss,
  minutesCss,
  programCss,
  formCss,
  labelsCss,
].join('\n');

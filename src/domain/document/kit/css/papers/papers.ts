import { checklistCss } from './checklist.ts';
import { cvCss } from './cv.ts';
import { menuPaperCss } from './menu-paper.ts';
import { minutesCss } from './minutes.ts';
import { paperBaseCss } from './paper-base.ts';
import { programCss } from './program.ts';
import { recipeCss } from './recipe.ts';

/** The papers of everyday work, after the directions, whose articles they are. */
export const papersCss = [
  paperBaseCss,
  cvCss,
  checklistCss,
  menuPaperCss,
  recipeCss,
  minutesCss,
  programCss,
].join('\n');

import { paperOfKind } from '../../../content/paper-kinds.ts';
import { layOutChecklist } from './lay-out-checklist.ts';
import { layOutCv } from './lay-out-cv.ts';
import { layOutForm } from './lay-out-form.ts';
import { layOutMenu } from './lay-out-menu.ts';
import { layOutMinutes } from './lay-out-minutes.ts';
import { layOutProgram } from './lay-out-program.ts';
import { layOutRecipe } from './lay-out-recipe.ts';
import type { Paper, PaperLayout } from './paper.ts';

/** Returns the layout for the kind of a document; null if there is none or the content doesn't match it. */
export function layOutPaper(paper: Paper): PaperLayout | null {
  const { kind } = paper.frame;
  switch (kind === undefined ? undefined : paperOfKind(kind)) {
    case 'cv':
      return layOutCv(paper, 'rows');
    case 'cv-side':
      return layOutCv(paper, 'side');
    case 'checklist':
      return layOutChecklist(paper);
    case 'seating-plan':
      return layOutChecklist(paper, 'is-seating');
    case 'menu':
      return layOutMenu(paper);
    case 'recipe':
      return layOutRecipe(paper);
    case 'minutes':
      return layOutMinutes(paper);
    case 'form':
      return layOutForm(paper);
    case 'program':
    case 'timetable':
      return layOutProgram(paper);
    default:
      return null;
  }
}

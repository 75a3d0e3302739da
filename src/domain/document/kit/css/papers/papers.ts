import { cvCss } from './cv.ts';
import { paperBaseCss } from './paper-base.ts';

/** The papers of everyday work, after the directions, whose articles they are. */
export const papersCss = [paperBaseCss, cvCss].join('\n');

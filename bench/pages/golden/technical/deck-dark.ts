import type { Brief } from '../../../../src/domain/document/brief.ts';
import { brief as light } from './deck.ts';

/** The same sheets at night. */
export const brief: Brief = { ...light, look: { ...light.look, theme: 'dark' } };

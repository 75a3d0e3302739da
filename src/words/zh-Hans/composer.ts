import { words as english } from '../en/composer.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = english;

import { describe, expect, test } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { deckWords } from './deck-words.ts';
import { pitchPlan } from './pitch-plan.ts';
import { reportPlan } from './report-plan.ts';
import { statusPlan } from './status-plan.ts';
import { talkPlan } from './talk-plan.ts';
import { trainingPlan } from './training-plan.ts';

/** Every English text of the plans whose translation is another one. */
function englishIn(value: unknown, language: 'de' | 'fr' | 'es'): string[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if ('en' in value && language in value) {
    const entry = value as Record<string, string>;
    return entry.en === entry[language] ? [] : [entry.en ?? ''];
  }
  return Object.values(value).flatMap((entry) => englishIn(entry, language));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const plans = [pitchPlan, statusPlan, trainingPlan, reportPlan, talkPlan, deckWords];

describe('a deck speaks the language of its prompt, on its slides and in its notes', () => {
  test.each([
    ['de', 'Pitch Deck für ein Start-up in Leipzig, das Fahrräder verleiht. Wir suchen 600.000 Euro'],
    ['de', 'Statusfolien für das Projekt Neubau: Rohbau fertig, Dach verspätet'],
    ['de', 'Schulungsfolien zum Brandschutz für die Mitarbeiter'],
    ['de', 'Präsentation der Ergebnisse des Quartals für den Vorstand'],
    ['fr', 'Présentation pour investisseurs : vélos partagés à Lyon, levée de fonds de 400 000 €'],
    ['fr', 'Diapositives sur l’état d’avancement du projet de rénovation de la mairie'],
    ['fr', 'Diapositives de formation pour les nouveaux serveurs : accueillir, servir, encaisser'],
    ['fr', 'Présentation des résultats du trimestre pour la direction'],
    ['es', 'Presentación para inversores: energía solar para las escuelas en Valencia'],
    ['es', 'Presentación del estado del proyecto de la nueva biblioteca'],
    ['es', 'Diapositivas de formación para los camareros: saludar, servir, cobrar'],
    ['es', 'Presentación de los resultados del trimestre'],
  ] as const)('%s: %s', (language, prompt) => {
    const { brief } = readPrompt({
      prompt,
      history: [],
      document: null,
      layout: {},
      targetBlockIds: [],
      seed: 1,
      today: '2026-02-26',
    });
    expect(brief.language).toBe(language);
    expect(brief.content.kind).toBe('pitch-deck');
    const texts = new Set(textsIn(brief.content));
    expect(englishIn(plans, language).filter((english) => texts.has(english))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchTopic } from './match-topic.ts';
import { buildTopicIndex } from './search/topic-index.ts';

const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  de: [
    ['Vulkane', 'vulkan', 'vulkanen'],
    ['Kaffee'],
    ['Erste Hilfe'],
    ['Der Wasserkreislauf', 'wasserkreislauf', 'wasserkreislaufs'],
    ['Schlaf', 'schlafs'],
  ],
  fr: [
    ['Les volcans', 'volcan', 'volcans'],
    ['Le café'],
    ['Les premiers secours'],
    ['Le cycle de l’eau'],
    ['Le sommeil'],
  ],
  es: [
    ['Los volcanes', 'volcán', 'volcanes'],
    ['El café'],
    ['Primeros auxilios'],
    ['El ciclo del agua'],
    ['El sueño', 'sueño'],
  ],
  it: [
    ['I vulcani', 'vulcano', 'vulcani'],
    ['Il caffè'],
    ['Il primo soccorso'],
    ['Il ciclo dell’acqua'],
    ['Il sonno'],
  ],
  pt: [['Vulcões', 'vulcão'], ['O café'], ['Primeiros socorros'], ['O ciclo da água'], ['O sono']],
  nl: [
    ['Vulkanen', 'vulkaan'],
    ['Koffie'],
    ['Eerste hulp', 'ehbo'],
    ['De kringloop van het water', 'waterkringloop'],
    ['Slapen', 'slaap'],
  ],
};

const [volcanoes, coffee, aid, water, sleep] = [0, 1, 2, 3, 4];

function found(prompt: string, language: ReaderLanguage) {
  const words = topicWordsOf(language);
  if (!words) throw new Error(`no words in ${language}`);
  const topics = (names[language] ?? []).map((each, at) => ({ name: String(at), language, names: each }));
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  expect(reading.language, prompt).toBe(language);
  const { kind } = readFacts(text, reading, { guesses: false });
  const index = buildTopicIndex(topics, () => [], language);
  return matchTopic({ text, language, spans: reading.spans, kind }, words, index);
}

describe('topics in other languages', () => {
  it.each([
    ['de', 'Präsentation über Vulkane, 8 Folien', volcanoes, 'deck', []],
    ['de', 'Referat zur Geschichte des Kaffees', coffee, 'deck', ['history']],
    ['de', 'Handout: Geschichte von Kaffee', coffee, 'guide', ['history']],
    ['de', 'Quiz zum Wasserkreislauf für die 5. Klasse', water, 'quiz', []],
    ['de', 'Warum ist Schlaf wichtig? Ein Infoblatt für Schüler', sleep, 'sheet', ['why']],
    ['de', 'Plakat über Erste Hilfe', aid, 'poster', []],
    ['de', 'Speisekarte für unser Café mit Kaffee und Kuchen', null, null, []],
    ['fr', 'présentation sur les volcans, 6 diapositives', volcanoes, 'deck', []],
    ['fr', 'exposé sur l’histoire du café', coffee, 'deck', ['history']],
    ['fr', 'quiz sur le cycle de l’eau pour le CM2', water, 'quiz', []],
    ['fr', 'affiche sur les premiers secours', aid, 'poster', []],
    ['fr', 'lettre pour résilier mon abonnement au café', null, null, []],
    ['it', 'presentazione sui vulcani, 8 slide', volcanoes, 'deck', []],
    ['it', 'quiz sul ciclo dell’acqua per la scuola primaria', water, 'quiz', []],
    ['it', 'manifesto sul primo soccorso', aid, 'poster', []],
    ['it', 'lettera per disdire il mio abbonamento al caffè', null, null, []],
    ['pt', 'apresentação sobre vulcões, 8 slides', volcanoes, 'deck', []],
    ['pt', 'quiz sobre o ciclo da água para o 5º ano', water, 'quiz', []],
    ['pt', 'cartaz sobre primeiros socorros', aid, 'poster', []],
    ['pt', 'cardápio do nosso café com bolos e doces', null, null, []],
    ['nl', 'presentatie over vulkanen, 8 dia’s', volcanoes, 'deck', []],
    ['nl', 'quiz over de waterkringloop voor groep 7', water, 'quiz', []],
    ['nl', 'poster over eerste hulp', aid, 'poster', []],
    ['nl', 'menukaart voor ons café met koffie en taart', null, null, []],
    ['es', 'presentación sobre los volcanes, 8 diapositivas', volcanoes, 'deck', []],
    ['es', 'infografía sobre el ciclo del agua para niños', water, 'poster', []],
    ['es', 'beneficios del sueño, ficha informativa', sleep, 'sheet', ['benefits']],
    ['es', 'guía de primeros auxilios para el personal', aid, 'guide', []],
    ['es', 'carta del menú para la cafetería con café y bocadillos', null, null, []],
  ] as const)('%s: %s', (language, prompt, wanted, form, facets) => {
    const match = found(prompt, language);
    expect(match?.name ?? null).toBe(wanted === null ? null : String(wanted));
    if (match) expect(match).toMatchObject({ form, facets });
  });
});

import { expect, it } from 'vitest';
import { readContentText } from '../read-content-text.ts';

it.each([
  ['de', '| Leistung | Menge | Einheit | Einzelpreis |'],
  ['fr', '| Désignation | Quantité | Unité | Prix unitaire |'],
  ['es', '| Concepto | Cantidad | Unidad | Precio |'],
  ['it', '| Descrizione | Quantità | Unità | Prezzo unitario |'],
  ['pt', '| Descrição | Quantidade | Unidade | Preço unitário |'],
  ['nl', '| Omschrijving | Aantal | Eenheid | Tarief |'],
  ['pl', '| Opis | Ilość | Jednostka | Cena |'],
])('reads the header of a price table in %s', (language, head) => {
  const text = `---\nlanguage: ${language}\n---\n\n# Work\n\n:::bill{currency=EUR}\n${head}\n|---|---|---|---|\n| Design | 12 | h | 95 |\n:::\n`;
  const page = readContentText(text, {}).content?.pages[0];
  const [bill] = page && 'blocks' in page ? page.blocks : [];
  expect(bill).toMatchObject({
    type: 'bill',
    bill: { lines: [{ description: 'Design', quantity: 12, unit: 'h', rate: 95 }] },
  });
});

import type { BillHeads } from './bill-heads.ts';

export const es: BillHeads = {
  description: 'descripción, concepto, servicio, artículo, producto',
  quantity: 'cantidad, cant, horas, días, unidades',
  unit: 'unidad',
  rate: 'precio unitario, precio, tarifa, precio por unidad, importe',
};

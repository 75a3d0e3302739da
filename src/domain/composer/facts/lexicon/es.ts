import type { WriterWords } from './writer-words.ts';

export const spanish: WriterWords = {
  parts:
    'gráfico, gráficos, gráfica, gráficas, tabla, tablas, matriz, cuadrícula, fila, filas, columna, columnas, línea, líneas, título, títulos, encabezado, encabezados, apartado, apartados, sección, secciones, lista, recuadro, recuadros, casilla, casillas, pie de página, margen, página, páginas, diapositiva, diapositivas, viñetas, leyenda, letra, letras, mayúsculas, negrita, cursiva, impresión, hoja, maquetación, código de colores, color por, un color, colores, notas, versión, copia, en blanco, vacío, vacía, vacíos, vacías, hueco, huecos, espacio, espacios, plantilla, texto, arriba, abajo, delante, detrás, reverso',
  sums: 'sumar, suma, súmalo, sumas, suma todo, calcular, calcula, calculad, calcule, total, totales, subtotal, subtotales, saldo, lo que queda, lo que sobra, haz la cuenta, haz las cuentas, media',
  shown:
    'destacar, destaque, destaquen, destacado, resaltar, resalte, resaltado, salte a la vista, llame la atención, bien visible, visible, que se vea, que se lea, grande, grandes, bien grande, enorme, negrita, subrayado, legible, claro',
  told: 'mencionar, menciones, mencione, mencionéis, decir, digas, diga, hablar, hables, hable, escribir, escribas, nombrar, nombres, poner, pongas, ponga, incluir, incluyas, inventar, inventes, inventéis, sacar',
  wished:
    'bienvenido, bienvenidos, bienvenida, bienvenidas, estaría bien, sería genial, vendría bien, por favor, porfa, gracias, si se puede, si puede ser, si es posible, preferiblemente, mejor, hay que, tiene que, tienen que, debe, deben, quiero, quisiera, que sea, que sean, vale',
  refusals:
    'no mencionar, no menciones, no mencione, no mencionéis, no lo menciones, no lo mencione, no hay que mencionar, sin mencionar, no lo pongas, no lo escribas, no poner',
  pronouns: 'en ningún sitio, en ninguna parte, lo, la, los, las, eso, esto, ello',
};

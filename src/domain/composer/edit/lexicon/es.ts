import type { EditWords } from './edit-words.ts';

export const spanish: EditWords = {
  cased:
    'IVA, NIF, CIF, DNI, IBAN, PDF, TV, DJ, VIP, ONG, AMPA, USB, RSVP, IRPF, DVD, CD, Navidad, Nochevieja',
  uncapped: null,
  secrets: 'contraseña, clave, código, usuario, wifi, red',
  generic:
    'mayor, pequeño, pequeña, grande, nuevo, nueva, viejo, vieja, municipal, cultural, deportivo, deportiva, central, principal, social, pueblo, barrio, centro, ciudad, ayuntamiento, mercado, usos múltiples, público, pública',
  calls: 'llamar a, llama a, llamad a, contactar con, contacto, preguntar por, tel, teléfono',
  saints: '',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'hazlo, hazla, háganlo, haz que, que sea, que quede, que no ocupe, que ocupe, que quepa, quiero que, quisiera que, me gustaría que, deja espacio, ponlo, algo sencillo, no muy',
    produces:
      'para imprimir, lo imprimo, lo imprimiremos, lo vamos a imprimir, vamos a colgarlo, lo colgaremos, puedes poner, puedes añadir',
    needs: 'lo necesito, la necesito, necesito esto, no estoy seguro, no estoy segura, no sé todavía',
    tails: 'si es posible, si puedes, si se puede, si puede ser, o algo así, como quieras, por cierto',
    asks: 'puedes, podrías, puede, podría',
    texts: 'texto, letra, página, diseño, imagen, imágenes, logo, título, ortografía, colores',
    thanks: 'gracias, muchas gracias, mil gracias, gracias de antemano, un saludo, por favor',
  },
};

import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText:
    'Qué es Octavo: una herramienta de código abierto que redacta, maqueta y revisa páginas completas.',
  homeText:
    'Convierte una sola línea en un documento listo para usar y fiel a tu marca: facturas, menús, carteles, informes y presentaciones, en PDF.',
  loading: 'Cargando…',
  loadingAgain: 'Volver a cargar',
  loadingLate:
    'Está tardando más de lo normal. Puede que la conexión sea lenta o que algo bloquee los scripts de esta página.',
  needsScripts:
    'Octavo crea páginas contigo en el navegador y para eso necesita JavaScript. Actívalo para este sitio y vuelve a cargar la página.',
  notFoundText: 'No hay nada en esta dirección.',
  notFoundTitle: 'Página no encontrada',
  pricingText:
    'Los planes de este Octavo: qué incluye cada uno, cuántos documentos crea y guarda, y cuánto cuesta.',
  privacyText: 'Qué guarda esta instalación de Octavo, dónde y durante cuánto tiempo.',
  shortcutsText: 'Todos los atajos de teclado de Octavo, por pantalla.',
  templatesText:
    'Documentos listos para adaptar: cartas, currículums, listas, menús, letreros, diapositivas y más, en PDF.',
  termsText: 'Las condiciones de uso de esta instalación de Octavo.',
};

import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generaciones de este mes. Abre tu suscripción.',
  downloadFailed: 'La descarga ha fallado',
  fileDenied: 'Acceso denegado. Vuelve a cargar la página e inténtalo de nuevo.',
  fileGone: 'No se encuentra el archivo PDF. Puede que se haya eliminado el documento.',
  fileNoLonger: 'El documento ya no está disponible. Vuelve a cargar la página e inténtalo de nuevo.',
  fileNotYet: 'PDF no disponible',
  fileNotYetText: 'Puede que el documento aún se esté procesando. Inténtalo de nuevo en un momento.',
  generations: { one: '# generación', many: '# de generaciones', other: '# generaciones' },
  generationsOf: (used, limit) => `${used} de ${limit} generaciones`,
  notInPlan: 'No incluido en tu plan',
  printBlocked:
    'Se ha bloqueado la ventana de impresión. Permite las ventanas emergentes en este sitio e inténtalo de nuevo.',
  printPage: (page) => `Página ${page}`,
  printPreparing: 'Preparando el PDF…',
  printWarning: 'No se puede imprimir',
  seePlans: 'Ver planes',
};

import type { words as english } from '../en/present.ts';

export const words: typeof english = {
  audienceBlank: 'El público ve una pantalla negra',
  audienceBlocked:
    'Tu navegador la ha bloqueado. Permite las ventanas emergentes en este sitio e inténtalo de nuevo.',
  audienceFailed: 'No se ha podido abrir la ventana',
  audienceWindow: 'Ventana del público',
  end: 'Terminar la presentación',
  fullscreen: 'Pantalla completa',
  fullscreenExit: 'Salir de pantalla completa',
  next: 'Siguiente',
  nextSlide: 'Diapositiva siguiente',
  noMore: 'Fin de la presentación',
  notes: 'Notas',
  notesNone: 'Esta diapositiva no tiene notas',
  presentation: (title) => `Presentación: ${title}`,
  presenterView: 'Vista del presentador',
  previousSlide: 'Diapositiva anterior',
  slide: (number) => `Diapositiva ${number}`,
  slideCurrent: 'Diapositiva actual',
  slideOf: (number, count) => `Diapositiva ${number} de ${count}`,
  timer: 'Temporizador',
  timerPause: 'Pausar el temporizador',
  timerReset: 'Reiniciar el temporizador',
  timerResume: 'Reanudar el temporizador',
  untitled: 'Sin título',
};

import type { PassageWords } from './passage-words.ts';

export const es: PassageWords = {
  same: 'precio coste cuota tarifa pago gastos pagar matrícula, baja cancelación cancelar anular anulación, llegada llegar entrada llaves, salida marcharse irse, basura residuos reciclaje, wifi internet red, enfermo enfermedad fiebre salud, niño niños bebé familia infantil, perro mascota animal gato mascotas, visita visitas invitados huéspedes, ruido silencio música descanso, limpieza limpiar orden higiene, material equipo herramientas ordenador, datos privacidad confidencialidad protección, seguridad seguro, comida comidas alimentación comer, retraso puntualidad tarde, reserva reservar cita inscripción inscribirse, aparcamiento coche aparcar vehículo, devolución devolver cambio reembolso, envío entrega paquete, horario horarios horas apertura, entrenamiento ejercicio práctica ejercicios, riesgo riesgos peligro, ventaja ventajas beneficio motivos, objetivo objetivos meta, error errores problema, alojamiento hotel dormir, viaje trayecto transporte, alquiler alquilar préstamo, queja conflicto reclamación, documentos papeles documentación pasaporte, vacuna vacunas, lluvia tiempo clima, emergencia accidente incendio, calefacción chimenea estufa, daños rotura avería reparación, fianza depósito, inicio introducción motivación, cierre conclusión resumen, cliente clientes, empleado empleados equipo personal, vacaciones días permiso, taquilla taquillas vestuario, teletrabajo remoto, sábanas toallas, recibo factura ticket',
  announcing: 'con apartados sobre, incluyendo, que cubra, sobre los puntos',
  groups: {
    guide: 'guía, guía de bienvenida, manual de bienvenida',
    comparison: 'comparación, comparativa, comparar, o',
    'training-plan': 'plan de estudio, plan de entrenamiento',
    'company-policy': 'política, política de, protocolo',
    'house-rules': 'normas, reglas, normas de convivencia',
    checklist: 'lista de comprobación, lista de control, checklist',
    'lesson-plan': 'plan de clase, unidad didáctica, sesión',
  },
};

/**
 * 'begun' when the server says that it can't reach its database, 'over' when it can again. Apart from the watch itself,
 * which is loaded with the first outage.
 */
export const outageEvents = new EventTarget();

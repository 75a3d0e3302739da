/**
 * Dispatches 'begun' when the server reports that it can't reach its database, and 'over' when it recovers.
 * Separate from outage.ts, which loads with the first outage.
 */
export const outageEvents = new EventTarget();

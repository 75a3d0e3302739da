/** The first event of a run that no server knows of. */
export const runStarted = {
  type: 'run_started',
  run_id: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  document_id: crypto.randomUUID(),
  model_alias: 'fast',
  built_in: false,
};

export const say = (text: string) => ({ type: 'content_delta', text });

/** The answer of a stream, as page.route fulfils it: events numbered from `firstId`, then a marker or nothing. */
export function eventStream(events: readonly object[], marker: string | null, firstId = 1) {
  const told = events.map((event, index) => `id: ${firstId + index}\ndata: ${JSON.stringify(event)}\n\n`);
  return {
    contentType: 'text/event-stream',
    body: told.join('') + (marker === null ? '' : `data: ${marker}\n\n`),
  };
}

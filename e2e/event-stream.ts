/** First event of a run that doesn't exist on the server. */
export const runStarted = {
  type: 'run_started',
  run_id: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  document_id: crypto.randomUUID(),
  model_alias: 'fast',
  built_in: false,
};

export const say = (text: string) => ({ type: 'content_delta', text });

/** Returns a stream response for page.route: events numbered from `firstId`, then an optional end marker. */
export function eventStream(events: readonly object[], marker: string | null, firstId = 1) {
  const told = events.map((event, index) => `id: ${firstId + index}\ndata: ${JSON.stringify(event)}\n\n`);
  return {
    contentType: 'text/event-stream',
    body: told.join('') + (marker === null ? '' : `data: ${marker}\n\n`),
  };
}

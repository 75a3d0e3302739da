/** For a visitor without a link: where it is. */
export function FindTheLink() {
  return (
    <div className="grid gap-4 border border-line bg-sheet p-6 md:p-7">
      <div>
        <h2 className="h3 mb-1.5">Open your sign-in link</h2>
        <p className="text-ink-2">Octavo prints a sign-in link in the terminal it was started in:</p>
      </div>
      <pre className="break-all whitespace-pre-wrap border border-line bg-paper px-3 py-2.5 text-13 leading-read text-ink-2">
        Octavo is ready at {location.origin}
        {'\n'}Sign in with this link, once: {location.origin}/auth?owner=…
      </pre>
      <p className="text-ink-2">
        The link works once. For another one, stop Octavo with Ctrl+C and start it again.
      </p>
    </div>
  );
}

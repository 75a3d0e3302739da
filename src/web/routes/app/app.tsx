export function App() {
  return <main className="flex-1">…</main>;
}

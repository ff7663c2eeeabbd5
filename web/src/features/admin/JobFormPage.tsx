export function JobFormPage() {
  return <h1>JobFormPage</h1>;
}

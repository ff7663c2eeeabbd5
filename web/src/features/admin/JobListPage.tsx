export function JobListPage() {
  return <h1>JobListPage</h1>;
}

export function Page() {
  return <p>Soon.</p>
}

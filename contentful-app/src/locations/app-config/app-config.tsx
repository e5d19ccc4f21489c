export function AppConfig() {
  return <p>Soon.</p>
}

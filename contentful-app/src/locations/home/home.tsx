export function Home() {
  return <p>Soon.</p>
}

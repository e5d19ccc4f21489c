/** Each value is the sum over its labels. */
export async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`)
  return sumsOf(await response.text())
}

export function sumsOf(text: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-zA-Z_:][\w:]*)(?:\{.*\})? (\S+)/.exec(line) ?? []
    if (name) sums.set(name, (sums.get(name) ?? 0) + Number(value))
  }
  return sums
}

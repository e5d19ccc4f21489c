/** Milliseconds. A preview with many new links requests the same tree many times at once. */
const sharedMs = 400

type Load<Asked extends readonly string[], Answer> = (...asked: Asked) => Promise<Answer>

/** Shares the result or failure of a load among calls with the same arguments within the time. */
export function sharedBriefly<Asked extends readonly string[], Answer>(
  load: Load<Asked, Answer>,
  { ms = sharedMs, now = Date.now } = {},
): Load<Asked, Answer> {
  const recent = new Map<string, { at: number; answer: Promise<Answer> }>()
  return (...asked) => {
    for (const [key, { at }] of recent) if (now() - at >= ms) recent.delete(key)
    const key = JSON.stringify(asked)
    const known = recent.get(key)
    if (known) return known.answer
    const answer = load(...asked)
    recent.set(key, { at: now(), answer })
    return answer
  }
}

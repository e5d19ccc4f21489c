/** New links request the same tree many times at once. */
const sharedMs = 400

type SharedLoad<Asked extends readonly string[], Answer> = (...asked: Asked) => Promise<Answer>

/** Also shares failures. */
export function sharedBriefly<Asked extends readonly string[], Answer>(
  load: SharedLoad<Asked, Answer>,
  { ms = sharedMs, now = Date.now } = {},
): SharedLoad<Asked, Answer> {
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

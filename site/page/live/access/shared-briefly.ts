/** Milliseconds that an answer is shared: a preview with many new links asks for the same tree many times at once. */
const sharedMs = 400

type Load<Where extends string, Answer> = (where: Where, id: string) => Promise<Answer>

/** The same load, whose answers and failures are given again to everybody who asks for the same within the time. */
export function sharedBriefly<Where extends string, Answer>(
  load: Load<Where, Answer>,
  now = Date.now,
): Load<Where, Answer> {
  const recent = new Map<string, { at: number; answer: Promise<Answer> }>()
  return (where, id) => {
    for (const [key, { at }] of recent) if (now() - at >= sharedMs) recent.delete(key)
    const key = `${where}/${id}`
    const known = recent.get(key)
    if (known) return known.answer
    const answer = load(where, id)
    recent.set(key, { at: now(), answer })
    return answer
  }
}

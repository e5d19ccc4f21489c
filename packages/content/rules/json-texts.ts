/** A text somewhere in JSON, and the key it stands under. */
export type JsonText = { key: string; text: string }

/** Far more than a block holds; whatever is deeper was not written by a person. */
const most = 20_000

/** Every text in a JSON value, in its order; without recursion, because it may be nested without end. */
export function textsIn(json: unknown): JsonText[] {
  const found: JsonText[] = []
  const open: { key: string; value: unknown }[] = [{ key: '', value: json }]
  for (let count = 0; open.length > 0 && count < most; count += 1) {
    const { key = '', value } = open.pop() ?? {}
    if (typeof value === 'string') found.push({ key, text: value })
    if (typeof value !== 'object' || value === null) continue
    const parts = Array.isArray(value) ? value.map((item) => [key, item] as const) : Object.entries(value)
    open.push(...parts.toReversed().map(([name, part]) => ({ key: name, value: part })))
  }
  return found
}

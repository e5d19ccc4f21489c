/** `path` such as `cards[0].link`. */
export type JsonText = { key: string; text: string; path: string }

/** A person does not write more. */
const most = 20_000

/** Iterative, because JSON can nest without limit. */
export function textsIn(json: unknown): JsonText[] {
  const found: JsonText[] = []
  const open: { key: string; value: unknown; path: string }[] = [{ key: '', value: json, path: '' }]
  for (let count = 0; open.length > 0 && count < most; count += 1) {
    const { key = '', value, path = '' } = open.pop() ?? {}
    if (typeof value === 'string') found.push({ key, text: value, path })
    if (typeof value !== 'object' || value === null) continue
    const parts = Array.isArray(value)
      ? value.map((item, index) => ({ key, value: item, path: `${path}[${index}]` }))
      : Object.entries(value).map(([name, part]) => ({
          key: name,
          value: part,
          path: path === '' ? name : `${path}.${name}`,
        }))
    for (const part of parts.toReversed()) open.push(part)
  }
  return found
}

/** `{ /payload/fields/title/en-US }` */
const pointer = /\{\s*(\/[^\s}]*)\s*\}/g
const wholePointer = /^\{\s*(\/[^\s}]*)\s*\}$/

/** A custom body can point into payload and topic. */
export function transformed(template: unknown, payload: unknown, topic: string): unknown {
  return template === undefined || template === null
    ? payload
    : filled(template, { payload, topic: `ContentManagement.${topic}` })
}

function filled(template: unknown, values: object): unknown {
  if (typeof template === 'string') return filledText(template, values)
  if (Array.isArray(template)) return template.map((each) => filled(each, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, values)]))
}

/** A pointer alone keeps its value's type; within text it becomes text. */
function filledText(text: string, values: object): unknown {
  const [, whole] = text.match(wholePointer) ?? []
  if (whole !== undefined) return valueAt(values, whole) ?? null
  return text.replace(pointer, (_match, path: string) => String(valueAt(values, path) ?? ''))
}

function valueAt(values: object, path: string): unknown {
  const keys = path.slice(1).split('/').map(unescapePointer)
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined | null)?.[key],
    values,
  )
}

const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

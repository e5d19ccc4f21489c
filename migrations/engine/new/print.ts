const lineWidth = 110

export function print(value: unknown, indent = 0, taken = 0): string {
  const line = onOneLine(value)
  if (indent + taken + line.length <= lineWidth || !isNested(value)) return line
  const inner = indent + 2
  const parts = Array.isArray(value)
    ? value.map((item) => print(item, inner, 1))
    : Object.entries(value).map(([key, part]) => {
        const start = `${propertyName(key)}: `
        return start + print(part, inner, start.length + 1)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => `${' '.repeat(inner)}${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

function onOneLine(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isNested(value)) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, part]) => `${propertyName(key)}: ${onOneLine(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
const propertyName = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

function quoted(text: string): string {
  const escaped = JSON.stringify(text)
  return text.includes("'") ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`
}

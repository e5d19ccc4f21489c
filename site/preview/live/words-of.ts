export function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(wordsOf).join(', ')
  if (typeof value !== 'object') return String(value)
  if ('nodeType' in value) return textIn(value).trim() || '–'
  const { fields = value, id } = value as { fields?: Record<string, unknown>; id?: unknown }
  const name = ['internalName', 'title', 'name']
    .map((key) => (fields as Record<string, unknown>)[key])
    .find(Boolean)
  return String(name ?? id ?? JSON.stringify(value))
}

function textIn(node: object): string {
  const { value, content = [] } = node as { value?: string; content?: object[] }
  return value ?? content.map(textIn).join(' ')
}

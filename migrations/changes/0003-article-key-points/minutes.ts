type Node = { nodeType?: string; value?: string; content?: readonly Node[] }

const wordsPerMinute = 230

/** Returns undefined for an article without words. */
export function minutesOf(body: unknown): number | undefined {
  const words = textOf(body as Node | undefined).match(/\S+/g)?.length ?? 0
  return words === 0 ? undefined : Math.min(240, Math.ceil(words / wordsPerMinute))
}

const textOf = ({ value = '', content = [] }: Node = {}): string =>
  value || content.map(textOf).join(content.some(({ nodeType }) => nodeType === 'text') ? '' : ' ')

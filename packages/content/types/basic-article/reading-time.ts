/** An adult's speed. */
const wordsPerMinute = 230

export const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Returns whole minutes. */
export function readingTime(text: string): number | undefined {
  const words = wordCount(text)
  return words === 0 ? undefined : Math.ceil(words / wordsPerMinute)
}

export type Chart = { shape: 'rows' | 'columns'; bars: readonly Bar[] }
/** `share` is the percentage of the longest bar. */
export type Bar = { label: string; value: string; share: number }

const written =
  /^\s*(?<label>[^:]{1,30}?)\s*:\s*(?<value>(?<digits>\d{1,3}(?:,?\d{3})*(?:\.\d+)?)(?: ?%)?)\s*$/

export const isCoverValue = (text: string) => written.test(text)

/** Longer labels do not fit below a column. */
const longestBelow = 6

/** Returns undefined with fewer than two values, or if all are zero. */
export function chartOf(values: readonly string[]): Chart | undefined {
  const read = values.flatMap((text) => {
    const { label, value, digits } = written.exec(text)?.groups ?? {}
    return label && value && digits ? [{ label, value, size: Number(digits.replaceAll(',', '')) }] : []
  })
  const largest = Math.max(...read.map(({ size }) => size))
  if (read.length < 2 || largest === 0) return undefined
  return {
    shape: read.every(({ label }) => label.length <= longestBelow) ? 'columns' : 'rows',
    bars: read.map(({ label, value, size }) => ({ label, value, share: Math.round((size / largest) * 100) })),
  }
}

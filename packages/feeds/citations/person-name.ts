/** `suffix`: `Jr.`, `III`. `given` is empty for a single name. */
export type PersonName = { given: string; family: string; suffix: string }

const titles = /^(?:(?:dr|prof|professor)\.?\s+)+/i
const suffixes = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i
const degree = /^(?:MD|DO|PhD|MBA|MPH|MMM|CPE|FACPE|RN|DNP)$/
/** “Ludwig van Beethoven” and “Maria de la Cruz”. */
const particle = /^\p{Ll}/u

/** A family name is the last word, with the small words before it. Degrees are left out. */
export function personName(name: string): PersonName | undefined {
  const [main = '', ...others] = name.replace(titles, '').split(/\s*,\s*/)
  const words = main.split(' ').filter(Boolean)
  while (words.length > 1 && degree.test(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  const ownSuffix = words.length > 2 && suffixes.test(last) ? words.pop() : undefined
  if (words.length === 0) return undefined
  const small = words.findIndex((word, at) => at > 0 && particle.test(word))
  const familyAt = small === -1 ? words.length - 1 : Math.min(small, words.length - 1)
  return {
    given: words.slice(0, familyAt).join(' '),
    family: words.slice(familyAt).join(' '),
    suffix: ownSuffix ?? others.find((each) => suffixes.test(each)) ?? '',
  }
}

/** `M.-J. A.` with marks, `MJA` without. */
export function initials({ given }: PersonName, isMarked: boolean): string {
  // Without a nickname, such as “Bill”.
  const words = given.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word))
  const initialsOf = (word: string) => word.split('-').flatMap((part) => [...part].slice(0, 1))
  return isMarked
    ? words
        .map((word) =>
          initialsOf(word)
            .map((letter) => `${letter}.`)
            .join('-'),
        )
        .join(' ')
    : words.flatMap(initialsOf).join('')
}

/** `Okafor, Maren, Jr.` */
export const inverted = ({ given, family, suffix }: PersonName) =>
  [family, given, suffix].filter(Boolean).join(', ')

export const direct = ({ given, family, suffix }: PersonName) =>
  [given, family, suffix].filter(Boolean).join(' ')

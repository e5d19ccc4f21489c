export const tones = ['deep', 'pale', 'dark'] as const
export const compositions = [
  'rings',
  'horizon',
  'tiles',
  'steps',
  'lens',
  'dots',
  'slants',
  'pipes',
  'arches',
  'frames',
  'waves',
  'leaves',
  'peaks',
  'fold',
] as const

export type CoverLook = {
  tone: (typeof tones)[number]
  composition: (typeof compositions)[number]
  /** The word is above the drawing. */
  isTurned: boolean
}

/** An entry keeps its look as long as it keeps its id. */
export function coverLook(id: string): CoverLook {
  const number = hash(id)
  const composition = pick(compositions, number)
  return {
    composition,
    tone: pick(tones, number >>> 8),
    isTurned: !upright.has(composition) && (number >>> 16) % 2 === 0,
  }
}

const upright: ReadonlySet<string> = new Set(['horizon', 'arches', 'leaves', 'peaks'])

const pick = <const T extends readonly [unknown, ...unknown[]]>(list: T, number: number): T[number] =>
  list[number % list.length]

/** FNV-1a, with a start and an end for which neighbors in a list rarely look alike. */
function hash(text: string): number {
  let state = 0x811cbbb0
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ (state >>> 13)) >>> 0
}

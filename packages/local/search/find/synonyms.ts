/** Each line is one meaning, in lower case. */
const meanings: readonly (readonly string[])[] = [
  ['cme', 'continuing medical education'],
  ['cmo', 'chief medical officer'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief financial officer'],
  ['cpe', 'certified physician executive'],
  ['doctor', 'physician', 'doctors', 'physicians', 'md'],
  ['ehr', 'electronic health record', 'emr', 'electronic medical record'],
  ['ai', 'artificial intelligence'],
  ['dei', 'diversity equity inclusion'],
  ['course', 'class', 'courses', 'classes'],
  ['job', 'position', 'career', 'jobs', 'positions', 'careers'],
  ['hospital', 'health system', 'hospitals', 'health systems'],
]

/** A part of a query with its synonyms. */
export type Unit = readonly string[]

const longestPhrase = Math.max(...meanings.flat().map((phrase) => phrase.split(' ').length))

/** Splits into words and known phrases: `chief medical officer pay` has two units. */
export function unitsOf(query: string): Unit[] {
  const words = wordsOf(query)
  const units: Unit[] = []
  while (words.length > 0) {
    const { count, unit } = firstUnit(words)
    units.push(unit)
    words.splice(0, count)
  }
  return units
}

function firstUnit(words: readonly string[]): { count: number; unit: Unit } {
  for (let count = Math.min(longestPhrase, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    const same = meanings.find((meaning) => meaning.includes(phrase))
    if (same) return { count, unit: [phrase, ...same.filter((other) => other !== phrase)] }
  }
  return { count: 1, unit: [words[0] ?? ''] }
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

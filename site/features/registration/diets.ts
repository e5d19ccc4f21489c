/** Dietary restrictions with a box of their own, as the member platform stores them. */
export const diets = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'no nuts',
  'no shellfish',
  'kosher',
  'halal',
] as const

/** Boxes and further words from a list, such as that of a profile. */
export function splitDiet(restrictions: readonly string[]): { diet: string[]; dietOther: string } {
  const isBox = (word: string) => diets.some((diet) => diet === word.toLowerCase())
  return {
    diet: diets.filter((diet) => restrictions.some((word) => word.toLowerCase() === diet)),
    dietOther: restrictions.filter((word) => !isBox(word)).join('; '),
  }
}

/** One list of the boxes and the further words, which semicolons separate. */
export const joinDiet = (boxes: readonly string[], other: string): string[] => [
  ...boxes,
  ...other
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !boxes.includes(word)),
]

/** The restrictions of two lists, each once. */
export const bothDiets = (known: readonly string[], more: readonly string[]): string[] => {
  const words = new Set(known.map((word) => word.toLowerCase()))
  return [...known, ...more.filter((word) => !words.has(word.toLowerCase()))]
}

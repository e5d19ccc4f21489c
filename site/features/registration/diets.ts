/** The member platform defines these values. */
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

export function splitDiet(restrictions: readonly string[]): { diet: string[]; dietOther: string } {
  const isBox = (word: string) => diets.some((diet) => diet === word.toLowerCase())
  return {
    diet: diets.filter((diet) => restrictions.some((word) => word.toLowerCase() === diet)),
    dietOther: restrictions.filter((word) => !isBox(word)).join('; '),
  }
}

export const joinDiet = (boxes: readonly string[], other: string): string[] => [
  ...boxes,
  ...other
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !boxes.includes(word)),
]

export const bothDiets = (known: readonly string[], more: readonly string[]): string[] => {
  const words = new Set(known.map((word) => word.toLowerCase()))
  return [...known, ...more.filter((word) => !words.has(word.toLowerCase()))]
}

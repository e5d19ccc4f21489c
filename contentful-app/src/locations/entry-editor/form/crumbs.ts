/** `length` is the number of entries up to the step. */
export type TrailPart = { name: string; length: number }
export type Crumb = TrailPart | { hidden: readonly TrailPart[] }

const mostShown = 3

/** A long path shows the page and the block, and hides the steps between them. */
export function crumbsOf(names: readonly string[]): readonly Crumb[] {
  const steps = names.map((name, index) => ({ name, length: index + 1 }))
  if (steps.length <= mostShown) return steps
  return [...steps.slice(0, 1), { hidden: steps.slice(1, -1) }, ...steps.slice(-1)]
}

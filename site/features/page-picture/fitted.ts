/** Pixels. A title has at most four lines in any size. */
const steps = [
  { longest: 40, fontSize: 76 },
  { longest: 80, fontSize: 62 },
  { longest: 130, fontSize: 50 },
  { longest: 200, fontSize: 42 },
] as const
const [, , , smallest] = steps

export type Fitted = { text: string; fontSize: number }

/** `share`: the title's part of the width, up to 1. */
export function fitted(title: string, share = 1): Fitted {
  const length = [...title].length / share
  const step = steps.find(({ longest }) => length <= longest)
  if (step) return { text: title, fontSize: step.fontSize }
  return { text: cut(title, Math.floor(smallest.longest * share)), fontSize: smallest.fontSize }
}

function cut(text: string, longest: number): string {
  const start = [...text].slice(0, longest - 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > longest / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`
}

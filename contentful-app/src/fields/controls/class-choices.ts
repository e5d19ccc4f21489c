import type { Picker } from '@association/content/define/field.ts'

/** `none` describes the effect without a class. */
export type ClassChoice = { name: string; none: string; classes: Readonly<Record<string, string>> }

const steps = ['None', 'Tiny', 'Small', 'Medium', 'Large', 'Huge']
const scale = (prefix: string) => Object.fromEntries(steps.map((words, step) => [`${prefix}-${step}`, words]))
const columns = (prefix: string) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${prefix}-${index + 1}`, `${index + 1} of 12 columns`]),
  )

/** These classes come from `site/styles/utilities.css` and the Bootstrap grid. */
const general: readonly ClassChoice[] = [
  {
    name: 'Text',
    none: 'As usual',
    classes: { 'text-start': 'Left', 'text-center': 'Centered', 'text-end': 'Right' },
  },
  { name: 'Space below', none: 'As usual', classes: scale('mb') },
  { name: 'Space above', none: 'As usual', classes: scale('mt') },
  { name: 'Corners', none: 'Square', classes: { rounded: 'Rounded' } },
  { name: 'Box', none: 'None', classes: { card: 'White card' } },
]
const spacing: readonly ClassChoice[] = [
  { name: 'Above and below', none: 'None', classes: scale('py') },
  { name: 'Left and right', none: 'None', classes: scale('px') },
]
const widths: readonly ClassChoice[] = [
  { name: 'Phones', none: 'As usual', classes: columns('col') },
  { name: 'Tablets', none: 'As on phones', classes: columns('col-md') },
  { name: 'Computers', none: 'As on tablets', classes: columns('col-lg') },
]

export function choicesFor(picker: Picker | undefined): readonly ClassChoice[] {
  if (picker === 'spacing') return spacing
  return picker === 'columns' ? widths : general
}

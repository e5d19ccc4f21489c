import { examplesOf, shownTypes } from '@association/content/gallery'

type ExampleQuery = { variant?: unknown; look?: unknown }

export function chosenExample({ type }: { type: string }, { variant, look }: ExampleQuery) {
  const shown = shownTypes.find((each) => each.type === type)
  const examples = shown && examplesOf(shown.type)
  const example = examples?.find(({ name }) => name === variant) ?? examples?.[0]
  const place = shown?.looks.find((each) => each === look) ?? shown?.looks[0]
  return shown && examples && example && place && { shown, examples, example, look: place }
}

export type Chosen = NonNullable<ReturnType<typeof chosenExample>>

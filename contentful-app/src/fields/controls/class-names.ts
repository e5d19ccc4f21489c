export const namesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Returns the last of the given classes in the text, because it wins. */
export const chosenClass = (names: readonly string[], classes: Readonly<Record<string, string>>) =>
  names.findLast((name) => Object.hasOwn(classes, name))

export function withClass(text: string, classes: Readonly<Record<string, string>>, chosen: string): string {
  const names = namesIn(text)
  const place = names.findIndex((name) => Object.hasOwn(classes, name))
  const others = names.filter((name) => !Object.hasOwn(classes, name))
  if (chosen === '') return others.join(' ')
  return others.toSpliced(place === -1 ? others.length : place, 0, chosen).join(' ')
}

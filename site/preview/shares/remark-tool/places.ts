export type RemarkPlace = {
  space: string
  entry: string
  field?: string
  words: string
  element: HTMLElement
}

const marked = '[data-contentful-entry-id][data-contentful-space]'
const longestWords = 60

export function placesIn(root: ParentNode): RemarkPlace[] {
  const places = new Map<string, RemarkPlace>()
  for (const element of root.querySelectorAll<HTMLElement>(marked)) {
    const place = placeOf(element)
    const key = `${place.space}/${place.entry}`
    if (place.words !== '' && !places.has(key)) places.set(key, place)
  }
  return [...places.values()]
}

export function placeAt(target: EventTarget | null): RemarkPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(marked) : null
  return element ? placeOf(element) : undefined
}

function placeOf(element: HTMLElement): RemarkPlace {
  const {
    contentfulEntryId: entry = '',
    contentfulSpace: space = '',
    contentfulFieldId: field,
  } = element.dataset
  return { space, entry, ...(field && { field }), words: wordsOf(element), element }
}

function wordsOf(element: HTMLElement): string {
  const words = (element.textContent || element.getAttribute('alt') || '').replace(/\s+/g, ' ').trim()
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words
}

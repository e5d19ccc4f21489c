import { spaces } from '@association/content'
import { type Ref, type SpaceIds, spaceFor } from '../content/links.ts'
import { bringIntoSight } from './in-sight.ts'

export type MarkedField = { space: Ref['space']; entry: string; field: string }

const marked = '[data-contentful-entry-id][data-contentful-field-id]'

/** A click on carousel controls must not open a field. */
const steers = '[data-carousel="controls"], [data-part="pause"]'

export function fieldAt(element: Element, ids: SpaceIds): MarkedField | undefined {
  if (element.closest(steers)) return undefined
  const { contentfulEntryId, contentfulFieldId, contentfulSpace, problem } =
    element.closest<HTMLElement>(marked)?.dataset ?? {}
  const space = spaceFor(ids, contentfulSpace) ?? spaces.find((name) => problem?.startsWith(`${name}/`))
  if (!space || !contentfulEntryId || !contentfulFieldId) return undefined
  return { space, entry: contentfulEntryId, field: contentfulFieldId }
}

export function showField(
  { space, entry, field }: Omit<MarkedField, 'field'> & { field?: string },
  ids: SpaceIds,
) {
  for (const former of document.querySelectorAll('[data-focused]')) former.removeAttribute('data-focused')
  const parts = `[data-contentful-entry-id="${CSS.escape(entry)}"][data-contentful-space="${CSS.escape(ids[space])}"]`
  const exact = field && document.querySelector(`${parts}[data-contentful-field-id="${CSS.escape(field)}"]`)
  const element = exact || document.querySelector(parts)
  if (!element) return
  element.setAttribute('data-focused', '')
  bringIntoSight(element)
}

import type { Draft } from '@association/content/define/values.ts'
import { entry, type Prose, prose, type SeedEntry } from '../define.ts'

/** A press release with the id `press-<slug>`. */
export type SeedRelease = Omit<Draft<'pressRelease'>, 'body'> & { body: readonly string[] }

export const pressRelease = ({ body, ...fields }: SeedRelease): SeedEntry =>
  entry('pressRelease', { id: `press-${fields.slug}`, fields: { ...fields, body: withContact(body) } })

/** Every release ends with what the association is, and with whom to call. */
const withContact = (blocks: readonly string[]): Prose =>
  prose(
    ...blocks,
    '---',
    '**About the association.** The Association for Physician Leadership was founded by physicians in 1975. It educates, certifies and connects physicians who lead.',
    '**Press contact:** June Whitfield, +1 813 555 0142, [press@physicianleaders.example](mailto:press@physicianleaders.example)',
  )

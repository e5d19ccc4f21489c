import type { ContentTypeId } from '../generated/ids.ts'
import type { Draft } from './values.ts'

/**
 * Gallery examples besides the fixture: a name and the fields that differ.
 * `undefined` leaves a field out, which shows a missing value.
 */
export type Variants<Id extends ContentTypeId> = {
  readonly [name: string]: { readonly [Field in keyof Draft<Id>]?: Draft<Id>[Field] | undefined }
}

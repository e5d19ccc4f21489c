import type { ContentTypeId } from '../generated/ids.ts'
import type { Draft } from './values.ts'

/**
 * How the gallery shows a type besides its fixture: each variant's name, and the fields that differ from the fixture.
 * `undefined` leaves a field out, which is how a missing value is shown.
 */
export type Variants<Id extends ContentTypeId> = {
  readonly [name: string]: { readonly [Field in keyof Draft<Id>]?: Draft<Id>[Field] | undefined }
}

import type { ContentTypeId } from '../generated/ids.ts'
import type { Draft } from './values.ts'

/** Gallery examples, as fields that differ from the fixture. `undefined` leaves a field out. */
export type Variants<Id extends ContentTypeId> = {
  readonly [name: string]: { readonly [Field in keyof Draft<Id>]?: Draft<Id>[Field] | undefined }
}

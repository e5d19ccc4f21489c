import type { ContentTypeId, models } from '@association/content'
import type { Field } from '@association/content/define/field.ts'
import type { EntryFieldTypes, EntrySkeletonType } from 'contentful'

type ModelFields<Id extends ContentTypeId> = (typeof models)[Id]['fields']

export type Skeleton<Id extends ContentTypeId = ContentTypeId> = EntrySkeletonType<
  {
    [K in keyof ModelFields<Id>]: ModelFields<Id>[K] extends Field
      ? Carried<ModelFields<Id>[K]['kind']>
      : never
  },
  Id
>

type Carried<Kind extends Field['kind']> = Kind extends 'integer'
  ? EntryFieldTypes.Integer
  : Kind extends 'number'
    ? EntryFieldTypes.Number
    : Kind extends 'flag'
      ? EntryFieldTypes.Boolean
      : Kind extends 'date'
        ? EntryFieldTypes.Date
        : Kind extends 'richText'
          ? EntryFieldTypes.RichText
          : Kind extends 'longText' | 'markdown' | 'html'
            ? EntryFieldTypes.Text
            : Kind extends 'json'
              ? EntryFieldTypes.Object
              : CarriedLink<Kind>

type CarriedLink<Kind extends Field['kind']> = Kind extends 'asset'
  ? EntryFieldTypes.AssetLink
  : Kind extends 'assets'
    ? EntryFieldTypes.Array<EntryFieldTypes.AssetLink>
    : Kind extends 'reference'
      ? EntryFieldTypes.EntryLink<EntrySkeletonType>
      : Kind extends 'references'
        ? EntryFieldTypes.Array<EntryFieldTypes.EntryLink<EntrySkeletonType>>
        : Kind extends 'texts'
          ? EntryFieldTypes.Array<EntryFieldTypes.Symbol>
          : EntryFieldTypes.Symbol

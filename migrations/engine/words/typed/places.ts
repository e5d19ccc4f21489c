/** Produces an error text for a content type without reference fields. The replay checks the rest. */
export type KnownPlace<Place extends string, Types> = Place extends `${infer Type}.${string}`
  ? Type extends keyof Types & string
    ? Place extends PlaceIn<Types>
      ? Place
      : `${Place} accepts no entries`
    : Place
  : `${Place} is no place such as page.sections`

type PlaceIn<Types> = {
  [Type in keyof Types & string]: {
    [Field in keyof Types[Type] & string]: PlaceOf<`${Type}.${Field}`, Types[Type][Field]>
  }[keyof Types[Type] & string]
}[keyof Types & string]

type PlaceOf<Path extends string, Kind> = Kind extends 'Link<Entry>' | 'Array<Link<Entry>>'
  ? Path
  : Kind extends 'RichText'
    ? `${Path}.${LinkingNode}`
    : never

type LinkingNode = 'embedded-entry-block' | 'embedded-entry-inline' | 'entry-hyperlink'

/** Where a field may say which content types it accepts; `parsePlace` reads it. */
export type PlaceIn<Types> = {
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

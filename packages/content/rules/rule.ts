import type { Inside } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import type { FieldRule, Named, Severity } from '../field-rules/field-rule.ts'
import type { Fix } from './fix.ts'
import type { Site } from './site.ts'
import type { Content, File, Subject, Target } from './subject.ts'
import type { Tree } from './tree.ts'

/**
 * The vocabulary of the rules. A rule looks at plain values, as the Management API holds them, and says what a person
 * should do; it never throws and asks nobody. Its id is stable: reports and annotations name it.
 */
export type Rule = FieldRule | ParsedRule | EntryRule | LinkRule | TreeRule | SpacesRule

/** What a rule says: words, and where they differ from the rule's own, the field and the severity. */
export type Said = {
  message: string
  field?: string
  severity?: Severity
  fix?: Fix
  inside?: Inside | undefined
}

/** A field rule that needs a parser, or an entry rule that needs schemas: loaded when a value first asks for it. */
export type ParsedRule = Named & {
  scope: 'parsed'
  /** True for entries that are worth loading it for. */
  concerns(entry: Written): boolean
  load(): Promise<(entry: Written, context: Context) => readonly Said[]>
}

/** The values of one entry together. */
export type EntryRule = Named & {
  scope: 'entry'
  check(entry: Written, context: Context): readonly Said[]
}
export type Written = Pick<Subject, 'type' | 'values'>

/** What is known beside the content itself. */
export type Context = {
  /** What the shop says of variants, by their ids. A variant that was not looked up is not judged. */
  shopVariants?: ShopVariants
  /** All pages of both spaces; without them no link within the site is judged. */
  site?: Site
}

export type ShopVariants = ReadonlyMap<string, { priceCents: number } | 'unknown'>

/** One link of an entry, and what it leads to. */
export type LinkRule = Named & {
  scope: 'link'
  check(link: Link, content: Content): readonly string[]
  /** How to repair what it found. */
  fix?(link: Link): Fix
}
/** `place` is the id of the field that holds the link; a hyperlink is words of a text that lead to the target. */
export type Link = { id: string; place: string; field: Field; from: Subject; isHyperlink?: boolean } & (
  | { to: 'Entry'; target: Target | undefined }
  | { to: 'Asset'; target: File | undefined }
)

/** A page as a whole, in the order in which it is read. */
export type TreeRule = Named & {
  scope: 'tree'
  check(tree: Tree): readonly (Said & { subject: Subject })[]
}

/** All entries of both spaces. */
export type SpacesRule = Named & {
  scope: 'spaces'
  check(subjects: readonly Subject[]): readonly (Said & { subject: Subject })[]
}

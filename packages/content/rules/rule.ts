import type { Inside } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import type { FieldRule, Named, Severity } from '../field-rules/field-rule.ts'
import type { Fix } from './fix.ts'
import type { Site } from './site.ts'
import type { Content, File, Subject, Target } from './subject.ts'
import type { Tree } from './tree.ts'

/** A rule reads Management API values; it never throws and sends no request. Reports and annotations store its id. */
export type Rule = FieldRule | ParsedRule | EntryRule | LinkRule | TreeRule | SpacesRule

export type Said = {
  message: string
  field?: string
  severity?: Severity
  fix?: Fix
  inside?: Inside | undefined
}

/** Loads a parser or schemas when a value first requires them. */
export type ParsedRule = Named & {
  scope: 'parsed'
  concerns(entry: Written): boolean
  load(): Promise<(entry: Written, context: Context) => readonly Said[]>
}

export type EntryRule = Named & {
  scope: 'entry'
  check(entry: Written, context: Context): readonly Said[]
}
export type Written = Pick<Subject, 'type' | 'values'>

export type Context = {
  /** Variants that are missing here are not checked. */
  shopVariants?: ShopVariants
  /** Without both spaces, links within the site are not checked. */
  site?: Site
}

export type ShopVariants = ReadonlyMap<string, { priceCents: number } | 'unknown'>

export type LinkRule = Named & {
  scope: 'link'
  check(link: Link, content: Content): readonly string[]
  fix?(link: Link): Fix
}
export type Link = { id: string; place: string; field: Field; from: Subject; isHyperlink?: boolean } & (
  | { to: 'Entry'; target: Target | undefined }
  | { to: 'Asset'; target: File | undefined }
)

export type TreeRule = Named & {
  scope: 'tree'
  check(tree: Tree): readonly (Said & { subject: Subject })[]
}

export type SpacesRule = Named & {
  scope: 'spaces'
  check(subjects: readonly Subject[]): readonly (Said & { subject: Subject })[]
}

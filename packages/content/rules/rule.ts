import type { Inside } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import type { FieldRule, RuleName, Severity } from '../field-rules/field-rule.ts'
import type { Fix } from './fix.ts'
import type { KnownSite } from './site.ts'
import type { Content, File, Subject, Target } from './subject.ts'
import type { Tree } from './tree.ts'

/** A rule reads Management API values; it never throws and sends no request. Reports and annotations store its id. */
export type Rule = FieldRule | ParsedRule | EntryRule | LinkRule | TreeRule | SpacesRule

export type SaidIssue = {
  message: string
  field?: string
  severity?: Severity
  fix?: Fix
  inside?: Inside | undefined
}

/** Loads a parser or schemas when a value first requires them. */
export type ParsedRule = RuleName & {
  scope: 'parsed'
  concerns(entry: CheckedEntry): boolean
  load(): Promise<(entry: CheckedEntry, context: Context) => readonly SaidIssue[]>
}

export type EntryRule = RuleName & {
  scope: 'entry'
  check(entry: CheckedEntry, context: Context): readonly SaidIssue[]
}
export type CheckedEntry = Pick<Subject, 'type' | 'values'>

export type Context = {
  /** Variants that are missing here are not checked. */
  shopVariants?: ShopVariants
  /** Without both spaces, links within the site are not checked. */
  site?: KnownSite
}

export type ShopVariants = ReadonlyMap<string, { priceCents: number } | 'unknown'>

export type LinkRule = RuleName & {
  scope: 'link'
  check(link: CheckedLink, content: Content): readonly string[]
  fix?(link: CheckedLink): Fix
}
export type CheckedLink = {
  id: string
  place: string
  field: Field
  from: Subject
  isHyperlink?: boolean
} & ({ to: 'Entry'; target: Target | undefined } | { to: 'Asset'; target: File | undefined })

export type TreeRule = RuleName & {
  scope: 'tree'
  check(tree: Tree): readonly (SaidIssue & { subject: Subject })[]
}

export type SpacesRule = RuleName & {
  scope: 'spaces'
  check(subjects: readonly Subject[]): readonly (SaidIssue & { subject: Subject })[]
}

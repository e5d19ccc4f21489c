import { linkOf } from '@association/content/rules/links-in.ts'
import type { Rule } from '../model/space-model.ts'

/** What a rule looks at besides the value. */
export type Surroundings = {
  /** The content type of an entry; `undefined` where it is not known. */
  typeOf(id: string): string | undefined
}

type Range = { min?: number | null; max?: number | null }
type Check = (value: unknown, wanted: never, around: Surroundings) => boolean

/** Contentful's validations that a publication must pass, by name. What is not here is left to Contentful. */
const checks: Record<string, Check> = {
  in: (value, wanted: readonly unknown[]) => wanted.includes(value),
  size: (value, wanted: Range) =>
    !(typeof value === 'string' || Array.isArray(value)) || isWithin(value.length, wanted),
  range: (value, wanted: Range) => typeof value !== 'number' || isWithin(value, wanted),
  dateRange: (value, wanted: { min?: string | null; max?: string | null }) =>
    isWithin(Date.parse(String(value)), { min: time(wanted.min), max: time(wanted.max) }),
  regexp: (value, wanted: Pattern) => matches(value, wanted),
  prohibitRegexp: (value, wanted: Pattern) => !matches(value, wanted),
  linkContentType: (value, wanted: string | readonly string[], { typeOf }) => {
    const link = linkOf(value)
    const type = link?.linkType === 'Entry' ? typeOf(link.id) : undefined
    return type === undefined || wanted.length === 0 || [wanted].flat().includes(type)
  },
}

type Pattern = { pattern: string; flags?: string | null }

const matches = (value: unknown, { pattern, flags }: Pattern) =>
  new RegExp(pattern, flags ?? '').test(String(value))

const isWithin = (number: number, { min, max }: Range) =>
  (typeof min !== 'number' || number >= min) && (typeof max !== 'number' || number <= max)

const time = (date: string | null | undefined) => (date ? Date.parse(date) : undefined)

/** The rules that a value breaks, in words. */
export function brokenRules(value: unknown, rules: readonly Rule[], around: Surroundings): string[] {
  return rules.flatMap((rule) =>
    Object.entries(rule).flatMap(([name, wanted]) => {
      const check = checks[name]
      return !check || check(value, wanted as never, around) ? [] : [inWords(name, wanted)]
    }),
  )
}

const inWords = (name: string, wanted: unknown) => `breaks the rule ${name} ${JSON.stringify(wanted)}`

import { integer, type JsonForm } from '../../define/field.ts'
import { isRecord } from '../../safe/is-record.ts'

/** Columns of 12, from each width on. */
type Breakpoints = { readonly [Size in (typeof sizes)[number]]?: number }
const sizes = ['xs', 'sm', 'md', 'lg'] as const

const columns = (name: string) => integer({ name, min: 1, max: 12, picker: 'columns' })

export const breakpointsForm: JsonForm = {
  fields: {
    xs: columns('Phones'),
    sm: columns('Large phones, from 576 px'),
    md: columns('Tablets, from 768 px'),
    lg: columns('Computers, from 992 px'),
  },
}

/** An absent value means the defaults. */
export const isBreakpoints = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) &&
    Object.entries(value).every(
      ([size, columns]) => (sizes as readonly string[]).includes(size) && isColumns(columns),
    ))

export function columnClasses(value: unknown, defaults: Breakpoints): string {
  const own: Breakpoints = isRecord(value) ? value : {}
  const isGiven = sizes.some((size) => isColumns(own[size]))
  const chosen = isGiven ? own : defaults
  return sizes
    .filter((size) => isColumns(chosen[size]))
    .map((size) => (size === 'xs' ? `col-${chosen[size]}` : `col-${size}-${chosen[size]}`))
    .join(' ')
}

const isColumns = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 12

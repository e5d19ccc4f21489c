import type { TypeField } from '../entity.ts'
import { invalidQuery, type WireProblem } from '../http/errors.ts'
import { isApplicable, isComparable, isOrderable } from './applicable.ts'
import { listOf } from './operators.ts'
import { type Filter, type Order, type Search, unrecognized } from './parse.ts'
import type { QueryWorld } from './world.ts'

/** Entries need a content type before a query can name fields; assets have fixed fields. */
export type Subject = 'Entry' | 'Asset' | 'ContentType' | 'Other'

/** Throws InvalidQuery. */
export function checkSearch(wanted: Search, subject: Subject, world: QueryWorld) {
  if (subject === 'Other' || subject === 'ContentType') return checkPlain(wanted, subject)
  if (wanted.contentType !== undefined && !(subject === 'Entry' && world.contentType(wanted.contentType))) {
    throw invalidQuery([{ name: 'unknownContentType', value: wanted.contentType }])
  }
  const problems = [
    ...wanted.filters.flatMap((filter) => filterProblems(filter, { wanted, subject, world })),
    ...wanted.order.flatMap((order) => orderProblems(order, { wanted, subject, world })),
  ]
  if (problems.length > 0) throw invalidQuery(problems)
}

/** Content types, locales and tags have no searchable fields; only content types have text. */
function checkPlain(
  { filters, order, contentType, linksTo, mimetypeGroup, text }: Search,
  subject: 'ContentType' | 'Other',
) {
  const path = [...filters, ...order].find((one) => one.path[0] === 'fields')?.path
  if (path) throw invalidQuery([unrecognized(path)])
  const searchedText = subject === 'ContentType' ? undefined : text
  if (contentType ?? linksTo ?? mimetypeGroup ?? searchedText) {
    throw invalidQuery([{ name: 'unknown', details: 'Only entries and assets can be searched for content' }])
  }
}

type CheckedSearch = { wanted: Search; subject: Subject; world: QueryWorld }

function filterProblems(filter: Filter, around: CheckedSearch): WireProblem[] {
  const { path, operator, value } = filter
  const target = targetOf(path, around)
  if (target === 'unknown') return [unrecognized(path)]
  if (target === 'free') return []
  if (!isApplicable(operator, target)) {
    return [
      {
        name: 'operator',
        path,
        details: `The operator "${operator}" is not applicable to a ${target.type} field`,
      },
    ]
  }
  const values = operator === 'in' || operator === 'nin' || operator === 'all' ? listOf(value) : [value]
  const isRead = operator !== 'exists' && operator !== 'match'
  return isRead && !values.every((one) => isComparable(target, one))
    ? [{ name: 'type', path, value, details: `"${value}" is not a value of a ${target.type} field` }]
    : []
}

function orderProblems({ path }: Order, around: CheckedSearch): WireProblem[] {
  const target = targetOf(path, around)
  if (target === 'unknown') return [unrecognized(path)]
  return target === 'free' || isOrderable(target)
    ? []
    : [{ name: 'order', path, details: `A ${target.type} field cannot be ordered by` }]
}

/** `free`: nothing to check; `unknown`: no such field. */
function targetOf(path: readonly string[], around: CheckedSearch): TypeField | 'free' | 'unknown' {
  const [root, id = '', ...rest] = path
  if (root !== 'fields') return root === 'sys' && !sysProperties.has(id) ? 'unknown' : 'free'
  if (around.subject === 'Asset') return assetFields.has(id) ? 'free' : 'unknown'
  return fieldAt([id, ...rest], typeWanted(around.wanted), around)
}

function fieldAt(
  path: readonly string[],
  typeId: string | undefined,
  around: CheckedSearch,
): TypeField | 'free' | 'unknown' {
  const [id = '', ...rest] = path
  const field = around.world.contentType(typeId ?? '')?.fields.find((one) => one.id === id)
  if (!field) return 'unknown'
  const behind = around.world.languages.codes.has(rest[0] ?? '') ? rest.slice(1) : rest
  if (behind.length === 0) return field
  if (behind[0] !== 'fields') return 'free'
  const linkedType = filterValue(around.wanted, ['fields', id, 'sys', 'contentType', 'sys', 'id'])
  return fieldAt(behind.slice(1), linkedType, around)
}

/** Supports `content_type` and the older `sys.contentType.sys.id`. */
const typeWanted = (wanted: Search) =>
  wanted.contentType ?? filterValue(wanted, ['sys', 'contentType', 'sys', 'id'])

const filterValue = ({ filters }: Search, path: readonly string[]) =>
  filters.find((filter) => filter.path.join('.') === path.join('.'))?.value.split(',')[0]

const assetFields = new Set(['title', 'description', 'file'])

const sysProperties = new Set([
  'archivedAt',
  'archivedBy',
  'archivedVersion',
  'contentType',
  'createdAt',
  'createdBy',
  'environment',
  'firstPublishedAt',
  'id',
  'locale',
  'publishedAt',
  'publishedBy',
  'publishedCounter',
  'publishedVersion',
  'revision',
  'space',
  'type',
  'updatedAt',
  'updatedBy',
  'version',
])

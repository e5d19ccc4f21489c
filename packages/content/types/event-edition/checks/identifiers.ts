import { isRecord } from '../../../safe/is-record.ts'
import {
  type EditionAdvice,
  type EditionValues,
  error,
  type Identifier,
  identifiers,
  variantIdentifiers,
  warning,
} from './values.ts'

/** A fall institute needs each identifier once. A conference sells memberships with tickets. */
export function identifierAdvice(values: EditionValues): EditionAdvice[] {
  const names = Object.keys(identifiers) as Identifier[]
  const missing = values.kind === 'fall-institute' ? names.filter((name) => !values[name]) : []
  const twice = variantIdentifiers.filter((name, index) =>
    variantIdentifiers.slice(0, index).some((other) => values[name] && values[name] === values[other]),
  )
  return [
    ...missing.map((name) => warning(name, missingWords(name))),
    ...(values.kind === 'conference' && !values.membershipVariant && sellsJoining(values)
      ? [warning('membershipVariant', noMembership)]
      : []),
    ...twice.map((name) =>
      error(name, `“${values[name]}” is entered in two fields. Each needs a variant of its own.`),
    ),
    ...(values.kind === 'fall-institute' && (values.courses ?? []).length === 0
      ? [warning('courses', 'Without courses nobody can register. Add the courses.')]
      : []),
  ]
}

const noMembership =
  'Visitors cannot buy the “join now” price of the table. Enter the id of the membership in the shop.'

const sellsJoining = ({ tiers }: EditionValues) =>
  Array.isArray(tiers) && tiers.some((row) => isRecord(row) && typeof row.joinNow === 'number')

function missingWords(name: Identifier): string {
  const use = identifiers[name]
  return use === undefined
    ? 'Without the id of the event, orders cannot be told apart from those of other events. Enter it.'
    : `Visitors cannot ${use}: they read how to register by telephone. Enter the id of the variant in the shop.`
}

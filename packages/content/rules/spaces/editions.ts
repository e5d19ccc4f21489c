import { timeOf } from '../../derive/time-of.ts'
import { isRecord } from '../../safe/is-record.ts'
import { closingTime } from '../../shared/events/closing.ts'
import { variantIdentifiers } from '../../types/event-edition/checks/values.ts'
import { linksIn } from '../links-in.ts'
import type { SaidIssue, SpacesRule } from '../rule.ts'
import { isPublished, type Subject, titleOf } from '../subject.ts'
import { tableFaults } from './edition-prices.ts'

export const editionsFit: SpacesRule = {
  id: 'edition',
  title: 'Editions that do not fit the content',
  about:
    'An edition of an event has a key and a page of its own, and products for its identifiers. Its tickets cost what its table of prices says.',
  severity: 'warning',
  scope: 'spaces',
  check(subjects) {
    const editions = subjects.filter(({ type }) => type.id === 'eventEdition')
    if (editions.length === 0) return []
    const known = knownIn(subjects)
    return editions.flatMap((subject) => {
      const others = editions.filter((other) => other !== subject)
      return [
        ...keyFaults(subject, others),
        ...pageFaults(subject, known.paths),
        ...identifierFaults(subject, known.variantIds),
        ...guestFaults(subject, known.sold),
        ...capacityFaults(subject, subjects),
        ...tableFaults(subject, subjects),
        ...openFaults(subject, others),
      ].map((said) => ({ subject, ...said }))
    })
  },
}

const nameOf = ({ type, values, id }: Subject) => `“${titleOf(type, values, id)}”`
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function knownIn(subjects: readonly Subject[]) {
  const sold = subjects.filter(({ type }) => type.id === 'product' || type.id === 'variant')
  const pages = subjects.filter(({ type, status }) => type.id === 'page' && isPublished(status))
  return {
    sold,
    variantIds: new Set(sold.map(({ values }) => values.variantId)),
    paths: new Set(pages.map(({ values }) => values.path)),
  }
}

const keyFaults = ({ values }: Subject, others: readonly Subject[]): SaidIssue[] =>
  others
    .filter((other) => textIn(values.key) && other.values.key === values.key)
    .map((other) => ({
      field: 'key',
      severity: 'error',
      message: `The key ${values.key} is also the key of ${nameOf(other)}. Give each edition its own key.`,
    }))

function pageFaults({ values }: Subject, paths: ReadonlySet<unknown>): SaidIssue[] {
  const path = textIn(values.path)
  return path === undefined || paths.has(path)
    ? []
    : [
        {
          field: 'path',
          message: `No published page has the path “${path}”. Publish such a page, or correct the path.`,
        },
      ]
}

const identifierFaults = ({ values }: Subject, variantIds: ReadonlySet<unknown>): SaidIssue[] =>
  variantIdentifiers
    .filter((name) => textIn(values[name]) && !variantIds.has(values[name]))
    .map((field) => ({
      field,
      message: `No product has the variant “${values[field]}”, so its price is not known. Add a product with this variant, or correct the id.`,
    }))

/** The cart and the shop use this mark to decide who pays a member's price. */
const guestFaults = ({ values }: Subject, sold: readonly Subject[]): SaidIssue[] =>
  sold
    .filter((each) => textIn(values.guestVariant) && each.values.variantId === values.guestVariant)
    .filter((each) => each.values.programSpecificVariant !== true)
    .map((each) => ({
      field: 'guestVariant',
      severity: 'error',
      message: `Guests pay the list price, but members would pay less for ${nameOf(each)}. Turn on its field programSpecificVariant.`,
    }))

/** Seats are stored by slug. */
function capacityFaults({ space, values }: Subject, subjects: readonly Subject[]): SaidIssue[] {
  const { capacity, courses } = values
  if (!isRecord(capacity) || !isRecord(capacity.courses)) return []
  const ids = new Set(linksIn(courses).map(({ id }) => id))
  const slugs = new Set(
    subjects.filter((each) => each.space === space && ids.has(each.id)).map((each) => each.values.slug),
  )
  return Object.keys(capacity.courses)
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({
      field: 'capacity',
      message: `No course of the event has the slug “${slug}”. Correct it, or remove the line.`,
    }))
}

/** The pages of a kind show one edition at a time. */
function openFaults(edition: Subject, others: readonly Subject[]): SaidIssue[] {
  const open = openIn(edition)
  if (!open) return []
  return others.flatMap((other) => {
    const otherOpen = other.values.kind === edition.values.kind ? openIn(other) : undefined
    return otherOpen && open.from < otherOpen.to && otherOpen.from < open.to
      ? [
          {
            field: 'registrationOpens',
            message: `Registration is open at the same time as for ${nameOf(other)}. Let one open when the other has closed.`,
          },
        ]
      : []
  })
}

function openIn({ values }: Subject): { from: number; to: number } | undefined {
  const from = timeOf(textIn(values.registrationOpens))
  const closesAt = timeOf(textIn(values.registrationCloses))
  const to = closingTime({ closesAt, startDate: textIn(values.startDate) ?? '' })
  return from === undefined || Number.isNaN(to) ? undefined : { from, to }
}

import { dayOf } from '../../shared/dates.ts'
import { tiersOf } from '../../shared/events/tiers.ts'
import { linksIn } from '../links-in.ts'
import type { CheckedLink, LinkRule } from '../rule.ts'
import { type Content, isShown, type Target, titleOf } from '../subject.ts'

/** Registration needs a day from the variants, and a variant for each price tier. */
export const editionCourses: LinkRule = {
  id: 'edition-course',
  title: 'Courses that do not fit their event',
  about: 'A course of an event takes place during the event, and has one variant for each price tier.',
  severity: 'warning',
  scope: 'link',
  check(link, content) {
    const { from, place } = link
    if (from.type.id !== 'eventEdition' || place !== 'courses' || link.to !== 'Entry') return []
    const { target } = link
    if (target?.type?.id !== 'product') return []
    const name = `“${titleOf(target.type, target.values, target.id)}”`
    const course = { name, edition: from.values, course: target.values, ways: waysOf(target, content) }
    return [...pageFaults(course), ...dayFaults(course), ...tierFaults(course)]
  },
}

type SubjectValues = CheckedLink['from']['values']
type CourseVariant = { tier: string | undefined; day: string | undefined; prices: SubjectValues }
type Course = { name: string; edition: SubjectValues; course: SubjectValues; ways: readonly CourseVariant[] }

/** Excludes “join now” variants, because the price table decides the cost of joining. */
const waysOf = (product: Target, content: Content): CourseVariant[] =>
  linksIn(product.values.variants).flatMap(({ id }) => {
    const variant = content.entries.get(id)
    if (!variant || !isShown(variant, content)) return []
    const { priceTier, courseStartDate, joinNowVariant } = variant.values
    if (joinNowVariant === true) return []
    return { tier: words(priceTier), day: dayOf(words(courseStartDate)), prices: variant.values }
  })

function pageFaults({ name, edition, course }: Course): string[] {
  const suffix = words(edition.titleSuffix)
  const title = words(course.title) ?? words(course.internalName) ?? ''
  return [
    ...(words(course.slug)
      ? []
      : [`${name} has no slug, so registration cannot offer it. Add a slug to it.`]),
    ...(suffix && !title.endsWith(suffix)
      ? [`The title of ${name} does not end with “${suffix}”. Correct the title, or the title suffix.`]
      : []),
  ]
}

function dayFaults({ name, edition, ways }: Course): string[] {
  const days = [...new Set(ways.flatMap(({ day }) => day ?? []))]
  const [day] = days
  if (day === undefined)
    return [
      `${name} has no variant with a first day, so registration cannot offer it. Add the day of the course.`,
    ]
  if (days.length > 1)
    return [`The variants of ${name} start on different days. Give all of them the day of the course.`]
  const [first, last] = [dayOf(words(edition.startDate)), dayOf(words(edition.endDate))]
  return (first && day < first) || (last && day > last)
    ? [`${name} takes place on ${day}, which is not a day of the event. Correct one of the two.`]
    : []
}

function tierFaults({ name, edition, ways }: Course): string[] {
  const tiers = tiersOf({
    ...edition,
    timeZone: words(edition.timeZone) ?? 'UTC',
    earlyBirdDeadline: words(edition.earlyBirdDeadline),
    advancedDeadline: words(edition.advancedDeadline),
  }).map((tier) => tier.name)
  const count = (tier: string | undefined) => ways.filter((way) => way.tier === tier).length
  const foreign = [...new Set(ways.flatMap(({ tier }) => tier ?? []))].filter((tier) => !tiers.includes(tier))
  return [
    ...foreign.map((tier) => `${name} has a variant for the price tier “${tier}”. Use ${list(tiers)}.`),
    ...tiers
      .filter((tier) => count(tier) === 0 && count(undefined) === 0 && ways.length > 0)
      .map((tier) => `${name} has no variant for the price tier “${tier}”, so it is not sold then. Add one.`),
    ...[...tiers, undefined]
      .filter((tier) => count(tier) > 1)
      .map((tier) =>
        tier === undefined
          ? `${name} has several variants without a price tier. Enter the price tier of each.`
          : `${name} has several variants for the price tier “${tier}”. Keep one of them.`,
      ),
    ...priceFaults(name, tiers, ways),
  ]
}

const prices = { price: 'The price', specialMemberPrice: 'The member price' } as const
type PriceField = keyof typeof prices

/** No price falls from one tier to the next, and members never pay more than others. */
function priceFaults(name: string, tiers: readonly string[], ways: readonly CourseVariant[]): string[] {
  const inOrder = tiers.flatMap((tier) => ways.find((way) => way.tier === tier) ?? [])
  const falling = (Object.keys(prices) as PriceField[]).flatMap((field) => {
    const priced = inOrder.flatMap(({ tier, prices: { [field]: price } }) =>
      typeof price === 'number' ? { tier, price } : [],
    )
    return priced.flatMap(({ tier, price }, index) => {
      const before = priced[index - 1]
      return before && price < before.price
        ? [
            `${prices[field]} of ${name} for “${tier}” is less than for “${before.tier}”. Correct one of the two.`,
          ]
        : []
    })
  })
  const dear = ways.filter(
    ({ prices: { price, specialMemberPrice } }) =>
      typeof price === 'number' && typeof specialMemberPrice === 'number' && specialMemberPrice > price,
  )
  return [
    ...falling,
    ...(dear.length > 0
      ? [`${name} costs members more than others. Correct the member price of its variants.`]
      : []),
  ]
}

const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
const list = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names.map((name) => `“${name}”`))

import type { Journal } from '@association/content/shared/journals.ts'
import { assetLink, entry, type Picture, type Prose, picture, type SeedEntry } from '../define.ts'
import { journalCover } from '../drawing/journal-cover.ts'
import { product, type SeedProduct } from './products.ts'

/** Ids derive from the key: `product-journal-plj`, `edition-plj-1`. */
export type SeedJournal = {
  key: 'plj' | 'halmj' | 'jmpm' | 'fast-practice'
  journal: Journal
  title: string
  slug: string
  shortDescription: string
  /** The headline on the cover of the subscription. */
  promise: string
  body: Prose
  variants: SeedProduct['variants']
  /** `edition-plj-1` is the newest. */
  editions: readonly SeedEdition[]
}
type SeedEdition = {
  /** Replaces the fixture, which would be one more edition. */
  id?: string
  date: string
  volume: string
  issue: string
  subject: string
  description: string
}

export const journalEntries = (journal: SeedJournal): SeedEntry[] => [
  ...product({
    id: `product-journal-${journal.key}`,
    name: journal.title,
    picture: subscriptionCover(journal),
    body: journal.body,
    fields: {
      productType: 'Journal',
      journal: journal.journal,
      slug: journal.slug,
      shortDescription: journal.shortDescription,
    },
    variants: journal.variants,
  }),
  ...journal.editions.map((edition, index) => editionEntry(journal, edition, index)),
]

const editionEntry = (journal: SeedJournal, edition: SeedEdition, index: number) =>
  entry('journalEditions', editionId(journal, edition, index), {
    internalName: `${journal.journal} ${edition.volume}/${edition.issue}`,
    journal: journal.journal,
    editionDate: edition.date,
    title: edition.subject,
    description: edition.description,
    cover: assetLink(coverId(journal, index)),
    volume: edition.volume,
    issue: edition.issue,
    url: `/publications/subscriptions/${journal.slug}#${editionId(journal, edition, index)}`,
  })

const editionId = ({ key }: SeedJournal, { id }: SeedEdition, index: number) =>
  id ?? `edition-${key}-${index + 1}`

const subscriptionCover = ({ key }: SeedJournal) => `cover-${key}`
const coverId = ({ key }: SeedJournal, index: number) => `cover-${key}-${index + 1}`

export const journalPictures = (journal: SeedJournal): Picture[] => [
  cover(journal, {
    id: subscriptionCover(journal),
    number: 'Subscription',
    headline: journal.promise,
    seed: 13,
  }),
  ...journal.editions.map(({ volume, issue, subject }, index) =>
    cover(journal, {
      id: coverId(journal, index),
      number: `Volume ${volume}, issue ${issue}`,
      headline: subject,
      seed: firstSeeds[journal.key] + index,
    }),
  ),
]

type Numbered = { id: string; number: string; headline: string; seed: number }

const cover = ({ journal, title }: SeedJournal, { id, number, headline, seed }: Numbered) =>
  picture({
    id,
    title: `${title}, ${number.toLowerCase()}`,
    description: `The cover of ${title}, ${number.toLowerCase()}: ${headline}.`,
    width: 900,
    height: 1240,
    draw: (size) => journalCover(size, { journal, number, headline, seed }),
  })

/** Consecutive seeds draw different motifs. */
const firstSeeds = { plj: 1, halmj: 4, jmpm: 7, 'fast-practice': 10 } as const

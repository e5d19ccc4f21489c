import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import { type Content, fileOf, type Target, targetOf } from '@association/content/rules'
import { collect, type SpaceClient } from '@association/services/management/index.ts'

type ContentRequest = { space: Space; onlyPublished: boolean }

/** Reads the default locale, and each other locale with values. Throws ManagementError. */
export async function readLocales(
  client: SpaceClient,
  { space, onlyPublished }: ContentRequest,
): Promise<{ content: Content; others: readonly LocaleContent[] }> {
  const [saved, published, assets] = await Promise.all([
    collect((query) => client.entry.getMany({ query })),
    onlyPublished ? collect((query) => client.entry.getPublished({ query })) : [],
    collect((query) => client.asset.getMany({ query })),
  ])
  const contentIn = (code: string): Content => {
    const targets = saved.map((entry) => targetOf(withFallback(entry, code), { space, locale: code }))
    const seen = published.map((entry) => targetOf(withFallback(entry, code), { space, locale: code }))
    const files = assets.map((asset) => fileOf(withFallback(asset, code), code))
    return {
      entries: byId(onlyPublished ? asVisible(targets, seen) : targets),
      files: byId(files),
      onlyPublished,
    }
  }
  const codes = new Set(
    saved.flatMap(({ fields }) => Object.values(fields).flatMap((values) => Object.keys(values ?? {}))),
  )
  codes.delete(locale)
  return {
    content: contentIn(locale),
    others: [...codes].toSorted().map((code) => ({
      locale: code,
      content: contentIn(code),
      own: new Set(saved.filter((entry) => hasValuesIn(entry, code)).map(({ sys }) => sys.id)),
    })),
  }
}

/** `own` are the entries with values in this locale. */
export type LocaleContent = { locale: string; content: Content; own: ReadonlySet<string> }

/** Contentful falls back to the value of the default locale. */
const withFallback = <Item extends { fields: object }>(item: Item, code: string): Item =>
  code === locale
    ? item
    : {
        ...item,
        fields: Object.fromEntries(
          Object.entries(item.fields as LocalizedFields).map(([id, values]) => [
            id,
            { [code]: values?.[code] ?? values?.[locale] },
          ]),
        ),
      }

type LocalizedFields = Record<string, Record<string, unknown> | undefined>

const hasValuesIn = ({ fields }: { fields: object }, code: string) =>
  Object.values(fields as LocalizedFields).some((values) => values?.[code] !== undefined)

/** Throws ManagementError. */
export async function readBoth(
  client: SpaceClient,
  space: Space,
): Promise<{ saved: Content; visible: Content }> {
  const [saved, published, files] = await Promise.all([
    readEntries(client, space),
    readPublished(client, space),
    readFiles(client),
  ])
  return {
    saved: { entries: byId(saved), files, onlyPublished: false },
    visible: { entries: byId(asVisible(saved, published)), files, onlyPublished: true },
  }
}

const readEntries = async (client: SpaceClient, space: Space) =>
  (await collect((query) => client.entry.getMany({ query }))).map((entry) =>
    targetOf(entry, { space, locale }),
  )

const readPublished = async (client: SpaceClient, space: Space) =>
  (await collect((query) => client.entry.getPublished({ query }))).map((entry) =>
    targetOf(entry, { space, locale }),
  )

const readFiles = async (client: SpaceClient) =>
  byId((await collect((query) => client.asset.getMany({ query }))).map((asset) => fileOf(asset, locale)))

/** Keeps drafts, so that links to them can be judged. */
function asVisible(saved: readonly Target[], published: readonly Target[]): Target[] {
  const seen = byId(published)
  return saved.map((target) => ({
    ...target,
    values: seen.get(target.id)?.values ?? target.values,
    status: target.status === 'changed' ? 'published' : target.status,
  }))
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))

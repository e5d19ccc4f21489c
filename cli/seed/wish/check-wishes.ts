import { locale } from '@association/content/define/locale.ts'
import {
  type Content,
  checkContent,
  checkSpaces,
  type File,
  type Finding,
  siteOf,
  subjectsIn,
  type Target,
  targetOf,
} from '@association/content/rules'
import type { Seed } from './gather.ts'
import type { SeedProblem } from './validate.ts'
import type { AssetWish, EntryWish, SpaceWish } from './wish.ts'

/**
 * Checks the seed as a whole: links, HTML, pages, both spaces.
 * `said` contains earlier findings of single entries.
 */
export async function checkWishes(
  wished: readonly SpaceWish[],
  seed: Seed,
  said: readonly SeedProblem[],
): Promise<SeedProblem[]> {
  const contents = wished.map(contentOf)
  const context = { site: siteOf(contents) }
  const found = await Promise.all(contents.map((content) => checkContent(content, { context })))
  const told = new Set(said.map(({ entry, field, message }) => `${entry}/${field}/${message}`))
  return [...found.flat(), ...checkSpaces(contents.flatMap(subjectsIn))]
    .filter(({ entry, field, message }) => !told.has(`${entry}/${field}/${message}`))
    .flatMap((finding) => problemOf(finding, seed))
}

/** Drafts and deliberately broken entries may break rules. */
function problemOf({ space, entry, severity, field, message }: Finding, seed: Seed): SeedProblem[] {
  const item = seed.spaces.find((one) => one.space === space)?.entries.find(({ id }) => id === entry)
  if (!item) return []
  const isLenient = item.state !== 'published' || item.isBroken
  return [{ severity: isLenient ? 'warning' : severity, file: item.file, entry, field, message }]
}

export function contentOf({ space, entries, assets }: SpaceWish): Content {
  return {
    entries: new Map(entries.map((wish) => [wish.id, targetFor(wish, space)])),
    files: new Map(assets.flatMap(fileOf)),
  }
}

function fileOf({ id, fields: { title, description, file } }: AssetWish): [string, File][] {
  const { source, contentType } = file[locale] ?? {}
  if (!(source && 'picture' in source)) return []
  const { width, height } = source.picture
  const words = { title: title[locale] ?? '', description: description[locale] ?? '' }
  return [[id, { id, ...words, width, height, contentType, status: 'published' }]]
}

function targetFor({ id, type, state, saved }: EntryWish, space: SpaceWish['space']): Target {
  const sys = { id, contentType: { sys: { id: type } } }
  return { ...targetOf({ sys, fields: saved }, { space, locale }), status: state }
}

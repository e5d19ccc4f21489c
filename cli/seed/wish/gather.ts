import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ContentType, models, type Space, spaces } from '@association/content'
import { fixtures } from '@association/content/fixtures'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { Picture, SeedEntry, SeedFile } from '@association/seed/define.ts'
import { readMarkdown } from '@association/seed/markdown.ts'
import { readingProblem } from '../../output/reading-problem.ts'
import { CommandError } from '../../shared/errors.ts'
import { linksIn } from './links.ts'

export type Seed = { spaces: readonly SpaceSeed[]; pictures: readonly PlacedWish<Picture>[] }
export type SpaceSeed = { space: Space; entries: readonly PlacedWish<SeedEntry>[] }
export type PlacedWish<T> = T & { file: string; isBroken?: boolean }

const contentFolder = join(import.meta.dirname, '../../../packages/seed/content')

/**
 * Adds the fixtures to the seed folder. A fixture has its type's id. It goes to the type's first space, and to another
 * where an entry links to it. An entry of the folder with that id and that type replaces it.
 */
export async function gather(folder = contentFolder): Promise<Seed> {
  const files = await readFolder(folder)
  return {
    pictures: files.flatMap(({ file, content }) =>
      (content.pictures ?? []).map((picture) => ({ ...picture, file })),
    ),
    spaces: spaces.map((space) => {
      const written = files
        .filter(({ content }) => content.space === space)
        .flatMap(({ file, content: { entries, isBroken } }) =>
          entries.map((item) => ({ ...item, file, ...(isBroken && { isBroken }) })),
        )
      refuseTakenIds(written)
      return { space, entries: [...written, ...fixturesFor(space, written)] }
    }),
  }
}

/** The fixture would be lost, and links to it would lead to an entry of another type. */
function refuseTakenIds(written: readonly PlacedWish<SeedEntry>[]) {
  const typeOfFixture = new Map(allFixtures.map(({ id, type }) => [id, type]))
  const problems = written.flatMap(({ id, type, file }) =>
    (typeOfFixture.get(id) ?? type) === type
      ? []
      : [
          `${file}: entry ${id}: this id belongs to the fixture of the content type ${id}, but the entry is a ${type}. Give the entry another id.`,
        ],
  )
  if (problems.length > 0) throw new CommandError('BAD_SEED', problems)
}

type ReadFile = { file: string; content: SeedFile }

async function readFolder(folder: string): Promise<ReadFile[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted()
  const files = await allOrProblems(
    names.map(async (name) => {
      const path = join(folder, name)
      const file = relative(root, path)
      const contents = Object.values(await load(path, file)).filter((value) => isSeedFile(value, file))
      if (contents.length === 0)
        throw new CommandError(
          'BAD_SEED',
          `${file} exports nothing to seed: write \`export const … = seedFile({ … })\`, or move the file out of ${relative(root, folder)}.`,
        )
      return contents.map((content) => ({ file, content }))
    }),
  )
  return files.flat()
}

async function allOrProblems<T>(reads: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(reads)
  const problems: string[] = []
  for (const one of settled) {
    if (one.status === 'fulfilled') continue
    if (!(one.reason instanceof CommandError)) throw one.reason
    problems.push(one.reason.message)
  }
  if (problems.length > 0) throw new CommandError('BAD_SEED', problems)
  return Promise.all(reads)
}

const root = join(import.meta.dirname, '../../..')

async function load(path: string, file: string): Promise<Record<string, unknown>> {
  try {
    if (path.endsWith('.md')) return { entry: readMarkdown(readFileSync(path, 'utf8')) }
    return await import(pathToFileURL(path).href)
  } catch (error) {
    const { line, reason } = readingProblem(error)
    const place = line === undefined ? file : `${file}, line ${line},`
    throw new CommandError(
      'BAD_SEED',
      `${place} cannot be read: ${reason}. Correct it, and run the command again.`,
    )
  }
}

/** Files may also export shared parts. An export with `entries` but an unknown space is an error. */
function isSeedFile(value: unknown, file: string): value is SeedFile {
  if (!isRecord(value) || !('entries' in value)) return false
  const space = 'space' in value ? String(value.space) : undefined
  if (spaces.some((known) => known === space)) return true
  const named = space === undefined ? 'no space' : `the space “${space}”`
  throw new CommandError('BAD_SEED', `${file} names ${named}: choose ${spaces.join(' or ')}.`)
}

const types: Readonly<Record<string, Pick<ContentType, 'id' | 'spaces'>>> = models

function fixturesFor(space: Space, written: readonly SeedEntry[]): PlacedWish<SeedEntry>[] {
  const taken = new Set(written.map(({ id }) => id))
  const available = new Map(allFixtures.filter(({ id }) => !taken.has(id)).map((item) => [item.id, item]))
  const chosen = new Map<string, PlacedWish<SeedEntry>>()
  const choose = (id: string) => {
    const item = available.get(id)
    if (!item || chosen.has(id) || !types[item.type]?.spaces.includes(space)) return
    chosen.set(id, item)
    for (const target of linksIn(item.fields).entries) choose(target)
  }
  for (const { id, type } of allFixtures) if (types[type]?.spaces[0] === space) choose(id)
  for (const { fields, changes } of written)
    for (const target of linksIn([fields, changes]).entries) choose(target)
  return [...chosen.values()]
}

const allFixtures: readonly PlacedWish<SeedEntry>[] = Object.values(models).flatMap((model) => {
  const fields = (fixtures as Record<string, Record<string, unknown>>)[model.id]
  if (!fields) return []
  const folder = model.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const written: SeedEntry = { type: model.id, id: model.id, state: 'published', fields, changes: {} }
  return [{ ...written, file: `packages/content/types/${folder}/fixture.ts` }]
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaces } from '@association/content'
import { MigrationError } from '../errors.ts'
import { unrequestedRemovals } from '../model/removals.ts'
import { emptyModels, isSchemaStep, replay } from '../model/replay.ts'
import { validate } from '../model/validate.ts'
import type { Models } from '../specs/space-model.ts'
import type { LoadedChange } from './load-changes.ts'

/** `problems` fail the check; a person judges the `notes`. */
export type HistoryCheck = { models: Models; problems: string[]; notes: string[] }

export function checkHistory(changes: readonly LoadedChange[], folder: string): HistoryCheck {
  let models = emptyModels
  const checked = changes.map((loaded, index) => {
    const before = models
    models = replay([loaded], before)
    const previous = changes[index - 1]?.id
    return {
      problems: [
        ...problemsOf(loaded.id, models),
        ...importProblems(loaded.id, folder),
        ...previousProblems(loaded.id, { folder, previous }),
        ...replacedProblems(loaded, changes),
      ],
      notes: removalsIn(loaded, before, models).map((note) => `${loaded.id}: ${note}`),
    }
  })
  return {
    models,
    problems: checked.flatMap(({ problems }) => problems),
    notes: checked.flatMap(({ notes }) => notes),
  }
}

function problemsOf(id: string, models: Models): string[] {
  try {
    validate(models)
    return []
  } catch (error) {
    if (error instanceof MigrationError) return error.lines.map((line) => `${id}: ${line}`)
    throw error
  }
}

function removalsIn({ change }: LoadedChange, before: Models, after: Models): string[] {
  const found = spaces.flatMap((space) => {
    const ids = Object.keys({ ...before[space], ...after[space] })
    const versions = ids.map((id) => ({ id, from: before[space][id], to: after[space][id] }))
    return unrequestedRemovals(versions, change.steps.filter(isSchemaStep))
  })
  return [...new Set(found)]
}

/** A change is frozen, so it may import only its own folder and the vocabulary, which keeps its meaning. */
function importProblems(id: string, folder: string): string[] {
  const parts = join(folder, id)
  const own = existsSync(parts) ? readdirSync(parts).map((file) => `${id}/${file}`) : []
  return [`${id}.ts`, ...own].flatMap((file) =>
    importsIn(readFileSync(join(folder, file), 'utf8'))
      .filter((path) => !isFrozen(path, id))
      .map(
        (path) =>
          `${file} imports ${path}, which can change later: import engine/vocabulary.ts and files of ${id}/ alone.`,
      ),
  )
}

const importsIn = (source: string) =>
  [...source.matchAll(/^\s*(?:import\s*|(?:import|export)\b[^'"()]*\bfrom\s*)['"]([^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  )

const isFrozen = (path: string, id: string) =>
  path.endsWith('/engine/vocabulary.ts') || path.startsWith(`./${id}/`) || /^\.\/[^/]+$/.test(path)

function previousProblems(
  id: string,
  { folder, previous }: { folder: string; previous: string | undefined },
): string[] {
  const wanted = `import type previous from './${previous}.ts'`
  const source = readFileSync(join(folder, `${id}.ts`), 'utf8')
  return [...source.matchAll(/^import\b.*['"]\.\/[^/'"]+\.ts['"]/gm)]
    .map(([line]) => line)
    .filter((line) => line.replaceAll('"', "'") !== wanted)
    .map((line) =>
      previous === undefined
        ? `${id}.ts: no change comes before the first one: remove \`${line}\`.`
        : `${id}.ts: \`${line}\` does not name the change before it: write \`${wanted}\`.`,
    )
}

function replacedProblems({ id, change }: LoadedChange, changes: readonly LoadedChange[]): string[] {
  const [first] = changes
  const isTaken = id in (first?.change.replaces?.changes ?? {})
  return [
    ...(isTaken ? [`${id} is the id of a change that ${first?.id} replaces: choose another name.`] : []),
    ...(change.replaces && id !== first?.id ? [`${id}.ts: only the first change can replace others.`] : []),
  ]
}

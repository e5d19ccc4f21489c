import { run, type SeedOptions } from '../commands/seed/run.ts'
import { seedFolder, talks } from './seed-folder.ts'
import { contentOf, recorder, startSpaces } from './space.ts'

export const talksFolder = seedFolder({ 'talks.ts': talks })

/** Two spaces of which the events hold the talks; `restore` brings them back. */
export async function startTalks() {
  const spaces = await startSpaces()
  await run({ config: spaces.config, folder: talksFolder, space: 'events' }, recorder().io)
  spaces.keep()
  return {
    spaces,
    /** Runs the seed, and tells what became of it. */
    async seed(options: Partial<SeedOptions>, change = {}) {
      const recorded = recorder(change)
      const running = run({ config: spaces.config, ...options }, recorded.io)
      const outcome = await running.catch((error: Error) => error)
      return { ...recorded, outcome, sentence: String(outcome) }
    },
    /** Takes the talks out of their space. */
    async empty() {
      const nothing = { config: spaces.config, folder: seedFolder({}), prune: true, yes: true } as const
      await run({ ...nothing, space: 'events' }, recorder().io)
      const left = Object.keys((await contentOf(spaces)).events.entries)
      if (left.includes('talks')) throw new Error(`The space still holds ${left.join(', ')}.`)
    },
  }
}

export type Talks = Awaited<ReturnType<typeof startTalks>>

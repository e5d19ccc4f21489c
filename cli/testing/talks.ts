import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run, type SeedOptions } from '../commands/seed/run.ts'
import { seedFolder, talks } from './seed-folder.ts'
import { contentOf, recorder, type Spaces, startSpaces } from './space.ts'

export const talksFolder = seedFolder({ 'talks.ts': talks })

/** A busy machine needs this long for two spaces with the whole model. */
const setUpMs = 60_000

/** Gives each test two spaces; the events space contains the talks. */
export function useTalks() {
  let started: Spaces | undefined
  const spaces = (): Spaces => {
    if (!started) throw new Error('The spaces exist only while a test runs.')
    return started
  }
  async function seed(options: Partial<SeedOptions>, change = {}) {
    const recorded = recorder(change)
    const running = run({ config: spaces().config, ...options }, recorded.io)
    const outcome = await running.catch((error: Error) => error)
    return { ...recorded, outcome, sentence: String(outcome) }
  }
  async function empty() {
    await seed({ folder: seedFolder({}), space: 'events', prune: true, yes: true })
    const left = Object.keys((await contentOf(spaces())).events.entries)
    if (left.includes('talks')) throw new Error(`The space still holds ${left.join(', ')}.`)
  }
  beforeAll(async () => {
    started = await startSpaces()
    await run({ config: started.config, folder: talksFolder, space: 'events' }, recorder().io)
    started.keep()
  }, setUpMs)
  beforeEach(() => spaces().restore())
  afterAll(() => spaces().close())
  return { spaces, seed, empty }
}

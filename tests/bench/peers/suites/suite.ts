import type { Store } from '@association/local/contentful/store/store.ts'
import type { PlainClientAPI } from 'contentful-management'

/** The service before the suite starts. */
export type World = {
  /** For what the Management API does not create. */
  store: Store
  /** The Management API of a space. */
  space(id: string): PlainClientAPI
  /** Sets the clock of the twin. Each reading moves it by one millisecond. */
  at(time: string): void
}

/** The integration suite of an SDK, and the state of the service that its tests expect. */
export type Suite = {
  /** As the checkout's `package.json` has it. */
  name: string
  /** The share of the tests that has to pass. */
  goal: number
  organizationId: string
  /** Spaces that are there before; ids cannot be chosen through the Management API. */
  spaces: string[]
  /** Creates what the tests expect in the spaces. */
  build(world: World): Promise<void>
  /** Variables that the suite reads. */
  environment: Record<string, string>
  /** The arguments of the checkout's own Vitest, and the test files that run unless others are named. */
  vitest: { args: string[]; files: string[] }
  /** Why tests that fail cannot pass: the end of the full title → the reason. */
  knownFailures: Record<string, string>
}

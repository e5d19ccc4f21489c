import type { PlainClientAPI } from 'contentful-management'

/** What a suite finds when it starts. */
export type World = {
  /** The Management API of a space. */
  space(id: string): PlainClientAPI
  /** What is written from now on happens at this time; one millisecond passes with each reading of the clock. */
  at(time: string): void
}

/** An SDK's own integration suite, and what it expects of the service. */
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

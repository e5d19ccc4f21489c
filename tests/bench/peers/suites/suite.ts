import type { Store } from '@association/local/contentful/store/store.ts'
import type { PlainClientAPI } from 'contentful-management'

export type SuiteWorld = {
  /** For objects that the Management API cannot create. */
  store: Store
  space(id: string): PlainClientAPI
  /** Sets the clock of the twin. Each reading advances it by one millisecond. */
  at(time: string): void
}

export type Suite = {
  /** The name in the checkout's `package.json`. */
  name: string
  /** Share of the tests that must pass. */
  goal: number
  organizationId: string
  /** These spaces exist beforehand, because the Management API does not let a client choose ids. */
  spaces: string[]
  build(world: SuiteWorld): Promise<void>
  environment: Record<string, string>
  vitest: { args: string[]; files: string[] }
  /** End of the full title → the reason why the test cannot pass. */
  knownFailures: Record<string, string>
}

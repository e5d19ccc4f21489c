import { type ComponentType, lazy } from 'react'

/** If the part does not load, a sentence replaces it; React would remove everything. */
export const late = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => () => (
      <p role="alert">{`${name} could not be loaded. Check your connection and reload this page.`}</p>
    )),
  }))

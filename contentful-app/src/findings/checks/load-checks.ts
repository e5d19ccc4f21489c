import { inTime, loadingMs } from '../../base/in-time.ts'

export type Checks = Awaited<ReturnType<typeof loadChecks>>

/** These checks need other entries, so they load while the sidebar reads them. */
export async function loadChecks() {
  const [spaces, tree] = await inTime(
    Promise.all([import('./both-spaces.ts'), import('./check-tree.ts')]),
    loadingMs,
  )
  return { ...spaces, ...tree }
}

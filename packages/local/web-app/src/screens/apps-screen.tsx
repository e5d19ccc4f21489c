import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import type { App } from '../contentful/space-model.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { useSpace } from '../space-context.tsx'

export function AppsScreen() {
  const { clients, dialogs, notices } = useShared()
  const { scope, apps, reload } = useSpace()
  async function uninstall({ id, name }: App) {
    const message = `“${name}” disappears from the entries of this space, and its settings here are deleted.`
    if (!(await dialogs.ask({ kind: 'confirm', title: 'Uninstall', message, intent: 'negative' }))) return
    try {
      await clients.cma.appInstallation.delete({ ...scope, appDefinitionId: id })
      notices.show({ type: 'success', message: `“${name}” is uninstalled.` })
    } catch (error) {
      notices.show({ type: 'error', message: problemOf(error).message })
    }
    reload()
  }
  return (
    <section className="page">
      <h1>Apps</h1>
      {apps.length === 0 && <p className="quiet">The organization has no apps.</p>}
      <ul className="rows">
        {apps.map((app) => (
          <li key={app.id}>
            <Anchor to={{ screen: 'app-config', scope, app: app.id }}>{app.name}</Anchor>
            <span className="quiet">{app.locations.join(', ')}</span>
            <span className={`badge ${app.isInstalled ? 'published' : 'draft'}`}>
              {app.isInstalled ? 'Installed' : 'Not installed'}
            </span>
            {app.isInstalled && (
              <button type="button" onClick={() => void uninstall(app)}>
                Uninstall
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

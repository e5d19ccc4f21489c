import { useRef, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import { AppFrame } from '../host/app-frame.tsx'
import type { Channel } from '../host/channel.ts'
import { currentState, install, wantedOf } from '../host/installation.ts'
import { useAppHost } from '../host/use-app-host.ts'
import { useSpace } from '../space-context.tsx'

export function AppPageScreen({ app, path }: { app: string; path: string }) {
  const host = useAppHost(app)
  if (!host.app?.isInstalled) return <p role="alert">This app is not installed in this space.</p>
  return (
    <AppFrame
      key={path}
      title={host.app.name}
      src={host.app.src}
      className="whole"
      connect={() => host.connect({ location: 'page', invocation: { path } })}
      handlers={host.methods}
    />
  )
}

export function HomeScreen() {
  const { apps } = useSpace()
  const app = apps.find(({ isInstalled, locations }) => isInstalled && locations.includes('home'))
  const host = useAppHost(app?.id ?? '')
  if (!app) return <p className="quiet">No app is assigned to the home of this space.</p>
  return (
    <AppFrame
      title={`${app.name}: home`}
      src={app.src}
      className="whole"
      connect={() => host.connect({ location: 'home' })}
      handlers={host.methods}
    />
  )
}

/** The host asks the app for its target state, stores it, and reports the result. */
export function AppConfigScreen({ app: id }: { app: string }) {
  const { clients, notices } = useShared()
  const space = useSpace()
  const host = useAppHost(id)
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const channel = useRef<Channel>(undefined)
  const round = useRef(0)

  const ask = (stage: string, err: unknown = null) =>
    channel.current?.send('appHook', [{ stage, installationRequestId: `request-${round.current}`, err }])

  async function answered(answer: unknown) {
    const { stage, result } = answer as { stage: string; result: unknown }
    if (stage !== 'preInstall') return
    const wanted = wantedOf(result)
    if (!wanted) return setBusy(false)
    try {
      await install(clients.cma, space, { appId: id, wanted })
      ask('postInstall')
      notices.show({ type: 'success', message: 'The configuration is saved.' })
    } catch (error) {
      const { message } = problemOf(error)
      ask('postInstall', { message })
      notices.show({ type: 'error', message })
    }
    setBusy(false)
    space.reload()
  }

  const { app } = host
  if (!app) return <p role="alert">The organization does not have this app.</p>
  const answers: Record<string, () => unknown> = {
    setReady: () => setReady(true),
    isInstalled: () => app.isInstalled,
    getParameters: () => (app.isInstalled ? app.parameters : null),
    getCurrentState: () => (app.isInstalled ? currentState(space, id) : null),
  }
  return (
    <section className="app-config">
      <header className="page-header">
        <h1>{app.name}</h1>
        <button
          type="button"
          className="primary"
          disabled={!isReady || isBusy}
          onClick={() => {
            round.current += 1
            setBusy(true)
            ask('preInstall')
          }}
        >
          {app.isInstalled ? 'Save' : 'Install'}
        </button>
      </header>
      <AppFrame
        title={`${app.name}: configuration`}
        src={app.src}
        className="whole"
        connect={() => host.connect({ location: 'app-config' })}
        handlers={() => ({
          ...host.methods(),
          callAppMethod: (name) => answers[String(name)]?.(),
          appHookResult: answered,
        })}
        onOpen={(opened) => {
          channel.current = opened
          return () => {
            channel.current = undefined
          }
        }}
      />
    </section>
  )
}

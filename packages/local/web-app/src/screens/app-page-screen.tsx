import { AppFrame } from '../host/app-frame.tsx'
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

/** An app fills the home of the space. */
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

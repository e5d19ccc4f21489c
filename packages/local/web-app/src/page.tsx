import { useEffect } from 'react'
import { useShared } from './app-context.tsx'
import { DialogStack } from './dialogs/dialog-stack.tsx'
import { NoticeList } from './dialogs/notice-list.tsx'
import { useAddress } from './navigation/history.ts'
import { parseRoute, type Route } from './navigation/route.ts'
import { TopBar } from './navigation/top-bar.tsx'
import { AppConfigScreen, AppPageScreen, HomeScreen } from './screens/app-screens.tsx'
import { AppsScreen } from './screens/apps-screen.tsx'
import { AssetScreen } from './screens/asset-screen.tsx'
import { AssetsScreen } from './screens/assets-screen.tsx'
import { ContentTypesScreen } from './screens/content-types-screen.tsx'
import { EntriesScreen } from './screens/entries-screen.tsx'
import { EntryScreen } from './screens/entry-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { SpaceProvider } from './space-context.tsx'

export function Page() {
  const { clients } = useShared()
  const route = parseRoute(useAddress(), clients.config.environment)
  const scope = 'scope' in route ? route.scope : undefined
  useEffect(() => {
    if (route.screen !== 'entry') document.title = `Contentful (local)${scope ? ` · ${scope.spaceId}` : ''}`
  }, [route.screen, scope])
  if (!scope)
    return (
      <>
        <TopBar route={route} />
        <main aria-label="Contentful">{route.screen === 'start' ? <StartScreen /> : <Nowhere />}</main>
        <Overlays />
      </>
    )
  return (
    <SpaceProvider key={`${scope.spaceId}/${scope.environmentId}`} scope={scope}>
      <TopBar route={route} />
      <main aria-label="Contentful">
        <Screen route={route} />
      </main>
      <Overlays />
    </SpaceProvider>
  )
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'entry':
      return <EntryScreen route={route} />
    case 'entries':
      return <EntriesScreen />
    case 'asset':
      return <AssetScreen key={route.id} id={route.id} />
    case 'assets':
      return <AssetsScreen />
    case 'apps':
      return <AppsScreen />
    case 'content_types':
      return <ContentTypesScreen />
    case 'home':
      return <HomeScreen />
    case 'app-page':
      return <AppPageScreen key={route.app} app={route.app} path={route.path} />
    case 'app-config':
      return <AppConfigScreen key={route.app} app={route.app} />
    default:
      return <Nowhere />
  }
}

function Overlays() {
  return (
    <>
      <DialogStack />
      <NoticeList />
    </>
  )
}

const Nowhere = () => (
  <section className="page">
    <h1>Nothing here</h1>
    <p>This address does not exist. Start from one of the spaces above.</p>
  </section>
)

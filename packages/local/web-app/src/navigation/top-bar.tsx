import { useShared } from '../app-context.tsx'
import type { Scope } from '../contentful/clients.ts'
import { becomePerson, personOf } from '../contentful/person.ts'
import { useSpace } from '../space-context.tsx'
import { Anchor } from './anchor.tsx'
import type { Route } from './route.ts'

export function TopBar({ route }: { route: Route }) {
  const { config } = useShared().clients
  const scope = 'scope' in route ? route.scope : undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: at the top of a page it is a banner, and frames have banners too
    <header className="top-bar" aria-label="Contentful">
      <Anchor to={{ screen: 'start' }} className="brand">
        Contentful <small>local</small>
      </Anchor>
      <nav aria-label="Spaces">
        {config.spaces.map(({ id, name }) => (
          <Anchor
            key={id}
            to={{ screen: 'entries', scope: { spaceId: id, environmentId: config.environment } }}
            isCurrent={scope?.spaceId === id}
          >
            {name}
          </Anchor>
        ))}
      </nav>
      {scope && <SpaceLinks route={route} scope={scope} />}
      <PersonChoice />
    </header>
  )
}

/** Contentful has one person per session; here a developer tries roles. */
function PersonChoice() {
  const { config } = useShared().clients
  return (
    <select
      aria-label="You are"
      value={personOf(config).id}
      onChange={({ currentTarget }) => becomePerson(currentTarget.value)}
    >
      {config.people.map(({ id, firstName, lastName, role }) => (
        <option key={id} value={id}>
          {`${firstName} ${lastName} · ${role}`}
        </option>
      ))}
    </select>
  )
}

function SpaceLinks({ route, scope }: { route: Route; scope: Scope }) {
  const apps = useSpace().apps.filter(({ isInstalled }) => isInstalled)
  const hasHome = apps.some(({ locations }) => locations.includes('home'))
  return (
    <nav aria-label="In this space" className="space-links">
      {hasHome && (
        <Anchor to={{ screen: 'home', scope }} isCurrent={route.screen === 'home'}>
          Home
        </Anchor>
      )}
      <Anchor
        to={{ screen: 'entries', scope }}
        isCurrent={route.screen === 'entries' || route.screen === 'entry'}
      >
        Content
      </Anchor>
      <Anchor
        to={{ screen: 'assets', scope }}
        isCurrent={route.screen === 'assets' || route.screen === 'asset'}
      >
        Media
      </Anchor>
      <Anchor to={{ screen: 'content_types', scope }} isCurrent={route.screen === 'content_types'}>
        Model
      </Anchor>
      <Anchor
        to={{ screen: 'apps', scope }}
        isCurrent={route.screen === 'apps' || route.screen === 'app-config'}
      >
        Apps
      </Anchor>
      {apps.map(
        ({ id, pageLink }) =>
          pageLink && (
            <Anchor
              key={id}
              to={{ screen: 'app-page', scope, app: id, path: pageLink.path }}
              isCurrent={route.screen === 'app-page' && route.app === id}
            >
              {pageLink.name}
            </Anchor>
          ),
      )}
    </nav>
  )
}
